"""Reads what ships about what printers take: the limits of a preflight."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from cardsmith.intake.files.source import Source
from cardsmith.intake.shipped.profiles import papers
from cardsmith.intake.shipped.shelf import fields_in, fields_of, texts_of
from cardsmith.model.codes import SEVERITIES
from cardsmith.model.plain import Plain
from cardsmith.model.preflight import Delivery, Limits, Standard
from cardsmith.model.sizes import SIZES
from cardsmith.model.units import POINT, millimetres
from cardsmith.resources import shipped

_Value = TypeVar("_Value")

CODES = tuple(code for code in SEVERITIES if code[0] == "V")
"""The codes of all checks."""

_Size = tuple[float, float]


def limit_names() -> tuple[str, ...]:
    """The names of the printers whose limits ship, in alphabetical order."""
    return tuple(sorted(path.stem for path in (shipped("printing") / "preflight").glob("*.yaml")))


def read_limits(name: str) -> Limits:
    """The limits of that name; KeyError when none ship under it.

    Raises ValueError, with the file and the field, for broken ones.
    """
    if name not in limit_names():
        raise KeyError(name)
    path = shipped("printing") / "preflight" / f"{name}.yaml"
    return limits(name, path.read_text(encoding="utf-8"))


def limits(name: str, text: str) -> Limits:
    """The limits that a YAML text describes; what it leaves out is as for ``Limits``.

    Raises ValueError with the field that cannot be read.
    """
    fields = fields_in(Source(name, text))
    unknown = sorted(fields.keys() - _FIELDS.keys() - {"only", "without", "papers"})
    if unknown:
        raise ValueError(f"preflight {name}: no field {unknown[0]}")
    values: dict[str, object] = {}
    for field, read in _FIELDS.items():
        if field in fields:
            try:
                values[field] = read(fields[field])
            except (ValueError, KeyError, TypeError) as error:
                raise ValueError(f"preflight {name}, {field}: {error}") from None
    if "papers" in fields:
        values["sizes"] = tuple(_paper(each) for each in texts_of(fields["papers"]))
    # Any would be no better: each field was read by the reader of its type
    return Limits(name=name, codes=_codes(name, fields), **values)  # type: ignore[arg-type]


def _codes(name: str, fields: Mapping[str, Plain]) -> tuple[str, ...]:
    only = texts_of(fields.get("only", [*CODES]))
    without = texts_of(fields.get("without", []))
    unknown = sorted({*only, *without} - {*CODES})
    if unknown:
        raise ValueError(f"preflight {name}: no code {unknown[0]}")
    return tuple(code for code in CODES if code in only and code not in without)


def _paper(name: str) -> _Size:
    paper = papers()[name]
    return paper.width / 1000, paper.height / 1000


def _points(value: Plain) -> float:
    return millimetres(str(value)) / POINT


def _number(value: Plain) -> float:
    return float(str(value))


def _sizes(value: Plain) -> tuple[_Size, ...]:
    return tuple((SIZES[name].width, SIZES[name].height) for name in texts_of(value))


def _pair(value: Plain) -> tuple[float, float]:
    first, second = map(float, texts_of(value))
    return first, second


def _pixels(value: Plain) -> Mapping[str, tuple[int, int]]:
    pairs = {name: texts_of(each) for name, each in fields_of(value).items()}
    return {name: (int(wide), int(high)) for name, (wide, high) in pairs.items()}


def _length(value: Plain) -> float:
    return millimetres(str(value))


_FIELDS: Mapping[str, Callable[[Plain], object]] = {
    "delivery": lambda value: Delivery(str(value)),
    "standard": lambda value: Standard(str(value)),
    "warnings": lambda value: frozenset(texts_of(value)),
    "sizes": _sizes,
    "tolerance": _length,
    "bleed": _length,
    "safe": _length,
    "ink": _number,
    "resolution": _pair,
    "line": _points,
    "knocked_out": _points,
    "dark": _number,
    "dies": texts_of,
    "conditions": texts_of,
    "pixels": _pixels,
}
