"""A digest of what a page shows, whoever packed it: by it pages are told from one another.

Operators with numbers rounded to thousandths, fonts by name, pictures and forms by content, so a
file that was merely saved again has the digests that it had.
"""

import re
from functools import lru_cache
from hashlib import sha256
from io import BytesIO

import pikepdf

from cardsmith.press.preflight.streams import FAULTS, unpacked

_FRACTION = re.compile(rb"(?<![\d.])(?!-?(?:0|[1-9]\d*)\.\d{0,2}[1-9](?![\d.]))[+-]?\d*\.\d+")
"""A number that is not written as it is rounded."""

_AFTER = re.compile(rb"[0-9]?\.[0-9]*")
_LEADING = re.compile(rb"[^0-9.\\]0[0-9]")
_ROUND = re.compile(rb"[0-9]\.[0-9]{0,2}[1-9]")
"""The end of a number that is written as it is rounded."""

_SPACES = re.compile(rb" {2,}")
_BLANK = bytes.maketrans(b"\0\t\n\f\r", b"     ")
_SUBSET = re.compile(r"^/[A-Z]{6}\+")
_DEEPEST = 12
_RING = "ring"
_MOST_LINES, _LONG = 16_384, 500
_LEFT = {"/Length", "/Filter", "/DecodeParms", "/Metadata", "/Parent", "/StructParents"}


class Digester:
    """Digests of pages and of the objects that they call, each object once.

    ``has_rings`` where objects call each other: then a digest depends on what was asked first.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], str] = {}
        self._lines: dict[bytes, bytes] = {}
        self.has_rings = False

    def leaf(self, page: pikepdf.Object, resources: pikepdf.Object | None) -> tuple[str, str]:
        """What of a page stands round its content in what it is known by: its trim, what it calls.

        The trim has a line of its own where there is one.
        """
        trim = f"{self._said(page.TrimBox, 0)}\n" if "/TrimBox" in page else ""
        return trim, f"\n{self._said(resources, 0)}"

    def page(self, content: bytes, leaf: tuple[str, str]) -> str:
        """The digest of a page of which something was told."""
        whole = self._normal(content).hex().join(leaf)
        return sha256(whole.encode("ascii")).hexdigest()[:32]

    def _normal(self, content: bytes) -> bytes:
        """A content stream with one space between its tokens, and numbers rounded."""
        if len(self._lines) > _MOST_LINES:
            self._lines.clear()
        known, found = self._lines, []
        for line in BytesIO(content):
            normal = known.get(line)
            if normal is None:
                normal = _normal(line)
                if len(line) <= _LONG:
                    known[line] = normal
            found.append(normal)
        return b" ".join(filter(None, found))

    def _said(self, held: object, depth: int) -> str:
        if depth > _DEEPEST:
            return "…deep".encode("unicode_escape").decode("ascii")
        if isinstance(held, pikepdf.Object) and held.is_indirect:
            known = self._known.get(held.objgen)
            self.has_rings = self.has_rings or known == _RING
            if known is None:
                self._known[held.objgen] = _RING
                told = self._direct(held, depth)
                self._known[held.objgen] = sha256(told.encode("utf-8")).hexdigest()[:32]
            return self._known[held.objgen]
        return self._direct(held, depth)

    def _direct(self, held: object, depth: int) -> str:
        if isinstance(held, pikepdf.Stream):
            try:
                data = unpacked(held)
            except FAULTS:
                data = bytes(held.read_raw_bytes())
            is_form = str(held.get("/Subtype")) == "/Form"
            body = sha256(self._normal(data) if is_form else data).hexdigest()
            return f"{self._entries(held.stream_dict, depth)}{body}"
        if isinstance(held, pikepdf.Dictionary):
            if str(held.get("/Type")) == "/Font":
                return _SUBSET.sub("/", str(held.get("/BaseFont", "")))
            return self._entries(held, depth)
        if isinstance(held, pikepdf.Array):
            return f"[{' '.join(self._said(each, depth + 1) for each in held.as_list())}]"
        return _plain(held)

    def _entries(self, held: pikepdf.Object, depth: int) -> str:
        items = sorted((key, value) for key, value in held.items() if key not in _LEFT)
        return " ".join(f"{key} {self._said(value, depth + 1)}" for key, value in items)


def _normal(line: bytes) -> bytes:
    """A line with one space between its tokens, and numbers rounded."""
    if b"." in line and not _is_round(line):
        line = _FRACTION.sub(_rounded, line)
    return _SPACES.sub(b" ", line.translate(_BLANK)).strip()


def _is_round(line: bytes) -> bool:
    """Whether every number is written as it is rounded; fractions are few and told at once."""
    if b"+" in line or line.startswith(b"0") or _LEADING.search(line):
        return False
    return all(map(_is_rounded, _AFTER.findall(line)))


@lru_cache(16384)
def _is_rounded(fraction: bytes) -> bool:
    return _ROUND.fullmatch(fraction) is not None


def _rounded(match: re.Match[bytes]) -> bytes:
    return f"{float(match[0]):.3f}".rstrip("0").rstrip(".").encode("ascii")


def _plain(held: object) -> str:
    if isinstance(held, pikepdf.Object):
        return held.unparse().decode("latin-1").encode("unicode_escape").decode("ascii")
    if isinstance(held, bool | int | str) or held is None:
        return str(held)
    return f"{float(held):.3f}" if isinstance(held, float) else f"{float(str(held)):.3f}"
