"""The rules an edition plays by: the one home of the numbers that are printed or counted."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class LengthPolicy:
    """What one character of each kind counts in a scoring length (BOU-22, BOU-Q36)."""

    space: int = 0
    apostrophe: int = 0
    digit: int = 1
    ligature: int = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """A profile with its overrides resolved.

    ``options`` maps every option of the law (``bouffon.length_space``) to its value; ``numbers``
    maps the numbers that articles fix (``bouffon.gain``) to theirs.
    """

    profile: str
    options: Mapping[str, str]
    numbers: Mapping[str, int]

    @property
    def length_policy(self) -> LengthPolicy:
        """How this table counts the letters of a synonym."""
        return LengthPolicy(
            space=int(self.options["bouffon.length_space"]),
            apostrophe=int(self.options["bouffon.length_apostrophe"]),
            digit=int(self.options["bouffon.length_digit"]),
            ligature=int(self.options["bouffon.ligature"]),
        )
