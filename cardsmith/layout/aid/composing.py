"""Aids become cards: one side in the language of the edition, the other in the other one."""

from collections.abc import Mapping

from cardsmith.layout.aid.bouffon import bouffon_aid
from cardsmith.layout.aid.card import aid_face
from cardsmith.layout.aid.dalmuti import dalmuti_aid
from cardsmith.model.edition import Edition, Game
from cardsmith.model.face import Piece
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments

_SIDES = {Game.BOUFFON: bouffon_aid, Game.DALMUTI: dalmuti_aid}


def aid_piece(
    edition: Edition,
    fonts: Fonts,
    ornaments: Ornaments,
    words: tuple[Mapping[str, str], Mapping[str, str]],
    copies: int,
) -> Piece:
    """The aid of a shipped game, by the rules of its edition and in the size of its cards.

    ``words`` are those of ``messages/aid.yaml``, of the front and of the back.
    """
    draw = _SIDES[edition.game]
    front, back = (
        aid_face(f"aid/{side}", edition.size, draw(fonts, ornaments, edition.rules, said))
        for side, said in zip(("front", "back"), words, strict=True)
    )
    return Piece(id="aid", component="aid", front=front, back=back, copies=copies)
