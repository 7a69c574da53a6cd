"""Pictures of cards, and lines of text made to fit: parts of a build, measured in this process."""

import re
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks import anchors, decks
from benchmarks.builds import BUILD, FONTS, TYPST
from benchmarks.processes import CARDSMITH, ROUNDS, Job, in_turn, once
from benchmarks.table import Table
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.layout.fit import Block, Fitting, fit
from cardsmith.layout.wrap import Run, Tone
from cardsmith.lexicon.hyphenation import hyphenator
from cardsmith.press.pixels import Pages, in_pixels
from cardsmith.press.png import png_bytes

LINES = 80_000
DECK, CARDS = 240, 60
DPI = 300
SIZE = in_pixels(63, DPI), in_pixels(88, DPI)


def png(table: Table, folder: Path) -> None:
    """A 300-dpi picture of a card, drawn from its page and deflated, grey and in colours."""
    decks.letters(folder, DECK)
    command = (*BUILD, "--component", "cards", "--profile", "single", "--out", "out")
    once(Job(name="build", command=command, cwd=folder))
    (pdf,) = (folder / "out").rglob("cards.pdf")

    def drawn(colours: bool) -> float:
        with Pages(str(pdf)) as pages:
            begin = time.process_time()
            for number in range(CARDS):
                page = (pages.filling if colours else pages.grey)(number, SIZE)
                png_bytes(page, DPI)
            return 1000 * (time.process_time() - begin) / CARDS

    for colours, most, name in ((False, 10, "grey"), (True, 20, "RGB")):
        spent = _median(lambda colours=colours: drawn(colours))  # type: ignore[misc]  # a default
        goal = f"at most {most} ms"
        table.row(f"300-dpi PNG a card, {name}", goal, f"{spent:.1f} ms", met=spent <= most)


def lines(table: Table, folder: Path) -> None:
    """80,000 lines made to fit their line: shrunk where they must, else divided."""
    source = decks.letters(folder, 8000) / "cards.yaml"
    found = re.findall(r"(?m)^      - (.+)$", source.read_text("utf-8"))
    texts = (found * 2)[:LINES]
    fonts, tone = ShippedFonts(), Tone("Alegreya Medium")
    fitting = Fitting(size=12.5, least=9, hyphenator=hyphenator("fr"))

    def fitted() -> float:
        begin = time.process_time()
        whole = sum(
            isinstance(fit(fonts, [(Run(text, tone),)], (34, 12), fitting), Block) for text in texts
        )
        if whole < 0.99 * LINES:
            raise ValueError(f"only {whole} of {LINES} lines fit")
        return time.process_time() - begin

    spent = _median(fitted)
    job = f"fit and hyphenate {LINES:,} lines"
    table.row(job, "at most 1 s", f"{spent:.2f} s", met=spent <= 1)


def saved(table: Table, folder: Path) -> None:
    """From a saved deck to the picture of one card, beside typst that sets the whole deck."""
    decks.letters(folder, 1200)
    packet = (folder / "edition" / "m.yaml").read_text("utf-8")
    title = re.findall(r"(?m)^  - title: (.+)$", packet)[0]
    command = (*CARDSMITH, "preview", f"M/{title}", "--edition", "edition", "--out", "card.png")
    jobs = [Job(name="preview", command=command, cwd=folder, before=lambda: decks.edit(folder))]
    if anchors.has("typst"):
        typst = (anchors.PYTHON, "-c", TYPST, FONTS)
        jobs.append(Job(name="typst", command=typst, cwd=folder))
    costs = in_turn(jobs)
    if "typst" in costs:
        ratio = costs["preview"].over(costs["typst"])
        table.ratio("save to picture, 1 of 1,200 cards", ratio, "typst of them all")
    else:
        table.not_run("save to picture, 1 of 1,200 cards", "typst is not installed")


def _median(measure: Callable[[], float]) -> float:
    """The median of some rounds; a first one warms up."""
    measure()
    return statistics.median(measure() for _ in range(ROUNDS))
