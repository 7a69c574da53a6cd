"""The single values a template writes: lengths, numbers, colours, choices."""

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.fields.lengths import FARTHEST, BeyondError, length_within
from cardsmith.intake.templates.sums import is_sum
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.lexicon.nearest import nearest
from cardsmith.model.finding import Finding
from cardsmith.model.frames import Measure, Wanted
from cardsmith.model.inks import Ink, custom_ink, house_names
from cardsmith.model.units import POINT

T = TypeVar("T")

_MOST_SHARE = 200

_HEX = re.compile(r"#[0-9A-Fa-f]{6}\Z")
_RATIO = re.compile(r"\d{1,9}(?:\.\d+)?\Z")
_SHARE = re.compile(r"\s*([+-]?\d{1,4}(?:[.,]\d{1,6})?)\s*%\s*\Z")
_WHOLE = re.compile(r"\d{1,4}\Z")


class FieldError(Exception):
    """A value that cannot be what its field asks for; carries the finding."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.code)
        self.finding = finding


def meant(name: str, known: Iterable[str]) -> str:
    """What was meant, if it is plain; else everything that could have been written.

    >>> meant("allign", ("align", "value")), meant("zzz", ("align", "value"))
    ('align', 'align, value')
    """
    names = tuple(known)
    return nearest(name, names) or ", ".join(names)


class TemplateFields:
    """The fields of one mapping as they are read; every fault is told at the desk."""

    def __init__(self, node: Map, known: tuple[str, ...] | None, desk: Desk) -> None:
        self.node = node
        self.desk = desk
        if known is not None:
            self.know(*known)

    def know(self, *known: str) -> None:
        """Tell K101 for every field that is none of these."""
        for key, _ in self.node.entries:
            if key.text not in known:
                self.desk.say("K101", key.span, text=key.text, known=meant(key.text, known))

    def get(self, name: str, read: Callable[[Node], T], default: T) -> T:
        """What ``read`` makes of the field; ``default`` where it is not written, or wrong."""
        node = self.node.get(name)
        if node is None:
            return default
        try:
            return read(node)
        except FieldError as fault:
            self.desk.findings.append(fault.finding)
            return default

    def need(self, name: str, read: Callable[[Node], T], stand_in: T) -> T:
        """What ``read`` makes of the field; K102 where it is not written."""
        if self.node.get(name) is None:
            self.desk.say("K102", self.node.span, field=name)
        return self.get(name, read, stand_in)


def text(node: Node, example: str) -> str:
    """A text that is not empty; ``example`` shows how the field is written."""
    if not isinstance(node, Scalar) or not node.text.strip():
        raise FieldError(Finding("K103", node.span, example=example))
    return node.text


def name(node: Node) -> str:
    """The name of a box, a style or a field."""
    return text(node, "title")


def length(node: Node, low: float = -FARTHEST, high: float = FARTHEST) -> float:
    """A length between two bounds, in millimetres, its unit written."""
    written = text(node, "3mm")
    if is_sum(written):
        raise FieldError(Finding("K121", node.span, kind="nothing", text=written))
    try:
        return length_within(written, low, high)
    except BeyondError:
        raise _beyond(node, f"{low:g}mm", f"{high:g}mm") from None
    except ValueError:
        raise FieldError(Finding("K104", node.span, text=written)) from None


def positive(low: float, high: float) -> Callable[[Node], float]:
    """A reader of lengths between two bounds, in millimetres."""
    return lambda node: length(node, low, high)


def type_size(low: float, high: float) -> Callable[[Node], float]:
    """A reader of lengths that gives points, between two bounds in points."""

    def read(node: Node) -> float:
        value = round(length(node) / POINT, 6)
        if not low <= value <= high:
            raise _beyond(node, f"{low:g}pt", f"{high:g}pt")
        return value

    return read


def number(low: float, high: float, example: str) -> Callable[[Node], float]:
    """A reader of bare numbers between two bounds."""

    def read(node: Node) -> float:
        written = text(node, example)
        if is_sum(written):
            raise FieldError(Finding("K121", node.span, kind="nothing", text=written))
        if not _RATIO.match(written):
            raise FieldError(Finding("K103", node.span, example=example))
        if not low <= float(written) <= high:
            raise _beyond(node, f"{low:g}", f"{high:g}")
        return float(written)

    return read


def whole(low: int, high: int) -> Callable[[Node], int]:
    """A reader of whole numbers between two bounds."""

    def read(node: Node) -> int:
        written = text(node, str(low))
        if not _WHOLE.match(written):
            raise FieldError(Finding("K103", node.span, example=str(low)))
        if not low <= int(written) <= high:
            raise _beyond(node, str(low), str(high))
        return int(written)

    return read


def choice(known: Iterable[str]) -> Callable[[Node], str]:
    """A reader of one word of a few."""
    words = tuple(known)

    def read(node: Node) -> str:
        written = text(node, words[0])
        if written not in words:
            raise FieldError(Finding("K106", node.span, text=written, known=meant(written, words)))
        return written

    return read


def ink(node: Node) -> Ink:
    """A colour of the house by its name, or ``#RRGGBB``."""
    written = text(node, "ink")
    known = house_names()
    if written not in known and not _HEX.match(written):
        raise FieldError(Finding("K105", node.span, text=written, known=meant(written, known)))
    return custom_ink(written)


def flag(node: Node) -> bool:
    """``true`` or ``false``."""
    return choice(("true", "false"))(node) == "true"


def several(node: Node, read: Callable[[Node], T], count: int, example: str) -> tuple[T, ...]:
    """A list of exactly ``count`` values."""
    if not isinstance(node, Seq) or len(node.items) != count:
        raise FieldError(Finding("K103", node.span, example=example))
    return tuple(read(item) for item in node.items)


def measure(node: Node) -> Measure:
    """A length, or a share of the box around: ``40%``."""
    match = _SHARE.match(node.text) if isinstance(node, Scalar) else None
    if match is None:
        return Measure(length(node))
    share = float(match[1].replace(",", "."))
    if abs(share) > _MOST_SHARE:
        raise _beyond(node, f"-{_MOST_SHARE}%", f"{_MOST_SHARE}%")
    return Measure(share=share / 100)


def percent(low: float, high: float) -> Callable[[Node], float]:
    """A reader of shares of a whole, ``40%`` as 0.4, between two bounds in percent."""

    def read(node: Node) -> float:
        match = _SHARE.match(text(node, f"{high:g}%"))
        if match is None:
            raise FieldError(Finding("K103", node.span, example=f"{high:g}%"))
        share = float(match[1].replace(",", "."))
        if not low <= share <= high:
            raise _beyond(node, f"{low:g}%", f"{high:g}%")
        return share / 100

    return read


def entries(node: Node, most: int, example: str) -> tuple[Node, ...]:
    """The items of a list that is not empty and not too long."""
    if not isinstance(node, Seq) or not 0 < len(node.items) <= most:
        raise FieldError(Finding("K103", node.span, example=example))
    return tuple(node.items)


def mapping(node: Node, known: tuple[str, ...], desk: Desk, example: str) -> "TemplateFields":
    """The fields of a value that is a mapping."""
    if not isinstance(node, Map):
        raise FieldError(Finding("K103", node.span, example=example))
    return TemplateFields(node, known, desk)


def wanted(node: Node) -> Wanted:
    """``[x, y, width, height]``."""
    x, y, width, height = several(node, measure, 4, "[5mm, 5mm, 50mm, 10mm]")
    return Wanted(x, y, width, height)


def point(node: Node) -> tuple[Measure, Measure]:
    """``[x, y]``."""
    x, y = several(node, measure, 2, "[5mm, 20mm]")
    return x, y


def pair(node: Node) -> tuple[float, float]:
    """``[right, down]``, two lengths."""
    right, down = several(node, length, 2, "[0mm, 6mm]")
    return right, down


def _beyond(node: Node, low: str, high: str) -> FieldError:
    written = node.text if isinstance(node, Scalar) else ""
    return FieldError(Finding("K113", node.span, text=written, low=low, high=high))
