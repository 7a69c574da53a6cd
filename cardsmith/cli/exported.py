"""What exports came to, as ``export`` tells it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import typer

from cardsmith.cli import report
from cardsmith.cli.options import Lang
from cardsmith.cli.speech import Speaker, speaker
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.choices import Target

if TYPE_CHECKING:
    from cardsmith.pipeline.exporting.orders import Exported


def tell(exported: "Sequence[Exported]", target: Target, lang: Lang | None, *, quiet: bool) -> bool:
    """Print what each edition came to; whether one of them has an error."""
    for edition in exported:
        voice = speaker(lang, edition.checked.language)
        failed = edition.checked.failed()
        if failed:
            report.print_text(edition.checked, voice, quiet=quiet)
        if quiet:
            continue
        if not failed:
            more = report.more(edition.checked, voice)
            typer.echo(report.summary(edition.checked, voice) + more)
        typer.echo("\n".join(_lines(edition, target, voice)))
    return any(edition.checked.failed() for edition in exported)


def _lines(exported: "Exported", target: Target, voice: Speaker) -> Iterator[str]:
    phrase, words = voice.phrase, printed_words("export", voice.lang)
    if exported.folder is None:
        yield f"{exported.name}{phrase['colon']} {phrase['nothing']}"
        return
    if not exported.files:
        yield printed_words("reprint", voice.lang)["same"]
        return
    folder = exported.folder.as_posix()
    cards = voice.count(exported.cards, "card")
    pictures = voice.count(sum(exported.sizes.values()), "picture")
    yield f"{folder}{phrase['colon']} {pictures}, {cards}"
    for (width, height), count in exported.sizes.items():
        yield f"{width} × {height}{phrase['colon']} {voice.count(count, 'picture')}"
    if target is Target.TTS:
        yield words["tts"].format(file=f"{folder}/{exported.name}.json")
