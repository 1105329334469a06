#!/usr/bin/env python3
"""Fails when two files of one unit keep something to themselves under the same name.

tst_names_of_units.py [root]      checks the units that `triptych_units` makes in engine/ and app/
tst_names_of_units.py --self-test checks that offending examples are found

Compiled one by one such files are sound; compiled as one unit, as the build machine and those who only
play do it, their names meet. Functions may share a name where they take different things.
"""
import re
from collections import defaultdict

import checks

UNITS = re.compile(r"triptych_units\(\s*\S+(.*?)\)\n", re.S)
NAMED = re.compile(r'(\w+)\s+"([^"]+)"')
EVERY_GAMES = "engine/Game.cmake"  # lists the files that every game has
SOURCE = re.compile(r"(?<![\w./-])[\w./-]+\.cpp\b")
# What is no code: comments, texts, characters, and lines for the preprocessor.
NO_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)\'(?:\\.|[^\'\\])+\''
                     r'|^[ \t]*#(?:\\\n|[^\n])*', re.S | re.M)


def units(root):
    """The files that are compiled as one."""
    for list in sorted([*(root / "engine").rglob("CMakeLists.txt"), *(root / "app").rglob("CMakeLists.txt")]):
        text = list.read_text(encoding="utf-8")
        for call in UNITS.findall(text):
            left = [path for path in SOURCE.findall(text) if (list.parent / path).exists()]
            for name, pattern in NAMED.findall(call):
                members = [path for path in left if re.search(pattern.replace("[.]", r"\."), path)]
                left = [path for path in left if path not in members]
                if members:
                    yield [list.parent / path for path in dict.fromkeys(members)]


def closing(text, opened):
    """Where the bracket that opens there is closed."""
    depth = 0
    for place in range(opened, len(text)):
        depth += (text[place] in "({[") - (text[place] in ")}]")
        if depth == 0:
            return place
    return len(text) - 1


def statements(text):
    """What stands side by side: (its head, what its braces hold, or None)."""
    begin = place = 0
    inside = None
    while place < len(text):
        character = text[place]
        if character in "([":
            place = closing(text, place)
        elif character == "{":
            end = closing(text, place)
            if inside is None:
                inside = (place, end)
            place = end
            head = re.sub(r"operator\S*|\(.*\)", "", text[begin:inside[0]], flags=re.S)
            value = re.search(r"(?<![=!<>])=(?!=)", head)
            if not value and not re.match(r"\s*[;,(.]", text[end + 1:]):
                yield text[begin:inside[0]], text[inside[0] + 1:end]
                begin, inside = end + 1, None
        elif character == ";":
            if inside:
                yield text[begin:inside[0]], text[inside[0] + 1:inside[1]]
            else:
                yield text[begin:place], None
            begin, inside = place + 1, None
        place += 1


def bare(text):
    """Without what stands in angle brackets at its beginning, and without attributes."""
    text = re.sub(r"\[\[.*?\]\]", "", text).strip()
    while text.startswith("template"):
        depth = 0
        for place, character in enumerate(text):
            depth += (character == "<") - (character == ">" and text[place - 1] != "-")
            if character == ">" and depth == 0:
                break
        text = re.sub(r"^requires\s.*?\n", "", text[place + 1:].strip())
    return text


def taken(parameters):
    """The types of what a function takes, without the names and what is taken where nothing is given."""
    parts, depth, part = [], 0, ""
    for character in parameters:
        depth += (character in "<({[") - (character in ">)}]")
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    types = [re.sub(r"\s*=.*", "", each, flags=re.S).strip() for each in [*parts, part]]
    return ", ".join(re.sub(r"(?<=[\s&*>])(?!const\b)\w+$", "", each).strip() for each in types)


def kept(head, body):
    """(name, what tells it from another of that name), or None where nothing is kept."""
    head = bare(head)
    if re.match(r"(friend|extern|static_assert|typedef|namespace)\b", head) or not head:
        return None
    if found := re.match(r"(?:struct|class|union|enum(?: class)?) (\w+)(\s*<)?", head):
        return (found[1], "") if body is not None and not found[2] else None
    if head.startswith("using"):
        found = re.match(r"using (\w+)\s*=\s*(.*)", head, re.S)
        return (found[1], "using " + found[2]) if found else None
    if re.search(r"\boperator\b|\w::\w+\(", head):
        return None
    call = re.search(r"(\w+)\(", head)
    value = re.search(r"(\w+)\s*(?:\[[^=]*)?=", head)
    if call and (not value or call.start() < value.start()):
        if body is None:
            return None  # said here, made elsewhere
        return call[1], "(" + taken(head[call.end():closing(head, call.end() - 1)]) + ")"
    found = value or re.search(r"(\w+)(?:\[.*\])?\s*$", head, re.S)
    return (found[1], "") if found else None


def names(text, within=""):
    """What a file keeps to itself: (namespace around, name, what tells it apart)."""
    for head, body in statements(text):
        found = re.search(r"\bnamespace\b\s*([\w:]*)\s*$", head)
        if found and body is not None:
            yield from names(body, within + "{" if not found[1] else f"{within}::{found[1]}")
        elif within.endswith("{") and (one := kept(head, body)):
            yield within, *one


def offences(root):
    for files in units(root):
        homes = defaultdict(dict)
        for file in files:
            text = NO_CODE.sub(lambda found: "\n" * found[0].count("\n") if found[0][0] in "/#" else '""',
                               file.read_text(encoding="utf-8"))
            for within, name, kind in set(names(text)):
                homes[within, name].setdefault(kind, []).append(file.relative_to(root).as_posix())
        for (_, name), kinds in sorted(homes.items()):
            shared = {kind: paths for kind, paths in kinds.items()
                      if not kind.startswith("using") and len(paths) > 1}
            if len(kinds) > 1 and any(not kind.startswith("(") for kind in kinds):
                shared = kinds
            for paths in shared.values():
                for path in paths:
                    others = sorted({each for other in shared.values() for each in other} - {path})
                    if others:
                        yield f"{path}: {name} is also kept in {', '.join(others)}"


def selfTest():
    def file(text, around="triptych::race"):
        return "namespace %s {\nnamespace {\n\n%s\n\n} // namespace\n} // namespace %s\n" % (around, text, around)

    sources = "Lap Start Finish Clock Flag Lane Rules Sign WordsOfLap WordsOfStart".split()
    listed = "\n".join(f"    {name}.cpp" for name in sources)
    yield from checks.misjudged({
        "engine/Game.cmake": ("target_sources(${game} PRIVATE\n    Row.cpp\n)\n", 0),
        "engine/race/CMakeLists.txt": (f"triptych_game(race)\ntarget_sources(race PRIVATE\n{listed}\n    Lone.cpp\n)\n"
                                       'triptych_units(race words "^Words" rules "^[^L]|^La")\n', 0),
        "engine/race/Lap.cpp": (file("struct Round : Part<int>\n{\n};\nint lengthOf(int lap)\n{\n    return lap;\n}"), 2),
        "engine/race/Start.cpp": (file("/// A round { of words.\nclass Round\n{\n    int m_way = 0;\n};"), 1),
        "engine/race/Finish.cpp": (file("int lengthOf(int round = 2)\n{\n    return round;\n}"), 1),
        "engine/race/Clock.cpp": (file("int lengthOf(const Round& round, int lap)\n{\n    return lap;\n}"), 0),
        "engine/race/Flag.cpp": (file("struct Round;\nint lengthOf(int lap);\nusing Kind = int;"), 0),
        "engine/race/Lane.cpp": (file("struct Round\n{\n};", "triptych::race::lanes"), 0),
        "engine/race/Rules.cpp": (file('constexpr std::array places { "a; {", "b" };\nusing Kind = int;'), 1),
        "engine/race/Sign.cpp": (file("template <class Each>\nvoid places(Each&& each)\n{\n    const int Kind = 1;\n}"), 1),
        "engine/race/Row.cpp": ("namespace triptych::race {\nstruct Round\n{\n};\n} // namespace triptych::race\n", 0),
        "engine/race/Lone.cpp": (file("struct Round\n{\n};"), 0),
        "engine/race/WordsOfLap.cpp": (file("struct Round\n{\n};\nconst int most = 3;"), 1),
        "engine/race/WordsOfStart.cpp": (file("int most[] = { 1, 2 };\nbool operator==(Lap, Lap)\n{\n    return true;\n}"), 1),
    }, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "what a file keeps to itself has a name of its own in its unit")
