#!/usr/bin/env python3
"""Fails when a wording stands in two rows of a game's tables: only the row that is tried first is ever heeded.

tst_wordings_once.py [root]      checks engine/*/text/surface/Wordings*.cpp
tst_wordings_once.py --self-test checks that offending examples are found
"""
import itertools
import re

import checks

# Tables that only some kinds of cards are read with (seize/text/surface/Habits.cpp); all others are every card's.
KINDS = {
    "wordingsOnMercenaries": {"mercenary"},
    "wordingsOnTreasures": {"treasure"},
    "wordingsOfOwnTreasure": {"treasure"},
    "wordingsOnAttacks": {"attack"},
    "wordingsOfAim": {"attack"},
    "wordingsOnInstants": {"instant"},
    "wordingsOnEvents": {"event"},
    "wordingsOfStaying": {"mercenary", "treasure", "event"},
    "wordingsOfCarriers": {"treasure"},
    "wordingsOfBareMercenary": {"mercenary"},
    "wordingsOfBareBearer": {"treasure"},
    "wordingsOfShortTargets": {"instant"},
    "wordingsOfPlayedClauses": {"attack", "instant"},
    "wordingsOfGerunds": {"mercenary", "treasure", "event"},
    "wordingsOfRelatives": {"mercenary", "treasure", "event"},
    "wordingsOfStandingClauses": {"mercenary", "treasure", "event"},
    "wordingsGoingOn": {"mercenary", "treasure", "event"},
    "wordingsOfDrawPhases": {"mercenary", "treasure", "event"},
}
ALL = {"mercenary", "treasure", "attack", "instant", "event"}

STRING = r'"(?:[^"\\]|\\.)*"'
TABLE = re.compile(r"constexpr std::array(?:<[^>]*>)? (\w+) ?\{(.*?)\n\};", re.S)
TYPED = re.compile(rf"\bWording \{{\s*((?:{STRING}\s*)+),")
RETURNED = re.compile(r"(\w+)\(\)\s*\{\s*(?://[^\n]*\s*)*return (\w+);")


def rows(text):
    """The table, the line and what is typed of each row."""
    functions = {table: function for function, table in RETURNED.findall(text)}
    for table in TABLE.finditer(text):
        for row in TYPED.finditer(table[2]):
            typed = "".join(part[1:-1] for part in re.findall(STRING, row[1])).replace('\\"', '"')
            line = text.count("\n", 0, table.start(2) + row.start()) + 1
            yield functions.get(table[1], table[1]), line, typed


def said(typed):
    """All that a row stands for: "(this/this card) is" is two wordings (text/WordingTable.h)."""
    choices = []
    for word in typed.lower().split():
        if len(word) > 2 and "/" in word and word[0] + word[-1] in ("()", "{}"):
            choices.append([one.split("=")[0].replace("_", " ") for one in word[1:-1].split("/")])
        else:
            choices.append([word])
    for words in itertools.product(*choices):
        yield " ".join(word for word in words if word)


def offences(root):
    for game in sorted((root / "engine").glob("*/text")):
        known = {}
        for file in sorted(game.glob("surface/Wordings*.cpp")):
            name = file.relative_to(root).as_posix()
            for table, line, typed in rows(file.read_text(encoding="utf-8")):
                kinds = KINDS.get(table, ALL)
                for wording in said(typed):
                    before = [at for at, others in known.get(wording, []) if kinds & others]
                    if before:
                        yield f"{name}:{line}: \"{wording}\" has a row at {before[0]}"
                    known.setdefault(wording, []).append((f"{name}:{line}", kinds))


def selfTest():
    def table(name, function, *typed):
        written = "".join(f'    Wording {{\n        "{row}", "draw" }},\n' for row in typed)
        return (f"constexpr std::array {name} {{\n{written}}};\n"
                f"std::span<const Wording> {function}()\n{{\n    return {name};\n}}\n")

    yield from checks.misjudged({
        "engine/race/text/surface/WordingsA.cpp": (table("laps", "wordingsOfLaps", "run", "(run/walk)_on", "walk"), 0),
        "engine/race/text/surface/WordingsB.cpp": (table("turns", "wordingsOfTurns", 'turn" " left', "walk"), 1),
        "engine/race/text/surface/WordingsC.cpp": (table("lefts", "wordingsOfLefts", "{turn/go=walk} (now/) left"), 1),
        "engine/race/text/surface/WordingsD.cpp": (
            table("ones", "wordingsOnAttacks", "hit") + table("others", "wordingsOnInstants", "hit"), 0),
        "engine/race/text/surface/WordingsE.cpp": (table("all", "wordingsOfHits", "hit"), 1),
    }, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "every wording stands once")
