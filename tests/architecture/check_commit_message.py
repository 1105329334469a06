#!/usr/bin/env python3
"""Refuses a commit message that hides what changed.

check_commit_message.py FILE         called by the commit-msg hook
check_commit_message.py --log RANGE  judges the messages of commits, say origin/main..HEAD
check_commit_message.py --self-test  checks that offending examples are refused
"""
import re
import subprocess
import sys

AREAS = "Core Kryptik Altered Seize AI App QML Assets Tests Build Packaging Translations Docs".split()
RULES = {"Core", "Kryptik", "Altered", "Seize"}
VAGUE = re.compile(r"^(?:fix|misc|wip|update|cleanup|refactor|address review)\b(?:\s+\S+){0,2}$", re.I)
# What became of the rules: nothing, a new signature, or a sentence that says what.
EFFECT = re.compile(r"\bNo rules change\b|^Signature: \w+ [0-9a-f]{8}|^Rules(?: change)?: .", re.M)


def complaints(message):
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    title, body = (lines or [""])[0], "\n".join(lines[1:])
    area, colon, subject = title.partition(": ")
    areas = area.split("+")
    if not colon or not set(areas) <= set(AREAS):
        yield f"the title starts with an area ({', '.join(AREAS)}) and a colon"
    if not subject[:1].isupper() or VAGUE.match(subject):
        yield "say what changes, capitalised: 'Let weary citizens block', not 'fix combat'"
    if len(title) > 72 or title.endswith("."):
        yield "the title is at most 72 characters and has no full stop"
    if body.strip() and not body.startswith("\n"):
        yield "leave the second line empty"
    if RULES & set(areas) and not EFFECT.search(body):
        yield "a change to the engine ends with 'No rules change', 'Rules: ...' or 'Signature: ...'"


def logged(commits):
    log = subprocess.run(["git", "log", "--no-merges", "--format=%h%x00%B%x01", commits],
                         check=True, capture_output=True, text=True).stdout
    for entry in filter(None, (part.strip() for part in log.split("\x01"))):
        commit, message = entry.split("\x00", 1)
        for complaint in complaints(message):
            yield f"{commit} {message.splitlines()[0]!r}: {complaint}"


def selfTest():
    good = ["Kryptik: Let weary citizens block\n\n4.4.3 allows it.\n\nSignature: kryptik 5e1c07b2 (was 9a44f310)\n",
            "Core: Name the judge once\n\nThree places spelled it out.\n\nNo rules change\n",
            "Kryptik: Deal combat damage at once\n\n4.4.4.3.\n\nRules: both sides die together\n",
            "QML+App: Show the rule number of a prompt\n# a comment of git's\n",
            "Build: Fix the include path of the generated registration code\n"]
    bad = ["", "fix combat", "Combat: Let weary citizens block", "QML: show the rule number",
           "App: Fix crash", "Docs: Say how to build.", "Docs: " + "A" * 70,
           "QML: Show the rule number\nright after the title",
           "Kryptik: Let weary citizens block\n\n4.4.3 allows it.\n"]
    for message in good:
        if found := list(complaints(message)):
            yield f"refused though it is good: {message!r}: {found}"
    for message in bad:
        if not list(complaints(message)):
            yield f"accepted though it is bad: {message!r}"


if __name__ == "__main__":
    if sys.argv[1] == "--self-test":
        problems = list(selfTest())
    elif sys.argv[1] == "--log":
        problems = list(logged(sys.argv[2]))
    else:
        with open(sys.argv[1], encoding="utf-8") as file:
            problems = list(complaints(file.read()))
    sys.stderr.write("".join(f"{line}\n" for line in problems))
    sys.exit(bool(problems))
