"""Print shops and portals that ship: ``printing/printers/<name>.yaml``."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import TypeVar

from cardsmith.intake.files.source import Source as File
from cardsmith.intake.shipped.shelf import fields_in, fields_of
from cardsmith.model.edition import Size
from cardsmith.model.plain import Plain
from cardsmith.model.units import INCH, POINT, millimetres
from cardsmith.model.vendor import (
    Ask,
    Colour,
    Confidence,
    Delivery,
    FaceOrder,
    Fact,
    Source,
    Vendor,
)
from cardsmith.resources import shipped

T = TypeVar("T")

_DOTS = 300
"""Pixels to the inch where a length is told in pixels: no portal here prints otherwise."""


def vendor_names() -> tuple[str, ...]:
    """The names of the shops that ship, in alphabetical order."""
    return tuple(sorted(path.stem for path in _folder().glob("*.yaml")))


@cache
def read_vendor(name: str) -> Vendor:
    """The shop of that name; KeyError when none ships under it."""
    if name not in vendor_names():
        raise KeyError(name)
    return vendor(name, (_folder() / f"{name}.yaml").read_text(encoding="utf-8"))


def vendor(name: str, text: str) -> Vendor:
    """The shop that a YAML text describes.

    Raises ValueError, with the fact and what is wrong with it, for a fact without a source, a
    source without a day or a confidence, and a value that is none.
    """
    told = fields_in(File(f"{name}.yaml", text))
    sources = {key: _source(key, one) for key, one in fields_of(told["sources"]).items()}
    facts = _Facts(sources, fields_of(told["facts"]))
    found = Vendor(
        name=name,
        title=str(told["title"]),
        delivery=facts.needed("delivery", Delivery),
        colour=facts.needed("colour", Colour),
        bleed=facts.needed("bleed", _length),
        safe=facts.needed("safe", _length),
        dpi=facts.needed("dpi", int),
        standard=facts.known("standard", str),
        order=facts.known("order", FaceOrder),
        condition=facts.known("condition", str),
        ink=facts.known("ink", int),
        black=facts.known("black", _inks),
        die_line=facts.known("die_line", lambda text: {"yes": True, "no": False}[text]),
        text=facts.known("text", _points),
        text_advised=facts.known("text_advised", _points),
        reverse_text=facts.known("reverse_text", _points),
        line=facts.known("line", _points),
        reverse_line=facts.known("reverse_line", _points),
        sheets=tuple(facts.of("sheets", one, int) for one in _listed(told.get("sheets", []))),
        sizes=tuple(
            Fact(_ask(fields_of(one)), facts.source("sizes", fields_of(one)))
            for one in _listed(told.get("sizes", []))
        ),
    )
    facts.all_read()
    return found


class _Facts:
    """The facts of one file, each asked for once."""

    def __init__(self, sources: Mapping[str, Source], told: Mapping[str, Plain]) -> None:
        self._sources, self._told = sources, dict(told)

    def needed(self, name: str, read: Callable[[str], T]) -> Fact[T]:
        """A fact that no shop is without."""
        if name not in self._told:
            raise ValueError(f"{name}: this is needed")
        return self.of(name, self._told.pop(name), read)

    def known(self, name: str, read: Callable[[str], T]) -> Fact[T] | None:
        """A fact, where it is known."""
        return self.of(name, self._told.pop(name), read) if name in self._told else None

    def of(self, name: str, told: Plain, read: Callable[[str], T]) -> Fact[T]:
        """A value with its source."""
        fields = fields_of(told)
        try:
            return Fact(read(str(fields["is"])), self.source(name, fields))
        except (ValueError, KeyError) as error:
            raise ValueError(f"{name}: {fields}: {error}") from None

    def source(self, name: str, fields: Mapping[str, Plain]) -> Source:
        """The source that a fact names."""
        key = str(fields.get("from", ""))
        if key not in self._sources:
            raise ValueError(f"{name}: no source {key!r} among {', '.join(self._sources)}")
        return self._sources[key]

    def all_read(self) -> None:
        """ValueError for a fact that nobody asked for."""
        if self._told:
            raise ValueError(f"no such facts: {', '.join(self._told)}")


def _source(key: str, told: Plain) -> Source:
    fields = fields_of(told)
    try:
        day = date.fromisoformat(str(fields["date"])).isoformat()
        return Source(str(fields["told"]), day, Confidence(str(fields["confidence"])))
    except (ValueError, KeyError) as error:
        raise ValueError(f"source {key}: {error}") from None


def _ask(fields: Mapping[str, Plain]) -> Ask:
    width, height = map(millimetres, str(fields["trim"]).split(" x "))
    across, _, down = str(fields.get("pixels", "")).partition(" x ")
    return Ask(
        str(fields["name"]),
        Size(width=width, height=height),
        (int(across), int(down)) if across else None,
        int(str(fields.get("a_sheet", 0))),
    )


def _length(text: str) -> float:
    """Millimetres of a length, which may be told in pixels of a picture.

    >>> round(_length("36px"), 3), _length("3mm")
    (3.048, 3.0)
    """
    if text.endswith("px"):
        return float(text.removesuffix("px")) * INCH / _DOTS
    return millimetres(text)


def _points(text: str) -> float:
    return round(millimetres(text) / POINT, 6)


def _inks(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split("/")))


def _listed(told: Plain) -> list[Plain]:
    if not isinstance(told, list):
        raise ValueError(f"a list is needed here, not {told!r}")
    return told


def _folder() -> Path:
    return shipped("printing") / "printers"
