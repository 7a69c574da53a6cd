"""A file as text, with the name that every place in it carries."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Source:
    r"""The text of a file, its byte order mark taken off and every line ended by ``\n``.

    ``name`` is the path as the user typed it, with forward slashes: it stands in every span.
    """

    name: str
    text: str
    lines: tuple[str, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "lines", tuple(self.text.split("\n")))
