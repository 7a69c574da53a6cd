"""``cardsmith referee play``: a game kept at the table, act by act."""

import sys
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Language

if TYPE_CHECKING:
    from cardsmith.pipeline.playing.beginning import Wanted
    from cardsmith.pipeline.playing.chance import Chance
    from cardsmith.pipeline.playing.keeper import Keeper
    from cardsmith.pipeline.playing.speaking import Voice

_GAMES = {
    **dict.fromkeys(("1", "bouffon", "le bouffon"), "bouffon"),
    **dict.fromkeys(("2", "dalmuti", "le grand dalmuti", "grand dalmuti"), "dalmuti"),
}


def play(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="[FILE]",
            help="The record (.partie): one that exists is gone on with. None: a new one here.",
            show_default=False,
        ),
    ] = None,
    game: Annotated[str, typer.Option(help="bouffon or dalmuti; else it is asked.")] = "",
    seats: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help="The players to the left, commas between them; of Le Grand Dalmuti by rank.",
        ),
    ] = "",
    rules: Annotated[str, typer.Option(metavar="PROFILE", help="texte, officiel or famille.")] = "",
    options: Annotated[
        str, typer.Option(metavar="OPTIONS", help="House rules: end=full_round,tie_loser=0.")
    ] = "",
    edition: Annotated[
        str,
        typer.Option("--edition", "-e", metavar="EDITION", help="Whose cards Le Bouffon plays."),
    ] = "",
    board: Annotated[
        str, typer.Option(metavar="BOARD", help="Its board, else the edition's: laps=1, finish=24.")
    ] = "",
    seed: Annotated[
        str, typer.Option(metavar="SEED", help="For dice and cards that the keeper draws.")
    ] = "",
    lang: Language = None,
) -> None:
    """Keep a game at the table: type what happens, hear at once what is against the rules.

    Acts are typed as a record writes them; ? says what may come now. The record is saved after
    each act, and `cardsmith referee check` finds it correct. Exit codes: 0 the game was left with
    everything saved, 2 wrong use or a file that cannot be read or written.

    Example: cardsmith referee play noel.partie --game bouffon --edition bouffon
    """
    from cardsmith.cli import report
    from cardsmith.cli.playing import Conversation
    from cardsmith.cli.speech import tongue
    from cardsmith.pipeline.playing.beginning import Wanted
    from cardsmith.pipeline.playing.speaking import Voice

    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    voice = Voice(tongue(lang))
    tags = {"Rules": rules, "Options": options, "Edition": edition, "Board": board, "Seed": seed}
    wanted = Wanted(game=game, seats=_names(seats), tags=tags)
    with report.refusals(lang):
        talk = _begun(file, wanted, voice)
        raise typer.Exit(Conversation(*talk, voice).run())


def _begun(file: Path | None, wanted: "Wanted", voice: "Voice") -> "tuple[Keeper, Chance, Path]":
    """The game to keep, the dice and cards of its keeper, and where its record goes."""
    from cardsmith.pipeline.playing.chance import chance_in
    from cardsmith.pipeline.playing.resuming import resumed
    from cardsmith.pipeline.playing.saving import check_name, free_path

    if file is not None:
        check_name(file)
    if file is not None and file.exists():
        keeper, path, name = resumed(file), file, "begin.again"
    else:
        keeper = _new(wanted, voice)
        game = keeper.desk.ground.game.name
        path = file or free_path(f"{game}-{datetime.now().astimezone():%Y-%m-%d}")
        name = "begin.new"
    typer.echo(voice.phrase(name, file=path.as_posix()))
    return keeper, chance_in(keeper.desk.ground, token_hex(4)), path


def _new(wanted: "Wanted", voice: "Voice") -> "Keeper":
    """A new game; what nobody has said is asked, again where it cannot be."""
    from cardsmith.cli import report
    from cardsmith.cli.speech import Speaker
    from cardsmith.model.finding import InputError
    from cardsmith.model.struct import replace
    from cardsmith.pipeline.playing.beginning import new_game
    from cardsmith.pipeline.refusing import refused

    while not wanted.game:
        wanted = replace(wanted, game=_GAMES.get(_reply(voice.phrase("begin.game")).lower(), ""))
    if wanted.game not in _GAMES.values():
        raise refused("--game", wanted.game, among=sorted(set(_GAMES.values())))
    if wanted.tags["Edition"] and not wanted.tags["Seed"]:
        wanted = replace(wanted, tags={**wanted.tags, "Seed": token_hex(4)})
    if wanted.seats:
        return new_game(wanted)
    while True:
        names = _names(_reply(voice.phrase(f"begin.seats.{wanted.game}")))
        try:
            return new_game(replace(wanted, seats=names))
        except InputError as error:
            said = Speaker(voice.lang).say(error.finding)
            typer.echo(report.short(error.finding, said))


def _reply(question: str) -> str:
    """What is typed in answer; exit 2 where somebody leaves before anything has begun."""
    typer.echo(question)
    try:
        return input("> " if sys.stdin.isatty() else "").strip()
    except (EOFError, KeyboardInterrupt):
        typer.echo("")
        raise typer.Exit(Exit.USAGE) from None


def _names(text: str) -> tuple[str, ...]:
    """Names between commas, or between spaces where there is no comma."""
    parts = text.split(",") if "," in text else text.split()
    return tuple(name.strip() for name in parts if name.strip())
