#!/usr/bin/env python3
"""Fails when a source file has grown past what one reads as one chapter: it is to be parted by idea.

tst_file_lengths.py [root]      checks engine/, app/ and qml/
tst_file_lengths.py --self-test checks that offending examples are found
"""
import checks

MOST = 400  # CONTRIBUTING.md asks for 100, and for a parting before this.


def offences(root):
    for folder in ("engine", "app", "qml"):
        for kind in ("*.cpp", "*.h", "*.qml"):
            for file in sorted((root / folder).rglob(kind)):
                lines = file.read_text(encoding="utf-8").count("\n")
                if lines > MOST:
                    yield f"{file.relative_to(root)}: has {lines} lines; part it by what it is about"


def selfTest():
    yield from checks.misjudged({
        "engine/race/Lap.cpp": ("\n" * MOST, 0),
        "engine/race/Race.h": ("\n" * (MOST + 1), 1),
        "app/race/Race.cpp": ("\n" * (MOST + 1), 1),
        "qml/Race/Race.qml": ("\n" * (MOST + 1), 1),
        "tests/race/tst_race.cpp": ("\n" * (MOST + 1), 0),
    }, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "no file is longer than a chapter")
