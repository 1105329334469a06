#!/usr/bin/env python3
"""Fails when code that every game shares names a game, or when the engine mentions Qt.

tst_no_game_names.py [root]      checks the tree
tst_no_game_names.py --self-test checks that offending examples are found

Comments count too: an example that names a game is read as knowledge of it. Of what cards and seats are
shown by, the words of one game's rule book count as well, in names and in texts: there a field of one
game would carry what another means by something else. Comments may give them as examples.
"""
import re
from pathlib import Path

import checks

SHARED = ["engine/core", "engine/text", "engine/cards", "engine/decks", "engine/draft", "engine/ai",
          "qml/Controls", "qml/Cards", "qml/Playmat", "qml/Draft"]
# What every game shares in the app and in match, but for the files that list the games and those
# that are one game's own, which are named after it. The command line has tools of one game's cards.
LISTING = ["engine/match", "app"]
LISTS = ["engine/match/Games.cpp", "engine/match/CMakeLists.txt", "app/games/Presenters.cpp",
         "app/games/GameFacets.cpp", "app/games/CardForm.cpp", "app/reference/CardLanguage.cpp",
         "app/services/EngineSentences.h", "app/services/EngineSentencesTexts.cpp",
         "app/CMakeLists.txt",
         "app/cli/CardMutants.cpp", "app/cli/CardReadings.cpp", "app/cli/CardTexts.cpp", "app/cli/CommandsCards.cpp",
         "app/cli/CommandsLanguage.cpp",
         "app/cli/DeckMakers.cpp",
         "app/cli/CMakeLists.txt"]
CODE = {".h", ".cpp", ".qml", ".js", ".txt"}

# Two of the names are English words, so "altered" inside a longer word ("unaltered") is let be.
GAME = re.compile(r"(?i:kryptik)|Seize|Altered|SEIZE|ALTERED|(?<![a-z])(?:seize|altered)(?![a-z])")
# What is shown of any game goes by words that no rule book owns.
SHOWN = ["app/scene", "app/viewmodels", "app/games", "app/widgets", "app/art/CardPainter.cpp", "app/art/CardWords.cpp",
         "app/art/CardArt.h", "app/match/AutomaticAnswers.cpp", "qml/Controls", "qml/Cards", "qml/Playmat", "qml/Draft"]
OWN_WORDS = set("""
    abolished attacked attacking bounty citizen citizens disengage eleven engage engaged engages expedition faction
    hero health island landmark limbo mana mercenary overlord plunder soul souls steadfast toxic treasure vault
    warchest weary year
""".split())
# What is asked and answered goes by shared words too: how a game calls what waits, what is spent and what is declined, it
# says in its habits (match/Asking). That one is attacked is told in every game.
ASKED = ["engine/match", "app/match", "app/draft", "app/reference", "app/sounds"]
ASKED_WORDS = OWN_WORDS - {"attacked"} | {"energy", "pile", "reactions", "stack", "swap"}
PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")  # "yearCost" is made of two
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)

QT = re.compile(r"#\s*include\s*[<\"]Q|\bQ_OBJECT\b|\bQt6?::|find_package\(Qt")


def offences(root):
    for folder in SHARED:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in CODE | {".md"}:
                path = file.relative_to(root)
                if GAME.search(file.name):
                    yield f"{path}: the file is named after a game"
                for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                    if found := GAME.search(line):
                        yield f"{path}:{number}: names the game '{found.group()}'"
    for folder in LISTING:
        for file in sorted((root / folder).rglob("*")):
            path = file.relative_to(root)
            if file.suffix in CODE and not GAME.match(file.name) and path.as_posix() not in LISTS:
                for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                    if found := GAME.search(line):
                        yield f"{path}:{number}: names the game '{found.group()}'"
    for place, own in [*((place, OWN_WORDS) for place in SHOWN), *((place, ASKED_WORDS) for place in ASKED)]:
        for file in [root / place] if Path(place).suffix else sorted((root / place).rglob("*")):
            path = file.relative_to(root)
            if file.suffix in CODE - {".txt"} and file.exists() and not path.match("app/games/*/*") \
                    and not GAME.match(file.name):
                text = COMMENT.sub(lambda found: "\n" * found.group().count("\n"), file.read_text(encoding="utf-8"))
                for number, line in enumerate(text.splitlines(), 1):
                    for word in {part.lower() for part in PART.findall(line)} & own:
                        yield f"{path}:{number}: '{word}' is a word of one game"
    for file in sorted((root / "engine").rglob("*")):
        if file.suffix in CODE:
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                if QT.search(line):
                    yield f"{file.relative_to(root)}:{number}: the engine has no Qt"


def selfTest():
    examples = {
        "engine/core/Good.h": ("// An unaltered copy; nobody seizes it.\n", 0),
        "engine/core/Rule.h": ('/// "kryptik 4.4.2"\n', 1),
        "engine/ai/Agent.cpp": ('if (id == "seize")\n', 1),
        "engine/ai/CMakeLists.txt": ("target_link_libraries(x PUBLIC Triptych::Altered)\n", 1),
        "engine/text/AlteredWords.h": ("#pragma once\n", 1),
        "engine/match/Games.cpp": ('#include "kryptik/Kryptik.h"\n', 0),
        "engine/match/Phases.cpp": ('{ "kryptik", { "draw" } },\n', 1),
        "engine/match/Answer.cpp": ('if (attacked && verb == "energy")\n', 1),
        "engine/match/KryptikAsking.cpp": ('habits.waiting = "pile";\n', 0),
        "app/match/Runs.cpp": ('const Json& waits = at(seen, "stack");\n', 1),
        "app/windows/MainWindow.cpp": ('if (game == u"seize")\n', 1),
        "app/games/seize/SeizeLog.cpp": ('#include "app/games/seize/SeizeLog.h"\n', 0),
        "app/games/LogWriter.cpp": ('#include "app/games/seize/SeizeLog.h"\n', 1),
        "engine/kryptik/Own.h": ("namespace triptych::kryptik {}\n", 0),
        "engine/kryptik/Qt.h": ("#include <QString>\n", 1),
        "engine/CMakeLists.txt": ("find_package(Qt6 REQUIRED)\n", 1),
        "engine/ai/README.md": ("| Seize | 0.3 ms |\n", 1),
        "engine/seize/README.md": ("# Seize\n", 0),
        "qml/Playmat/Mat.qml": ('source: "altered_mat.svg"\n', 1),
        "app/scene/Face.h": ("int yearCost = -1; // the year's\nQString kinship; // of a citizen\nbool soul_only;\n", 2),
        "app/games/Parts.cpp": ('if (zone == u"limbo")\n', 1),
        "app/games/kryptik/Parts.cpp": ('if (zone == u"limbo")\n', 0),
        "qml/Cards/Marks.qml": ("/*! Weary\n cards. */\nvisible: face.weary\n", 1),
        "qml/Kryptik/Marks.qml": ("visible: face.weary\n", 0),
        "qml/Kryptik/Mat.qml": ('source: "kryptik.svg"\n', 0),
    }
    yield from checks.misjudged(examples, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "shared code names no game, the engine has no Qt")
