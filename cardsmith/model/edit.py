"""How a file is mended: other characters at a place, or other words for a text."""

from typing import NamedTuple

from cardsmith.model.place import Span


class Edit(NamedTuple):
    """The characters that a stretch of a file's text gives way to, whatever they mean there."""

    span: Span
    text: str


class Rewording(NamedTuple):
    """What a text of a file shall say.

    ``span`` is where ``old`` stands, without its quotation marks; ``new`` is one text in its
    place, none where the text goes, several where its list gets more entries. ``listed`` makes
    a list of what was no list.
    """

    span: Span
    old: str
    new: tuple[str, ...]
    listed: bool = False


Mend = Edit | Rewording
