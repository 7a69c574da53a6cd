"""Faults that a whole file has: its encoding, the mark at its head, its line ends, its tabs."""

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.files.manuscript import Manuscript
from cardsmith.intake.files.text import BOM, is_what_bytes_say
from cardsmith.intake.yaml.tabs import untabbed
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.pipeline.differing import difference
from cardsmith.pipeline.targets import is_edition, resolve
from cardsmith.press.rewriting import Rewritten as Replaced
from cardsmith.press.rewriting import rewrite

WHOLE = frozenset({"F001", "F002", "F003", "F010", "F027"})
"""The codes of such faults that can be mended."""


def without_fault(
    code: str, sheet: Manuscript, lines: Collection[int], encoding: str
) -> Manuscript | None:
    """A file without a fault of its own; None where that cannot be done for sure."""
    if code in ("F001", "F027"):
        return _decoded(sheet, encoding)
    text = (
        _CHANGED[code](sheet.text) if code in _CHANGED else untabbed(sheet.text, lines, sheet.name)
    )
    return sheet.with_text(text) if text else None


def _decoded(sheet: Manuscript, encoding: str) -> Manuscript | None:
    """A file of another encoding as UTF-8, every letter kept; None where it is not in that one."""
    try:
        text = sheet.data.decode(encoding)
    except UnicodeDecodeError:
        return None
    if not is_what_bytes_say(text, sheet.data):
        return None
    return Manuscript(sheet.name, text.removeprefix(BOM).encode("utf-8"))


_CHANGED: Mapping[str, Callable[[str], str]] = {
    "F002": lambda text: text.removeprefix(BOM),
    "F003": lambda text: text.replace("\r\n", "\n").replace("\r", "\n"),
}


class Rewritten(NamedTuple):
    """A file before and after; ``encoding`` is what somebody said it was written in."""

    name: str
    before: bytes
    after: bytes
    encoding: str = ""

    def diff(self) -> str:
        """What is different, as a unified diff."""
        return difference(self.name, self.before, self.after, self.encoding)


def write_back(files: Sequence[Rewritten]) -> None:
    """Write files anew, none where one of them cannot be.

    Raises InputError: F070 for a file that is protected or has changed since it was read, F028
    and F030 where the system refuses.
    """
    rewrite([Replaced(Path(each.name), each.before, each.after) for each in files])


def refuse_shipped(names: Sequence[str]) -> None:
    """Raise InputError (F070) where a person named no file of his own to be written anew."""
    for name in names:
        if resolve(name) != Path(name):
            raise InputError(Finding("F070", named(name), kind="shipped", name=name))
    if not names and not is_edition(Path()):
        raise InputError(Finding("F070", named("."), kind="none"))
