"""The columns of a table of cards: which field each header names."""

import re
from collections.abc import Mapping

from cardsmith.intake.decks import cards
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.tables.table import Cell, Row
from cardsmith.lexicon.nearest import nearest
from cardsmith.lexicon.text import folded

FRENCH = {
    "letter": "lettre",
    "title": "titre",
    "pos": "nature",
    "synonyms": "synonymes",
    "copies": "copies",
    "hom": "homographe",
    "gloss": "glose",
    "note": "note",
    "ok": "ok",
}
"""The fields of a row, with their French header."""

_NAMES = {
    **{name: name for name in FRENCH},
    **{folded(french): name for name, french in FRENCH.items()},
    **cards.ALIASES,
    "paquet": "letter",
    "packet": "letter",
    "deck": "letter",
    "notesdessynonymes": "synonym_notes",
    "synonymnotes": "synonym_notes",
    **dict.fromkeys(("longueurs", "longueur", "lengths", "length"), "computed"),
    **dict.fromkeys(("repere", "mark"), "mark"),
}
_LONGEST = 40
_NUMBERED = re.compile(r"syn(?:onym(?:e|es|s)?)?\.?[0-9]{1,2}\Z")


def field_of(header: str) -> str:
    r"""The field that a header names: any case, accents, blanks; empty for an unknown one.

    ``computed`` is for what an export has worked out, ``mark`` for what it knows a card by.

    >>> field_of(" Titre"), field_of("SYNONYMES\xa0"), field_of("Syn 3"), field_of("x")
    ('title', 'synonyms', 'synonym', '')
    """
    name = folded(header)
    return "synonym" if _NUMBERED.match(name) else _NAMES.get(name, "")


def is_deck(header: Row) -> bool:
    """Whether a header is that of a table of cards: it names titles or synonyms."""
    return not {"title", "synonyms", "synonym"}.isdisjoint(field_of(cell.text) for cell in header)


def is_known(header: str) -> bool:
    """Whether a header names a field."""
    return bool(field_of(header))


def columns(desk: Desk, header: Row, used: set[int]) -> list[str] | None:
    """The field of each column, empty for one that holds nothing; None when no card can be read.

    ``used`` are the columns that hold something. F023 for an unknown column, read as the one
    it resembles; S106 for a field named twice; F024 when titles or synonyms have no column.
    """
    fields: list[str] = []
    lines: dict[str, Cell] = {}
    fine, before = True, len(desk.findings)
    taken = {field_of(cell.text) for cell in header}
    said = _in_its_language(header)
    for index, cell in enumerate(header):
        field = field_of(cell.text)
        if not field and (index in used or cell.text.strip()):
            field = _resembled(desk, cell, taken, said)
        if field in lines and field != "synonym":
            desk.say("S106", cell.span, field=cell.text.strip(), first=lines[field].span.line)
            fine = False
        elif field:
            lines[field] = cell
        fields.append(field)
    for field, others in (("title", ()), ("synonyms", ("synonym",))):
        if not {field, *others} & set(fields) and len(desk.findings) == before:
            desk.say("F024", header[0].span, kind="missing", field=said[field])
            fine = False
    return fields if fine and "title" in fields else None


def _resembled(desk: Desk, cell: Cell, taken: set[str], said: Mapping[str, str]) -> str:
    """F023; the field that an unknown header resembles, empty for none or one that is taken."""
    text = cell.text.strip()
    named = [name for name, field in _NAMES.items() if field in said]
    spelling = nearest(text, named) if len(text) < _LONGEST else ""
    field = _NAMES.get(spelling, "")
    if field in taken:
        field = ""
    kind = "near" if field else "unknown" if text else "empty"
    better, known = said.get(field, ""), ", ".join(said.values())
    desk.say("F023", cell.span, kind=kind, found=text, better=better, known=known)
    return field


def _in_its_language(header: Row) -> Mapping[str, str]:
    """The names of the fields in the language that the header is written in."""
    names = {folded(cell.text) for cell in header}
    french = sum(folded(name) in names for name in FRENCH.values())
    english = sum(name in names for name in FRENCH)
    return {name: name for name in FRENCH} if english > french else FRENCH
