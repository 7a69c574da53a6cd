"""What exports came to, as ``export`` tells it."""

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import typer

from cardsmith.cli import report
from cardsmith.cli.options import Lang
from cardsmith.cli.speech import Speaker, speaker
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.choices import Target

if TYPE_CHECKING:
    from cardsmith.pipeline.exporting.orders import Exported, Order

_HOMES = {"win32": "Documents/My Games", "darwin": "~/Library", "linux": "~/.local/share"}
_SAVED_OBJECTS = "Tabletop Simulator/Saves/Saved Objects"
"""Where Tabletop Simulator looks for what was saved, by system."""


def tell(exported: "Sequence[Exported]", order: "Order", lang: Lang | None, *, quiet: bool) -> bool:
    """Print what each edition came to; whether one of them has an error."""
    from cardsmith.pipeline.exporting.orders import TABLES

    for edition in exported:
        voice = speaker(lang, edition.checked.language)
        failed = edition.checked.failed()
        if failed:
            report.print_text(edition.checked, voice, quiet=quiet)
        if quiet:
            continue
        if not failed and order.target not in TABLES:
            report.print_outcome(edition.checked, voice)
        typer.echo("\n".join(_lines(edition, order, voice)))
    return any(edition.checked.failed() for edition in exported)


def _lines(exported: "Exported", order: "Order", voice: Speaker) -> Iterator[str]:
    from cardsmith.pipeline.exporting.orders import TABLES

    phrase, words = voice.phrase, printed_words("export", voice.lang)
    if exported.checked.failed():
        yield f"{exported.name}{phrase['colon']} {phrase['nothing']}"
        return
    if exported.folder is None:
        changed = order.only.changed
        yield printed_words("reprint", voice.lang)["same"] if changed else words["none"]
        return
    folder = exported.folder.as_posix()
    if order.target in TABLES:
        cards = voice.count(exported.cards, "card")
        yield from (f"{folder}/{file.path}{phrase['colon']} {cards}" for file in exported.files)
        return
    pictures = voice.count(sum(exported.sizes.values()), "picture")
    told = [pictures, *([voice.count(exported.cards, "card")] if exported.cards else ())]
    yield f"{folder}{phrase['colon']} {', '.join(told)}"
    if order.target is Target.TTS:
        yield from _for_the_table(exported, order, voice)
        return
    for (width, height), count in exported.sizes.items():
        size = f"{width} × {height} {words['pixels']}"
        yield f"{size}{phrase['colon']} {voice.count(count, 'picture')}"


def _for_the_table(exported: "Exported", order: "Order", voice: Speaker) -> Iterator[str]:
    """What a person does next."""
    words = printed_words("export", voice.lang)
    saved = [file.path for file in exported.files if file.component == "table"]
    place = f"{_HOMES.get(sys.platform, _HOMES['linux'])}/{_SAVED_OBJECTS}"
    yield words["tts"].format(files=", ".join(sorted(saved)), place=place)
    if not order.url_prefix:
        yield words["local"]
