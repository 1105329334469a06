#!/usr/bin/env python3
"""Fails when a constructor has grown into a script: what it makes and what follows what are parts with names.

tst_constructor_lengths.py [root]      checks engine/ and app/
tst_constructor_lengths.py --self-test checks that offending examples are found
"""
import re

import checks

MOST = 65  # lines, the list of members included
BEGINS = re.compile(r"^(?:[\w:]*::)?(\w+)::\1\(")


def constructors(text):
    """(line, name, number of lines) of those that are written out at the margin."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if found := BEGINS.match(line):
            end = next((k for k in range(number, len(lines)) if re.match(r"\}|.*\) = \w+;$", lines[k])), number)
            yield number + 1, found[1], end - number + 1


def offences(root):
    for folder in ("engine", "app"):
        for file in sorted((root / folder).rglob("*.cpp")):
            for number, name, length in constructors(file.read_text(encoding="utf-8")):
                if length > MOST:
                    yield f"{file.relative_to(root)}:{number}: the constructor of {name} has {length} lines"


def selfTest():
    def made(lines):
        return "Lap::Lap(int n)\n    : m_n(n)\n{\n" + "    run();\n" * lines + "}\n"

    yield from checks.misjudged({
        "app/race/Lap.cpp": (made(MOST - 4), 0),
        "app/race/Long.cpp": (made(MOST - 3), 1),
        "app/race/Usual.cpp": ("Lap::Lap(int) = default;\n\nvoid Lap::run()\n{\n" + "    run();\n" * MOST + "}\n", 0),
        "engine/race/Within.cpp": (made(MOST).replace("Lap::Lap", "race::Lap::Lap"), 1),
        "tests/race/tst_lap.cpp": (made(MOST), 0),
    }, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "no constructor is a script")
