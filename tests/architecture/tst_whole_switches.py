#!/usr/bin/env python3
"""Fails when a switch over an enumeration of ours has a `default:`.

tst_whole_switches.py [root]      checks the tree
tst_whole_switches.py --self-test checks that offending examples are found

A new verb must not compile before it is described and resolved. Numbers, characters and Qt's roles
have no end and need a default.
"""
import re

import checks

# Still there, in what makes texts by chance for tests; the number may only become smaller.
LEFT = {"tests/altered/text": 1, "tests/seize/text": 2}

LABEL = re.compile(r"\bcase\s+([^;{}?]*?[^:]):(?!:)")
ENUMERATOR = re.compile(r"(?!Q[A-Z]|Qt\b)(?:\w+::)*[A-Z]\w*$")


def ownPart(body):
    """What stands in a switch itself, without what its braces hold, another switch too."""
    depth, own = 0, []
    for character in body:
        depth += (character == "{") - (character == "}")
        if depth == 0 or character in "{}":
            own.append(character)
    return "".join(own)


def insideOf(text, opened):
    depth = 0
    for place in range(opened, len(text)):
        depth += (text[place] == "{") - (text[place] == "}")
        if depth == 0:
            return text[opened + 1:place]
    return text[opened + 1:]


def defaults(text):
    """The lines of switches over an enumeration that have a default."""
    for found in re.finditer(r"\bswitch \(", text):
        own = ownPart(insideOf(text, text.index("{", found.end())))
        labels = LABEL.findall(own)
        roles = any(label.startswith("Qt::") for label in labels)
        if re.search(r"\bdefault:", own) and not roles and any(map(ENUMERATOR.match, labels)):
            yield text.count("\n", 0, found.start()) + 1


def offences(root):
    left = {folder: [] for folder in LEFT}
    for folder in ("engine", "app", "tests"):
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in {".h", ".cpp"}:
                path = file.relative_to(root)
                for number in defaults(file.read_text(encoding="utf-8")):
                    line = f"{path}:{number}: names not every case of the enumeration"
                    if path.parent.as_posix() in left:
                        left[path.parent.as_posix()].append(line)
                    else:
                        yield line
    for folder, lines in left.items():
        if len(lines) > LEFT[folder]:
            yield from lines
            yield f"{folder}: {len(lines)} of them, and not more than {LEFT[folder]} before"


def selfTest():
    some = "switch (a) {\ncase Verb::Draw:\n    return 1;\n%s}\n"
    yield from checks.misjudged({
        "engine/core/Whole.cpp": (some % "case Verb::Play:\n    return 2;\n", 0),
        "engine/core/Open.cpp": (some % "default:\n    return 2;\n", 1),
        "engine/core/Alias.cpp": ("switch (k) {\ncase Kind::A: {\n    break;\n}\ndefault:\n    break;\n}\n", 1),
        "engine/core/Bare.cpp": ("switch (k) {\ncase A:\ncase B:\n    break;\ndefault:\n    break;\n}\n", 1),
        "engine/core/Number.cpp": ("switch (n) {\ncase 2:\n    break;\ndefault:\n    break;\n}\n", 0),
        "engine/core/Letter.cpp": ("switch (c) {\ncase ':':\n    break;\ndefault:\n    break;\n}\n", 0),
        "engine/core/Within.cpp": (some % "case Verb::Play: {\n    switch (n) {\n    default:\n    }\n}\n", 0),
        "app/decks/Rows.cpp": ("switch (role) {\ncase Qt::DisplayRole:\ncase CountRole:\ndefault:\n}\n", 0),
        "engine/seize/text/Print.cpp": (some % "default:\n    return 2;\n", 1),
        "app/games/Words.cpp": (some % "default:\n    return {};\n", 1),
        "tests/seize/text/Few.cpp": (some % "default:\n    return 2;\n", 0),
    }, offences)
    many = {"tests/seize/text/Many.cpp": ((some % "default:\n    return 2;\n") * 3, 3)}
    yield from checks.misjudged(many, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "every switch over an enumeration names all of it")
