"""A component of a custom edition, drawn with the artwork it names."""

from pathlib import Path

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.templates.artwork import read_artwork
from cardsmith.layout.custom import custom_pieces
from cardsmith.lexicon.hyphenation import hyphenator
from cardsmith.model.edition import Component, Edition
from cardsmith.model.face import Piece
from cardsmith.model.finding import Finding
from cardsmith.model.place import whole
from cardsmith.pipeline.targets import EDITION_FILE


def custom_pieces_of(
    edition: Edition, component: Component
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """The cards of a component, and what is wrong with its templates, pictures or texts."""
    folder = Path(edition.folder)
    artwork, findings = read_artwork(component, folder, whole((folder / EDITION_FILE).as_posix()))
    if artwork is None:
        return (), findings
    divided = hyphenator(edition.language) if artwork.hyphenates else None
    pieces, found = custom_pieces(component, artwork, ShippedFonts(), divided)
    return pieces, (*findings, *found)
