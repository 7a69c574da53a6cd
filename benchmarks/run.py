"""``make bench``: cardsmith beside its peers in one run; ratios to quote, never seconds.

Peers come with ``pip install --group bench``; one that is missing is named as not run.
"""

import importlib.util
import json
import sys
import tempfile
from pathlib import Path

from benchmarks import referee
from benchmarks.processes import Cost, Job, in_turn
from cardsmith.intake.dictionary.places import folders, spellings

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PYTHON = sys.executable
CARDSMITH = (PYTHON, "-m", "cardsmith")
CHECK = (*CARDSMITH, "check")
TYPST = (
    "import sys, typst; typst.compile('cards.typ', output='typst.pdf', root='.', "
    "font_paths=[sys.argv[1]], ignore_system_fonts=True, pdf_tags=False, "
    "sys_inputs={'cards': 'cards.yaml'})"
)
SAFE_LOADER = (
    "import json, pathlib, sys, yaml, jsonschema\n"
    "check = jsonschema.Draft7Validator(json.loads(pathlib.Path(sys.argv[1]).read_text('utf-8')))\n"
    "for path in sorted(pathlib.Path(sys.argv[2]).glob('[a-z].yaml')):\n"
    "    list(check.iter_errors(yaml.load(path.read_text('utf-8'), yaml.CSafeLoader)))\n"
)


def main() -> None:
    """Measure what the goals name, and print each as a ratio beside its goal."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        build_goal(work / "1200", 1200, rounds=7)
        build_goal(work / "10000", 10000, rounds=3)
        validate_goal(work / "10000")
        spelling_goal(work)
        start_goal(work)
    referee.main()


def make_deck(folder: Path, cards: int) -> None:
    """The edition that cardsmith reads and the list that typst reads, the same cards."""
    folder.mkdir(exist_ok=True)
    job = Job(
        name="deck",
        command=(PYTHON, str(HERE / "make_deck.py"), str(cards), str(folder)),
        cwd=folder,
    )
    in_turn([job], rounds=1)
    (folder / "cards.typ").write_bytes((HERE / "cards.typ").read_bytes())


def build_goal(folder: Path, cards: int, rounds: int) -> None:
    """A full build, YAML to checked PDF, beside typst that draws and checks nothing."""
    make_deck(folder, cards)
    options = ("--component", "cards", "--duplex", "none", "--out", "out")
    ours = Job(name="cardsmith", command=(*CARDSMITH, "build", "edition", *options), cwd=folder)
    if not importlib.util.find_spec("typst"):
        print(f"build, {cards} cards: typst not installed, not run")
        return
    fonts = str(ROOT / "templates" / "fonts" / "Alegreya")
    peer = Job(name="typst", command=(PYTHON, "-c", TYPST, fonts), cwd=folder)
    costs = in_turn([ours, peer], rounds)
    goal = "2.0 and 128 MiB" if cards == 1200 else "2.0 and 200 MiB"
    print_ratio(f"build, {cards} cards", costs["cardsmith"], costs["typst"], goal)
    pdf = folder / "out" / "edition" / "home" / "cards.pdf"
    manifest = json.loads((pdf.parent / "manifest.json").read_text("utf-8"))
    size = pdf.stat().st_size / sum(file["cards"] for file in manifest["files"])
    print(f"bytes a text card, {cards} cards: {size / 1000:.2f} KB (goal 0.6 untagged)")


def validate_goal(folder: Path) -> None:
    """Every finding of 10,000 cards with its place, beside loaders that know fewer rules."""
    schema = str(ROOT / "schemas" / "packet.schema.json")
    jobs = [
        Job(name="cardsmith", command=(*CHECK, "edition", "--dict", "none", "-q"), cwd=folder),
        Job(
            name="CSafeLoader + jsonschema",
            command=(PYTHON, "-c", SAFE_LOADER, schema, "edition"),
            cwd=folder,
        ),
    ]
    if importlib.util.find_spec("check_jsonschema"):
        files = [str(path) for path in sorted((folder / "edition").glob("[a-z].yaml"))]
        command = (PYTHON, "-m", "check_jsonschema", "--schemafile", schema, *files)
        jobs.append(Job(name="check-jsonschema", command=command, cwd=folder))
    else:
        print("validate: check-jsonschema not installed, not run")
    costs = in_turn(jobs, rounds=3)
    goals = {"CSafeLoader + jsonschema": "0.3", "check-jsonschema": "0.2"}
    for peer, goal in goals.items():
        if peer in costs:
            print_ratio(f"validate 10,000 cards v {peer}", costs["cardsmith"], costs[peer], goal)


def spelling_goal(folder: Path) -> None:
    """The shipped deck with every book that is installed, beside the same check without."""
    if next(spellings("fr", folders()), None) is None:
        print("check with a dictionary: none is installed, not run")
        return
    jobs = [
        Job(name="with", command=(*CHECK, "bouffon", "-q"), cwd=folder),
        Job(name="without", command=(*CHECK, "bouffon", "--dict", "none", "-q"), cwd=folder),
    ]
    costs = in_turn(jobs, rounds=9)
    print_ratio("check with a dictionary v without", costs["with"], costs["without"], "2.0")


def start_goal(folder: Path) -> None:
    """The first thing a newcomer types, beside the import it cannot do without."""
    jobs = [
        Job(name="--help", command=(*CARDSMITH, "--help"), cwd=folder),
        Job(name="import typer", command=(PYTHON, "-c", "import typer"), cwd=folder),
    ]
    costs = in_turn(jobs, rounds=15)
    print_ratio("--help v import typer", costs["--help"], costs["import typer"], "1.2")


def print_ratio(name: str, ours: Cost, peer: Cost, goal: str) -> None:
    """One line: our cost over the peer's, wall, CPU and memory."""
    print(
        f"{name}: wall {ours.wall / peer.wall:.2f}, CPU {ours.cpu / peer.cpu:.2f}, "
        f"memory {ours.memory:.0f} MiB v {peer.memory:.0f} MiB (goal {goal})"
    )


if __name__ == "__main__":
    main()
