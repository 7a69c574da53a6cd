"""A proof becomes pages: each packet begins one, and no card is torn that a page can hold."""

from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.layout.booklet.flow import Row, Set, filled
from cardsmith.layout.proof.cards import card_rows, finding_rows
from cardsmith.layout.proof.page import KEY_GAP, KEY_HEIGHT, TOP, Sheet
from cardsmith.layout.setting import Style
from cardsmith.model.face import Face, Group, Passage, shift
from cardsmith.model.proof import Proof, ProofPacket


class _Leaf(NamedTuple):
    """The rows of one page, the packet it is of, and whether that begins here."""

    packet: str
    rows: tuple[Set, ...]
    first: bool


def proof_faces(proof: Proof, sheet: Sheet) -> tuple[Face, ...]:
    """The pages of a proof in the order in which they are read; one at least."""
    leaves = [leaf for packet in _packets(proof) for leaf in _leaves(proof, packet, sheet)]
    return tuple(
        _face(proof, sheet, leaf, f"{number} / {len(leaves)}")
        for number, leaf in enumerate(leaves, 1)
    )


def _packets(proof: Proof) -> Iterator[ProofPacket]:
    """What is found of no card comes first, on a page of its own."""
    if proof.told or not proof.packets:
        yield ProofPacket(proof.words["about"] if proof.told else proof.words["deck"], ())
    yield from proof.packets


def _leaves(proof: Proof, packet: ProofPacket, sheet: Sheet) -> Iterator[_Leaf]:
    counts = any(not line.name for card in packet.cards for line in card.lines)
    if packet.cards:
        key = Row(KEY_HEIGHT, tuple(sheet.key(counts=counts)), keep=True)
        first, *others = (row for card in packet.cards for row in card_rows(sheet, card))
        rows = [key, first._replace(above=KEY_GAP), *others]
    elif proof.told:
        rows = list(finding_rows(sheet, proof.told, placed=True))
    else:
        nothing = sheet.line(Style("Alegreya Medium", 15), proof.words["unread"], sheet.left, 6.0)
        rows = [Row(9.0, (Passage("text", (nothing,)),))]
    for number, page in enumerate(filled(rows, sheet.height)):
        yield _Leaf(packet.name, page, first=not number)


def _face(proof: Proof, sheet: Sheet, leaf: _Leaf, counted: str) -> Face:
    head = sheet.head(proof.title, leaf.packet, counted, first=leaf.first)
    groups = (Group(row.items, shift(0.0, TOP + y)) for y, row in leaf.rows)
    return Face(f"proof {counted}", sheet.page.width, sheet.page.height, (*head, *groups))
