"""The ground of a board: lozenges to the edge and beyond, golden frames, corner bells."""

from collections.abc import Iterator

from cardsmith.layout.motifs_ground import bled
from cardsmith.layout.ornament import KNOCKED_OUT, centred
from cardsmith.model.face import Group, Item, Outline, Path
from cardsmith.model.inks import BOARD_LINE, BOARD_LOZENGE, GOLD, WINE
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import line, lozenge, rectangle
from cardsmith.model.sizes import BLEED

WIDTH, HEIGHT = 420.0, 297.0
_COLUMNS, _ROWS = 20, 8
_PITCH = WIDTH / _COLUMNS, HEIGHT / _ROWS
_FRAMES = ((5.0, 0.8), (6.6, KNOCKED_OUT))
"""How far each frame lies inside the trim, and its weight in points."""
_BELL = 16.0
_CORNER = 21.0


def ground(ornaments: Ornaments) -> Iterator[Item]:
    """What lies under the track, from the bleed inwards."""
    yield Path(bled(WIDTH, HEIGHT, BLEED), fill=WINE)
    yield Group((_lozenges(), *_diagonals()), clip=bled(WIDTH, HEIGHT, BLEED))
    for inset, weight in _FRAMES:
        width, height = WIDTH - 2 * inset, HEIGHT - 2 * inset
        outline = rectangle(inset, inset, width, height, _FRAMES[-1][0] - inset + 1.4)
        yield Path(outline, stroke=GOLD, weight=weight)
    for x in (_CORNER, WIDTH - _CORNER):
        for y in (_CORNER, HEIGHT - _CORNER):
            yield from centred(ornaments["small/bell"], (x, y), _BELL)


def _lozenges() -> Path:
    """Every second row of lozenges, darker than the ground."""
    across, down = _PITCH
    outline: Outline = ()
    for row in range(-1, _ROWS + 1):
        for column in range(-1, _COLUMNS + 1):
            centre = (column + 0.5) * across, (row + 0.5) * down
            outline += lozenge(*centre, across / 2, down / 2)
    return Path(outline, fill=BOARD_LOZENGE)


def _diagonals() -> Iterator[Path]:
    across, down = _PITCH
    rows = _ROWS + 2
    outline: Outline = ()
    for column in range(-rows - 1, _COLUMNS + 2):
        low, high = (column + 0.5) * across, (column + 0.5 + rows) * across
        top, foot = -down, (rows - 1) * down
        outline += line(low, top, high, foot) + line(high, top, low, foot)
    yield Path(outline, stroke=BOARD_LINE, weight=KNOCKED_OUT)
