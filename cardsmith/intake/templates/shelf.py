"""Where a template finds what it names: the edition's folder, then what ships."""

import re
from pathlib import Path

from cardsmith.intake.files.folders import Astray, file_inside
from cardsmith.intake.files.source import Source
from cardsmith.intake.files.text import load, text_of
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span, whole
from cardsmith.resources import shipped

BYTES = 1024**2
"""The largest template that is read, in bytes: a thousand times what a card needs."""

_YAML = (".yaml", ".yml")
_PACKET = re.compile(rb"^\s*(?:letters?|deck|cards|cartes)\s*:", re.MULTILINE)


class Shelf:
    """The files that one template may name; those opened are remembered, in their order.

    Without a folder nothing is there but what ships.
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.opened: list[Path] = []

    def template(self, written: str, span: Span, card: str = "") -> Path | Finding:
        """The template of that name, with its ending or without; K114, K115 where there is none.

        A file of the folder is meant before one that ships, but not where it holds cards.
        """
        names = (written, *(written + ending for ending in _YAML if _endless(written)))
        found = [self.file(name, span, card) for name in names]
        paths = [path for path in found if isinstance(path, Path)]
        lent = [path for name in names if (path := shipped_template(name))]
        own = [path for path in paths if not (lent and _holds_cards(path))]
        return (*own, *lent, *paths, found[0])[0]

    def file(self, written: str, span: Span, card: str = "") -> Path | Finding:
        """The file of that name in the folder; K114 outside of it, K115 where there is none."""
        if self.folder is None:
            return Finding("K115", span, card=card, text=written)
        return inside(written, self.folder, span, card)

    def open(self, path: Path) -> tuple[Source | None, list[Finding]]:
        """The text of a YAML file, remembered as opened; F006 for one that is too large.

        Raises InputError when it cannot be opened.
        """
        self.opened.append(path)
        name = self.name(path)
        data = load(path, name)
        if len(data) > BYTES:
            limit = BYTES // 1024**2
            fault = Finding("F006", whole(name), kind="size", size=len(data), limit=limit)
            return None, [fault]
        source, findings = text_of(data, name)
        return source, [_as_template(finding) for finding in findings]

    def name(self, path: Path) -> str:
        """A file as places tell it: a path of the edition, the bare name of one that ships."""
        folder = self.folder
        return path.as_posix() if folder and path.is_relative_to(folder) else path.name

    def own(self) -> tuple[str, ...]:
        """The names, inside the folder, of the files opened that are the edition's own."""
        folder = self.folder
        return tuple(
            path.relative_to(folder).as_posix()
            for path in self.opened
            if folder and path.is_relative_to(folder)
        )

    def lent(self) -> tuple[str, ...]:
        """The names, as places tell them, of the files opened that ship."""
        home = shipped("templates")
        return tuple(self.name(path) for path in self.opened if path.is_relative_to(home))


def inside(written: str, folder: Path, span: Span, card: str = "") -> Path | Finding:
    """The file of that name in the folder: K114 where it lies outside, K115 where it is not."""
    path = file_inside(folder, written)
    if isinstance(path, Path):
        return path
    code = "K114" if path is Astray.OUTSIDE else "K115"
    return Finding(code, span, card=card, text=written)


def shipped_template(name: str) -> Path | None:
    """The template of that file name that ships with cardsmith, or None."""
    for path in (shipped("templates") / "cards").glob("*.yaml"):
        if path.name == name:
            return path
    return None


def _holds_cards(path: Path) -> bool:
    """Whether a file says of itself that it is a packet, or cards of a component."""
    try:
        return _PACKET.search(path.read_bytes()[:BYTES]) is not None
    except OSError:
        return False


def _endless(written: str) -> bool:
    return not written.lower().endswith(_YAML)


def _as_template(finding: Finding) -> Finding:
    """What is wrong with a file, said of a template."""
    if finding.code != "F004":
        return finding
    return Finding("F004", whole(finding.span.file), kind="template")
