"""What a shipped game needs besides cards and board: pawns, die, box and aids."""

from collections.abc import Mapping

from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.edition import Deck, Edition
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts
from cardsmith.model.sheet import KeepOut

_OTHER = {"fr": "en"}
"""The language of the back of an aid; French for all others."""


def pawns(edition: Edition, fonts: Fonts) -> Face:
    """The six pawns."""
    from cardsmith.layout.net.pawns import pawns_face

    return pawns_face(fonts, load_ornaments(), printed_words("net", edition.language))


def die(edition: Edition, fonts: Fonts) -> Face:
    """The die."""
    from cardsmith.layout.net.die import die_face

    return die_face(fonts, load_ornaments(), printed_words("net", edition.language))


def box(
    deck: Deck, thickness: float, fonts: Fonts
) -> tuple[Face, tuple[KeepOut, ...], tuple[Finding, ...]]:
    """The box for all cards and aids of an edition, each ``thickness`` millimetres."""
    from cardsmith.layout.box import BoxJob, box_face, box_size

    edition = deck.edition
    words: Mapping[str, str] = {
        **printed_words("net", edition.language),
        **printed_words("box", edition.language),
    }
    cards, aids = _count(deck), aid(edition, fonts).copies
    inside = words["cards"].format(cards=cards), words["aids"].format(aids=aids)
    job = BoxJob(box_size(edition.size, cards + aids, thickness), inside, words)
    return box_face(edition, fonts, load_ornaments(), job)


def aid(edition: Edition, fonts: Fonts) -> Piece:
    """The aid, as many as can play; its back is the same in the other language."""
    from cardsmith.layout.aid import aid_piece
    from cardsmith.layout.box.facts import players

    language = edition.language
    words = printed_words("aid", language), printed_words("aid", _OTHER.get(language, "fr"))
    copies = players(edition)[1]
    return aid_piece(edition, fonts, load_ornaments(), words, copies)


def _count(deck: Deck) -> int:
    return sum(card.copies for card in deck.cards) + sum(rank.copies for rank in deck.ranks)
