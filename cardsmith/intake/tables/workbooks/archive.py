"""The parts of a workbook's archive, unpacked under a limit: a bomb is refused before it opens."""

import io
import zipfile
import zlib
from collections.abc import Mapping

LIMIT = 200 * 1024 * 1024
"""The most bytes that the parts of a workbook may have once unpacked."""

_CHUNK = 1 << 20
_OLE = b"\xd0\xcf\x11\xe0"
_PROTECTED = "EncryptedPackage".encode("utf-16-le")


class UnusableError(ValueError):
    """A file that gives no cells: ``password``, ``old``, ``broken``, ``unpacked`` or ``cells``."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


def parts(data: bytes) -> Mapping[str, bytes]:
    """The parts of a workbook that may say something of its cells, by name.

    Pictures and programs are left packed. Raises UnusableError.
    """
    if data.startswith(_OLE):
        raise UnusableError("password" if _PROTECTED in data else "old")
    room, found = LIMIT, dict[str, bytes]()
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            for entry in archive.infolist():
                if entry.filename.endswith((".xml", ".rels")) or entry.filename == "mimetype":
                    found[entry.filename] = _unpacked(archive, entry, room)
                    room -= len(found[entry.filename])
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, OSError):
        raise UnusableError("broken") from None
    except RuntimeError:  # what zipfile says of an entry that asks for a password
        raise UnusableError("password") from None
    return found


def packed(found: Mapping[str, bytes]) -> bytes:
    """The same parts as an archive that unpacks to no more than they are."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name, content in found.items():
            archive.writestr(name, content)
    return stream.getvalue()


def _unpacked(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, room: int) -> bytes:
    pieces = []
    with archive.open(entry) as stream:
        while piece := stream.read(_CHUNK):
            room -= len(piece)
            if room < 0:
                raise UnusableError("unpacked")
            pieces.append(piece)
    return b"".join(pieces)
