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
            "engine/text/Diagnostic.cpp", "engine/text/Binding.cpp", "engine/*/text/binding/Bind*.cpp",
            "engine/*/text/binding/Bound.cpp", "engine/*/text/binding/Unbound.cpp", "engine/*/text/Parse.cpp",
            "engine/*/cards/ReadCard.cpp")
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"(?:\s*"((?:[^"\\\n]|\\.)*)")*')
LITERALS = r'((?:"(?:[^"\\\n]|\\.)*"\s*)+)'
# What a diagnostic calls a part of a card language: text/Rules.h, text/Expectations.h.
TERM = re.compile(r"string_view\s+(?:expected|what)\s*=\s*" + LITERALS)
# A remedy: what is said, and what helps.
HINT = re.compile(r"Hint \{\s*" + LITERALS + r",\s*" + LITERALS)
# What is wrong with a field, said behind its name: complain("cost", "must be stones").
FIELDS = ("engine/*/cards/ReadCard.cpp", "engine/core/JsonFields.h")
OF_FIELD = re.compile(r'complain\(\s*(?:key|"[\w.]+"),\s*(?:fmt::format\()?\s*' + LITERALS)
GAP = re.compile(r"%\d|\{\d?\}")
# A proposal has words of its own (DeckDesk::words); a field is explained by FieldWords.
OTHERS = {"Choose a #.", "Remove # card# from the #.", "Write # instead of #.", "#, deckCards entry #",
          # One word that fills the gap of a known one.
          "Too much has happened since what \"it\" means; name it again."}


def literals(text):
    """Strings as the compiler joins them."""
    text = re.sub(r"(^|;)[ \t]*//.*$", r"\1", text, flags=re.M)
    for match in STRING.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        parts = re.findall(r'"((?:[^"\\\n]|\\.)*)"', match.group(0))
        yield line, "".join(parts).replace('\\"', '"').replace("{{", "{").replace("}}", "}")


def shape(sentence):
    return re.sub("#+", "#", GAP.sub("#", sentence)).strip()


def terms(root):
    """(file, line, name) of all that can be expected; examples in parentheses are the card language."""
    for file in sorted([*root.glob("engine/text/*.*"), *root.glob("engine/*/text/**/*.*")]):
        text = file.read_text(encoding="utf-8")
        for match in TERM.finditer(text):
            name = "".join(text for _, text in literals(match.group(1)))
            yield file, text.count("\n", 0, match.start()) + 1, re.sub(r" \([^()]*(\([^()]*\)[^()]*)*\)$", "", name)


def remedies(root):
    for file in sorted(root.glob("engine/*/text/surface/Hints.cpp")):
        text = file.read_text(encoding="utf-8")
        for match in HINT.finditer(text):
            yield file, text.count("\n", 0, match.start()) + 1, next(literals(match.group(2)))[1]


def offences(root):
    known = set()
    for file in sorted((root / "app" / "services").glob("*Sentences*.cpp")):
        known |= {shape(text) for _, text in literals(file.read_text(encoding="utf-8"))}
    everything = "\n".join(known)
    for file, line, words in [*terms(root), *remedies(root)]:
        if words and shape(words) not in known:
            yield (f"{file.relative_to(root).as_posix()}:{line}: \"{words}\" is in no table of "
                   f"app/services/*Sentences*.cpp")
    for pattern in FIELDS:
        for file in sorted(root.glob(pattern)):
            text = file.read_text(encoding="utf-8")
            for match in OF_FIELD.finditer(text):
                said = "".join(words for _, words in literals(match.group(1)))
                if said[:1].islower() and not said.endswith(" ") and shape(f'The field "#" {said}.') not in known:
                    yield (f"{file.relative_to(root).as_posix()}:{text.count(chr(10), 0, match.start()) + 1}: "
                           f"\"{said}\" of a field is in no table of app/services/*Sentences*.cpp")
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
                           f"app/services/*Sentences*.cpp")


def selfTest():
    said = ('QT_TRANSLATE_NOOP("EngineWords", "The deck has %1 cards; \\"%2\\" is a token.")\n'
            'QT_TRANSLATE_NOOP("EngineWords", "a piece")\n')
    yield from checks.misjudged({
        "app/services/EngineSentences.cpp": (said, 0),
        "engine/decks/Known.cpp": ('fmt::format("The deck has {} cards; "\n    "\\"{}\\" is a token.", n, s);\n', 0),
        "engine/decks/Gap.cpp": ('fmt::format("The deck has {} cards; \\"{}\\" is {}.", n, s, t);\n', 0),
        "engine/decks/Unknown.cpp": ('complain("The deck is made of paper.");\n', 1),
        "engine/chess/text/grammar/GrammarKnown.cpp": ('static constexpr std::string_view expected\n    = "a piece (king, rook (two), ...)";\n', 0),
        "engine/chess/text/grammar/GrammarUnknown.cpp": ('static constexpr std::string_view what = "a square";\n', 1),
        "engine/chess/text/surface/Hints.cpp": ('Hint { "castle", "Kings do not "\n "castle.", "Move it." },\n', 1),
        "engine/chess/cards/ReadCard.cpp": ('reader.complain("moves", "is missing; every "\n "piece has them");\n', 1),
        "engine/chess/rules/Deckbuilding.cpp": ('complain("The deck has {} kings.");\n', 1),
    }, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "every sentence of the engine about decks can be translated")
