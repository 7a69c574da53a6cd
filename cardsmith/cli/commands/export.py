"""``cardsmith export``: editions as other programs take them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Editions, Language, Out, Quiet
from cardsmith.model.choices import Target

SEPARATORS = ("", ";", ",")
"""What may part the cells of CSV; nothing leaves it to the language."""


def export(
    to: Annotated[
        Target,
        typer.Option(
            help="png: a picture of each face, for shops and screens. tts: sheets and a saved "
            "object for Tabletop Simulator. csv, xlsx: a row a card, which import takes back. "
            "json: for programs.",
        ),
    ],
    editions: Editions = None,
    component: Annotated[
        str,
        typer.Option(
            help="Only these, by comma: cards,marotte,board …; else the cards, or what "
            "lies on a table."
        ),
    ] = "",
    only: Annotated[
        list[str] | None,
        typer.Option(
            help="Only these cards, into partial/: letter:K,W card:P/peur rank:1-4, or changed: "
            "all that the last export had not, or had otherwise."
        ),
    ] = None,
    profile: Annotated[
        str, typer.Option(help="How cards are drawn: home, home-eco or home-access.")
    ] = "home",
    dpi: Annotated[int, typer.Option(min=36, max=1200, help="png: pixels to the inch.")] = 300,
    bleed: Annotated[str, typer.Option(help="png: colour beyond the cut: 3mm.")] = "",
    pattern: Annotated[
        str,
        typer.Option(
            help="png: names of cards, of {n}, {title}, {id}, {packet}, {component}, {side} and "
            "{copy}; else {n}-{title}-{side}.png."
        ),
    ] = "",
    copies: Annotated[
        bool, typer.Option("--copies", help="png: pictures of every copy, not of every design.")
    ] = False,
    url_prefix: Annotated[
        str,
        typer.Option(help="tts: where the pictures will be, https://…; else on this computer."),
    ] = "",
    separator: Annotated[
        str, typer.Option(help="csv: ; or , between cells; else what the language expects.")
    ] = "",
    out: Out = Path("output"),
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Export editions for other programs; nothing is written when one has an error.

    Example: cardsmith export bouffon --to png --bleed 3mm
    """
    from cardsmith.cli import report
    from cardsmith.cli.exported import tell
    from cardsmith.cli.progress import bar
    from cardsmith.pipeline.exporting.dispatching import export_editions
    from cardsmith.pipeline.exporting.orders import Order, only_what_it_takes
    from cardsmith.pipeline.options import Asked, chosen
    from cardsmith.pipeline.picking_out import wanted_of
    from cardsmith.pipeline.refusing import listed, refused

    with report.refusals(lang, *(editions or ())), bar(lang, quiet=quiet):
        typed: Mapping[str, object] = {
            "--dpi": dpi != 300,
            "--bleed": bleed,
            "--pattern": pattern,
            "--copies": copies,
            "--url-prefix": url_prefix,
            "--separator": separator,
            "--component": component,
            "--only": only,
            "--profile": profile != "home",
        }
        if separator not in SEPARATORS:
            raise refused("--separator", separator, among=SEPARATORS[1:])
        only_what_it_takes(to, [option for option, value in typed.items() if value])
        order = Order(
            target=to,
            profile=chosen(profile, Asked(lengths={"bleed": bleed or "0mm"})),
            components=listed("--component", component, such_as=("cards,board",)),
            only=wanted_of(only or (), editions or ()),
            out=out,
            dpi=dpi,
            pattern=pattern,
            each_copy=copies,
            url_prefix=url_prefix,
            separator=separator,
        )
        exported = export_editions(editions or (), order)
    failed = tell(exported, order, lang, quiet=quiet)
    raise typer.Exit(Exit.FINDINGS if failed else Exit.RIGHT)
