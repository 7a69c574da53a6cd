"""A card as the cells of its row."""

from collections.abc import Iterable
from typing import NamedTuple

from cardsmith.intake.tables.pieces import listed
from cardsmith.model.deck import Card, Synonym


class Cells(NamedTuple):
    """What a row says of a card; reading the row gives a card of the same cells."""

    letter: str
    title: str
    pos: str
    synonyms: tuple[str, ...]
    copies: str
    hom: str
    gloss: str
    note: str
    ok: str
    synonym_notes: str


PLAIN = ("letter", "title", "pos", "copies", "hom", "gloss", "note", "ok", "synonym_notes")
"""The fields that are one text."""


def cells_of(card: Card) -> Cells:
    """The cells of a card; one copy is a blank, as in every deck."""
    notes = [(said(each), each.note) for each in card.synonyms if each.note]
    return Cells(
        letter=card.packet,
        title=card.title.text.strip(),
        pos=card.pos,
        synonyms=tuple(said(each) for each in card.synonyms),
        copies="" if card.copies == 1 else str(card.copies),
        hom=card.hom,
        gloss=card.gloss.strip(),
        note=card.note.strip(),
        ok=_lines(card.reasons.items()),
        synonym_notes=_lines(notes),
    )


def said(synonym: Synonym) -> str:
    """A synonym with its labels, as decks write it: ``trouille [fam.]``."""
    labels = f" [{', '.join(synonym.labels)}]" if synonym.labels else ""
    return f"{synonym.text.strip()}{labels}"


def _lines(pairs: Iterable[tuple[str, str]]) -> str:
    return "\n".join(listed(f"{name}: {text.strip()}".strip()) for name, text in pairs)
