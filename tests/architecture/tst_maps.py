#!/usr/bin/env python3
"""Fails when a map of the engine names what is not there, or leaves out what is.

tst_maps.py [root]      checks the tables of the READMEs of engine/, app/, qml/ and tests/, of engine/*/RULINGS.md and
                        tests/scenarios/*.md
tst_maps.py --self-test checks that a name without a file is found

A map is a table with a column `File`, `Where` or `Folder`, or with one of tests: `Tests` or `Held by`.
In tests/scenarios a column is a game and names its scenarios.
A ruling must name a test, for without one it is a wish. The README of a folder of the engine names its
headers, and those of its rooms but `text`; of the app its headers, of qml its components, and of tests/gui and
tests/qml what several tests share.
"""
import re
from fnmatch import fnmatch

import checks

NAME = re.compile(r"`([^`]+)`")
TEST = re.compile(r"\btst_\w+")
PLACES = {"File", "Where", "Folder"}
TESTS = {"Tests", "Held by"}


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def rows(text):
    """(line number, heading of the column, what stands there) of every table."""
    heads = None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("|"):
            heads = None
        elif heads is None:
            heads = [cell.split(" (")[0] for cell in cells(line)]
        elif not set(line) <= set("|- "):
            yield from ((number, head, cell) for head, cell in zip(heads, cells(line)))


def isPlace(name, folder):
    """A file or a folder beside the map or in a room of it, with or without its ending: `rules/Combat`; or a function."""
    if re.fullmatch(r"[a-z]\w+", name):
        return any(f"{name}(" in header.read_text(encoding="utf-8") for header in folder.rglob("*.h"))
    return any(True for path in (name, name + ".*") for room in ("", "*/") for _ in folder.glob(room + path.rstrip("/")))


def isTest(name, scenarios, tests):
    """A test program, or scenarios: names without `.json`, which may have stars."""
    if name.startswith("tst_"):
        return name in tests
    name = name.removeprefix("scenarios/")
    return any(fnmatch(path, name) or fnmatch(path.rsplit("/", 1)[-1], name) for path in scenarios)


def unmapped(folder, text):
    names = {re.sub(r"\.(h|cpp)$", "", name.rsplit("/", 1)[-1]) for name in NAME.findall(text)}
    rooms = ("rules", "effects", "flow", "cards", "tree", "decks")
    for header in sorted([*folder.glob("*.h"), *(each for room in rooms for each in folder.glob(f"{room}/*.h"))]):
        if not any(fnmatch(header.stem, name) for name in names):
            yield header.relative_to(folder).as_posix()


def unnamed(root, file):
    """What lies beside a README of the app, of qml or of the tests of both, and is not named there."""
    kinds = {"app": ("*.h",), "qml": ("*.qml",), "tests": ("*.h", "*.cpp")}
    folder = file.parent.relative_to(root)
    if len(folder.parts) < 2 or folder.parts[0] == "tests" and folder.name not in ("gui", "qml"):
        return
    if not any(head in PLACES for _, head, _ in rows(file.read_text(encoding="utf-8"))):
        return  # it tells of its folder without a map
    names = {name.rsplit("/", 1)[-1] for name in NAME.findall(file.read_text(encoding="utf-8"))}
    for kind in kinds[folder.parts[0]]:
        for each in sorted(file.parent.glob(kind)):
            if not any(fnmatch(one, name) for name in names for one in (each.name, each.stem)):
                yield each.name


def offences(root):
    for file in sorted(file for top in ("app", "qml", "tests") for file in (root / top).rglob("README.md")):
        for name in unnamed(root, file):
            yield f"{file.relative_to(root).as_posix()}: it does not say what {name} is"
        for number, head, cell in rows(file.read_text(encoding="utf-8")):
            # What a fuzzer or a bench is called is a program, not a file.
            for name in NAME.findall(cell) if head in PLACES and file.parent.name != "fuzz" else ():
                if not isPlace(name, file.parent):
                    yield f"{file.relative_to(root).as_posix()}:{number}: there is no file {name}"
    known = {file.stem for file in (root / "tests").rglob("tst_*.*")}
    known |= {name for file in (root / "tests").rglob("CMakeLists.txt")
              for name in TEST.findall(file.read_text(encoding="utf-8"))}
    for file in sorted((root / "engine").rglob("*.md")):
        folder = root / "tests" / "scenarios" / file.parent.name
        scenarios = [path.relative_to(folder).as_posix()[:-len(".json")]
                     for path in folder.rglob("*.json")]
        if file.name == "README.md" and file.parent.parent == root / "engine":
            for header in unmapped(file.parent, file.read_text(encoding="utf-8")):
                yield f"{file.relative_to(root).as_posix()}: it does not say what {header} is"
        for number, head, cell in rows(file.read_text(encoding="utf-8")):
            place = f"{file.relative_to(root).as_posix()}:{number}"
            names = NAME.findall(cell)
            if head == "Held by" and not names:
                yield f"{place}: the ruling names no test"
            for name in names:
                if head in TESTS and not isTest(name, scenarios, known):
                    yield f"{place}: there is no test {name}"
                if head in PLACES and not isPlace(name, file.parent):
                    yield f"{place}: there is no file {name}"
    for file in sorted((root / "tests" / "scenarios").glob("*.md")):
        for number, head, cell in rows(file.read_text(encoding="utf-8")):
            for name in NAME.findall(cell):
                if (file.parent / head).is_dir() and not (file.parent / head / f"{name}.json").is_file():
                    yield f"{file.relative_to(root).as_posix()}:{number}: {head} has no scenario {name}"


def selfTest():
    rulings = "# Rulings\n\n| Rule | Question | Our reading | Held by |\n|---|---|---|---|\n"
    examples = {
        "engine/chess/RULINGS.md": (rulings + "| 3.8 | Castling? | Yes. | `3.8-*`, `tst_castling` |\n", 0),
        "engine/draughts/RULINGS.md": (rulings + "| 1 | Huffing? | No. | `1-*` |\n| 2 | Ties? | Yes. | |\n"
                                       "| 3 | Time? | No. | `tst_clock` |\n", 3),
        "engine/chess/README.md": ("| Rules | File | Tests (`tests/scenarios/chess`) |\n|---|---|---|\n"
                                   "| 3 | `rules/Moves`, `Clock` | `3.*`, `4.*` |\n", 3),
        "engine/chess/rules/Check.h": ("", 0),
        "app/go/README.md": ("# Go\n\nStones.\n", 0),
        "app/go/Stone.h": ("", 0),
        "app/chess/README.md": ("| File | Is |\n|---|---|\n| `Board` `Clock` | where; when |\n", 2),
        "app/chess/Board.h": ("", 0),
        "app/chess/Move.h": ("", 0),
        "qml/Chess/README.md": ("| File | Is |\n|---|---|\n| `Board.qml` | where |\n", 1),
        "qml/Chess/Board.qml": ("", 0),
        "qml/Chess/Piece.qml": ("", 0),
        "engine/chess/rules/Moves.cpp": ("", 0),
        "tests/scenarios/chess/3.8-castling.json": ("{}", 0),
        "tests/scenarios/MAP.md": ("| Move | chess |\n|---|---|\n| check | `3.8-castling` |\n| mate | `3.9` |\n", 1),
        "tests/chess/CMakeLists.txt": ("triptych_add_test(tst_castling castling.cpp)\n", 0),
    }
    yield from checks.misjudged(examples, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "every map names what there is")
