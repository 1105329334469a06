#!/usr/bin/env python3
"""Fails when a text that players see or hear is not offered for translation.

tst_translations.py [root]      checks qml/ and app/
tst_translations.py --self-test checks that offending examples are found

The German file must have every text in the context that asks for it and no others, and say Sie
throughout; the first is told by lupdate, where it is installed.

A heuristic: in QML it reads what is bound to `text`, `title`, `Accessible.name` and their like; in
C++ the literals given to setText and its like. A string with a word in it has to stand inside
qsTr() or tr(), unless it is compared with something or handed to a function, and as a whole
sentence, not as a piece that others are added to. A line that ends in
`// not for translation: <why>` is let be.
"""
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import checks

QML_BINDING = re.compile(
    r"(?<![\w.])(?:Accessible\.(?:name|description)|ToolTip\.text"
    r"|text|title|placeholderText|toolTip|tooltip|label|caption|heading|subtitle|hint)\s*:(?!:)")
CPP_CALL = re.compile(
    r"\b(?:setText|setWindowTitle|setTitle|setToolTip|setStatusTip|setWhatsThis|setPlaceholderText"
    r"|setAccessibleName|setAccessibleDescription|setLabelText|setInformativeText|addAction|addMenu"
    r"|addTab)\(\s*((?:QStringLiteral\(|QLatin1String\(|QString::fromUtf8\(|u)?\"(?:[^\"\\\n]|\\.)*\")")
TOKEN = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`"""
                   r"|[A-Za-z_][\w.]*|===|!==|==|!=|\s+|.", re.S)
WORD = re.compile(r"[^\W\d_]{2}")
NO_WORDS = re.compile(r"\\u\w{4}|\\x\w\w|\\.|\$\{[^}]*\}|&\w+;|<[^>]*>|\bTriptych\b")  # escapes, markup, our name
CARRIES_ON = {"?", ":", "+", "&", "|", "=", "===", "!==", "==", "!=", ",", "(", "[", "{", "."}
LET_BE = "// not for translation: "


def expression(text, start):
    """The tokens of the binding that starts there: to the end of its line, of its brackets, or of
    the lines that an operator joins to it."""
    tokens = []
    depth = 0
    for match in TOKEN.finditer(text, start):
        token = match.group()
        if token.startswith(("//", "/*")):
            continue
        if token.isspace():
            last = tokens[-1][0] if tokens else ":"
            following = text[match.end():match.end() + 1]
            if "\n" in token and depth == 0 and last[-1] not in CARRIES_ON and following not in "?:+&|.":
                return tokens
            continue
        if token in "([{":
            depth += 1
        elif token in ")]}":
            depth -= 1
            if depth < 0:
                return tokens
        elif token in ";," and depth == 0:
            return tokens
        tokens.append((token, match.start()))
    return tokens


def untranslated(tokens):
    """The positions of strings that are shown as they stand."""
    callers = []
    for index, (token, position) in enumerate(tokens):
        before = tokens[index - 1][0] if index else ""
        after = tokens[index + 1][0] if index + 1 < len(tokens) else ""
        if token in ("(", "["):
            named = re.match(r"[A-Za-z_]", before) or before in (")", "]")
            callers.append(before if token == "(" and named else "[" if token == "[" and named else "")
        elif token in (")", "]") and callers:
            callers.pop()
        elif token[0] in "\"'`" and WORD.search(NO_WORDS.sub("", token)):
            compared = {before, after} & {"===", "!==", "==", "!="} or before == "case"
            named = after == ":" and before in ("{", ",")
            handed = any(caller and not caller.endswith("arg") for caller in callers)
            if not compared and not named and not handed:
                yield position


def glued(text):
    """The positions of translated texts that another text is put before or behind: sentences made of
    pieces cannot be translated. A blank at an edge is a piece waiting for another."""
    tokens = [(match.group(), match.start()) for match in TOKEN.finditer(text)
              if not match.group().isspace() and not match.group().startswith(("//", "/*"))]
    for index, (token, position) in enumerate(tokens):
        if token not in ("tr", "qsTr") or index + 2 >= len(tokens) or tokens[index + 1][0] != "(":
            continue
        depth, end = 0, index + 1
        while end < len(tokens):
            depth += {"(": 1, ")": -1}.get(tokens[end][0], 0)
            end += 1
            if depth == 0:
                break
        start = index - 1
        while start > 1 and tokens[start][0] == ":" and tokens[start - 1][0] == ":":
            start -= 3  # Messages::tr
        around = (tokens[start][0] if start >= 0 else "", tokens[end][0] if end < len(tokens) else "")
        literal = tokens[index + 2][0]
        if "+" in around or literal.startswith('" ') or (literal.endswith(' "') and len(literal) > 2
                                                         and tokens[index + 3][0] in (")", ",")):
            yield position


def offencesIn(text, suffix):
    positions = []
    if suffix == ".qml":
        for match in QML_BINDING.finditer(text):
            if "//" not in text[text.rfind("\n", 0, match.start()) + 1:match.start()]:
                positions += untranslated(expression(text, match.end()))
    else:
        positions = [match.start(1) for match in CPP_CALL.finditer(text)
                     if WORD.search(NO_WORDS.sub("", match.group(1).split('"', 1)[1]))]
    positions += glued(text)
    for position in sorted(set(positions)):
        end = text.find("\n", position)
        line = text[text.rfind("\n", 0, position) + 1:end if end >= 0 else None]
        if LET_BE not in line:
            yield text.count("\n", 0, position) + 1, line.strip()


INFORMAL = re.compile(
    r"\b(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[rmns]?)?)\b"
    r"|(?i:\b(?:wähle|lege|füge|nenne|prüfe|setze|öffne|schreibe|entferne|entscheide|ziehe|gib|nimm)\b)(?! Sie)|>Spiele,? ")


def informal(text):
    """The lines of a German translation that say du: players are addressed in one way everywhere."""
    for number, line in enumerate(text.splitlines(), 1):
        if ("<translation" in line or "<numerusform>" in line) and INFORMAL.search(line):
            yield number, line.strip()


def missing(root):
    """The texts that lupdate finds in the sources and no translation has in that context, and the
    translations of texts that it does not find any more."""
    lupdate = shutil.which("lupdate6") or shutil.which("lupdate", path="/usr/lib/qt6/bin:/usr/bin")
    if not lupdate:
        return
    for file in sorted(root.glob("translations/*_de.ts")):
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder, file.name)
            shutil.copy(file, copy)
            subprocess.run([lupdate, "-silent", "-I", ".", "-extensions", "cpp,h,qml", "app", "qml",
                            "-ts", copy], cwd=root, check=False, capture_output=True)
            for context in re.findall(r"<context>.*?</context>", copy.read_text(encoding="utf-8"), re.S):
                name = re.search(r"<name>(.*?)</name>", context)[1]
                for message in re.findall(r"<message.*?</message>", context, re.S):
                    source = re.search(r"<source>(.*?)</source>", message, re.S)[1]
                    if 'type="unfinished"' in message:
                        yield f"{file.relative_to(root)}: no translation in {name}: {source}"
                    elif 'type="vanished"' in message or 'type="obsolete"' in message:
                        yield f"{file.relative_to(root)}: nothing asks for this any more in {name}: {source}"


def offences(root):
    yield from missing(root)
    for file in sorted(root.glob("translations/*_de.ts")):
        for number, line in informal(file.read_text(encoding="utf-8")):
            yield f"{file.relative_to(root)}:{number}: says du instead of Sie: {line}"
    for file in sorted(root.glob("qml/**/*.qml")) + sorted(root.glob("app/**/*.cpp")):
        if "app/cli/" not in file.as_posix():  # prints English and JSON, for programs
            for number, line in offencesIn(file.read_text(encoding="utf-8"), file.suffix):
                yield f"{file.relative_to(root)}:{number}: not translated, or made of pieces: {line}"


def selfTest():
    examples = [
        (".qml", 'Text { text: "Draw a card" }', 1),
        (".qml", 'text: root.over ? qsTr("Over") : "Your turn"', 1),
        (".qml", 'text: qsTr("Turn %1").arg("one")', 1),
        (".qml", 'Accessible.name: name === "" ? "Face-down card" : name', 1),
        (".qml", 'text: root.over\n    ? "Over"\n    : qsTr("Your turn")', 1),
        (".qml", 'text: {\n    if (mine)\n        return "Mine";\n    return qsTr("Theirs");\n}', 1),
        (".qml", 'property string title: "Settings"', 1),
        (".qml", 'model: [{ text: "Hand" }, { text: qsTr("Deck") }]', 1),
        (".qml", 'text: `Turn ${turn}`', 1),
        (".qml", 'text: qsTr("Turn %1").arg(turn)\nobjectName: "turn"', 0),
        (".qml", 'text: phase === "combat" ? qsTr("Combat") : ""', 0),
        (".qml", 'text: "%1 / %2".arg(attack).arg(defense)', 0),
        (".qml", 'text: root.words("limbo")\ntext: names["limbo"]', 0),
        (".qml", '// text: "as it was"\ntext: "p1" // not for translation: a name in the notation', 0),
        (".qml", 'text: up ? "\\u25B2" : "\\u25BC"', 0),
        (".qml", 'text: qsTr("Turn") + " " + turn', 1),
        (".qml", 'text: name + (mine ? "" : qsTr(" of another"))', 1),
        (".cpp", 'label->setText(tr("%n cards (all)", nullptr, n) + u\' \' + more);', 1),
        (".cpp", 'why = first + Messages::tr("More.");', 1),
        (".cpp", 'all = names.join(tr(" and "));', 1),
        (".cpp", 'all = problems + QStringList { tr("More.") };', 0),
        (".cpp", 'label->setText("Draw a card");', 1),
        (".cpp", 'window.setWindowTitle(QStringLiteral("Decks"));', 1),
        (".cpp", 'setWindowTitle(QStringLiteral("Triptych"));', 0),
        (".cpp", 'menu->addAction(tr("&Quit")); label->setText(u"%1"_s.arg(n));', 0),
    ]
    for suffix, text, count in examples:
        if len(found := list(offencesIn(text, suffix))) != count:
            yield f"{text!r}: {count} offences expected, found {found}"
    for text, count in [("<translation>Wähle ein Ziel.</translation>", 1),
                        ("<numerusform>Deine Zone, %n Karte</numerusform>", 1),
                        ("<translation>Wählen Sie ein Ziel.</translation>", 0),
                        ("<translation>Ein Ordner; nenne eine Datei.</translation>", 1),
                        ("<translation>Beide Spiele</translation>", 0),
                        ("<source>du</source>", 0)]:
        if len(found := list(informal(text))) != count:
            yield f"{text!r}: {count} informal lines expected, found {found}"


if __name__ == "__main__":
    checks.run(offences, selfTest, "every text can be translated")
