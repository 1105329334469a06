"""What the checks of this folder do alike: run on the tree, or on examples that they must judge."""
import sys
import tempfile
from pathlib import Path


def misjudged(examples, offences):
    """examples: path -> (text, how many offences it holds). Those that `offences` counts otherwise."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for path, (text, _) in examples.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8")
        found = list(offences(root))
    for path, (_, count) in examples.items():
        mine = [line for line in found if line.startswith(path + ":")]
        if len(mine) != count:
            yield f"{path}: {count} offences expected, found {mine}"


def run(offences, selfTest, praise):
    """Reads the command line, prints what was found or the praise, and ends the program."""
    arguments = sys.argv[1:]
    if arguments == ["--self-test"]:
        problems = list(selfTest())
        print("\n".join(problems) or "every offending example is found")
    else:
        problems = list(offences(Path(arguments[0] if arguments else Path(__file__).parents[2])))
        print("\n".join(problems) or praise)
    sys.exit(bool(problems))
