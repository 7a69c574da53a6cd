"""What a stage has to say about a person's file: a code, a place, arguments, never a sentence."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from cardsmith.model.codes import SEVERITIES, Severity
from cardsmith.model.edit import Mend
from cardsmith.model.place import Span

Argument = str | int | float | tuple[str, ...]
"""Numbers, and a ``Measure`` of several, are written as the language of the reader does."""


class Fix(StrEnum):
    """Whether a tool can mend the fault: not, without changing the card, or by changing it."""

    NONE = ""
    SAFE = "safe"
    UNSAFE = "unsafe"


@dataclass(frozen=True, slots=True, init=False)
class Finding:
    """One fault at one place. ``arguments`` fill the words that ``messages`` hold for the code.

    ``severity`` is what the code says, unless the place makes the fault lighter; ``mend`` is
    what a tool would write instead, where ``fix`` says that it can.
    Raises ValueError for a code that ``model.codes`` does not list.
    """

    code: str
    span: Span
    card: str
    fix: Fix
    severity: Severity
    mend: Mend | None
    arguments: Mapping[str, Argument]

    def __init__(
        self,
        code: str,
        span: Span,
        /,
        *,
        card: str = "",
        fix: Fix = Fix.NONE,
        severity: Severity | None = None,
        **arguments: Argument,
    ) -> None:
        if code not in SEVERITIES:
            raise ValueError(f"no such code: {code}")
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "span", span)
        object.__setattr__(self, "card", card)
        object.__setattr__(self, "fix", fix)
        object.__setattr__(self, "severity", severity or SEVERITIES[code])
        object.__setattr__(self, "mend", None)
        object.__setattr__(self, "arguments", arguments)

    def as_info(self) -> "Finding":
        """The same finding, told without weight."""
        return self._but(severity=Severity.INFO)

    def at(self, span: Span, **arguments: Argument) -> "Finding":
        """The same finding at another place, some of its arguments told otherwise."""
        return self._but(span=span, arguments={**self.arguments, **arguments})

    def mendable(self, fix: Fix, mend: Mend | None) -> "Finding":
        """The same finding with what a tool would write instead; as it is for None."""
        return self if mend is None else self._but(fix=fix, mend=mend)

    def _but(self, **changes: object) -> "Finding":
        copy = object.__new__(Finding)
        for name in self.__slots__:
            object.__setattr__(copy, name, changes.get(name, getattr(self, name)))
        return copy


class InputError(Exception):
    """A person's file that cannot be opened or written at all; carries the one finding."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(f"{finding.span}: {finding.code}")
        self.finding = finding
