"""Decks as ``check --fix`` leaves them, or as ``--diff`` shows that it would."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import typer

from cardsmith.cli.exits import Exit

if TYPE_CHECKING:
    from cardsmith.pipeline.checking import Checked


class Wishes(NamedTuple):
    """What was typed of mending."""

    fix: bool
    diff: bool
    unsafe: bool
    encoding: str
    selected: tuple[str, ...]


def mended(
    names: Sequence[str], find: "Callable[[], Checked]", wishes: Wishes
) -> "tuple[Checked, Mapping[str, int]]":
    """What is left once the files are written, and how often each code was mended.

    With ``diff`` nothing is written: the command ends with what would be. Raises InputError for
    a file that cannot be written.
    """
    from cardsmith.pipeline.fixing import Wish, fixed
    from cardsmith.pipeline.fixing_files import refuse_shipped, write_back

    if not (wishes.fix or wishes.diff):
        raise typer.BadParameter("--unsafe and --encoding go with --fix or --diff")
    if not wishes.diff:
        refuse_shipped(names)
    wish = Wish(unsafe=wishes.unsafe, encoding=wishes.encoding, selected=wishes.selected)
    done = fixed(find, wish)
    if wishes.diff:
        for file in done.files:
            typer.echo(file.diff(), nl=False)
        raise typer.Exit(Exit.FINDINGS if done.files else Exit.RIGHT)
    write_back(done.files)
    return done.checked, done.counts
