#!/usr/bin/env python3
"""Fails when the engine says something of a deck, a list or a question that the app cannot translate.

tst_engine_words.py [root]      checks the tree
tst_engine_words.py --self-test checks that offending examples are found
"""
import re

import checks

# Where such sentences are made.
SPEAKERS = ("engine/decks/*.cpp", "engine/cards/Pack.cpp", "engine/cards/LoadedCards.cpp",
            "engine/cards/Query*.cpp", "engine/*/decks/*.cpp", "engine/*/rules/Deckbuilding.cpp",
            "engine/text/Diagnostic.cpp", "engine/text/Binding.cpp")
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"(?:\s*"((?:[^"\\\n]|\\.)*)")*')
GAP = re.compile(r"%\d|\{\d?\}")
# A proposal has words of its own (DeckDesk::words); a field is explained by FieldWords.
OTHERS = {"Choose a #.", "Remove # card# from the #.", "Write # instead of #.", "#, deckCards entry #"}


def literals(text):
    """Strings as the compiler joins them."""
    text = re.sub(r"^\s*//.*$", "", text, flags=re.M)
    for match in STRING.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        parts = re.findall(r'"((?:[^"\\\n]|\\.)*)"', match.group(0))
        yield line, "".join(parts).replace('\\"', '"').replace("{{", "{").replace("}}", "}")


def shape(sentence):
    return re.sub("#+", "#", GAP.sub("#", sentence)).strip()


def offences(root):
    known = set()
    for file in sorted((root / "app" / "services").glob("EngineSentences*.cpp")):
        known |= {shape(text) for _, text in literals(file.read_text(encoding="utf-8"))}
    everything = "\n".join(known)
    for pattern in SPEAKERS:
        for file in sorted(root.glob(pattern)):
            for line, text in literals(file.read_text(encoding="utf-8")):
                sentence = re.match(r"[A-Z\"{].*[a-z] [a-z].*[.?]$", text)
                if not sentence or shape(text) in OTHERS or "\n" in text or "\\n" in text:
                    continue
                # Words that fill a gap ("is a token") and sentences that go on are parts of a known one.
                words = re.escape(shape(text)).replace(r"\#", ".+").replace("#", ".+")
                if shape(text) not in known and not re.search(words, everything):
                    yield (f"{file.relative_to(root).as_posix()}:{line}: \"{text}\" is in no table of "
                           f"app/services/EngineSentences*.cpp")


def selfTest():
    said = 'QT_TRANSLATE_NOOP("EngineWords", "The deck has %1 cards; \\"%2\\" is a token.")\n'
    yield from checks.misjudged({
        "app/services/EngineSentences.cpp": (said, 0),
        "engine/decks/Known.cpp": ('fmt::format("The deck has {} cards; "\n    "\\"{}\\" is a token.", n, s);\n', 0),
        "engine/decks/Gap.cpp": ('fmt::format("The deck has {} cards; \\"{}\\" is {}.", n, s, t);\n', 0),
        "engine/decks/Unknown.cpp": ('complain("The deck is made of paper.");\n', 1),
        "engine/chess/rules/Deckbuilding.cpp": ('complain("The deck has {} kings.");\n', 1),
    }, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "every sentence of the engine about decks can be translated")
