"""A board becomes a face: ground, track, squares, centre, and what seams keep clear of."""

from collections.abc import Iterator, Mapping

from cardsmith.layout.board.centre import (
    FACE,
    fool,
    score_boxes,
    scored,
    sunlit,
)
from cardsmith.layout.board.ground import HEIGHT, WIDTH, ground
from cardsmith.layout.board.name import nameable, nameplate, set_name
from cardsmith.layout.board.places import Place
from cardsmith.layout.board.scores import scores
from cardsmith.layout.board.settling import settled
from cardsmith.layout.board.squares import bordered, lettered, start_box, started, tinted
from cardsmith.layout.board.track import track
from cardsmith.layout.board.victory import medal_of, victory
from cardsmith.model.edition import Edition
from cardsmith.model.face import Face
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.sheet import KeepOut
from cardsmith.model.sizes import BLEED

_LETTER, _NUMBER, _MEDAL, _WORD = (6.0, 7.0), (1.5, 3.6), (6.0, 1.0), (3.0, 1.0)
"""What a seam costs for each millimetre that it comes nearer than a reach (art direction §7)."""


def board_face(
    edition: Edition, fonts: Fonts, ornaments: Ornaments, words: Mapping[str, str]
) -> tuple[Face, tuple[KeepOut, ...], tuple[Finding, ...]]:
    """The board of an edition on A3 landscape with 3 mm of bleed.

    ``words`` are those of ``messages/board.yaml`` in the language of the edition; the numbers
    are those of its rules. With the face come the boxes that seams avoid when it is cut into
    sheets, and L101 or L102 for a title that cannot be set.
    """
    board = edition.board
    path = track(board.count)
    plate = nameplate(path)
    findings = nameable(fonts, edition, plate)
    lines = tuple(scores(edition.rules, words))
    places = tuple(Place(path, *square) for square in board.lettered())
    medal = medal_of(places)
    signs = start_box(path), plate.box, FACE, *score_boxes(len(lines), medal.score)
    places = settled(places, fonts, (medal.box, medal.number_box, *signs))
    items = (
        *ground(ornaments),
        *sunlit(path),
        *tinted(places, fonts),
        *bordered(places),
        *lettered(places, fonts, ornaments),
        *started(path, fonts, words["start"]),
        *fool(ornaments),
        *(() if findings else set_name(fonts, edition.title, words["subtitle"], plate)),
        *scored(fonts, lines, medal.score),
        *victory(medal, fonts, ornaments, words["victory"]),
    )
    keep = (
        *_squares(places, fonts),
        medal.number_box.keep_out(*_NUMBER, whole=True),
        medal.box.keep_out(*_MEDAL, whole=True),
        *(box.keep_out(*_WORD) for box in signs),
    )
    return Face("board", WIDTH, HEIGHT, items, BLEED), keep, findings


def _squares(places: tuple[Place, ...], fonts: Fonts) -> Iterator[KeepOut]:
    for place in places:
        for letter in place.lettering(fonts):
            yield from (box.keep_out(*_LETTER, whole=True) for box in letter.boxes)
        yield place.disc_box.keep_out(*_NUMBER, whole=True)
