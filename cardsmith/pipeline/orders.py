"""What is asked of a build, and what came of it."""

from collections.abc import Callable, Iterable
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

from cardsmith.model.board import Square
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding
from cardsmith.model.printer import Printer
from cardsmith.model.profile import Profile
from cardsmith.model.struct import Struct
from cardsmith.pipeline.changes import Changes
from cardsmith.pipeline.checking import Checked
from cardsmith.pipeline.options import as_typed
from cardsmith.pipeline.selecting import Wanted
from cardsmith.pipeline.sharding import ALL, Shard
from cardsmith.press.manifest import Check, Input, Manifest, Output, Printed

PARTIAL = "partial"
"""The folder of what is printed again, beside the files of a whole build."""

TICKET = "ticket"
"""What a print shop is told of its files: a component of its own."""


class Part(NamedTuple):
    """How much of an edition is wanted: all of it, unless something is said.

    ``only`` are cards by name, or those that changed since the last build. ``per_square`` is the
    most cards for a square, 0 for all. ``upgrade_from`` names what a box holds already. With
    ``signed`` nothing is made of an edition that has a card nobody has signed. With ``force``
    files are written that fail their preflight, under a name that says so. Of several editions
    only those of a ``shard`` are made. With ``cache`` cards are not composed again that an earlier
    build has composed.
    """

    only: Wanted = Wanted()
    per_square: int = 0
    upgrade_from: str = ""
    signed: bool = False
    force: bool = False
    shard: Shard = ALL
    cache: bool = True

    @property
    def is_reprint(self) -> bool:
        """Whether cards are picked out, instead of a whole game made."""
        return self.only != Wanted() or bool(self.upgrade_from)


WHOLE = Part()
"""All of an edition."""


class Built(Struct, frozen=True, kw_only=True):
    """What one edition came to; ``folder`` is None when nothing was written.

    ``fewer`` are squares that have fewer cards than a short game asked for. ``changes`` is set
    where cards were compared with an earlier box; ``others`` are then components without cards
    that may have changed too, since ``edition.yaml`` has. ``waiting`` is a folder of reprints
    that this build left as it was. ``unfit`` is what fails files that were written by force.
    ``ink`` estimates the share of the paper that would be
    black if all of its ink were; None for what nobody prints at home.
    """

    name: str
    checked: Checked
    folder: Path | None = None
    files: tuple[Output, ...] = ()
    fewer: tuple[tuple[Square, int], ...] = ()
    changes: Changes | None = None
    others: tuple[str, ...] = ()
    waiting: Path | None = None
    ink: Callable[[], float] | None = None
    unfit: tuple[Finding, ...] = ()


class Job(NamedTuple):
    """One edition to be made of: its deck as far as it is wanted, by what profile, into where.

    ``names`` are the components, ``folder`` the one of a whole build. ``force`` and ``cache`` are
    as for ``Part``.
    """

    deck: Deck
    checked: Checked
    profile: Profile
    names: tuple[str, ...]
    folder: Path
    is_short: bool = False
    fewer: tuple[tuple[Square, int], ...] = ()
    force: bool = False
    cache: bool = True

    def manifest(
        self,
        files: Iterable[Output],
        inputs: tuple[Input, ...],
        cards: Iterable[Printed],
        taken_out: Iterable[Printed] = (),
        checks: Iterable[Check] = (),
    ) -> Manifest:
        """The record of what was made."""
        return Manifest(
            edition=self.deck.edition.name,
            profile=self.profile.name,
            options=" ".join(as_typed(self.profile)),
            printer=_reading(self.profile.printer) if self.profile.printer else "",
            files=tuple(sorted(files, key=attrgetter("path"))),
            inputs=inputs,
            cards=tuple(cards),
            taken_out=tuple(taken_out),
            checks=tuple(checks),
        )


def _reading(printer: Printer) -> str:
    """A printer as it was measured: its name, its paper, every number."""
    lies = " landscape" if printer.landscape else ""
    numbers = " ".join(f"{name}={value:g}" for name, value in printer.numbers.items())
    return f"{printer.title}, {printer.paper}{lies}: {numbers}"
