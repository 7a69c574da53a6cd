"""A card as the lines of a packet file, in the form that the shipped decks have."""

from collections.abc import Iterator, Mapping, Sequence

from cardsmith.intake.decks.cards import FIELDS
from cardsmith.lexicon.yaml_text import block_text, flow_text
from cardsmith.model.deck import Card, Synonym
from cardsmith.pipeline.tables.cells import said

STEP = "  "


def block(card: Card, indent: str) -> list[str]:
    """The lines of a card whose dash stands after ``indent``."""
    inner = indent + STEP
    lines = [line for field in FIELDS for line in field_lines(card, field, inner)]
    return [f"{indent}- {lines[0][len(inner) :]}", *lines[1:]]


def field_lines(card: Card, field: str, indent: str) -> list[str]:
    """The lines of one field of a card; none where it says nothing."""
    if field == "synonyms":
        return [f"{indent}synonyms:", *entries(card.synonyms, indent + STEP)]
    if field == "ok":
        accepted = [
            f"{indent}{STEP}{code}: {block_text(why)}" for code, why in card.reasons.items()
        ]
        return [f"{indent}ok:", *accepted] if accepted else []
    text = scalars(card)[field]
    return [f"{indent}{field}: {block_text(text)}"] if text else []


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


def entries(synonyms: Sequence[Synonym], indent: str) -> Iterator[str]:
    """A line for each synonym."""
    for synonym in synonyms:
        yield f"{indent}- {entry(synonym)}"


def entry(synonym: Synonym) -> str:
    """A synonym as an entry of a list: its long form only where it has a note."""
    if not synonym.note:
        return block_text(said(synonym))
    return f"{{text: {flow_text(said(synonym))}, note: {flow_text(synonym.note)}}}"


def packet_lines(letters: Sequence[str], cards: Sequence[Card], schema: str) -> list[str]:
    """The lines of a new packet file; ``schema`` is the line that names its schema, or empty."""
    home = (
        "deck: marotte"
        if not letters
        else f"letter: {letters[0]}"
        if len(letters) == 1
        else f"letters: [{', '.join(letters)}]"
    )
    head = [*([schema] if schema else ()), "schema: 1", home, "cards:"]
    for index, card in enumerate(cards):
        head += ["", *block(card, STEP)] if index else block(card, STEP)
    return head
