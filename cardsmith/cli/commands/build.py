"""``cardsmith build``: editions become files to print."""

from pathlib import Path
from typing import Annotated

import typer

from cardsmith.cli.exits import Done
from cardsmith.cli.options import Editions, Language, Out, Quiet
from cardsmith.model.choices import Duplex, Marks, Orientation
from cardsmith.model.press import Layout


def build(
    editions: Editions = None,
    profile: Annotated[
        str,
        typer.Option(
            help="home, home-letter, home-eco, home-access, home-fold, single; for print shops "
            "press, press-x1a, drivethru; for portals that take pictures mpc, tgc."
        ),
    ] = "home",
    component: Annotated[
        str,
        typer.Option(
            help="Only these, by comma: cards,marotte,board,pawns,die,dividers,box,tray,aid,"
            "scores,status,plans,rules; contents too, on request. "
            "Others stay if still true."
        ),
    ] = "",
    only: Annotated[
        list[str] | None,
        typer.Option(
            help="Only these cards, into partial/: letter:K,W letter:A-F card:P/peur rank:1-4 "
            "card:P/peur..P/pomme card:P/peur*2, or changed: all that the last build had not, or "
            "had otherwise. Several by spaces, commas or ;",
        ),
    ] = None,
    upgrade_from: Annotated[
        str,
        typer.Option(
            metavar="OLD",
            help="Only what a box of OLD lacks: an edition, or the manifest.json of a build.",
        ),
    ] = "",
    per_square: Annotated[
        int, typer.Option(min=0, max=999, help="A short game: so many cards a square; 0 for all.")
    ] = 0,
    size: Annotated[
        str,
        typer.Option(help="Lay the cards out in another size that they are drawn for: poker."),
    ] = "",
    require_signed: Annotated[
        bool,
        typer.Option("--require-signed", help="Build only if a reader has signed every card."),
    ] = False,
    force: Annotated[
        bool,
        typer.Option(
            "--force",
            help="Write files for a press that fail their preflight too, named NON-CONFORME.",
        ),
    ] = False,
    paper: Annotated[
        str, typer.Option(help="a5, a4, a3, letter, legal, tabloid; else the profile's.")
    ] = "",
    orientation: Annotated[Orientation | None, typer.Option(help="How the paper lies.")] = None,
    duplex: Annotated[Duplex | None, typer.Option(help="How backs come behind fronts.")] = None,
    margin: Annotated[str, typer.Option(help="What the printer cannot reach: 5mm.")] = "",
    gap: Annotated[str, typer.Option(help="Space between cards: 0mm.")] = "",
    bleed: Annotated[str, typer.Option(help="Colour beyond the cut: 2mm.")] = "",
    thickness: Annotated[
        str, typer.Option(help="Of one card, for the depth of the box: 0.32mm.")
    ] = "",
    depth: Annotated[str, typer.Option(help="Of a box, before there are several: 36mm.")] = "",
    marks: Annotated[Marks | None, typer.Option(help="Where cut marks stand.")] = None,
    skip: Annotated[str, typer.Option(help="Used slots of the first sheet: 1-3,9.")] = "",
    together: Annotated[
        bool, typer.Option("--together", help="Cards of all components on the same sheets.")
    ] = False,
    printer: Annotated[
        str, typer.Option(help="A printer that was calibrated: its shift is undone.")
    ] = "",
    sheet: Annotated[
        Layout | None,
        typer.Option(help="For a print shop: so many cards a sheet, or as many as --paper holds."),
    ] = None,
    icc: Annotated[
        str, typer.Option(metavar="FILE", help="Profile of a press, with its --condition.")
    ] = "",
    condition: Annotated[
        str, typer.Option(help="Printing condition, as the print shop names it: FOGRA51.")
    ] = "",
    spot: Annotated[
        list[str] | None,
        typer.Option(help="A colour of the house as a spot: gold=OR MAROTTE; may be repeated."),
    ] = None,
    shard: Annotated[
        str,
        typer.Option(
            metavar="I/N",
            help="Of several editions only the I-th of N shares, those whose place is I modulo N.",
        ),
    ] = "",
    scheduler: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Let the workers of a dask.distributed cluster, who see the same folders, build "
            "the editions: tcp://host:8786 (extra: cluster).",
        ),
    ] = "",
    no_cache: Annotated[
        bool,
        typer.Option(
            "--no-cache", help="Draw every card anew, and keep nothing for the next time."
        ),
    ] = False,
    watch: Annotated[
        bool, typer.Option("--watch", help="Build again after every save, until Ctrl-C.")
    ] = False,
    out: Out = Path("output"),
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Check editions and print them to PDF; nothing is written when one has an error.

    Example: cardsmith build bouffon --component cards --paper letter
    """
    from cardsmith.cli import report
    from cardsmith.cli.built import tell
    from cardsmith.cli.progress import bar
    from cardsmith.pipeline.elsewhere import builder
    from cardsmith.pipeline.options import Asked, chosen
    from cardsmith.pipeline.orders import Part
    from cardsmith.pipeline.picking_out import wanted_of
    from cardsmith.pipeline.press_options import Ordered
    from cardsmith.pipeline.refusing import listed
    from cardsmith.pipeline.sharding import ALL, shard_of

    _whole_editions_once(shard or scheduler, watch or only or upgrade_from)
    with report.refusals(lang, *(editions or ())):
        asked = Asked(
            paper=paper,
            orientation=orientation,
            duplex=duplex,
            marks=marks,
            lengths={
                "margin": margin,
                "gap": gap,
                "bleed": bleed,
                "thickness": thickness,
                "depth": depth,
            },
            skip=skip,
            printer=printer,
            together=together,
            size=size,
            ordered=Ordered(sheet, icc, condition, tuple(spot or ())),
        )
        layout = chosen(profile, asked)
        part = Part(
            only=wanted_of(only or (), editions or ()),
            per_square=per_square,
            upgrade_from=upgrade_from,
            signed=require_signed,
            force=force,
            shard=shard_of(shard) if shard else ALL,
            cache=not no_cache,
        )
        components = listed("--component", component, such_as=("cards,board",))

    def once() -> Done:
        with report.refusals(lang, *(editions or ())), bar(lang, quiet=quiet):
            built = builder(scheduler)(editions or (), layout, components, out, part)
        return tell(built, lang, per_square=per_square, quiet=quiet)

    if watch:
        from cardsmith.cli.watching import keep_doing
        from cardsmith.pipeline.watching import places

        with report.refusals(lang, *(editions or ())):
            watched = places(editions or ())
        keep_doing(once, watched, out, lang=lang, quiet=quiet)
    raise typer.Exit(once().exit)


def _whole_editions_once(divided: str, in_part: object) -> None:
    """Refuse to divide what is no build of whole editions, or never ends."""
    if divided and in_part:
        raise typer.BadParameter(
            "--shard and --scheduler build whole editions once: "
            "give none of --watch, --only, --upgrade-from"
        )
