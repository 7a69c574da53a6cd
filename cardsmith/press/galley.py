"""Faces composed before there is a document: what a press needs of them, and no more."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NamedTuple

from cardsmith.model.edition import Size
from cardsmith.model.face import Bitmap, Face, Item
from cardsmith.press.content import Content
from cardsmith.press.structure import SILENCE, Told

GAP = "\0"
"""Stands in operators where marked content begins, whose number a page gives."""


_DIGITS = 12
"""Digits of a digest by which forms and pictures are called."""


def form_name(content: Content) -> str:
    """What a form is called by, in every document: contents that are equal are one."""
    return f"a{sha256(content.operators.encode()).hexdigest()[:_DIGITS]}"


def picture_name(digest: str, page: int | None = None) -> str:
    """What a picture is called by, or a page of a file of such a digest."""
    return f"p{digest[:_DIGITS]}{'' if page is None else f'-{page}'}"


class Galley(NamedTuple):
    """The operators of one face, with gaps for its marks, and what those marks say.

    ``digest`` tells what is drawn.
    """

    content: Content
    digest: str
    told: Told = SILENCE


@dataclass(frozen=True, slots=True)
class Stock:
    """What the galleys of a component call by name: forms as they are composed, and pictures."""

    forms: dict[str, Content] = field(default_factory=dict)
    pictures: Mapping[str, Bitmap] = field(default_factory=dict)


class ComposedFace(Face):
    """A face of which a galley is kept; its items are drawn anew for whoever asks for them."""

    __slots__ = ("_draw", "galley", "stock")
    galley: Galley
    stock: Stock
    _draw: Callable[[], Face]

    def __init__(
        self, galley: Galley, stock: Stock, shape: tuple[str, Size, float], draw: Callable[[], Face]
    ) -> None:
        name, size, bleed = shape
        for attribute, value in (
            ("name", name),
            ("width", size.width),
            ("height", size.height),
            ("bleed", bleed),
            ("galley", galley),
            ("stock", stock),
            ("_draw", draw),
        ):
            object.__setattr__(self, attribute, value)

    @property
    def items(self) -> tuple[Item, ...]:
        """What is drawn, in paint order."""
        return self._draw().items
