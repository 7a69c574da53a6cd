"""Texts of a record put into a template's values, by way of filters."""

import re
from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from cardsmith.lexicon.length import scoring_length
from cardsmith.model.value import ENTRY, Filter, Lists, Slot, Value

Texts = tuple[str, ...]
Argument = Literal["none", "text", "whole"]

_NUMBER = re.compile(r"([+-]?)(\d{1,15})(?:[.,](\d{1,15}))?")
_GROUPED = re.compile(r"(?<=\d)(?=(?:\d{3})+$)")
_SIGNS = {"fr": ("\u202f", ","), "en": (",", ".")}
"""What stands between thousands and before decimals."""


class UnfitError(ValueError):
    """A filter that cannot do its work on a text."""

    def __init__(self, slot: Slot, name: str, text: str) -> None:
        super().__init__(f"{name}: {text!r}")
        self.slot = slot
        self.filter = name
        self.text = text


def filled(value: Value, lists: Lists, language: str, quoted: Callable[[str], str] = str) -> str:
    """The text of a value with every slot filled; a name that is not in ``lists`` leaves nothing.

    The entries of a list are set apart by commas, unless a filter joins them. What fills a slot
    is put in as ``quoted`` makes it. Raises UnfitError.
    """
    return "".join(
        quoted(_shown(part, lists.get(part.name, ()), language)) if isinstance(part, Slot) else part
        for part in value.parts
    )


def entry(text: str, number: int, *, counted: bool = True) -> dict[str, Texts]:
    """What a list knows of the entry it is at; its length only where it is ``counted``.

    The scoring length is blank where the text does not tell one.
    """
    score = scoring_length(text) if counted else None
    said = (text,) if text.strip() else ()
    length = () if score is None else (str(score),)
    return dict(zip(ENTRY, (said, said, (str(number),), length), strict=True))


def _shown(slot: Slot, texts: Texts, language: str) -> str:
    for used in slot.filters:
        try:
            texts = FILTERS[used.name].apply(texts, used, language)
        except ValueError as error:
            raise UnfitError(slot, used.name, str(error)) from None
    return ", ".join(texts)


class Known(NamedTuple):
    """A filter: what its argument is, and what it makes of texts; ValueError names a bad one."""

    argument: Argument
    apply: Callable[[Texts, Filter, str], Texts]


def _each(change: Callable[[str], str]) -> Callable[[Texts, Filter, str], Texts]:
    return lambda texts, _used, _language: tuple(map(change, texts))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _length(text: str) -> str:
    score = scoring_length(text)
    if score is None:
        raise ValueError(text)
    return str(score)


def _number(texts: Texts, used: Filter, language: str) -> Texts:
    return tuple(written(text, used.argument, language) for text in texts)


def written(text: str, decimals: str, language: str) -> str:
    """A number as a language writes it, with so many decimals, or as many as it has.

    Raises ValueError for what is no number.

    >>> written("1234.5", "2", "fr"), written("-1234567,5", "", "en"), written("12.345", "0", "en")
    ('1\u202f234,50', '−1,234,567.5', '12')
    """
    match = _NUMBER.fullmatch(text.strip())
    if match is None:
        raise ValueError(text)
    sign, whole, part = match[1], match[2], match[3] or ""
    if decimals:
        scaled = round_half_up(int(whole + part), len(part), int(decimals))
        digits = str(scaled).zfill(int(decimals) + 1)
        at = len(digits) - int(decimals)
        whole, part = digits[:at], digits[at:]
    thousands, point = _SIGNS.get(language, _SIGNS["en"])
    minus = "−" if sign == "-" and (whole + part).strip("0") else ""
    grouped = _GROUPED.sub(thousands, str(int(whole)))
    return f"{minus}{grouped}{point if part else ''}{part}"


def round_half_up(digits: int, places: int, wanted: int) -> int:
    """A number of so many decimal places, as a whole number of another many.

    >>> round_half_up(1250, 3, 2), round_half_up(1255, 3, 2), round_half_up(5, 0, 2)
    (125, 126, 500)
    """
    if wanted >= places:
        return int(digits * 10 ** (wanted - places))
    unit = int(10 ** (places - wanted))
    return (digits + unit // 2) // unit


FILTERS: Mapping[str, Known] = {
    "upper": Known("none", _each(str.upper)),
    "lower": Known("none", _each(str.lower)),
    "capital": Known("none", _each(_capital)),
    "default": Known("text", lambda texts, used, _: texts or (used.argument,)),
    "join": Known("text", lambda texts, used, _: (used.argument.join(texts),) if texts else ()),
    "first": Known("none", lambda texts, _, __: texts[:1]),
    "last": Known("none", lambda texts, _, __: texts[-1:]),
    "count": Known("none", lambda texts, _, __: (str(len(texts)),)),
    "length": Known("none", _each(_length)),
    "number": Known("whole", _number),
    "pad": Known(
        "whole", lambda texts, used, _: tuple(text.zfill(int(used.argument)) for text in texts)
    ),
}
"""Every filter by its name."""

OPTIONAL = frozenset({"number"})
"""Those that can do without their argument."""

MOST_PLACES = 9
"""The largest whole number that a filter takes."""
