"""Checks and starts, beside what a person would have used instead."""

from pathlib import Path

from benchmarks import anchors, decks
from benchmarks.processes import CARDSMITH, PYTHON, Job, in_turn
from benchmarks.table import Table
from cardsmith.intake.dictionary.places import folders, spellings

CHECK = (*CARDSMITH, "check")
SAFE_LOADER = (
    "import json, pathlib, sys, yaml, jsonschema\n"
    "check = jsonschema.Draft7Validator(json.loads(pathlib.Path(sys.argv[1]).read_text('utf-8')))\n"
    "for path in sorted(pathlib.Path(sys.argv[2]).glob('[a-z].yaml')):\n"
    "    list(check.iter_errors(yaml.load(path.read_text('utf-8'), yaml.CSafeLoader)))\n"
)
GOALS = {"CSafeLoader + jsonschema": 0.3, "check-jsonschema": 0.2}
GOAL_AT = 10_000
"""The cards that the goals are about: with fewer, starting is most of it."""


def validate(table: Table, folder: Path, cards: int) -> None:
    """Every finding of a large deck with its place, beside loaders that know fewer rules."""
    decks.letters(folder, cards)
    schema = str(anchors.ROOT / "schemas" / "packet.schema.json")
    loader = (PYTHON, "-c", SAFE_LOADER, schema, "edition")
    jobs = [
        Job(name="cardsmith", command=(*CHECK, "edition", "--dict", "none", "-q"), cwd=folder),
        Job(name="CSafeLoader + jsonschema", command=loader, cwd=folder),
    ]
    if anchors.has("check_jsonschema"):
        files = [str(path) for path in sorted((folder / "edition").glob("[a-z].yaml"))]
        command = (anchors.PYTHON, "-m", "check_jsonschema", "--schemafile", schema, *files)
        jobs.append(Job(name="check-jsonschema", command=command, cwd=folder))
    costs = in_turn(jobs)
    for peer, most in GOALS.items():
        name = f"validate {cards:,} cards v {peer}"
        if peer in costs:
            own, other = costs["cardsmith"], costs[peer]
            memory = f"{own.memory:.0f} v {other.memory:.0f} MiB"
            if cards < GOAL_AT:
                table.ratio(name, own.over(other), peer, memory)
            else:
                table.at_most(name, own.over(other), most, peer, memory)
        else:
            table.not_run(name, f"{peer} is not installed")


def spelling(table: Table, folder: Path) -> None:
    """The shipped deck with every book that is installed, beside the same check without."""
    if next(spellings("fr", folders()), None) is None:
        table.not_run("check with a dictionary", "none is installed")
        return
    jobs = [
        Job(name="with", command=(*CHECK, "bouffon", "-q"), cwd=folder),
        Job(name="without", command=(*CHECK, "bouffon", "--dict", "none", "-q"), cwd=folder),
    ]
    costs = in_turn(jobs, rounds=9)
    table.at_most("check with a dictionary", costs["with"].over(costs["without"]), 2, "without")


def start(table: Table, folder: Path) -> None:
    """The first thing a newcomer types, beside the import it cannot do without."""
    jobs = [
        Job(name="--help", command=(*CARDSMITH, "--help"), cwd=folder),
        Job(name="nothing", command=(*CARDSMITH, "--version"), cwd=folder),
        Job(name="import typer", command=(PYTHON, "-c", "import typer"), cwd=folder),
    ]
    costs = in_turn(jobs, rounds=11)
    for job, told in (("--help", "--help"), ("nothing", "a command that does nothing")):
        table.at_most(told, costs[job].over(costs["import typer"]), 1.2, "import typer")
