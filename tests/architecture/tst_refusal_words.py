#!/usr/bin/env python3
"""Fails when the rules of a game refuse something for a reason that the app has no words for.

tst_refusal_words.py [root]      checks the tree
tst_refusal_words.py --self-test checks that offending examples are found
"""
import re

import checks

# because("weary", "4.4.2"): the key of core/Refusal.h and the rule.
REASON = re.compile(r'\bbecause\(\s*"([a-z][a-z-]*)"')


def offences(root):
    for game in ("kryptik", "seize", "altered"):
        games = root / "app" / "games"
        words = "".join(file.read_text(encoding="utf-8")
                        for file in [*sorted((games / game).glob("*.cpp")), *games.glob("Answers.cpp")])
        for file in sorted((root / "engine" / game).rglob("*.cpp")):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                for reason in REASON.findall(line):
                    if f'QStringLiteral("{reason}")' not in words:
                        yield (f"{file.relative_to(root).as_posix()}:{number}: refuses for \"{reason}\", which "
                               f"app/games/{game} and app/games/Answers.cpp have no words for")


def selfTest():
    said = '{ QStringLiteral("weary"), QT_TR_NOOP("It is weary.") },\n'
    yield from checks.misjudged({
        "app/games/kryptik/KryptikWords.cpp": (said, 0),
        "engine/kryptik/Refusals.cpp": ('return because("weary", "4.4.2");\n', 0),
        "engine/kryptik/rules/Others.cpp": ('return because("asleep", "4.4.2");\n', 1),
        "engine/seize/Refusals.cpp": ('return because("weary", "S-ABIL-1");\n', 1),
    }, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "every refusal has words")
