#!/usr/bin/env python3
"""Fails when a slot of a test stands behind #if: moc reads tests without their headers, so that it would
not see the slot, and a test that is not seen passes.

tst_slots_of_tests.py [root]      checks the tree
tst_slots_of_tests.py --self-test checks that offending examples are found
"""
import re

import checks

CLASS = re.compile(r"^class .*?^};", re.MULTILINE | re.DOTALL)
CONDITION = re.compile(r"^[ \t]*#[ \t]*if.*", re.MULTILINE)


def offences(root):
    for file in sorted((root / "tests").rglob("*.cpp")):
        text = file.read_text(encoding="utf-8")
        for found in CLASS.finditer(text):
            if "Q_OBJECT" in found.group():
                for condition in CONDITION.finditer(found.group()):
                    before = found.group()[:condition.start()]
                    if before.count("{") - before.count("}") > 1:
                        continue  # in the body of a slot
                    number = text.count("\n", 0, found.start() + condition.start()) + 1
                    yield (f"{file.relative_to(root).as_posix()}:{number}: '{condition.group().strip()}' in the "
                           "class of a test; put it into the body of the slot, with QSKIP where nothing is left")


def selfTest():
    yield from checks.misjudged({
        "tests/tst_good.cpp": ("class TestGood : public QObject\n{\n    Q_OBJECT\n};\n#ifdef Q_OS_LINUX\n#endif\n", 0),
        "tests/tst_bad.cpp": ("class TestBad : public QObject\n{\n    Q_OBJECT\nprivate Q_SLOTS:\n#ifdef Q_OS_LINUX\n"
                              "    void pad();\n#endif\n};\n", 1),
        "tests/tst_body.cpp": ("class TestBody : public QObject\n{\n    Q_OBJECT\n    void it()\n    {\n#ifdef NDEBUG\n"
                               "#endif\n    }\n};\n", 0),
        "tests/support.cpp": ("class Table\n{\n#if 1\n#endif\n};\n", 0),
    }, offences)


if __name__ == "__main__":
    checks.run(offences, selfTest, "moc sees every slot of every test")
