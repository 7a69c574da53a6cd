"""What editions came to, as ``build`` tells it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import typer

from cardsmith.cli import report
from cardsmith.cli.excerpt import printable
from cardsmith.cli.exits import Done, Exit
from cardsmith.cli.options import Lang
from cardsmith.cli.speech import Speaker, speaker
from cardsmith.intake.shipped.printed_words import printed_words

if TYPE_CHECKING:
    from cardsmith.pipeline.changes import Copies
    from cardsmith.pipeline.orders import Built

SHOWN = 20
"""How many cards are named in a line before the rest is only counted."""


def tell(built: "Sequence[Built]", lang: Lang | None, *, per_square: int, quiet: bool) -> Done:
    """Print what editions came to."""
    for edition in built:
        voice = speaker(lang, edition.checked.language)
        failed = edition.checked.failed()
        if failed:
            report.print_text(edition.checked, voice, quiet=quiet)
        if not quiet:
            if not failed:
                report.print_outcome(edition.checked, voice)
            typer.echo("\n".join(_lines(edition, voice, per_square)))
        for finding in edition.unfit:
            typer.echo(report.short(finding, voice.say(finding)))
    failed = any(edition.checked.failed() or edition.unfit for edition in built)
    language = built[0].checked.language if built else ""
    return Done(Exit.FINDINGS if failed else Exit.RIGHT, language)


def _lines(built: "Built", voice: Speaker, per_square: int) -> Iterator[str]:
    phrase, words = voice.phrase, printed_words("reprint", voice.lang)
    folder = built.folder.as_posix() if built.folder else ""
    if built.checked.failed():
        yield f"{built.name}{phrase['colon']} {phrase['nothing']}"
        return
    if built.fewer:
        yield words["fewer"].format(most=per_square, squares=_fewer(built))
    yield from _changes(built, voice, words)
    for file in built.files:
        counts = (file.cards, "card"), (file.pages, "page")
        told = f" {phrase['on']} ".join(voice.count(many, noun) for many, noun in counts if many)
        yield f"{folder}/{file.path}{phrase['colon']} {told}" if told else f"{folder}/{file.path}"
    if built.ink is not None:
        share = round(100 * built.ink())
        yield phrase["ink" if share else "hardly"].format(share=share)
    if built.waiting:
        yield words["waiting"].format(folder=built.waiting.as_posix())


def _fewer(built: "Built") -> str:
    """``3 (A, KW), 4 (B)``: how many cards squares have that have fewer than was asked for."""
    by_count: dict[int, list[str]] = {}
    for square, count in built.fewer:
        by_count.setdefault(count, []).append("".join(square))
    return ", ".join(f"{count} ({', '.join(by_count[count])})" for count in sorted(by_count))


def _changes(built: "Built", voice: Speaker, words: Mapping[str, str]) -> Iterator[str]:
    """What is new, changed, to be taken out."""
    changes = built.changes
    if changes is None:
        return
    for word, cards in (
        ("new", changes.new),
        ("changed", changes.changed),
        ("more", changes.more),
        ("out", changes.taken_out),
    ):
        if cards:
            total = sum(cards.values())
            yield f"{words[word]} ({total}){voice.phrase['colon']} {_named(cards, voice)}"
    if not (changes.printed or changes.taken_out):
        yield words["same"]
    if built.others:
        yield words["others"].format(components=",".join(built.others))


def _named(cards: "Copies", voice: Speaker) -> str:
    """The cards by their ids, the first ones of many."""
    names = [
        f"{printable(name)} × {count}" if count > 1 else printable(name)
        for name, count in cards.items()
    ]
    more = voice.phrase["more"].format(number=len(names) - SHOWN)
    return ", ".join((*names[:SHOWN], *((more,) if len(names) > SHOWN else ())))
