#!/usr/bin/env python3
"""Random whole games with every card of every scenario in the decks, beside the installed ones.

    any_cards.py TRIPTYCH-CLI GAME [--games N] [--seed N] [--crowded PERCENT]

A scenario plays its card as its author thought of it; here thousands of texts meet that nobody has thought of
together. After every answer all laws of the game have to hold, and few games may end because the table is crowded.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

SOURCES = pathlib.Path(__file__).resolve().parents[2]
SAYS = ("type", "ability", "text", "support", "eleven_year_text")


def cards_of_scenarios(game):
    """Cards that say something, each text once, with names and ids that differ."""
    seen, names, cards = set(), {}, []
    for path in sorted((SOURCES / "tests" / "scenarios" / game).rglob("*.json")):
        for card in json.loads(path.read_text(encoding="utf-8")).get("cards", []):
            says = tuple(card.get(field) for field in SAYS)
            if not card.get("text") or says in seen:
                continue
            seen.add(says)
            count = names[card["name"]] = names.get(card["name"], 0) + 1
            cards.append(dict(card, id=f"ANY-{len(cards) + 1:04}",
                              name=card["name"] if count == 1 else f"{card['name']} the {count}th"))
    return cards


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("cli")
    arguments.add_argument("game")
    arguments.add_argument("--games", default="100")
    arguments.add_argument("--seed", default="1")
    arguments.add_argument("--crowded", type=float, default=5.0)
    given = arguments.parse_args()
    installed = sorted((SOURCES / "assets" / "cards" / given.game).glob("*.json"))
    with tempfile.TemporaryDirectory() as folder:
        pack = pathlib.Path(folder) / "any.json"
        pack.write_text(json.dumps({"format": "triptych-cards/1", "game": given.game,
                                    "set": {"code": "ANY", "name": "Any cards"},
                                    "cards": cards_of_scenarios(given.game)}), encoding="utf-8")
        command = [given.cli, "match", "--check", "--game", given.game, "--games", given.games,
                   "--seed", given.seed]
        for path in installed + [pack]:
            command += ["--cards", str(path)]
        played = subprocess.run(command, capture_output=True, text=True)
    print(played.stdout, played.stderr, sep="")
    if played.returncode != 0:
        return played.returncode
    # "12000 games, 0 faulty, 306 ended because the table was crowded"
    words = played.stdout.strip().splitlines()[-1].split()
    games, crowded = int(words[0]), int(words[4])
    share = 100.0 * crowded / games
    print(f"{share:.1f} % of the games ended because the table was crowded; at most {given.crowded} % may")
    return 0 if share <= given.crowded else 1


if __name__ == "__main__":
    sys.exit(main())
