"""``cardsmith build``: editions become files to print."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardsmith.cli.exits import Done, Exit
from cardsmith.cli.options import Editions, Lang, Language, Out, Quiet
from cardsmith.model.choices import Duplex, Marks, Orientation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardsmith.cli.speech import Speaker
    from cardsmith.pipeline.building import Built


def build(
    editions: Editions = None,
    profile: Annotated[
        str, typer.Option(help="home, home-letter, home-eco, home-access, home-fold or single.")
    ] = "home",
    component: Annotated[
        str,
        typer.Option(
            help="Only these, by comma: cards,marotte,board,pawns,die,box,aid; "
            "others stay if still true."
        ),
    ] = "",
    paper: Annotated[
        str, typer.Option(help="a5, a4, a3, letter, legal, tabloid; else the profile's.")
    ] = "",
    orientation: Annotated[Orientation | None, typer.Option(help="How the paper lies.")] = None,
    duplex: Annotated[
        Duplex | None, typer.Option(help="How backs come behind fronts.")
    ] = None,
    margin: Annotated[str, typer.Option(help="What the printer cannot reach: 5mm.")] = "",
    gap: Annotated[str, typer.Option(help="Space between cards: 0mm.")] = "",
    bleed: Annotated[str, typer.Option(help="Colour beyond the cut: 2mm.")] = "",
    thickness: Annotated[
        str, typer.Option(help="Of one card, for the depth of the box: 0.3mm.")
    ] = "",
    marks: Annotated[Marks | None, typer.Option(help="Where cut marks stand.")] = None,
    skip: Annotated[str, typer.Option(help="Used slots of the first sheet: 1-3,9.")] = "",
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
    from cardsmith.pipeline.building import build_editions
    from cardsmith.pipeline.options import Asked, chosen

    with report.refusals(lang):
        asked = Asked(
            paper=paper,
            orientation=orientation,
            duplex=duplex,
            marks=marks,
            lengths={"margin": margin, "gap": gap, "bleed": bleed, "thickness": thickness},
            skip=skip,
        )
        layout = chosen(profile, asked)
    wanted = tuple(name.strip() for name in component.split(",") if name.strip())

    def once() -> Done:
        with report.refusals(lang):
            built = build_editions(editions or (), layout, wanted, out)
        return _told(built, lang, quiet=quiet)

    if watch:
        from cardsmith.cli.watching import keep_doing
        from cardsmith.pipeline.watching import places

        with report.refusals(lang):
            watched = places(editions or ())
        keep_doing(once, watched, out, lang=lang, quiet=quiet)
    raise typer.Exit(once().exit)


def _told(built: "Sequence[Built]", lang: Lang | None, *, quiet: bool) -> Done:
    """Print what editions came to."""
    from cardsmith.cli import report
    from cardsmith.cli.speech import speaker

    for edition in built:
        voice = speaker(lang, edition.checked.language)
        if edition.folder is None:
            report.print_text(edition.checked, voice, quiet=quiet)
        if not quiet:
            if edition.folder is not None:
                typer.echo(
                    report.summary(edition.checked, voice) + report.more(edition.checked, voice)
                )
            typer.echo("\n".join(_lines(edition, voice)))
    failed = any(edition.folder is None for edition in built)
    language = built[0].checked.language if built else ""
    return Done(Exit.FINDINGS if failed else Exit.RIGHT, language)


def _lines(built: "Built", voice: "Speaker") -> list[str]:
    phrase = voice.phrase
    if built.folder is None:
        return [f"{built.name}{phrase['colon']} {phrase['nothing']}"]
    return [
        f"{built.folder.as_posix()}/{file.path}{phrase['colon']} "
        + (f"{voice.count(file.cards, 'card')} {phrase['on']} " if file.cards else "")
        + voice.count(file.pages, "page")
        for file in built.files
    ]
