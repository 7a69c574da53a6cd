"""What faces say to those who listen, where whoever drew them left it open."""

from collections.abc import Iterator

from cardsmith.model.face import Art, Face, Group, Item, Passage, Stamp, Text, says
from cardsmith.model.struct import replace


def as_figure(face: Face, words: str) -> Face:
    """The face as one drawing that shows what ``words`` say; it is drawn once in a document."""
    drawn = (Stamp(Art(face.name, face.items)),)
    return face.showing((Passage("figure", drawn, words),))


def line_by_line(face: Face) -> Face:
    """The face with its type as it stands, lines in a row as one text; itself if it says more."""
    if says(face.items):
        return face
    return face.showing(tuple(_read(face.items)))


def _read(items: tuple[Item, ...]) -> Iterator[Item]:
    lines: list[Text] = []
    for item in items:
        if isinstance(item, Text):
            lines.append(item)
            continue
        yield from _joined(lines)
        lines = []
        yield replace(item, items=tuple(_read(item.items))) if isinstance(item, Group) else item
    yield from _joined(lines)


def _joined(lines: list[Text]) -> Iterator[Item]:
    words = " ".join(text for text in (line.text.strip() for line in lines) if text)
    if words:
        yield Passage("text", tuple(lines), words)
    else:
        yield from lines
