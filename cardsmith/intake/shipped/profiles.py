"""Reads what ships about printing: papers and output profiles."""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TypeVar

from cardsmith.intake.files.source import Source
from cardsmith.intake.shipped.press_fields import PRESS_FIELDS, read_press
from cardsmith.intake.shipped.shelf import fields_in, shipped_fields, texts_of
from cardsmith.model.choices import Duplex, Look, Marks, Orientation
from cardsmith.model.profile import Arrangement, Paper, Profile
from cardsmith.model.sheet import SheetOptions
from cardsmith.model.sizes import DEPTH, THICKNESS
from cardsmith.model.units import micrometres, millimetres
from cardsmith.resources import shipped

_Value = TypeVar("_Value")
_Choice = TypeVar("_Choice", bound=StrEnum)

_LENGTHS = ("margin", "gap", "bleed", "thickness", "depth")
_CHOICES = (
    "arrangement",
    "look",
    "paper",
    "orientation",
    "duplex",
    "marks",
    "footer",
    "tagged",
    "together",
)
_FIELDS = frozenset({*_CHOICES, "skip", *_LENGTHS}) | PRESS_FIELDS
_MOST_SLOTS = 10_000
_ANSWERS = {"yes": True, "no": False}


def papers() -> Mapping[str, Paper]:
    """Every paper by its name."""
    return _papers()


def profile_names() -> tuple[str, ...]:
    """The names of the profiles that ship, in alphabetical order."""
    return tuple(sorted(path.stem for path in _profiles().glob("*.yaml")))


def read_profile(name: str) -> Profile:
    """The profile of that name; KeyError when none ships under it.

    Raises ValueError, with the file, the field and what may stand there, for a broken one.
    """
    if name not in profile_names():
        raise KeyError(name)
    path = _profiles() / f"{name}.yaml"
    return profile(name, path.read_text(encoding="utf-8"))


def profile(name: str, text: str) -> Profile:
    """The profile that a YAML text describes; what it leaves out is as for ``SheetOptions``.

    Raises ValueError with the field and what may stand there.
    """
    fields = fields_in(Source(name, text))
    unknown = sorted(fields.keys() - _FIELDS)
    if unknown:
        raise ValueError(f"profile {name}: no field {unknown[0]}; there are {_listed(_FIELDS)}")
    known = papers()

    def value(field: str, read: Callable[[str], _Value], default: str) -> _Value:
        written = str(fields.get(field, default))
        try:
            return read(written)
        except (ValueError, KeyError) as error:
            raise ValueError(f"profile {name}, {field}: {written}: {error}") from None

    paper = value("paper", lambda text: _among(known, text), "a4")
    return Profile(
        name=name,
        paper=paper.name,
        arrangement=value("arrangement", _member(Arrangement), "sheet"),
        look=value("look", _member(Look), "house"),
        options=SheetOptions(
            width=paper.width,
            height=paper.height,
            margin=value("margin", length, "5mm"),
            gap=value("gap", length, "0mm"),
            bleed=value("bleed", length, "2mm"),
            duplex=value("duplex", _member(Duplex), "long"),
            marks=value("marks", _member(Marks), "margin"),
            orientation=value("orientation", _member(Orientation), "portrait"),
            skip=value("skip", slots, ""),
            footer=value("footer", lambda text: _among(_ANSWERS, text), "yes"),
        ),
        together=value("together", lambda text: _among(_ANSWERS, text), "no"),
        press=read_press(fields, value),
        tagged=value("tagged", lambda text: _among(_ANSWERS, text), "no"),
        thickness=value("thickness", length, f"{THICKNESS}mm"),
        depth=value("depth", length, f"{DEPTH}mm"),
    )


def length(text: str) -> int:
    """Whole micrometres of a length with its unit; ValueError when it is not one.

    >>> length("2mm"), length("0.125in")
    (2000, 3175)
    """
    return micrometres(millimetres(text))


def slots(text: str) -> frozenset[int]:
    """Slots as they are written on a job ticket; ValueError for anything else.

    >>> sorted(slots("1-3, 9"))
    [1, 2, 3, 9]
    """
    found: set[int] = set()
    for part in text.replace(" ", "").split(",") if text.strip() else ():
        first, dash, last = part.partition("-")
        ends = (first, last if dash else first)
        sound = all(end.isdecimal() and 0 < int(end) < _MOST_SLOTS for end in ends)
        if not sound or int(ends[0]) > int(ends[1]):
            raise ValueError(f"slots are numbers from 1, as in 1-3,9; not {part!r}")
        found.update(range(int(ends[0]), int(ends[1]) + 1))
    return frozenset(found)


@cache
def _papers() -> Mapping[str, Paper]:
    found = {}
    for name, sides in shipped_fields("printing", "papers.yaml").items():
        width, height = (micrometres(float(side)) for side in texts_of(sides))
        found[name] = Paper(name, width, height)
    return found


def _profiles() -> Path:
    return shipped("printing") / "profiles"


def _member(choices: type[_Choice]) -> Callable[[str], _Choice]:
    """A reader of the values of an enumeration."""
    return lambda text: _among({choice.value: choice for choice in choices}, text)


def _among(choices: Mapping[str, _Value], text: str) -> _Value:
    if text not in choices:
        raise ValueError(f"choose {_listed(choices)}")
    return choices[text]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))
