"""A card as the lines of a packet file, in the one form that ``fmt`` knows."""

from collections.abc import Mapping, Sequence

from cardsmith.intake.decks.cards import FIELDS
from cardsmith.intake.decks.form import PACKET
from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.canonical import canonical_text
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.model.deck import MAROTTE, Card, Synonym
from cardsmith.model.place import whole
from cardsmith.pipeline.tables.cells import said

_NOWHERE = whole("")


def block(card: Card, indent: str) -> list[str]:
    """The lines of a card whose dash stands after ``indent``."""
    return _lines(Seq([_card(card)], _NOWHERE), indent)


def field_lines(card: Card, field: str, indent: str) -> list[str]:
    """The lines of one field of a card; none where it says nothing."""
    node = _field(card, field)
    return _lines(_fields({field: node}), indent) if node is not None else []


def entry_lines(synonym: Synonym, indent: str) -> list[str]:
    """The lines of a synonym as an entry of a list: its long form only where it has a note."""
    return _lines(Seq([_synonym(synonym)], _NOWHERE), indent)


def packet_text(letters: Sequence[str], cards: Sequence[Card], schema: str) -> str:
    """The text of a new packet file; ``schema`` is the line that names its schema, or empty."""
    home: dict[str, Node]
    if not letters:
        home = {"deck": _text(MAROTTE)}
    elif len(letters) == 1:
        home = {"letter": _text(letters[0])}
    else:
        home = {"letters": Seq([_text(letter) for letter in letters], _NOWHERE)}
    root = {"schema": _text("1"), **home, "cards": Seq([*map(_card, cards)], _NOWHERE)}
    head = f"{schema}\n" if schema else ""
    return head + canonical_text(Source("", ""), _fields(root), PACKET)


def scalars(card: Card) -> Mapping[str, str]:
    """The fields of a card that are one text; empty for what need not be written."""
    return {
        "title": card.title.text,
        "hom": card.hom,
        "gloss": card.gloss,
        "pos": card.pos,
        "copies": "" if card.copies == 1 else str(card.copies),
        "note": card.note,
    }


def _lines(node: Node, indent: str) -> list[str]:
    text = canonical_text(Source("", ""), node, PACKET)
    return [f"{indent}{line}" if line else "" for line in text.split("\n")[:-1]]


def _card(card: Card) -> Map:
    found = {field: _field(card, field) for field in FIELDS}
    return _fields({field: node for field, node in found.items() if node is not None})


def _field(card: Card, field: str) -> Node | None:
    """The value of a field; None where it need not be written."""
    if field == "synonyms":
        return Seq([_synonym(synonym) for synonym in card.synonyms], _NOWHERE)
    if field == "ok":
        return (
            _fields({code: _text(why) for code, why in card.reasons.items()}) if card.ok else None
        )
    text = scalars(card)[field]
    return _text(text) if text else None


def _synonym(synonym: Synonym) -> Node:
    text = _text(said(synonym))
    return _fields({"text": text, "note": _text(synonym.note)}) if synonym.note else text


def _fields(values: Mapping[str, Node]) -> Map:
    return Map([(_text(name), value) for name, value in values.items()], _NOWHERE)


def _text(text: str) -> Scalar:
    return Scalar(text, _NOWHERE)
