"""The components of a custom edition, each with the artwork it names."""

from collections.abc import Iterator
from pathlib import Path

from cardsmith.intake.artwork import read_artwork
from cardsmith.intake.fonts import ShippedFonts
from cardsmith.layout.custom import custom_pieces
from cardsmith.model.edition import Deck
from cardsmith.model.face import Piece
from cardsmith.model.finding import Finding
from cardsmith.model.place import whole


def custom_products(
    deck: Deck, names: tuple[str, ...], findings: list[Finding]
) -> Iterator[tuple[str, tuple[Piece, ...]]]:
    """Name and pieces of every wanted component; what is wrong with one goes to ``findings``."""
    folder = Path(deck.edition.folder)
    place = whole((folder / "edition.yaml").as_posix())
    for component in deck.components:
        if component.name not in names:
            continue
        artwork, found = read_artwork(component, folder, place)
        findings += found
        if artwork is None:
            continue
        pieces, found = custom_pieces(component, artwork, ShippedFonts())
        findings += found
        if pieces:
            yield component.name, pieces
