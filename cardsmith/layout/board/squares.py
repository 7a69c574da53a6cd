"""The squares of a board: tints, borders, gates, letters, numbers and bells."""

from collections.abc import Iterator
from itertools import pairwise

from cardsmith.layout.board.places import BELL, DISC, LETTER, Lettered, Place, number_at
from cardsmith.layout.board.plane import Bounds
from cardsmith.layout.board.track import Point, Track
from cardsmith.layout.ornament import CONTOUR, centred
from cardsmith.layout.setting import Style, set_line
from cardsmith.model.face import Art, Item, Outline, Path, Stamp, shift
from cardsmith.model.inks import (
    DARK_GREEN,
    GOLD,
    GREEN,
    INK,
    LIGHT_GREEN,
    LIGHT_PASTEL,
    LIGHT_SAFFRON,
    LIGHT_WINE,
    PAPER,
    PASTEL,
    SAFFRON,
    WHITE,
    WINE,
    Ink,
)
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import circle, polygon
from cardsmith.model.units import POINT

LINE = CONTOUR * 1.2
RIM = 3.4
GATE, GATE_EDGE = 1.6, 3.4
"""The line before a lap begins, and the ink around it, in points."""

NUMBER = "Alegreya Bold"
_X_HEIGHT = 0.43
"""Height of the figures of Alegreya that neither rise nor hang, in the size."""
_LAPS = (LIGHT_SAFFRON, LIGHT_WINE, LIGHT_GREEN, LIGHT_PASTEL)
_WHITE_ON_GREEN = 23.0


def tinted(places: tuple[Place, ...], fonts: Fonts) -> Iterator[Item]:
    """The grounds of every square: start, letters in turn paper and the tint of their lap."""
    track = places[0].track
    yield Path(track.outline(0), fill=SAFFRON)
    for place in places:
        count = len(place.letters)
        for letter in place.lettering(fonts):
            depth = letter.band / count, (letter.band + 1) / count
            yield Path(track.outline(place.number, *depth), fill=_ground(place, letter))
    yield Path(track.outline(track.count - 1), fill=GOLD)


def bordered(places: tuple[Place, ...]) -> Iterator[Item]:
    """The lines between bands, squares and windings, the rim, and the gates of later laps."""
    track = places[0].track
    for place in places:
        for band in range(1, len(place.letters)):
            depth = band / len(place.letters)
            yield _stroke(track.divide(place.number, depth), LINE)
    for square in range(track.count + 1):
        yield _stroke(_open(track.border(square)), LINE)
    yield _stroke(track.edge(0, min(1.0, track.turns), track.turns), LINE)
    yield _stroke(track.edge(1, track.turns - 1, track.turns), LINE)
    yield _stroke(track.rim(), RIM)
    for before, place in pairwise(places):
        if before.lap < place.lap:
            gate = _open(track.border(place.number))
            yield _stroke(gate, GATE_EDGE)
            yield _stroke(gate, GATE, GOLD)


def lettered(places: tuple[Place, ...], fonts: Fonts, ornaments: Ornaments) -> Iterator[Item]:
    """Letters, numbers and bells of every lettered square; the number of victory."""
    small = places[0].small
    bell = Art("board/bell", centred(ornaments["small/belltiny"], (0, 0), BELL * small, factor=0.7))
    for place in places:
        for letter in place.lettering(fonts):
            yield from _letter(place, letter, fonts)
        yield from _number(fonts, place.number, place.disc, small)
        for x, y in place.bells:
            yield Stamp(bell, shift(x, y))
    track = places[0].track
    yield from _number(fonts, track.count - 1, number_at(track, track.count - 1), small)


def started(track: Track, fonts: Fonts, word: str) -> Iterator[Item]:
    """The word and the arrow of the start."""
    factor = min(1.0, track.length / 34.7, track.width / 34.9)
    middle = 0.5 + track.chevron / 4 / track.length
    x, y = track.at(0, middle, 0.6)
    yield set_line(fonts, Style("Grenze Gotisch Bold", 22 * factor), word, (x, y), "centre")
    x, y = track.at(0, middle, 0.3)
    yield Path(_arrow(x, y, 18 * factor), fill=WINE, stroke=INK, weight=LINE)


def start_box(track: Track) -> Bounds:
    """The box of the word and the arrow of the start."""
    left, top = track.point(0, 1)
    right, bottom = track.point(track.turn(1), 0)
    return Bounds(left + 3, top + 4, right - 2, bottom - 4)


def _letter(place: Place, letter: Lettered, fonts: Fonts) -> Iterator[Item]:
    ink = WHITE if _ground(place, letter) in (PASTEL, GREEN, DARK_GREEN) else INK
    box = letter.box
    style = Style(LETTER, letter.size, ink)
    yield set_line(fonts, style, letter.letter, (box.left, letter.baseline))
    if letter.bar:
        left, right, y, weight = letter.bar
        yield Path((("M", left, y), ("L", right, y)), stroke=ink, weight=weight, butt=True)


def _number(fonts: Fonts, number: int, at: Point, small: float) -> Iterator[Item]:
    x, y = at
    yield Path(circle(x, y, DISC * small), fill=PAPER, stroke=INK, weight=0.7)
    baseline = y + _X_HEIGHT / 2 * 10 * small * POINT
    yield set_line(fonts, Style(NUMBER, 10 * small), str(number), (x, baseline), "centre")


def _ground(place: Place, letter: Lettered) -> Ink:
    """The tint of a letter's square, or of its band where several share it."""
    count = len(place.letters)
    if count == 1:
        tint = _LAPS[(place.lap - 1) % len(_LAPS)]
        return tint if place.number % 2 == 0 else PAPER
    strong = letter.band % 2 == 1
    if count % 2 == 0:
        return PASTEL if strong else LIGHT_PASTEL
    if not strong:
        return LIGHT_GREEN
    return GREEN if letter.size >= _WHITE_ON_GREEN - 1e-6 else DARK_GREEN


def _open(points: tuple[Point, ...]) -> Outline:
    first, *rest = points
    return (("M", *first), *(("L", *point) for point in rest))


def _stroke(outline: Outline, weight: float, ink: Ink = INK) -> Path:
    return Path(outline, stroke=ink, weight=weight)


def _arrow(x: float, y: float, long: float) -> Outline:
    half, shaft, head = long / 2, 0.13 * long, 0.3 * long
    neck = x + half - 0.38 * long
    return polygon(
        (x - half, y - shaft),
        (neck, y - shaft),
        (neck, y - head),
        (x + half, y),
        (neck, y + head),
        (neck, y + shaft),
        (x - half, y + shaft),
    )
