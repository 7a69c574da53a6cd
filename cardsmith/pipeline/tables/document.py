"""An edition as one JSON document (schemas/deck.schema.json): all that its files say of cards."""

import json
from collections.abc import Mapping

from cardsmith.lexicon.length import scoring_length
from cardsmith.model.deck import Card, Rank, Record
from cardsmith.model.edition import Deck
from cardsmith.model.rules import LengthPolicy

Value = str | int | None | list[str]
Fields = Mapping[str, Value | Mapping[str, str | list[str]] | list[dict[str, Value]]]


def document(deck: Deck) -> bytes:
    """The cards of an edition, its ranks, or the records of its components."""
    edition = deck.edition
    policy = edition.rules.length_policy
    found: list[Fields] = [
        *(_card(card, policy) for card in deck.cards),
        *map(_rank, deck.ranks),
        *(_record(each.name, record) for each in deck.components for record in each.records),
    ]
    whole = {
        "schema": 1,
        "edition": {
            "name": edition.name,
            "game": edition.game.value,
            "title": edition.title,
            "language": edition.language,
        },
        "cards": found,
    }
    return f"{json.dumps(whole, ensure_ascii=False, indent=2)}\n".encode()


def _card(card: Card, policy: LengthPolicy) -> Fields:
    return {
        "id": card.id,
        "packet": card.packet,
        "letter": card.letter,
        "title": card.title.text,
        "pos": card.pos,
        "copies": card.copies,
        "hom": card.hom,
        "gloss": card.gloss,
        "note": card.note,
        "ok": card.reasons,
        "synonyms": [
            {
                "text": each.text,
                "length": scoring_length(each.text, policy),
                "labels": list(each.labels),
                "note": each.note,
            }
            for each in card.synonyms
        ],
    }


def _rank(rank: Rank) -> Fields:
    return {
        "id": rank.id,
        "value": rank.value,
        "copies": rank.copies,
        "names": dict(rank.names),
    }


def _record(component: str, record: Record) -> Fields:
    fields = {
        name: value if isinstance(value, str) else list(value)
        for name, value in record.fields.items()
    }
    return {"id": record.id, "component": component, "copies": record.copies, "fields": fields}
