"""Faces drawn again with other inks and fonts, everything at its place."""

from collections.abc import Callable

from cardsmith.model.face import Art, Face, Group, Item, Passage, Path, Picture, Stamp, Text
from cardsmith.model.struct import replace


class Repainting:
    """Turns faces into a variant of theirs, word by word and path by path.

    What was shared stays shared; a path of which None is made is left out; pictures stay.
    """

    def __init__(self, path: Callable[[Path], Item | None], text: Callable[[Text], Text]) -> None:
        self._path = path
        self._text = text
        self._faces: dict[Face, Face] = {}
        self._arts: dict[Art, Art] = {}

    def face(self, face: Face) -> Face:
        """The variant of a face."""
        if face not in self._faces:
            self._faces[face] = face.showing(self._items(face.items))
        return self._faces[face]

    def _items(self, items: tuple[Item, ...]) -> tuple[Item, ...]:
        return tuple(item for item in map(self._item, items) if item is not None)

    def _item(self, item: Item) -> Item | None:
        match item:
            case Text():
                return self._text(item)
            case Path():
                return self._path(item)
            case Picture():
                return item
            case Group():
                return replace(item, items=self._items(item.items))
            case Passage():
                return item._replace(items=self._items(item.items))
            case Stamp():
                return item._replace(art=self._art(item.art))

    def _art(self, art: Art) -> Art:
        if art not in self._arts:
            self._arts[art] = Art(art.name, self._items(art.items))
        return self._arts[art]
