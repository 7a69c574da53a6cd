"""A component of a custom edition, drawn with the artwork it names."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from cardsmith.intake.editions.divisions import division_files
from cardsmith.intake.files.folders import DECLARATION
from cardsmith.intake.progress import followed
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.intake.templates.artwork import read_artwork
from cardsmith.layout.custom import Cards, Draw, one_by_one, pieces_of, rows_of
from cardsmith.layout.template_card import Workshop
from cardsmith.model.edition import Component, Edition
from cardsmith.model.face import Piece
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts
from cardsmith.model.place import whole
from cardsmith.model.row import Row
from cardsmith.model.struct import replace
from cardsmith.model.template import Artwork
from cardsmith.model.value import Lists
from cardsmith.pipeline.dividing import hyphenator_of


def custom_pieces_of(
    edition: Edition,
    component: Component,
    only: str = "",
    fonts: Fonts | None = None,
    draw: Draw = one_by_one,
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """The cards of a component, and what is wrong with its templates, pictures or texts.

    ``only`` is the card that is asked for, where it is one. The fonts are those that ship, unless
    a look has others. Cards are drawn by ``draw``.
    """
    artwork, findings = _artwork(edition, component)
    if artwork is None:
        return (), findings
    divided, faults = hyphenator_of(edition) if artwork.hyphenates else (None, ())
    artwork = artwork.bled(edition.bleed)
    rows = _rows(edition, component, artwork)
    rows = followed(rows, "card") if draw is one_by_one else rows
    cards = Cards(component.name, component.size, rows, partial(_rows, edition, component, artwork))
    workshop = Workshop(artwork, fonts or ShippedFonts(), divided)
    pieces, found = pieces_of(cards, workshop, only, draw)
    return pieces, (*findings, *faults, *found)


def artwork_files(edition: Edition, component: Component) -> Iterator[Path]:
    """The files of the edition's folder that a component is drawn with."""
    artwork, _ = _artwork(edition, component)
    paths = (Path(edition.folder) / name for name in (artwork.files if artwork else ()))
    yield from (path for path in paths if path.is_file())
    if artwork is not None and artwork.hyphenates:
        yield from division_files(Path(edition.folder))


def _rows(edition: Edition, component: Component, artwork: Artwork) -> tuple[Row, ...]:
    """The rows of a component, with the rules in force that its templates ask for.

    A template that extends ``letter`` or ``marotte`` does. Fields of the component go first.
    """
    from cardsmith.layout.bouffon import common_fields

    words = partial(printed_words, "cards", edition.language)
    common: Lists = {}
    for template in artwork.templates:
        common = {**common, **common_fields(edition.rules, words, template)}
    rows = rows_of(component)
    return tuple(replace(row, lists={**common, **row.lists}) for row in rows) if common else rows


def _artwork(edition: Edition, component: Component) -> tuple[Artwork | None, tuple[Finding, ...]]:
    folder = Path(edition.folder)
    place = whole((folder / DECLARATION).as_posix())
    return read_artwork(component, folder, place, edition.language)
