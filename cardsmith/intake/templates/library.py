"""The templates and pictures that one component asks for, each read once."""

from pathlib import Path, PurePosixPath

from cardsmith.intake.templates.shelf import Shelf, shipped_template
from cardsmith.intake.templates.template import read_template
from cardsmith.model.face import Bitmap
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.template import Back, Picture, Template

PICTURES = (".png", ".jpg", ".jpeg", ".svg")
"""The endings of a back that is a picture, not a template."""

WEIGHT = 400 * 1024**2
"""The most bytes of pictures that a component holds at once."""


class Library:
    """What was read so far, with everything that was found; what cannot be had is None."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.findings: list[Finding] = []
        self.files: dict[str, None] = {}
        self._templates: dict[str, Template | None] = {}
        self._pictures: dict[str, Picture | None] = {}
        self._weight = 0

    @property
    def pictures(self) -> dict[str, Picture]:
        """The pictures by the names they were asked for."""
        return {name: one for name, one in self._pictures.items() if one is not None}

    def template(self, name: str, span: Span, card: str = "") -> Template | None:
        """The template of that name in the folder, else the shipped one."""
        if name not in self._templates:
            self._templates[name] = self._read_template(name, span, card)
        return self._templates[name]

    def lent(self, name: str) -> Template | None:
        """The template of that name that ships, whatever files the folder has."""
        path = shipped_template(f"{name}.yaml")
        return None if path is None else self._read(path, Shelf(self.folder))

    def picture(self, name: str, span: Span, card: str = "") -> Picture | None:
        """The picture of that name in the folder."""
        if name not in self._pictures:
            self._pictures[name] = self._read_picture(name, span, card)
        return self._pictures[name]

    def back(self, name: str, span: Span, card: str = "") -> Back | None:
        """The back of that name: a picture by its ending, else a template."""
        if PurePosixPath(name).suffix.lower() in PICTURES:
            return self.picture(name, span, card)
        return self.template(name, span, card)

    def _read_template(self, name: str, span: Span, card: str) -> Template | None:
        shelf = Shelf(self.folder)
        path = shelf.template(name, span, card)
        if isinstance(path, Finding):
            self.findings.append(path)
            return None
        return self._read(path, shelf)

    def _read(self, path: Path, shelf: Shelf) -> Template | None:
        template, findings = read_template(path, shelf)
        self.findings += findings
        self.files |= dict.fromkeys(shelf.own())
        return template

    def _read_picture(self, name: str, span: Span, card: str) -> Picture | None:
        from cardsmith.intake.templates.pictures import read_picture, too_large

        read = read_picture(name, self.folder, span, card)
        if isinstance(read, tuple):
            self.findings += read
            return None
        self.files[name] = None
        if isinstance(read, Bitmap):
            self._weight += len(read.data)
        if self._weight > WEIGHT:
            size = f"> {WEIGHT // 1024**2} MB"
            self.findings.append(too_large(name, size, span, card))
            return None
        return read
