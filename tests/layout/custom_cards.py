"""Custom components built by hand: a template as text, records as fields, faces as they come."""

from pathlib import Path

from cardsmith.intake.files.source import Source
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.templates.shelf import Shelf
from cardsmith.intake.templates.template import read_template, template_of
from cardsmith.layout.custom import Cards, pieces_of, rows_of
from cardsmith.layout.template_card import Workshop
from cardsmith.model.deck import Record
from cardsmith.model.edition import Component, Size
from cardsmith.model.face import Piece
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts, Hyphenator
from cardsmith.model.place import whole
from cardsmith.model.template import Artwork, Template
from cardsmith.resources import shipped

FONTS = ShippedFonts()


def template(text: str) -> Template:
    """A template that has no fault."""
    made, findings = template_of(Source("carte.yaml", text))
    assert made is not None, findings
    return made


def plain(name: str) -> Template:
    """A shipped template."""
    path: Path = shipped("templates") / "cards" / name
    made, findings = read_template(path, Shelf(None))
    assert made is not None, findings
    return made


def record(name: str, copies: int = 1, **fields: str | tuple[str, ...]) -> Record:
    """A card called ``name`` with further fields."""
    return Record(
        id=f"cartes/{name}", fields={"title": name, **fields}, copies=copies, span=whole("a.csv")
    )


def component(*records: Record, size: Size | None = None) -> Component:
    """A component of these cards."""
    return Component(name="cartes", template="", back="", size=size, records=records)


def custom_pieces(
    component: Component,
    artwork: Artwork,
    fonts: Fonts,
    hyphenator: Hyphenator | None = None,
    only: str = "",
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """The cards of a component of an edition's own; whoever has no copies is not drawn."""
    cards = Cards(component.name, component.size, rows_of(component))
    return pieces_of(cards, Workshop(artwork, fonts, hyphenator), only)
