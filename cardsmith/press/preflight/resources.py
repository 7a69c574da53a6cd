"""What a content stream calls by name: fonts, colours, states, forms, pictures, each read once."""

from collections.abc import Callable
from typing import TypeVar

import pikepdf

from cardsmith.press.preflight.fonts import Font
from cardsmith.press.preflight.pictures import Picture
from cardsmith.press.preflight.spaces import DEVICE, NO_SPACE, Space, space_of
from cardsmith.press.preflight.state import Taken, taken_of
from cardsmith.press.preflight.streams import FAULTS

_Value = TypeVar("_Value")


class Shelf:
    """The objects of one file that were read, by their numbers; ``damaged`` counts the others."""

    def __init__(self) -> None:
        self.fonts: dict[object, Font] = {}
        self.pictures: dict[object, Picture] = {}
        self.spaces: dict[object, Space] = {}
        self.resources: dict[object, Resources] = {}
        self.damaged = 0

    def once(
        self,
        known: dict[object, _Value],
        held: pikepdf.Object,
        read: Callable[[pikepdf.Object], _Value],
    ) -> _Value:
        """What was read of an object, now or earlier; objects without a number are read anew."""
        if not held.is_indirect:
            return read(held)
        if held.objgen not in known:
            known[held.objgen] = read(held)
        return known[held.objgen]


class Resources:
    """The resources of a page or a form."""

    def __init__(self, held: pikepdf.Object | None, shelf: Shelf) -> None:
        self._held = held if isinstance(held, pikepdf.Dictionary) else pikepdf.Dictionary()
        self._shelf = shelf
        self._fonts: dict[str, Font | None] = {}
        self._spaces: dict[str, Space] = {}
        self._graphics: dict[str, tuple[Taken, pikepdf.Object | None]] = {}
        self._drawn: dict[str, tuple[pikepdf.Object | None, bool]] = {}

    def font(self, name: str) -> Font | None:
        """The font of a name."""
        if name not in self._fonts:
            held = self.entry("/Font", name)
            self._fonts[name] = self._font(held)
        return self._fonts[name]

    def _font(self, held: pikepdf.Object | None) -> Font | None:
        if not isinstance(held, pikepdf.Dictionary):
            return None
        return self._shelf.once(self._shelf.fonts, held, Font)

    def font_of(self, held: pikepdf.Object | None) -> Font | None:
        """The font that a graphics state names by itself."""
        return self._font(held)

    def graphics(self, name: str) -> tuple[Taken, pikepdf.Object | None]:
        """What a graphics state sets, and the array of its font and size where it has one."""
        if name not in self._graphics:
            held = self.entry("/ExtGState", name)
            if not isinstance(held, pikepdf.Dictionary):
                return {}, None
            font = held.get("/Font")
            is_set = isinstance(font, pikepdf.Array)
            self._graphics[name] = taken_of(held), font if is_set else None
        return self._graphics[name]

    def space(self, name: str) -> Space:
        """The colour space of a name, a device's or one of the resources."""
        if name not in self._spaces:
            held = self.entry("/ColorSpace", name)
            try:
                self._spaces[name] = DEVICE.get(name, NO_SPACE) if held is None else self._of(held)
            except FAULTS:
                self._shelf.damaged += 1
                self._spaces[name] = NO_SPACE
        return self._spaces[name]

    def _of(self, held: pikepdf.Object) -> Space:
        return self._shelf.once(self._shelf.spaces, held, space_of)

    def picture(self, held: pikepdf.Object) -> Picture | None:
        """A picture XObject; None for one that is damaged."""
        named = held.get("/ColorSpace")
        spaces = {str(named): self.space(str(named))} if isinstance(named, pikepdf.Name) else {}
        try:
            return self._shelf.once(self._shelf.pictures, held, lambda each: Picture(each, spaces))
        except FAULTS:
            self._shelf.damaged += 1
            return None

    def drawn(self, name: str) -> tuple[pikepdf.Object | None, bool]:
        """The form or the picture of a name, and whether it is a form."""
        if name not in self._drawn:
            held = self.entry("/XObject", name)
            found = held if isinstance(held, pikepdf.Stream) else None
            is_form = found is not None and str(found.get("/Subtype")) == "/Form"
            self._drawn[name] = found, is_form
        return self._drawn[name]

    def entry(self, kind: str, name: str) -> pikepdf.Object | None:
        """An object of the resources by its kind and name."""
        held = self._held.get(kind)
        return held.get(name) if isinstance(held, pikepdf.Dictionary) else None


def resources_of(held: pikepdf.Object | None, shelf: Shelf) -> Resources:
    """The resources of a dictionary, read once."""
    if held is None or not held.is_indirect:
        return Resources(held, shelf)
    return shelf.once(shelf.resources, held, lambda each: Resources(each, shelf))
