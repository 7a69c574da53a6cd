"""What a manifest says of inputs and cards: digests of content."""

from collections.abc import Collection, Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from cardsmith.model.deck import Card, Rank, Record
from cardsmith.model.edition import Deck
from cardsmith.press.manifest import Input, Printed

_BETWEEN = "\x1f"


def input_digests(deck: Deck) -> tuple[Input, ...]:
    """Every file that was read, by its path inside the edition, with SHA-256."""
    folder = Path(deck.edition.folder)
    read = dict.fromkeys([*map(Path, deck.inputs), *_artwork(deck)])
    return tuple(
        Input(
            path=path.relative_to(folder).as_posix() if path.is_relative_to(folder) else path.name,
            sha256=sha256(path.read_bytes()).hexdigest(),
        )
        for path in read
    )


def _artwork(deck: Deck) -> Iterator[Path]:
    """Templates and pictures of every component; only a custom edition has any."""
    if deck.components:
        from cardsmith.pipeline.custom import artwork_files

        for component in deck.components:
            yield from artwork_files(deck.edition, component)


def card_digests(deck: Deck, printed: Collection[str]) -> tuple[Printed, ...]:
    """The designs that were printed, each with a digest of what its deck says of it.

    Places, remarks and copies do not change it; the edition's rules and template are inputs.
    """
    return (
        *(_printed(card.id, _card(card)) for card in deck.cards if card.id in printed),
        *(_printed(rank.id, _rank(rank)) for rank in deck.ranks if rank.id in printed),
        *(
            _printed(record.id, _record(record))
            for component in deck.components
            for record in component.records
            if record.id in printed
        ),
    )


def _printed(card_id: str, texts: Iterable[str]) -> Printed:
    """A digest of texts in order; no text holds the control character between them."""
    content = _BETWEEN.join(texts).encode("utf-8")
    return Printed(id=card_id, digest=sha256(content).hexdigest())


def _card(card: Card) -> list[str]:
    texts = [card.packet, card.title.text, card.pos]
    for synonym in card.synonyms:
        texts += (synonym.text, *synonym.labels, "")
    return texts


def _rank(rank: Rank) -> Iterator[str]:
    yield str(rank.value)
    for language, name in sorted(rank.names.items()):
        yield from (language, name)


def _record(record: Record) -> Iterator[str]:
    for field, value in sorted(record.fields.items()):
        yield from (field, *((value,) if isinstance(value, str) else value), "")
