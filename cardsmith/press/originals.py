"""Pictures and pages that stay in their files until they are drawn, one in memory at a time."""

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from cardsmith.model.face import Original
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.press.file import PdfFile

if TYPE_CHECKING:
    from cardsmith.press.pages.reading import PageFile


class Originals:
    """The files that a document draws from; a PDF is opened once.

    ``layers`` takes the layers that their pages bring, by their numbers: whether they are hidden.
    """

    def __init__(self, layers: dict[int, bool]) -> None:
        self._layers = layers
        self._files: dict[str, PageFile] = {}

    def embedded(self, original: Original, file: PdfFile) -> int:
        """Write an original, to fill a square of one point; its number.

        Raises InputError where its file is no longer what it was (I163, for a PDF I152).
        """
        if original.page is not None:
            return self._file(original).embedded(original.page, file, self._layers)
        try:
            data = Path(original.path).read_bytes()
        except OSError:
            data = b""
        if hashlib.sha256(data).hexdigest() != original.digest:
            raise InputError(Finding("I163", named(original.path)))
        from cardsmith.press.bitmap import opened

        return opened(data).embedded(file)

    def _file(self, original: Original) -> "PageFile":
        found = self._files.get(original.digest)
        if found is None:
            from cardsmith.press.pages.reading import PageFile

            found = self._files[original.digest] = PageFile(original.path)
        return found
