"""A proof: what a reader is shown of an edition, card by card, with what was found there."""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from cardsmith.model.codes import Severity
from cardsmith.model.struct import Struct

Weight = Literal["scored", "hyphen", "silent"]
"""Whether some characters of a synonym count: they do, they are hyphens, they do not."""


class Part(NamedTuple):
    """Some characters of one weight in a row."""

    text: str
    weight: Weight


class Told(NamedTuple):
    """A finding in words; ``place`` is the file, line and column, or the cell."""

    code: str
    severity: Severity
    message: str
    hint: str
    place: str


class ProofLine(NamedTuple):
    """One synonym, or one field of a card that has others; then it has a ``name``.

    ``length`` is None for a field and for a synonym whose text does not tell it; ``longest``
    synonyms of a card may be several. ``parts`` joined are the text.
    """

    text: str
    parts: tuple[Part, ...]
    name: str = ""
    length: int | None = None
    longest: bool = False
    labels: tuple[str, ...] = ()
    told: tuple[Told, ...] = ()


class ProofCard(Struct, frozen=True, kw_only=True):
    """One card: what is read of it, where it is written, what was found in it.

    ``digest`` tells whether somebody who signed has read this very text.
    """

    id: str
    title: str
    digest: str
    place: str
    lines: tuple[ProofLine, ...]
    pos: str = ""
    gloss: str = ""
    copies: int = 1
    told: tuple[Told, ...] = ()

    @property
    def findings(self) -> Iterator[Told]:
        """What was found in the card and in its lines, in the order in which it is shown."""
        yield from self.told
        for line in self.lines:
            yield from line.told


class ProofPacket(NamedTuple):
    """Cards that are handed to a reader together, under a name in the reader's language."""

    name: str
    cards: tuple[ProofCard, ...]


class Proof(Struct, frozen=True, kw_only=True):
    """All that readers get. ``told`` are findings that no card is to blame for.

    ``language`` is that of the cards, ``spoken`` that of ``words``, which are those of
    ``messages/proof.yaml``.
    """

    edition: str
    title: str
    language: str
    spoken: str
    words: Mapping[str, str]
    packets: tuple[ProofPacket, ...]
    told: tuple[Told, ...] = ()

    @property
    def cards(self) -> Iterator[ProofCard]:
        """Every card, in the order in which it is read."""
        return (card for packet in self.packets for card in packet.cards)
