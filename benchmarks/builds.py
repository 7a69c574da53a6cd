"""Whole builds, YAML to checked PDF, beside peers that draw the same cards and check nothing."""

import json
from functools import partial
from pathlib import Path

from pikepdf import Pdf

from benchmarks import anchors, decks
from benchmarks.processes import CARDSMITH, Job, Runs, in_turn, once
from benchmarks.table import Table

CARDS = ("--component", "cards", "--duplex", "none", "--out", "out")
BUILD = (*CARDSMITH, "build", "edition")
FONTS = str(anchors.ROOT / "templates" / "fonts" / "Alegreya")
TYPST_TAGGED = (
    "import sys, typst; typst.compile('cards.typ', output='typst.pdf', root='.', "
    "font_paths=[sys.argv[1]], ignore_system_fonts=True, "
    "sys_inputs={'cards': 'cards.yaml'})"
)
TYPST = TYPST_TAGGED.replace("root='.'", "root='.', pdf_tags=False")
GOALS = {1200: (2.5, 128), 10_000: (2.0, 200)}
"""By number of cards: the most times typst, and the most MiB."""


def full(table: Table, folder: Path, cards: int) -> None:
    """A full build beside typst, naive reportlab and fpdf2."""
    decks.letters(folder, cards)
    ours = Job(
        name="cardsmith",
        command=(*BUILD, *CARDS),
        cwd=folder,
        before=partial(decks.clear, folder),
    )
    typst = Job(name="typst", command=(anchors.PYTHON, "-c", TYPST, FONTS), cwd=folder)
    tagged = Job(
        name="typst, tagged", command=(anchors.PYTHON, "-c", TYPST_TAGGED, FONTS), cwd=folder
    )
    naive = [
        _peer(name, folder)
        for name in ("reportlab", "fpdf2")
        if anchors.has(name.removesuffix("2")) and cards == 1200
    ]
    jobs = [ours, *([typst, tagged] if anchors.has("typst") else []), *naive]
    costs = in_turn(jobs)
    (most, mebibytes), own = GOALS[cards], costs["cardsmith"]
    for job in jobs[1:]:
        peer = costs[job.name]
        goal = most if job is typst else None
        _compared(table, f"build {cards:,} cards", own, (job.name, peer), goal)
    if typst not in jobs:
        table.not_run(f"build {cards:,} cards v typst", "typst is not installed")
    told = f"{own.memory:.0f} MiB"
    table.row(
        f"build {cards:,} cards, memory",
        f"at most {mebibytes} MiB",
        told,
        met=own.memory <= mebibytes,
    )
    pdf = folder / "out" / "edition" / "home" / "cards.pdf"
    manifest = json.loads((pdf.parent / "manifest.json").read_text("utf-8"))
    size = pdf.stat().st_size / sum(file["cards"] for file in manifest["files"]) / 1000
    with Pdf.open(pdf) as opened:
        most, kind = (1.2, "tagged") if "/StructTreeRoot" in opened.Root else (0.6, "untagged")
    name, limit = f"bytes a text card, {cards:,} cards", f"at most {most} KB {kind}"
    table.row(name, limit, f"{size:.2f} KB", met=size <= most)


def press(table: Table, folder: Path) -> None:
    """A file for a print shop with its preflight, beside the home build of the same 1,200 cards."""
    only = ("--component", "cards", "--out", "out")
    jobs = [
        Job(
            name=profile,
            command=(*BUILD, *only, "--profile", profile),
            cwd=folder,
            before=partial(decks.clear, folder),
        )
        for profile in ("home", "press")
    ]
    costs = in_turn(jobs)
    ratio = costs["press"].over(costs["home"])
    memory = _memory(costs["press"], costs["home"])
    table.at_most("press build 1,200 cards, preflight", ratio, 3, "the home build", memory)


def rebuild(table: Table, folder: Path, cards: int) -> None:
    """A build after one edit, by a new process, beside a full one; both leave the same bytes."""
    whole = Job(
        name="full", command=(*BUILD, *CARDS), cwd=folder, before=partial(decks.clear, folder)
    )
    edited = Job(
        name="edit", command=(*BUILD, *CARDS), cwd=folder, before=partial(decks.edit, folder)
    )
    costs = in_turn([whole, edited])
    job = f"rebuild after one edit, {cards:,} cards"
    ratio, memory = costs["edit"].over(costs["full"]), _memory(costs["edit"], costs["full"])
    if cards == 10_000:
        table.at_most(job, ratio, 0.6, "the full build", memory)
    else:
        table.ratio(job, ratio, "the full build", memory)
    pdf = folder / "out" / "edition" / "home" / "cards.pdf"
    kept = pdf.read_bytes()
    decks.clear(folder)
    once(whole)
    same = kept == pdf.read_bytes()
    told = "the same bytes" if same else "other bytes"
    table.row(f"{job}, its PDF", "as a clean build", told, met=same)


def growth(table: Table, folder: Path) -> None:
    """100,000 custom cards beside 10,000."""
    places = {cards: decks.custom(folder / str(cards), cards) for cards in (10_000, 100_000)}
    command = (*BUILD, *CARDS[2:])
    jobs = [
        Job(name=f"{cards}", command=command, cwd=place, before=partial(decks.clear, place))
        for cards, place in places.items()
    ]
    costs = in_turn(jobs)
    many, few = costs["100000"], costs["10000"]
    memory = _memory(many, few)
    table.at_most("100,000 custom cards, time", many.over(few), 11, "10,000 cards", memory)
    told = f"{many.memory:.0f} MiB"
    table.row("100,000 custom cards, memory", "at most 400 MiB", told, met=many.memory <= 400)


def _compared(
    table: Table, job: str, own: Runs, beside: tuple[str, Runs], most: float | None
) -> None:
    name, peer = beside
    ratio, memory = own.over(peer), _memory(own, peer)
    if most is None:
        table.ratio(f"{job} v {name}", ratio, name, memory)
    else:
        table.at_most(f"{job} v {name}", ratio, most, name, memory)


def _peer(name: str, folder: Path) -> Job:
    script = str(anchors.PEERS / f"naive_{name}.py")
    return Job(name=name, command=(anchors.PYTHON, script, FONTS), cwd=folder)


def _memory(own: Runs, peer: Runs) -> str:
    return f"{own.memory:.0f} v {peer.memory:.0f} MiB"
