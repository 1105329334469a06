#!/usr/bin/env python3
"""Fails when a file includes or imports what its folder may not know.

tst_dependencies.py [root]      checks the tree
tst_dependencies.py --self-test checks that an include pointing the wrong way is found
"""
import re
import string

import checks

DATA = ["nlohmann/", "fmt/", "xxhash.h"]
SHARED = ["core/", "text/", "cards/", "decks/"]
GAMES = ["kryptik/", "altered/", "seize/"]
ENGINE = SHARED + GAMES + ["draft/", "match/", "ai/"]
QT_QUICK = ["QtQuick", "QtQml"]

# folder: what an #include (or a QML import) in it may start with, besides the standard library.
# A file obeys the longest folder named here that holds it, or its own name without what is behind the dot.
MAY_KNOW = {
    "engine/core": ["core/", *DATA, "pcg_random.hpp"],
    "engine/text": ["core/", "text/", *DATA, "tao/"],
    "engine/cards": ["core/", "text/", "cards/", *DATA],
    "engine/decks": ["core/", "text/", "cards/", "decks/", *DATA],
    "engine/draft": ["core/", "cards/", "decks/", "draft/", *DATA],
    "engine/match": [*SHARED, *GAMES, "match/", *DATA],
    "engine/ai": ["core/", "ai/", "fmt/"],
    "app": [*ENGINE, *DATA, "app/", "Q"],
    "app/cli": [*ENGINE, *DATA, "cli/"],
    "app/games": ["core/", "cards/", "decks/", *DATA, "app/art/CardArt.h", "app/games/", "app/scene/",
                  "app/services/Language.h", "Q"],
    "qml/Controls": QT_QUICK,
    "qml/Cards": [*QT_QUICK, "Triptych.Controls"],
    "qml/Playmat": [*QT_QUICK, "Triptych.Controls", "Triptych.Cards", "Triptych.App"],
}
# The same rooms in every game, a lower one never knowing a higher: what a card says, its words and its
# print, and above them what is true now, the rules, what carries out what cards say, what comes next, and
# the face, which is all the rest of the game's folder.
STATE = ["Acting", "Asks", "Event", "LastingEffect", "Limits", "Object", "Options", "State", "Steps"]
OWN_STATE = {"kryptik": [], "altered": ["Policy"], "seize": ["Formats", "Grid"]}
for game in ("kryptik", "altered", "seize"):
    MAY_KNOW[f"engine/{game}"] = [*SHARED, f"{game}/", *DATA]
    MAY_KNOW[f"engine/{game}/tree"] = ["core/", f"{game}/tree/"]
    MAY_KNOW[f"engine/{game}/text"] = [
        "core/", "text/", f"{game}/tree/", f"{game}/text/", *DATA, "tao/"]
    # Its rooms, from what all need to what needs all: the words that are printed, what people type made even, what
    # words refer to, what is read, what is told of it, and the language written down, which compiles its examples.
    below = ["core/", "text/", f"{game}/tree/", *DATA, "tao/"]
    for room in ("printing", "surface", "binding", "grammar", "explaining", "language"):
        mine = f"{game}/text/{room}/"
        MAY_KNOW[f"engine/{game}/text/{room}"] = [*below, mine]
        below = [*below, mine]
    MAY_KNOW[f"engine/{game}/text/language"].append(f"{game}/text/Parse.h")
    MAY_KNOW[f"engine/{game}/cards"] = [
        *SHARED, f"{game}/tree/", f"{game}/text/", f"{game}/cards/", f"{game}/Limits.h", *DATA]
    MAY_KNOW[f"engine/{game}/decks"] = [*SHARED, f"{game}/cards/", f"{game}/decks/", *DATA]
    state = [f"{game}/{part}.h" for part in STATE + OWN_STATE[game]]
    for part in STATE + OWN_STATE[game]:
        MAY_KNOW[f"engine/{game}/{part}"] = ["core/", f"{game}/tree/", *state]
    below = [*SHARED, f"{game}/tree/", f"{game}/cards/", *state, f"{game}/Table.h", *DATA]
    MAY_KNOW[f"engine/{game}/Table"] = below
    for room in ("rules", "effects", "flow"):
        below = [*below, f"{game}/{room}/"]
        MAY_KNOW[f"engine/{game}/{room}"] = below
# Rules that still ask their interpreter: what can be done, how a text begins; a printer that undoes what binding did;
# and an ability in quotation marks, which is a text of its own. To become fewer, and never more in a game.
MOST_UPWARD = 3
UPWARD = {
    "engine/altered/text/printing/PrintBranches.cpp": "altered/text/binding/Branches.h",
    "engine/kryptik/text/grammar/GrammarGrants.cpp": "kryptik/text/Parse.h",
    "engine/altered/rules/Adventure.cpp": "altered/effects/Verbs.h",
    "engine/altered/rules/ReactionsWaiting.cpp": "altered/effects/BeginReaction.h",
}


def files(*folders):
    """What lies in these folders of the app itself: files begin with a capital, folders within do not."""
    return [f"app/{folder}/{capital}" for folder in folders for capital in string.ascii_uppercase]


# The rooms of the app, a lower one never knowing a higher: values between the engine and the table, what
# each game makes of them, what QML sees of that, then the features, and above all the windows.
VALUES = ["core/", "decks/", *DATA, "Q"]
LOWER = [*files("scene", "services", "art", "games", "widgets", "viewmodels"), *ENGINE, *DATA, "Q"]
APP = {
    "scene": VALUES,
    "services": [*ENGINE, *DATA, "app/viewmodels/Preferences.h", "Q"],
    "art": [*files("scene"), "Q"],
    "widgets": ["Q"],
    "viewmodels": [*files("scene"), *DATA, "Q"],
    "sounds": [*files("scene", "viewmodels"), "Q"],
    "match": LOWER,
    "decks": LOWER,
    "reference": LOWER,
    "trials": LOWER,
    "draft": [*LOWER, *files("decks", "match")],
    "workshop": [*LOWER, "app/match/TryOut.h"],
    "workshop/windows": [*LOWER, "app/match/TryOut.h", *files("workshop", "decks")],
    "decks/windows": [*LOWER, *files("decks"), "app/workshop/windows/UniquesDialog.h"],
    "reference/windows": [*LOWER, *files("reference")],
    "trials/windows": [*LOWER, *files("trials", "decks")],
}
for game in ("kryptik", "altered", "seize"):
    APP[f"games/{game}"] = [*files("scene", "games"), "core/", "cards/", "decks/", *DATA, "Q"]
for room, known in APP.items():
    MAY_KNOW[f"app/{room}"] = [*known, *files(room)]
MAY_KNOW["app/windows"] = MAY_KNOW["app"]

MAY_KNOW["qml/Draft"] = [*MAY_KNOW["qml/Playmat"], "Triptych.Playmat"]
for game in ("Kryptik", "Altered", "Seize"):
    MAY_KNOW[f"qml/{game}"] = [*MAY_KNOW["qml/Playmat"], "Triptych.Playmat"]

MENTION = re.compile(r'^\s*(?:#\s*include\s+["<]([^">]+)|import\s+"?([\w./]+))', re.M)
STANDARD = re.compile(r"[a-z_0-9]+")  # <vector>, <cstdint>: no slash, no dot, no capital
SYSTEM = re.compile(r"(?:unistd|fcntl|malloc|link|signal|io|sys/\w+|linux/joystick)\.h")


def isStandard(name, folder):
    """The engine has no files, so headers of the operating system are for app/ alone."""
    return STANDARD.fullmatch(name) or (folder.startswith("app") and SYSTEM.fullmatch(name))


def isNeighbour(file, name, home):
    """A header of app/ by its path from there or from the file: moc's sources need bare names."""
    near = [file.parent / name, home / name]
    return any(path.is_file() and home in path.resolve().parents for path in near)


def upward(root):
    """Not more than so many ways up in a game, and none that nobody goes."""
    for game in GAMES:
        listed = [path for path in UPWARD if path.startswith(f"engine/{game}")]
        if len(listed) > MOST_UPWARD:
            yield f"engine/{game}: UPWARD lists {len(listed)} ways up, and not more than {MOST_UPWARD} are let be"
    for path, name in UPWARD.items():
        file = root / path
        if (root / "engine/kryptik/Kryptik.h").exists() and (
                not file.exists() or f'"{name}"' not in file.read_text(encoding="utf-8")):
            yield f"{path}: includes no {name} any more; UPWARD need not list it"


def offences(root):
    yield from upward(root)
    for file in sorted(root.glob("engine/**/*")) + sorted(root.glob("app/**/*")) + sorted(root.glob("qml/**/*")):
        if file.suffix not in {".h", ".cpp", ".qml"}:
            continue
        path = file.relative_to(root).as_posix()
        folders = [folder for folder in MAY_KNOW if path.startswith((folder + "/", folder + "."))]
        if not folders:
            yield f"{path}: no line in MAY_KNOW says whom this folder may know"
            continue
        folder = max(folders, key=len)
        if folder == "app" and file.parent != root / "app":
            yield f"{path}: no line in APP says whom this folder may know"
            continue
        for included, imported in MENTION.findall(file.read_text(encoding="utf-8")):
            name = included or imported
            if isStandard(name, folder) or name.startswith(tuple(MAY_KNOW[folder])):
                continue
            if UPWARD.get(path) == name:
                continue
            if folder.startswith("app") and isNeighbour(file, name, (root / folder).resolve()):
                continue
            yield f"{path}: {folder} may not know {name}"


def selfTest():
    examples = {
        "engine/core/Good.h": ("#include \"core/Id.h\"\n#include <vector>\n", 0),
        "engine/core/Game.h": ('#include "kryptik/State.h"\n', 1),
        "engine/kryptik/Other.cpp": ('#include "seize/State.h"\n', 1),
        "engine/kryptik/tree/Words.h": ('#include "core/Sum.h"\n#include "kryptik/State.h"\n', 1),
        "engine/seize/State.h": ('#include "seize/Grid.h"\n#include "seize/cards/CardSet.h"\n', 1),
        "engine/seize/Table.h": ('#include "seize/State.h"\n#include "seize/rules/Zones.h"\n', 1),
        "engine/seize/cards/Card.cpp": ('#include "seize/Limits.h"\n#include "seize/State.h"\n', 1),
        "engine/seize/effects/Draw.cpp": ('#include "seize/rules/Turn.h"\n#include "seize/flow/Flow.h"\n', 1),
        "engine/seize/flow/Flow.cpp": ('#include "seize/effects/Draw.h"\n#include "seize/Names.h"\n', 1),
        "engine/seize/Names.cpp": ('#include "seize/Names.h"\n#include "seize/rules/Zones.h"\n', 0),
        "engine/seize/rules/Turn.cpp": ('#include "seize/Table.h"\n#include "seize/effects/Resolve.h"\n', 1),
        "engine/seize/text/Print.cpp": ('#include "seize/tree/Effect.h"\n#include "seize/Table.h"\n', 1),
        "engine/ai/Peek.cpp": ('#include "kryptik/Kryptik.h"\n#include "match/Games.h"\n', 2),
        "engine/kryptik/Qt.cpp": ("#include <QString>\n#include <unistd.h>\n", 2),
        "engine/poker/New.h": ("#include <vector>\n", 1),
        "app/cli/main.cpp": ('#include <QDir>\n#include "match/Games.h"\n#include <unistd.h>\n', 1),
        "app/windows/Main.cpp": ('#include "Near.h"\n#include <QDir>\n#include "Far.h"\n', 1),
        "app/windows/Near.h": ("#pragma once\n", 0),
        "app/games/seize/Log.cpp": ('#include "app/games/Log.h"\n#include "app/games/altered/Log.h"\n', 1),
        "app/scene/Scene.h": ('#include "app/viewmodels/Model.h"\n#include "core/Refusal.h"\n', 1),
        "app/viewmodels/Model.h": ('#include "app/scene/Scene.h"\n#include "app/games/Log.h"\n', 1),
        "app/decks/Desk.h": ('#include "app/decks/List.h"\n#include "app/decks/windows/Pane.h"\n', 1),
        "app/match/Worker.cpp": ('#include "app/windows/Main.h"\n#include "match/Answer.h"\n', 1),
        "app/poker/New.h": ('#include "app/scene/Scene.h"\n', 1),
        "qml/Cards/Card.qml": ("import QtQuick\nimport Triptych.Playmat\n", 1),
        "qml/Kryptik/Mat.qml": ('import Triptych.Playmat\nimport "../Cards"\n', 1),
    }
    yield from checks.misjudged(examples, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "dependencies point the right way")
