"""An SVG file as a drawing: what is in the subset is drawn, anything else is a finding."""

from cardsmith.intake.templates.svg.numbers import length, numbers, transform
from cardsmith.intake.templates.svg.paint import Paint, is_property, properties
from cardsmith.intake.templates.svg.shapes import SHAPES
from cardsmith.intake.templates.svg.tree import BrokenError, Element, elements, is_foreign
from cardsmith.model.face import UNMOVED, Art, Group, Item, Matrix, Outline, shift
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span, whole
from cardsmith.model.template import Drawing

BYTES = 4 * 1024**2
"""The largest SVG file that is read."""

SEGMENTS = 200_000
"""The most lines and curves of a drawing."""

TELLING = 10
"""How many faults of one file are told."""

_READ_APART = frozenset({"style", "transform"})
_IDLE = frozenset(
    {"id", "class", "version", "baseProfile", "role", "focusable", "lang", "tabindex"}
)
_IDLE_KINDS = ("data-", "aria-")
"""Attributes that do not change what an element shows."""

_FRAME = frozenset({"viewBox", "width", "height", "x", "y", "preserveAspectRatio"})
_IDLE_ELEMENTS = frozenset({"title", "desc", "metadata", "defs"})
_REACHING = frozenset({"script", "style", "foreignObject", "image", "use"})
"""Elements that are refused wherever they stand, even where nothing shows them."""


def drawing_of(data: bytes, name: str, card: str = "") -> Drawing | tuple[Finding, ...]:
    """The drawing of an SVG file, or what stands in its way, each fault at its line.

    ``name`` stands in every place, ``card`` is the one that shows it.
    """
    try:
        if len(data) > BYTES:
            raise BrokenError("size", 0)
        root = elements(data)
        (x, y, width, height) = _frame(root)
        hand = _Hand(name, card)
        items = hand.drawn(root, Paint())
    except BrokenError as error:
        span = Span(name, error.line, 1, error.line, 2) if error.line else whole(name)
        return (Finding("K131", span, card=card, kind=error.kind, text=error.name),)
    if hand.faults:
        return tuple(hand.faults[:TELLING])
    group = Group(items, shift(-x, -y))
    return Drawing((width, height), Art(name, (group,)))


def _frame(root: Element) -> tuple[float, float, float, float]:
    """Corner, width and height of what the picture shows, in its own units."""
    attributes = root.attributes
    try:
        box = numbers(attributes.get("viewBox", ""))
        if not box:
            box = (0.0, 0.0, length(attributes["width"]), length(attributes["height"]))
        x, y, width, height = box
    except (ValueError, KeyError):
        raise BrokenError("frame", root.line) from None
    if min(width, height) <= 0:
        raise BrokenError("frame", root.line)
    return x, y, width, height


class _Hand:
    """Draws element by element, and tells what it cannot draw."""

    def __init__(self, name: str, card: str) -> None:
        self.name = name
        self.card = card
        self.faults: list[Finding] = []
        self._segments = 0

    def drawn(self, element: Element, paint: Paint) -> tuple[Item, ...]:
        """What an element shows; nothing where it is refused."""
        name = element.name
        if is_foreign(name):
            return ()
        if name in _IDLE_ELEMENTS:
            self._searched(element)
            return ()
        if name in {"svg", "g"}:
            known = _FRAME if name == "svg" else frozenset[str]()
        elif name in SHAPES:
            known = SHAPES[name][0]
        else:
            self._refuse(element, "element")
            return ()
        self._check(element, known)
        try:
            own = paint.of(properties(element.attributes))
            matrix = transform(element.attributes.get("transform", ""))
            outline = SHAPES[name][1](element.attributes) if name in SHAPES else ()
        except ValueError as error:
            self._refuse(element, "value", str(error))
            return ()
        return _moved(self._shown(element, own, outline), matrix)

    def _shown(self, element: Element, paint: Paint, outline: Outline) -> tuple[Item, ...]:
        self._segments += len(outline)
        if self._segments > SEGMENTS:
            raise BrokenError("many", element.line)
        inner = (item for child in element.children for item in self._child(element, child, paint))
        return (*paint.painted(outline), *inner)

    def _child(self, element: Element, child: Element, paint: Paint) -> tuple[Item, ...]:
        if child.name == "svg" or (element.name in SHAPES and child.name in SHAPES):
            self._refuse(child, "element")
            return ()
        return self.drawn(child, paint)

    def _searched(self, element: Element) -> None:
        """Refuse what reaches out of a picture, even where nothing shows it."""
        for child in element.children:
            if child.name in _REACHING:
                self._refuse(child, "element")
            self._searched(child)

    def _check(self, element: Element, known: frozenset[str]) -> None:
        """Refuse attributes that the subset does not have: links, scripts, anything unheard of."""
        for name in element.attributes:
            idle = name in _IDLE or name.startswith(_IDLE_KINDS) or _is_idle_space(name)
            if not (idle or name in _READ_APART or name in known or is_property(name)):
                self._refuse(element, "attribute", name.rpartition(" ")[2])

    def _refuse(self, element: Element, kind: str, what: str = "") -> None:
        line, column = element.line, element.column
        span = Span(self.name, line, column, line, column + len(element.name) + 1)
        said = Finding("K130", span, card=self.card, kind=kind, text=element.name, what=what)
        self.faults.append(said)


def _is_idle_space(name: str) -> bool:
    """Whether an attribute belongs to another language; a link is none of them."""
    return is_foreign(name) and not name.endswith((" href", " actuate"))


def _moved(items: tuple[Item, ...], matrix: Matrix) -> tuple[Item, ...]:
    return items if matrix == UNMOVED or not items else (Group(items, matrix),)
