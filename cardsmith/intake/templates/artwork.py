"""What a component is drawn with: its templates and pictures, from its folder or shipped."""

from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from cardsmith.intake.templates.pictures import inside, read_picture
from cardsmith.intake.templates.template import read_template
from cardsmith.model.edition import Component
from cardsmith.model.face import Bitmap
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.row import row_of
from cardsmith.model.template import Artwork, ImageBox, Template
from cardsmith.resources import shipped

PLAIN = "plain.yaml"
"""The shipped template of a component that names none."""

_PICTURES = (".png", ".jpg", ".jpeg")


def read_artwork(
    component: Component, folder: Path, span: Span
) -> tuple[Artwork | None, tuple[Finding, ...]]:
    """The artwork of a component; None where a template has an error.

    ``span`` is the place that names the component: what cannot be found is said there. A picture
    that cannot be had is reported and left out.
    """
    front, findings = _template(component.template or PLAIN, folder, span)
    back, more = _back(component.back, folder, span)
    findings = (*findings, *more)
    if front is None or (component.back and back is None):
        return None, findings
    templates = [side for side in (front, back) if isinstance(side, Template)]
    pictures: dict[str, Bitmap] = {}
    faults: dict[str, Finding] = {}
    for name, place, card in _wanted(component, templates):
        if name not in pictures and name not in faults:
            read = read_picture(name, folder, place, card)
            if isinstance(read, Bitmap):
                pictures[name] = read
            else:
                faults[name] = read
    return Artwork(front=front, back=back, pictures=pictures), (*findings, *faults.values())


def _back(
    name: str, folder: Path, span: Span
) -> tuple[Template | Bitmap | None, tuple[Finding, ...]]:
    if not name:
        return None, ()
    if PurePosixPath(name).suffix.lower() not in _PICTURES:
        return _template(name, folder, span)
    read = read_picture(name, folder, span)
    return (read, ()) if isinstance(read, Bitmap) else (None, (read,))


def _template(name: str, folder: Path, span: Span) -> tuple[Template | None, tuple[Finding, ...]]:
    """The template of that name in the folder, else the shipped one."""
    path = inside(name, folder, span)
    if isinstance(path, Path):
        return read_template(path, (folder / name).as_posix())
    stock = shipped_template(name)
    if path.code == "K115" and stock is not None:
        return read_template(stock, name)
    return None, (path,)


def shipped_template(name: str) -> Path | None:
    """The template of that file name that ships with cardsmith, or None."""
    for path in (shipped("templates") / "cards").glob("*.yaml"):
        if path.name == name:
            return path
    return None


def _wanted(component: Component, templates: list[Template]) -> Iterator[tuple[str, Span, str]]:
    """Every picture that some card shows: its name, the row or box that names it, the card."""
    boxes = [
        box
        for template in templates
        for box in (*template.front, *template.back)
        if isinstance(box, ImageBox)
    ]
    if not boxes:
        return
    for row in map(row_of, component.records):
        texts = row.texts
        for box in boxes:
            name = box.src.filled(texts)
            hidden = box.when is not None and not texts.get(box.when.name)
            if name.strip() and not hidden:
                yield (name, row.record.span, row.id) if box.src.slots else (name, box.span, "")
