#!/usr/bin/env python3
"""Fails when the program reads JSON past the one reader that knows the limits for files.

tst_one_json_reader.py [root]      checks the tree
tst_one_json_reader.py --self-test checks that offending examples are found
"""
import re

import checks

READER = "engine/core/JsonText.cpp"
# Reads a pack again after the reader has seen that it keeps the limits, for the order of its fields.
AGAIN = "engine/decks/UniqueCards.cpp"
PARSES = re.compile(r"(?i:json)\s*::\s*(?:parse|accept|sax_parse|from_\w+)\s*\(|\bQJsonDocument\s*::\s*from"
                    r"|\bnlohmann::detail::parser\b|>>\s*json\b")


def offences(root):
    for folder in ("engine", "app"):
        for file in sorted((root / folder).rglob("*")):
            path = file.relative_to(root).as_posix()
            if file.suffix in {".h", ".cpp"} and path not in {READER, AGAIN}:
                for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                    if found := PARSES.search(line):
                        yield (f"{path}:{number}: reads JSON by '{found.group()}'; parseJson of "
                               "core/JsonText.h does it within the limits")


def selfTest():
    yield from checks.misjudged({
        READER: ("if (!json::sax_parse(first, last, this))\n", 0),
        "engine/cards/Pack.cpp": ("const auto json = nlohmann::json::parse(text);\n", 1),
        "engine/match/Journal.cpp": ("const JsonText line = parseJson(text, place);\n", 0),
        "app/services/Content.cpp": ("const auto file = QJsonDocument::fromJson(bytes);\n", 1),
        "app/games/Reading.cpp": ("auto all = Json::parse(text, nullptr, false);\n", 1),
        "app/scene/Snapshot.cpp": ("stream >> json;\n", 1),
        "tests/qml/SampleFile.cpp": ("return Json::parse(text);\n", 0),
    }, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "all JSON from outside goes through one reader")
