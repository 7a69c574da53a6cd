"""Standing type: what was composed for one build is kept for the next.

A card is found by a digest of all that its faces depend on, so one that would look otherwise is
not found. What is kept can be lost at any time; it is bounded, and a file is whole or not there.
"""

import marshal
import mmap
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b, sha256
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.files.personal import cache_folder, keep
from cardsmith.press.content import Content
from cardsmith.press.tray import Tray
from cardsmith.resources import fingerprint

MOST = 256 * 1024**2
"""Bytes that all that is kept may take: the cards of some 700,000 designs."""

STALE = 4096
"""How many cards may be kept beside those of the last build, or as many as it has."""

VARIABLE = "CARDSMITH_CACHE"
"""Names the folder of what is kept, or ``none``; else it is where the system keeps such things."""

_ENDING = ".galleys"
_DIGEST, _LENGTH = 32, 8
"""Bytes that a file begins with: a digest of the rest, the length of its table."""


def folder() -> Path | None:
    """Where composed cards are kept; None where they are not."""
    named = os.environ.get(VARIABLE, "")
    return None if named == "none" else Path(named) if named else cache_folder()


class Spot(NamedTuple):
    """Where a composed card is: its tray, and its place there, counted from 0."""

    tray: Tray
    place: int


class StandingType:
    """The composed cards of one component in one look, from earlier builds.

    ``purpose`` is what all of its cards depend on. Without a ``folder`` nothing is kept.
    """

    def __init__(self, folder: Path | None, purpose: Sequence[object]) -> None:
        self.forms: dict[str, Content] = {}
        self._path: Path | None = None
        self._index: dict[bytes, tuple[int, int]] = {}
        self._trays: list[Tray] = []
        if folder is not None:
            said = repr((fingerprint(), sys.version, *purpose))
            self._salt = sha256(said.encode()).digest()
            self._path = folder / f"{self._salt.hex()[:24]}{_ENDING}"
            with suppress(OSError, ValueError, EOFError, TypeError):
                if self._path.is_file():  # and no pipe that nobody writes to
                    self._read(self._path)

    def keys(self, cards: Iterable[bytes]) -> list[bytes]:
        """A digest of all that tells each card from others; none where nothing is kept."""
        if self._path is None:
            return []
        return [blake2b(card, digest_size=16, key=self._salt).digest() for card in cards]

    def spot(self, key: bytes) -> Spot | None:
        """Where a card is kept; None where it is not."""
        found = self._index.get(key)
        return found and Spot(self._trays[found[0]], found[1])

    def keep(self, spots: Mapping[bytes, Spot]) -> None:
        """Keep all cards of a build, those that were found and new ones; what fails is not kept.

        Cards of earlier builds stay: whoever takes back a change finds them.
        """
        if self._path is None or self._index.keys() >= spots.keys():
            return
        trays = {tray: number for number, tray in enumerate(self._trays)}
        index = self._index | {
            key: (trays.setdefault(tray, len(trays)), place) for key, (tray, place) in spots.items()
        }
        with suppress(OSError):
            if len(index) > len(spots) + max(len(spots), STALE):
                self._path.unlink(missing_ok=True)
                return
            keep(self._path, *_written(index, self.forms, list(trays)))
            _prune(self._path.parent)

    def _read(self, path: Path) -> None:
        """Take what a file holds; raises ValueError where it is damaged."""
        with path.open("rb") as stream:
            held = memoryview(mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ))
        if sha256(held[_DIGEST:]).digest() != held[:_DIGEST]:
            raise ValueError(f"{path} is damaged")
        start = _DIGEST + _LENGTH
        end = start + int.from_bytes(held[_DIGEST:start])
        index, forms, lengths = marshal.loads(held[start:end])  # noqa: S302  (whole, and ours)
        for length in lengths:
            self._trays.append(Tray(held[end : end + length]))
            end += length
        self.forms = {name: Content(*content) for name, content in forms.items()}
        self._index = index
        os.utime(path)  # what is used stays


def _written(
    index: dict[bytes, tuple[int, int]], forms: Mapping[str, Content], trays: Sequence[Tray]
) -> list[bytes | memoryview]:
    """A digest of what follows, the length of the table, the table, the trays."""
    plain = {name: tuple(content) for name, content in forms.items()}
    table = marshal.dumps((index, plain, [len(tray.packed) for tray in trays]))
    parts = [len(table).to_bytes(_LENGTH), table, *(tray.packed for tray in trays)]
    whole = sha256()
    for part in parts:
        whole.update(part)
    return [whole.digest(), *parts]


def _prune(folder: Path) -> None:
    """Take away what was not used for longest, until the rest is no more than may be kept."""
    files = sorted(folder.glob(f"*{_ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    kept = 0
    for path in files:
        kept += path.stat().st_size
        if kept > MOST:
            path.unlink(missing_ok=True)
