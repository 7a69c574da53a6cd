"""Lengths reckoned from the ones a template inherits: ``+= 2mm``, ``-= 1mm``, ``*= 1.5``."""

import operator
import re
from collections.abc import Callable, Mapping

from cardsmith.intake.yaml.nodes import Node, Scalar, Seq
from cardsmith.model.finding import Finding
from cardsmith.model.units import POINT

_SUM = re.compile(r"\s*([-+*/])=\s*(.*?)\s*\Z")
_AMOUNT = re.compile(r"\s*([+-]?\d{1,9}(?:[.,]\d{1,9})?)\s*(mm|cm|in|pt|%|)\s*\Z")
_UNITS = {"mm": 1.0, "cm": 10.0, "in": 25.4, "pt": POINT}
_WORK: Mapping[str, Callable[[float, float], float]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
}


def is_sum(text: str) -> bool:
    """Whether a text is reckoned from an inherited one.

    >>> is_sum("+= 2mm"), is_sum("+2mm")
    (True, False)
    """
    return _SUM.match(text) is not None


def reckoned(inherited: Node, own: Node, findings: list[Finding]) -> Node:
    """What a template writes over a value it inherits; a list is reckoned place by place."""
    if isinstance(own, Seq) and isinstance(inherited, Seq):
        if len(own.items) == len(inherited.items):
            pairs = zip(inherited.items, own.items, strict=True)
            return own._replace(items=[reckoned(base, item, findings) for base, item in pairs])
    elif isinstance(own, Scalar) and is_sum(own.text):
        return _worked_out(inherited, own, findings)
    return own


def _worked_out(inherited: Node, own: Scalar, findings: list[Finding]) -> Node:
    base = inherited.text if isinstance(inherited, Scalar) else ""
    text = sum_of(base, own.text)
    if text is None:
        findings.append(Finding("K121", own.span, kind="unlike", text=own.text, base=base))
        return inherited
    return own._replace(text=text)


def sum_of(base: str, text: str) -> str | None:
    """A sum worked out, in the unit of what it begins with; None where the two do not go together.

    Lengths are added to lengths, shares to shares; only bare numbers multiply and divide.

    >>> sum_of("3mm", "+= 2mm"), sum_of("1cm", "-= 2mm"), sum_of("9pt", "*= 1.5")
    ('5mm', '0.8cm', '13.5pt')
    >>> sum_of("50%", "+= 5%"), sum_of("1.2", "*= 1.5"), sum_of("50%", "+= 2mm")
    ('55%', '1.8', None)
    """
    work = _SUM.match(text)
    first = _AMOUNT.match(base)
    second = _AMOUNT.match(work[2]) if work else None
    if work is None or first is None or second is None:
        return None
    amount, by = (float(one[1].replace(",", ".")) for one in (first, second))
    unit, other = first[2], second[2]
    if work[1] in "+-":
        if unit in _UNITS and other in _UNITS:
            by *= _UNITS[other] / _UNITS[unit]
        elif unit != other:
            return None
    elif other or (work[1] == "/" and by == 0):
        return None
    written = f"{_WORK[work[1]](amount, by):.6f}".rstrip("0").rstrip(".")
    return f"{written}{unit}"
