"""What is said on a terminal while a person waits; nothing when output is piped."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

from cardsmith.cli.options import Lang
from cardsmith.cli.speech import speaker

if TYPE_CHECKING:
    from pathlib import Path


def is_terminal() -> bool:
    """Whether somebody looks at what is said beside the answer."""
    return sys.stderr is not None and sys.stderr.isatty()  # none where it is closed


@contextmanager
def telling_of_dictionaries(
    lang: Lang | None, editions: Iterable[str], *, quiet: bool
) -> Iterator[None]:
    """Tell beside the answer that a dictionary is read for the first time."""
    if quiet or not is_terminal():
        yield
        return
    from cardsmith.intake.dictionary.patience import heard_by
    from cardsmith.pipeline.targets import language_of

    def tell(words: "Path") -> None:
        phrase = speaker(lang, language_of(tuple(editions))).phrase["expanding"]
        typer.echo(phrase.format(name=words.name), err=True)

    with heard_by(tell):
        yield
