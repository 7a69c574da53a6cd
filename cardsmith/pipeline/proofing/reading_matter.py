"""The cards of any game as a reader gets them, and the digest that a signature holds."""

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.layout.setting import drawable
from cardsmith.lexicon.length import Kind, measure
from cardsmith.lexicon.order import french_key
from cardsmith.model.deck import MAROTTE, Card, Rank, Record
from cardsmith.model.edition import Deck
from cardsmith.model.place import Span
from cardsmith.model.proof import Part, ProofCard, ProofLine, Weight
from cardsmith.model.row import leading, row_of
from cardsmith.model.rules import LengthPolicy

_WEIGHTS: dict[Kind, Weight] = {Kind.HYPHEN: "hyphen", Kind.PARENTHESISED: "silent"}
_DIGEST = 32
"""Figures of a digest: half of SHA-256."""


class Matter(NamedTuple):
    """A card to be read, where it begins, and where each of its lines stands (None: nowhere)."""

    card: ProofCard
    packet: str
    span: Span
    spots: tuple[Span | None, ...]


def matter_of(deck: Deck) -> tuple[Matter, ...]:
    """Every card of a deck in the order in which it is read.

    Letter cards lie by packet, the marotte last, each packet in French order; ranks and records
    keep the order of their file.
    """
    policy = deck.edition.rules.length_policy
    return (
        *(_of_card(card, policy, deck) for card in _in_order(deck)),
        *(_of_rank(rank, deck) for rank in deck.ranks),
        *(
            _of_record(record, component.name, deck)
            for component in deck.components
            for record in component.records
        ),
    )


def ids_in_order(deck: Deck) -> tuple[str, ...]:
    """The ids of the same cards in the same order, each once."""
    cards = (card.id for card in _in_order(deck))
    ranks = (rank.id for rank in deck.ranks)
    records = (record.id for component in deck.components for record in component.records)
    return tuple(dict.fromkeys((*cards, *ranks, *records)))


def _in_order(deck: Deck) -> list[Card]:
    return sorted(
        deck.cards,
        key=lambda card: (card.packet == MAROTTE, card.packet, french_key(card.title.text)),
    )


def place_of(span: Span, deck: Deck) -> str:
    """Where something stands, the file by its path inside the edition: ``p.yaml:5:9``."""
    path = Path(span.file)
    inside = path.is_relative_to(deck.edition.folder) and deck.edition.folder
    file = path.relative_to(deck.edition.folder).as_posix() if inside else span.file
    return f"{file}!{span.cell}" if span.cell else str(span._replace(file=file))


def _of_card(card: Card, policy: LengthPolicy, deck: Deck) -> Matter:
    weighed = [measure(synonym.text, policy) for synonym in card.synonyms]
    said = printed_words("cards", deck.edition.language)
    longest = max((length.score or 0 for length in weighed), default=0)
    lines = tuple(
        ProofLine(
            text=synonym.text,
            parts=tuple(Part(text, _WEIGHTS.get(kind, "scored")) for text, kind, _ in length.spans),
            length=length.score,
            longest=length.score == longest,
            labels=tuple(said.get(label, label) for label in synonym.labels),
        )
        for synonym, length in zip(card.synonyms, weighed, strict=True)
    )
    shown = ProofCard(
        id=card.id,
        title=card.title.text,
        pos=said.get(card.pos, card.pos),
        gloss=card.gloss,
        copies=card.copies,
        place=_line_of(card.title.span, deck),
        lines=lines,
        digest=_digest(card.title.text, (card.pos, card.gloss), lines),
    )
    return Matter(shown, card.packet, card.span, tuple(one.span for one in card.synonyms))


def _of_rank(rank: Rank, deck: Deck) -> Matter:
    language = deck.edition.language
    title = rank.names.get(language) or next(iter(rank.names.values()))
    first = next(name for name, text in rank.names.items() if text == title)
    fields = [(name, text) for name, text in rank.names.items() if name != first]
    return _of_fields(title, fields, rank, "", deck)


def _of_record(record: Record, component: str, deck: Deck) -> Matter:
    lists = row_of(record).lists
    named = [(name, texts) for name, texts in lists.items() if name in record.fields]
    first = leading(record.fields)
    title = " · ".join(lists.get(first, ()))
    fields = [(name, text) for name, texts in named if name != first for text in texts]
    return _of_fields(title, fields, record, component, deck)


def _of_fields(
    title: str, fields: Sequence[tuple[str, str]], source: Rank | Record, packet: str, deck: Deck
) -> Matter:
    lines = tuple(ProofLine(text, (Part(text, "scored"),), name=name) for name, text in fields)
    shown = ProofCard(
        id=source.id,
        title=title,
        copies=source.copies,
        place=_line_of(source.span, deck),
        lines=lines,
        digest=_digest(title, (), lines),
    )
    return Matter(shown, packet, source.span, (None,) * len(lines))


def _line_of(span: Span, deck: Deck) -> str:
    """The file and the line of a card, or its cell: what an editor looks up."""
    place = place_of(span, deck)
    return place if span.cell else place.rpartition(":")[0]


def _digest(title: str, more: Sequence[str], lines: Sequence[ProofLine]) -> str:
    """The digest of what is seen of a card: two texts that look alike are one.

    Order counts, as it does on the card. The scoring length is not part of it: it is what the
    rules make of the text that was read.
    """
    said = [drawable(title), *map(drawable, more), list(_seen(lines))]
    return sha256(json.dumps(said, ensure_ascii=False).encode()).hexdigest()[:_DIGEST]


def _seen(lines: Sequence[ProofLine]) -> Iterator[list[str]]:
    for line in lines:
        yield [drawable(text) for text in (line.name, line.text, *line.labels)]
