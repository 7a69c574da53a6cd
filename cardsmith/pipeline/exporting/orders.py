"""What is asked of an export, and what came of it."""

import shlex
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from cardsmith.model.choices import Target
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.profile import Profile
from cardsmith.pipeline.changes import Copies
from cardsmith.pipeline.checking import Checked
from cardsmith.pipeline.orders import PARTIAL
from cardsmith.pipeline.selecting import Wanted
from cardsmith.press.manifest import Output, Printed

_DRAWN = frozenset({"--component", "--only", "--profile"})

TAKES: Mapping[Target, frozenset[str]] = {
    Target.PNG: _DRAWN | {"--dpi", "--bleed", "--pattern", "--copies"},
    Target.TTS: _DRAWN | {"--url-prefix"},
    Target.CSV: frozenset({"--separator"}),
    Target.XLSX: frozenset(),
    Target.JSON: frozenset(),
}
"""The options that not every target has, and which has them."""


TABLES = frozenset({Target.CSV, Target.XLSX, Target.JSON})
"""The targets of which nothing is drawn."""


class Order(NamedTuple):
    """What is asked for: a target, and of what it is made.

    ``profile`` gives the look, and the bleed of pictures in micrometres. No ``components`` are
    those that the target takes by itself. ``each_copy`` asks for a picture of every copy.
    """

    target: Target
    profile: Profile
    components: tuple[str, ...] = ()
    only: Wanted = Wanted()
    out: Path = Path("output")
    dpi: int = 300
    pattern: str = ""
    each_copy: bool = False
    url_prefix: str = ""
    separator: str = ""

    @property
    def as_typed(self) -> str:
        """The options of pictures that give these files again."""
        bleed = self.profile.options.bleed
        told = {
            "--to": self.target.value,
            "--profile": self.profile.name,
            "--dpi": str(self.dpi) if self.target is Target.PNG else "",
            "--bleed": f"{bleed / 1000:g}mm" if bleed else "",
            "--pattern": shlex.quote(self.pattern) if self.pattern else "",
            "--url-prefix": shlex.quote(self.url_prefix) if self.url_prefix else "",
        }
        words = (f"{option} {value}" for option, value in told.items() if value)
        return " ".join((*words, *(("--copies",) if self.each_copy else ())))

    @property
    def is_partial(self) -> bool:
        """Whether cards are picked out."""
        return self.only != Wanted()


class Job(NamedTuple):
    """One edition to be exported; of its cards only ``wanted``, all where None.

    ``folder`` is that of a whole export.
    """

    deck: Deck
    order: Order
    folder: Path
    wanted: Copies | None = None

    @property
    def place(self) -> Path:
        """The folder that is written."""
        return self.folder if self.wanted is None else self.folder / PARTIAL


class File(NamedTuple):
    """A file to be written; ``cards`` are those it adds to what is written, ``pixels`` its size."""

    path: str
    component: str
    data: bytes
    cards: int = 0
    pixels: tuple[int, int] | None = None


class Made(NamedTuple):
    """What a target makes of an edition: files one after the other, and what is wrong.

    Nothing may be written where a finding is an error. ``cards`` are those that were drawn.
    """

    files: Iterable[File]
    findings: tuple[Finding, ...] = ()
    cards: tuple[Printed, ...] = ()


class Exported(NamedTuple):
    """What one edition came to; ``folder`` is None when nothing was written.

    ``sizes`` counts pictures by their pixels.
    """

    name: str
    checked: Checked
    folder: Path | None = None
    files: tuple[Output, ...] = ()
    sizes: Mapping[tuple[int, int], int] = {}

    @property
    def cards(self) -> int:
        """How many cards are in the files."""
        return sum(file.cards for file in self.files)


def only_what_it_takes(target: Target, typed: Iterable[str]) -> None:
    """Raise InputError (I141) for an option that has no effect on a target."""
    others = frozenset[str]().union(*TAKES.values()) - TAKES[target]
    for option in typed:
        if option in others:
            homes = sorted(other.value for other, takes in TAKES.items() if option in takes)
            finding = Finding("I141", named(option), target=target.value, homes=tuple(homes))
            raise InputError(finding)
