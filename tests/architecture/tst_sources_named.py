#!/usr/bin/env python3
"""Fails when nobody can say what a source file is: it has no header of its name, is no part of a header's
file, as `GermanWords.cpp` is of `German.h`, and no map names it.

tst_sources_named.py [root]      checks engine/ and app/
tst_sources_named.py --self-test checks that offending examples are found

A map is the README of the file's folder, or of one above it.
"""
import re
from fnmatch import fnmatch

import checks

NAME = re.compile(r"`([^`]+)`")
WORD = re.compile(r"[A-Z][a-z0-9]*")


def namesIn(map):
    """Every name of a map, without folders and endings; a name may have stars."""
    for name in NAME.findall(map.read_text(encoding="utf-8")):
        yield re.sub(r"\.(h|cpp)$", "", name.rsplit("/", 1)[-1])


def isPart(file):
    """The file's name begins with that of a header beside it, whole words of it."""
    ends = [found.start() for found in WORD.finditer(file.stem)][1:]
    return any((file.parent / f"{file.stem[:end]}.h").exists() for end in ends)


def isNamed(file, root):
    for folder in file.relative_to(root).parents:
        map = root / folder / "README.md"
        if map.exists() and any(fnmatch(file.stem, name) for name in namesIn(map)):
            return True
    return False


def offences(root):
    for folder in ("engine", "app"):
        for file in sorted((root / folder).rglob("*.cpp")):
            if file.with_suffix(".h").exists() or isPart(file) or isNamed(file, root):
                continue
            yield f"{file.relative_to(root)}: has no header of its name, and no README says what it is"


def selfTest():
    yield from checks.misjudged({
        "engine/race/Lap.h": ("", 0),
        "engine/race/Lap.cpp": ("", 0),
        "engine/race/LapTimes.cpp": ("", 0),
        "engine/race/Lapse.cpp": ("", 1),
        "engine/race/rules/Start.cpp": ("", 0),
        "engine/race/rules/Finish.cpp": ("", 1),
        "engine/race/README.md": ("| 1 Starting | `rules/Start` |\n", 0),
        "app/race/Words.cpp": ("", 0),
        "app/race/GermanWords.cpp": ("", 1),
        "app/README.md": ("| `Word*` | ... |\n", 0),
    }, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "every source file has a header or a place on a map")
