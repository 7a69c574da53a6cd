"""Codes for machines drawn in a frame: dark modules on a light ground with its quiet zone."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from cardsmith.layout.barcode import code128, ean13, qr
from cardsmith.layout.setting import Style, set_line
from cardsmith.layout.template_places import Frame
from cardsmith.model.boxes import CodeBox, Symbology
from cardsmith.model.face import Item, Outline, Path
from cardsmith.model.finding import Argument
from cardsmith.model.inks import INK, WHITE, Ink
from cardsmith.model.measure import measured
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import rectangle
from cardsmith.model.struct import Struct
from cardsmith.model.units import POINT

_LEAST = {"ean13": 0.264, "code128": 0.19, "qr": 0.33}
_MOST = {"ean13": 0.66, "code128": 1.0, "qr": 2.0}
"""The width of a module in millimetres that readers are sure of: EAN-13 from 80 to 200 %."""

_LEAST_HEIGHT = {"ean13": 8.0, "code128": 5.0, "qr": 0.0}
_DIGITS = "Atkinson"
_DIGIT_BAND, _GUARD_BAND, _DIGIT_SIZE = 9.5, 5.0, 10.4
"""In modules: the height kept for digits, what guard bars reach into it, the size of digits."""

_NAMES: dict[Symbology, str] = {"ean13": "EAN-13", "code128": "Code 128", "qr": "QR"}


class Refused(Struct, frozen=True):
    """Why a code cannot be drawn: a finding's code and its arguments."""

    code: str
    arguments: dict[str, Argument]


class _Grid(Struct, frozen=True):
    """Rows of modules, equally high, with the light ones around: left and right, top and bottom."""

    rows: Sequence[str]
    quiet: tuple[int, int]
    above: int = 0

    @property
    def across(self) -> int:
        return len(self.rows[0]) + sum(self.quiet)


def code(box: CodeBox, text: str, frame: Frame, fonts: Fonts) -> tuple[Item, ...] | Refused:
    """The code of a text as large as its frame allows; K128 for the text, K129 for the room."""
    kind = box.symbology
    try:
        grid, digits = _grid(kind, text)
    except ean13.DigitsError as error:
        return Refused("K128", {"kind": error.kind, "text": text, "right": error.right})
    except ValueError:
        most = qr.MOST if kind == "qr" else code128.MOST
        return Refused("K128", {"kind": kind, "text": text[:40], "most": most})
    square = kind == "qr"
    room = min(frame.width, frame.height) if square else frame.width
    module = min(room / grid.across, _MOST[kind])
    least = _LEAST[kind] * grid.across
    if module < _LEAST[kind] or frame.height < _LEAST_HEIGHT[kind]:
        needed = least, least if square else _LEAST_HEIGHT[kind]
        return _small(kind, needed, frame)
    high = module * grid.across if square else frame.height
    x, y = frame.centre
    place = Frame(x - module * grid.across / 2, y - high / 2, module * grid.across, high)
    ground = Path(rectangle(*place), fill=WHITE)
    if digits:
        return (ground, *_ean(digits, place, module, box.ink, fonts))
    return ground, Path(tuple(_dark(grid, place, module)), fill=box.ink)


def article_number(digits: str, frame: Frame, fonts: Fonts) -> tuple[Item, ...]:
    """Thirteen digits as bars, as wide as their frame, on white."""
    module = frame.width / (ean13.MODULES + sum(ean13.QUIET))
    ground = Path(rectangle(*frame), fill=WHITE)
    return (ground, *_ean(digits, frame, module, INK, fonts))


def _grid(kind: Symbology, text: str) -> tuple[_Grid, str]:
    """The modules of a text, and the digits that stand under them."""
    if kind == "ean13":
        digits = ean13.digits_of(text)
        return _Grid((ean13.bars(digits),), ean13.QUIET), digits
    if kind == "code128":
        return _Grid((code128.bars(text),), (code128.QUIET, code128.QUIET)), ""
    return _Grid(qr.rows(text), (qr.QUIET, qr.QUIET), qr.QUIET), ""


def _small(kind: Symbology, needed: tuple[float, float], frame: Frame) -> Refused:
    least = measured(*(-(-length * 10 // 1) / 10 for length in needed))
    room = measured(frame.width, frame.height)
    return Refused("K129", {"text": _NAMES[kind], "needed": least, "room": room})


def _dark(grid: _Grid, place: Frame, module: float) -> Iterator[tuple[str, *tuple[float, ...]]]:
    """A rectangle for each run of dark modules of a row."""
    high = place.height / (len(grid.rows) + 2 * grid.above)
    for number, row in enumerate(grid.rows):
        y = place.y + (grid.above + number) * high
        for start, length in _runs(row):
            x = place.x + (grid.quiet[0] + start) * module
            yield from rectangle(x, y, length * module, high)


def _ean(digits: str, place: Frame, module: float, ink: Ink, fonts: Fonts) -> Iterator[Item]:
    """The bars, those of the guards longer, and each digit under its own seven modules."""
    left = place.x + ean13.QUIET[0] * module
    short = place.height - _DIGIT_BAND * module
    outline: Outline = ()
    for start, length in _runs(ean13.bars(digits)):
        is_guard = start < 3 or 45 <= start < 50 or start >= 92
        high = short + _GUARD_BAND * module * is_guard
        outline += rectangle(left + start * module, place.y, length * module, high)
    yield Path(outline, fill=ink)
    style = Style(_DIGITS, _DIGIT_SIZE * module / POINT, ink)
    baseline = place.bottom - module
    for at, digit in enumerate(digits):
        column = -4.5 if at == 0 else 3 + 7 * (at - 1) + 3.5 + 5 * (at > 6)
        yield set_line(fonts, style, digit, (left + column * module, baseline), "centre")


def _runs(row: str) -> Iterator[tuple[int, int]]:
    """Where dark modules begin, and how many follow one another."""
    at = 0
    for sign, group in groupby(row):
        length = sum(1 for _ in group)
        if sign == "1":
            yield at, length
        at += length
