"""What a component is drawn with: its front, its backs, and every picture that some card shows."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.intake.templates.library import Library
from cardsmith.intake.templates.slots import value
from cardsmith.intake.templates.values import FieldError
from cardsmith.intake.yaml.nodes import Scalar
from cardsmith.lexicon.filling import UnfitError, entry, filled
from cardsmith.model.boxes import AnyBox, GroupBox, ImageBox, RepeatBox, every
from cardsmith.model.edition import Component
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.row import Row, row_of
from cardsmith.model.struct import replace
from cardsmith.model.template import Artwork, Back, Template
from cardsmith.model.value import Lists, Value

PLAIN = "plain.yaml"
"""The shipped template of a component that names none."""


class _Backs(NamedTuple):
    """The back of all cards, or those of single ones; whether each that is asked for is there."""

    one: Back | None = None
    several: dict[str, Back] = {}  # noqa: RUF012  # never written to
    complete: bool = True


def read_artwork(
    component: Component, folder: Path, span: Span, language: str = "fr"
) -> tuple[Artwork | None, tuple[Finding, ...]]:
    """The artwork of a component; None where a template has an error.

    What cannot be found is said where it is named, else at ``span``. A picture that cannot be had
    is reported and left out.
    """
    library = Library(folder)
    rows = tuple(map(row_of, component.records))
    front = library.template(component.template or PLAIN, component.template_at or span)
    backs = _backs(Scalar(component.back, component.back_at or span), rows, library, language)
    if front is None or not backs.complete:
        return None, tuple(library.findings)
    artwork = Artwork(front=front, back=backs.one, backs=backs.several)
    return _complete(artwork, rows, library, language), tuple(library.findings)


def artwork_of(
    front: Template, rows: Sequence[Row], library: Library, language: str = "fr"
) -> Artwork:
    """The artwork of cards that have one template for both sides."""
    return _complete(Artwork(front=front), rows, library, language)


def _complete(artwork: Artwork, rows: Sequence[Row], library: Library, language: str) -> Artwork:
    """The artwork with every picture that some card shows."""
    for template in artwork.templates:
        for name, place, card in _wanted((*template.front, *template.back), rows, language):
            library.picture(name, place, card)
    return replace(
        artwork,
        pictures=library.pictures,
        ornaments=load_ornaments(),
        language=language,
        files=tuple(library.files),
    )


def _backs(written: Scalar, rows: Sequence[Row], library: Library, language: str) -> _Backs:
    if not written.text:
        return _Backs()
    if "{{" not in written.text:
        back = library.back(written.text, written.span)
        return _Backs(back, complete=back is not None)
    try:
        wanted = value(written)
    except FieldError as fault:
        library.findings.append(fault.finding)
        return _Backs(complete=False)
    backs: dict[str, Back | None] = {}
    for row in rows:
        name = _filled(wanted, row.lists, language)
        if name:
            backs[row.id] = library.back(name, row.record.span, row.id)
    there = {card: back for card, back in backs.items() if back is not None}
    return _Backs(None, there, complete=len(there) == len(backs))


def _wanted(
    boxes: Sequence[AnyBox], rows: Sequence[Row], language: str
) -> Iterator[tuple[str, Span, str]]:
    """Every picture that some card shows: its name, the row or box that names it, the card."""
    if not any(_has_picture(box) for box in boxes):
        return
    for row in rows:
        for box, lists in _images(boxes, row.lists):
            name = _filled(box.src, lists, language)
            if name:
                yield (name, row.record.span, row.id) if box.src.slots else (name, box.span, "")


def _has_picture(box: AnyBox) -> bool:
    return any(isinstance(one, ImageBox) for one in every((box,)))


def _images(boxes: Sequence[AnyBox], lists: Lists) -> Iterator[tuple[ImageBox, Lists]]:
    """Each picture box that a record shows, with the texts it sees."""
    for box in boxes:
        if box.when is not None and not box.when.holds(lists):
            continue
        if isinstance(box, ImageBox):
            yield box, lists
        elif isinstance(box, RepeatBox):
            for number, text in enumerate(lists.get(box.each.name, ())[: box.most], 1):
                yield from _images(box.boxes, {**lists, **entry(text, number)})
        elif isinstance(box, GroupBox):
            yield from _images(box.boxes, lists)


def _filled(wanted: Value, lists: Lists, language: str) -> str:
    """The name that a value makes; empty where a filter cannot do its work, which is told later."""
    try:
        return filled(wanted, lists, language).strip()
    except UnfitError:
        return ""
