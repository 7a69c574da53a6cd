"""What a manifest says of inputs and cards: digests of content."""

import json
from collections.abc import Collection
from hashlib import sha256
from pathlib import Path

from cardsmith.model.deck import Card, Rank, Record
from cardsmith.model.edition import Deck
from cardsmith.press.manifest import Input, Printed


def input_digests(deck: Deck) -> tuple[Input, ...]:
    """Every file that was read, by its path inside the edition, with SHA-256."""
    folder = Path(deck.edition.folder)
    named = (
        folder / name
        for component in deck.components
        for name in (component.template, component.back)
        if name
    )
    read = dict.fromkeys([*map(Path, deck.inputs), *(path for path in named if path.is_file())])
    return tuple(
        Input(
            path=path.relative_to(folder).as_posix() if path.is_relative_to(folder) else path.name,
            sha256=sha256(path.read_bytes()).hexdigest(),
        )
        for path in read
    )


def card_digests(deck: Deck, printed: Collection[str]) -> tuple[Printed, ...]:
    """The designs that were printed, each with a digest of what its deck says of it.

    Places, remarks and copies do not change it; the edition's rules and template are inputs.
    """
    found = (
        *(_printed(card.id, _card(card)) for card in deck.cards),
        *(_printed(rank.id, _rank(rank)) for rank in deck.ranks),
        *(
            _printed(record.id, _record(record))
            for component in deck.components
            for record in component.records
        ),
    )
    return tuple(card for card in found if card.id in printed)


def _printed(card_id: str, content: object) -> Printed:
    text = json.dumps(content, ensure_ascii=False, sort_keys=True)
    return Printed(id=card_id, digest=sha256(text.encode("utf-8")).hexdigest())


def _card(card: Card) -> object:
    synonyms = [[synonym.text, *synonym.labels] for synonym in card.synonyms]
    return [card.packet, card.title.text, card.pos, synonyms]


def _rank(rank: Rank) -> object:
    return [rank.value, dict(rank.names)]


def _record(record: Record) -> object:
    return dict(record.fields)
