"""A deck file as it is saved: its bytes, and the text that they are."""

from pathlib import PurePath

from cardsmith.intake.files.folders import CSV
from cardsmith.intake.files.source import Source
from cardsmith.intake.files.text import encoding_of, table_text_of, text_of
from cardsmith.model.finding import Finding
from cardsmith.model.struct import Struct


class Manuscript(Struct, frozen=True):
    """The bytes of a deck file, under the name that its findings carry."""

    name: str
    data: bytes

    @property
    def is_table(self) -> bool:
        """Whether this is a table of cells."""
        return PurePath(self.name).suffix.lower() in CSV

    @property
    def text(self) -> str:
        """The text with its mark and its line ends."""
        return self.data.decode(encoding_of(self.data) if self.is_table else "utf-8")

    def read(self) -> tuple[Source | None, list[Finding]]:
        """The text as findings see it, None where it is no text, and what is wrong with it."""
        return (table_text_of if self.is_table else text_of)(self.data, self.name)

    def source(self) -> Source | None:
        """The text as findings see it; None where it is no text."""
        return self.read()[0]

    def with_text(self, text: str) -> "Manuscript":
        """The same file saying another text, in the same encoding."""
        encoding = encoding_of(self.data) if self.is_table else "utf-8"
        return Manuscript(self.name, text.encode(encoding))
