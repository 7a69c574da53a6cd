"""One size for all texts of a style over a component: the least that one of them needs."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.struct import replace
from cardsmith.model.type_style import TypeStyle


class Decided(NamedTuple):
    """A size in points, and the text that came to it: its card, its place, its box."""

    size: float
    card: str
    span: Span
    box: str


class Sizes:
    """What texts came to in a first round, and what they keep to in a second."""

    def __init__(self, kept: Mapping[TypeStyle, Decided] | None = None) -> None:
        self.kept = kept or {}
        self._least: dict[TypeStyle, Decided] = {}

    def style(self, style: TypeStyle) -> TypeStyle:
        """The style with the size that it keeps to."""
        kept = self.kept.get(style)
        return style if kept is None else replace(style, size=kept.size)

    def note(self, style: TypeStyle, decided: Decided) -> None:
        """Remember the size of a text; the first card of the smallest decides."""
        least = self._least.get(style)
        if style.uniform and decided.size < (least.size if least else style.size):
            self._least[style] = decided

    def again(self) -> "Sizes | None":
        """The sizes to keep to in a second round; None where every text has the size asked for."""
        return Sizes(self._least) if self._least else None

    def findings(self) -> Iterator[Finding]:
        """L103 for each style that keeps to less than it asks for, at the card that decided."""
        for style, (size, card, span, box) in self.kept.items():
            yield Finding("L103", span, card=card, box=box, size=_short(size), asked=style.size)


def _short(size: float) -> float:
    """The size as it is read."""
    return round(size, 2)
