"""``cardsmith impose``: other people's cards on right sheets."""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Language, Quiet
from cardsmith.model.choices import Duplex, Fit, Marks, Orientation, Sides

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardsmith.cli.speech import Speaker
    from cardsmith.model.finding import Finding
    from cardsmith.pipeline.foreign.imposing import Imposed

SHOWN = 3
"""How many findings of one code are written out before they are only counted."""


def impose(
    cards: Annotated[
        list[Path],
        typer.Argument(
            metavar="CARDS...",
            help="Pictures (PNG, JPEG), PDF files, folders of them, or lists of them (CSV).",
        ),
    ],
    back: Annotated[
        Path | None, typer.Option(help="The back of every card that has none of its own.")
    ] = None,
    size: Annotated[
        str, typer.Option(help="tcg, poker, 63x88mm …; else what names and files say.")
    ] = "",
    fit: Annotated[
        Fit, typer.Option(help="Fill the card and cut what is over, or leave paper white.")
    ] = Fit.COVER,
    own_bleed: Annotated[
        str, typer.Option(help="What pictures have beyond the cut: 3mm; else what is evident.")
    ] = "",
    pages: Annotated[Sides, typer.Option(help="What the pages of a PDF are.")] = Sides.FRONTS,
    grid: Annotated[
        str, typer.Option(help="Columns and rows of cards on each page of a PDF: 3x3.")
    ] = "",
    from_: Annotated[
        str,
        typer.Option("--from", help="Where that grid stands: margin=10mm,gap=2mm; else centred."),
    ] = "",
    profile: Annotated[str, typer.Option(help="The sheet: home, home-letter or single.")] = "home",
    paper: Annotated[
        str, typer.Option(help="a5, a4, a3, letter, legal, tabloid; else the profile's.")
    ] = "",
    orientation: Annotated[Orientation | None, typer.Option(help="How the paper lies.")] = None,
    duplex: Annotated[
        Duplex | None, typer.Option(help="How backs come behind fronts, or none.")
    ] = None,
    margin: Annotated[str, typer.Option(help="What the printer cannot reach: 5mm.")] = "",
    gap: Annotated[str, typer.Option(help="Space between cards: 0mm.")] = "",
    bleed: Annotated[str, typer.Option(help="Colour beyond the cut: 2mm.")] = "",
    marks: Annotated[Marks | None, typer.Option(help="Where cut marks stand.")] = None,
    skip: Annotated[str, typer.Option(help="Used slots of the first sheet: 1-3,9.")] = "",
    printer: Annotated[
        str, typer.Option(help="A printer that was calibrated: its shift is undone.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="The PDF to write; else NAME-sheets.pdf.")
    ] = None,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Put pictures or PDF pages that you have on sheets, true to size, backs behind fronts.

    Example: cardsmith impose wolves --back back.png --size poker -o wolves.pdf
    """
    from cardsmith.cli import report
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.foreign.imposing import Order, impose_files
    from cardsmith.pipeline.foreign.wishes import Typed, wishes
    from cardsmith.pipeline.options import Asked, chosen

    voice = speaker(lang)
    with report.refusals(lang):
        asked = Asked(
            paper=paper,
            orientation=orientation,
            duplex=duplex,
            marks=marks,
            lengths={"margin": margin, "gap": gap, "bleed": bleed},
            skip=skip,
            printer=printer,
        )
        sheet = chosen(profile, asked)
        wished = wishes(Typed(size, fit, own_bleed, pages, grid, from_))
        order = Order(paths=cards, back=back, out=out, language=voice.lang)
        imposed = impose_files(order, wished, sheet)
    for line in _found(imposed.findings, voice, quiet=quiet):
        typer.echo(line)
    if imposed.files and not quiet:
        typer.echo("\n".join(_written(imposed, voice)))
    raise typer.Exit(Exit.RIGHT if imposed.files else Exit.FINDINGS)


def _found(findings: "Sequence[Finding]", voice: "Speaker", *, quiet: bool) -> "Iterator[str]":
    """Every error, a few of each other code, and how many more there are."""
    from cardsmith.cli import report

    errors = report.errors(findings)
    told = [*errors] if quiet else [*findings]
    seen: Counter[str] = Counter()
    for finding in told:
        seen[finding.code] += 1
        if finding in errors or seen[finding.code] <= SHOWN:
            yield report.short(finding, voice.say(finding))
    colon = voice.phrase["colon"]
    for code, count in seen.items():
        if count > SHOWN and not any(finding.code == code for finding in errors):
            yield f"{code}{colon} {voice.phrase['more'].format(number=count - SHOWN)}"
    if errors and not quiet:
        yield voice.phrase["nothing"]


def _written(imposed: "Imposed", voice: "Speaker") -> "Iterator[str]":
    """The sizes of the cards, then each file."""
    from cardsmith.lexicon.decimals import as_read
    from cardsmith.model.sizes import told

    colon = voice.phrase["colon"]
    for size, count in imposed.sizes.items():
        yield f"{as_read(told(size), voice.lang)}{colon} {voice.count(count, 'card')}"
    for path, item in imposed.files:
        count = sum(copies for _, copies in item.cards)
        cards = f"{voice.count(count, 'card')} {voice.phrase['on']} " if count else ""
        pages = voice.count(len(item.document.pages), "page")
        yield f"{path.as_posix()}{colon} {cards}{pages}"
