"""What a shipped game needs besides cards and board: pawns, die, boxes, dividers and aids."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.lexicon.plural import worded
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck, Edition, Game
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts
from cardsmith.model.sheet import KeepOut

if TYPE_CHECKING:
    from cardsmith.layout.box import BoxLabel, Bundle, Share
    from cardsmith.layout.divider import Filed

_OTHER = {"fr": "en"}
"""The language of the back of an aid; French for all others."""

Stock = tuple[float, float]
"""The thickness of a card, and the depth of the deepest box, in millimetres."""


def pawns(edition: Edition, fonts: Fonts) -> Face:
    """The six pawns, and the token of the Bouffon."""
    from cardsmith.layout.net.pawns import pawns_face

    return pawns_face(fonts, load_ornaments(), printed_words("net", edition.language))


def die(edition: Edition, fonts: Fonts) -> Face:
    """The die."""
    from cardsmith.layout.net.die import die_face

    return die_face(fonts, load_ornaments(), printed_words("net", edition.language))


def boxes(
    deck: Deck, stock: Stock, fonts: Fonts
) -> tuple[tuple[Face, ...], tuple[KeepOut, ...], tuple[Finding, ...]]:
    """The box for all that an edition has in cards, or as many alike as it takes.

    What cannot be set is told once, not for each of them.
    """
    from cardsmith.layout.box import BoxJob, box_face, box_size, most_cards, shared_out
    from cardsmith.layout.divider import divider_size

    edition, words = deck.edition, _words(deck.edition)
    thickness, depth = stock
    held = _held(deck, fonts)
    shares = shared_out(held.bundles, most_cards(depth, thickness))
    fullest = max((share.cards for share in shares), default=0)
    card = divider_size(edition.size) if held.dividers else edition.size
    size = box_size(card, fullest, thickness)
    faces: list[Face] = []
    keep: tuple[KeepOut, ...] = ()
    told: list[Finding] = []
    for number, share in enumerate(shares, 1):
        label = _label(share, number, len(shares))
        job = BoxJob(size, tuple(held.told(words, edition.language)), words, label)
        face, keep, findings = box_face(edition, fonts, load_ornaments(), job)
        faces.append(face)
        told += [finding for finding in findings if finding not in told]
    return tuple(faces), keep, tuple(told)


def trays(deck: Deck, thickness: float, fonts: Fonts) -> tuple[Face, ...]:
    """The tray in which the packets stand behind their dividers, or several alike."""
    from cardsmith.layout.box import most_in_tray, shared_out, tray_face, tray_length

    words, shares = (
        _words(deck.edition),
        shared_out(_held(deck, fonts).packets, most_in_tray(thickness)),
    )
    length = tray_length(max((share.cards for share in shares), default=0), thickness)
    return tuple(
        tray_face(deck.edition, fonts, words, length, _label(share, number, len(shares)))
        for number, share in enumerate(shares, 1)
    )


def dividers(deck: Deck, fonts: Fonts) -> tuple[Piece, ...]:
    """A divider for each packet that has cards: the letters in order, then the marotte."""
    from cardsmith.layout.divider import divider_pieces

    words = _words(deck.edition)
    packets = tuple(_filed(deck, words["marotte"]))
    return divider_pieces(deck.edition.size, fonts, load_ornaments(), words, packets)


def aid(edition: Edition, fonts: Fonts) -> Piece:
    """The aid, as many as can play; its back is the same in the other language."""
    from cardsmith.layout.aid import aid_piece
    from cardsmith.layout.box.facts import players

    language = edition.language
    words = printed_words("aid", language), printed_words("aid", _OTHER.get(language, "fr"))
    copies = players(edition)[1]
    return aid_piece(edition, fonts, load_ornaments(), words, copies)


class _Held(NamedTuple):
    """What goes into boxes: packets with their dividers, aids, other cards of the table."""

    packets: tuple["Bundle", ...]
    cards: int
    dividers: int
    aids: int
    table: int

    @property
    def bundles(self) -> tuple["Bundle", ...]:
        """All of it: the packets, then what belongs to none."""
        from cardsmith.layout.box import Bundle

        return (*self.packets, Bundle("", self.aids + self.table))

    def told(self, words: Mapping[str, str], language: str) -> Iterator[str]:
        """Each thing with its number."""
        yield words["one_card" if self.cards == 1 else "cards"].format(cards=self.cards)
        yield words["aids"].format(aids=self.aids)
        if self.dividers:
            yield worded(words["dividers"], language, dividers=self.dividers)
        if self.table:
            yield worded(words["table"], language, cards=self.table)


def _held(deck: Deck, fonts: Fonts) -> _Held:
    from cardsmith.layout.box import Bundle
    from cardsmith.layout.box.facts import players

    edition = deck.edition
    aids = players(edition)[1]
    if edition.game is Game.BOUFFON:
        filed = tuple(_filed(deck, _words(edition)["marotte"]))
        packets = tuple(Bundle(packet.name, packet.cards + 1) for packet in filed)
        return _Held(packets, sum(packet.cards for packet in filed), len(filed), aids, 0)
    from cardsmith.pipeline.papers import CARDS

    ranks = sorted(deck.ranks, key=lambda rank: rank.value)
    names = (("J" if rank.is_joker else str(rank.value), rank.copies) for rank in ranks)
    packets = tuple(Bundle(name, copies) for name, copies in names if copies)
    table = sum(piece.copies for draw in CARDS.values() for piece in draw(deck, fonts))
    return _Held(packets, sum(packet.cards for packet in packets), 0, aids, table)


def _filed(deck: Deck, marotte: str) -> Iterator["Filed"]:
    """The packets that have a card to print, with the squares that call them."""
    from cardsmith.layout.divider import Filed

    counts: dict[str, int] = {}
    for card in deck.cards:
        counts[card.packet] = counts.get(card.packet, 0) + card.copies
    last = counts.pop(MAROTTE, 0)
    for letter in sorted(counts):
        calling = [
            (number, square)
            for number, _, square in deck.edition.board.lettered()
            if letter in square
        ]
        beside = {other: None for _, square in calling for other in square if other != letter}
        numbers = tuple(number for number, _ in calling)
        if counts[letter]:
            yield Filed(letter, counts[letter], numbers, tuple(beside))
    if last:
        yield Filed(marotte, last)


def _label(share: "Share", number: int, count: int) -> "BoxLabel | None":
    """What tells a box from the others; None where there is but one."""
    from cardsmith.layout.box import BoxLabel

    if count == 1:
        return None
    ends = dict.fromkeys(filter(None, (share.first, share.last)))
    return BoxLabel(f"{number}/{count}", " – ".join(ends))


def _words(edition: Edition) -> Mapping[str, str]:
    """The words of nets and boxes in the language of an edition."""
    language = edition.language
    return {**printed_words("net", language), **printed_words("box", language)}
