#!/usr/bin/env python3
"""Fails when C++ is not laid out as .clang-format says.

tst_format.py CLANG-FORMAT               checks engine/, app/ and tests/
tst_format.py CLANG-FORMAT --self-test   checks that an ill-laid-out example is found
"""
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def offences(clangFormat, files):
    """One line a file: the whole complaint is long, and the cure is the same for all of it."""
    for start in range(0, len(files), 40):
        run = subprocess.run([clangFormat, "--dry-run", "-Werror", "--style=file", *files[start:start + 40]],
                             capture_output=True, text=True, cwd=ROOT)
        told = {line.split(":", 1)[0] for line in run.stderr.splitlines() if ": error:" in line}
        yield from sorted(told)
        if run.returncode and not told:
            yield f"{clangFormat} failed: {run.stderr.strip()}"


def selfTest(clangFormat):
    example = ROOT / "tests" / "architecture" / "ill_laid_out.cpp"  # for the style: need not exist
    for text, wrong in (("int main()\n{\n    return 0;\n}\n", False), ("int main(){return 0 ;}\n", True)):
        run = subprocess.run([clangFormat, "--dry-run", "-Werror", f"--assume-filename={example}"],
                             input=text, capture_output=True, text=True)
        if bool(run.returncode) != wrong:
            yield f"{text!r}: {'accepted' if wrong else 'refused'}"


if __name__ == "__main__":
    command, *arguments = sys.argv[1:]
    if arguments == ["--self-test"]:
        problems = list(selfTest(command))
        print("\n".join(problems) or "the ill-laid-out example is found")
    else:
        code = sorted(str(file.relative_to(ROOT)) for folder in ("engine", "app", "tests")
                      for file in (ROOT / folder).rglob("*") if file.suffix in {".h", ".cpp"})
        problems = list(offences(command, code))
        print("\n".join(problems + [f"to lay them out: {command} -i <file>"] if problems
                        else [f"{len(code)} files are laid out well"]))
    sys.exit(bool(problems))
