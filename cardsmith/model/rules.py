"""The rules an edition plays by: the one home of the numbers that are printed or counted."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

_SWITCH = ("yes", "no")


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
    maps the numbers that articles fix (``bouffon.gain``) to theirs. Whoever asks for one that
    the law does not have gets a KeyError: there is no default but the law's.
    """

    profile: str
    options: Mapping[str, str]
    numbers: Mapping[str, int]

    def option(self, name: str) -> str:
        """The value of an option, one of a few words."""
        return self.options[name]

    def count(self, name: str) -> int:
        """The value of an option that is a whole number; ValueError for one that is not."""
        return int(self.options[name])

    def switch(self, name: str) -> bool:
        """Whether an option says yes; ValueError for one that says neither yes nor no."""
        value = self.options[name]
        if value not in _SWITCH:
            raise ValueError(f"{name} says {value}, neither yes nor no")
        return value == "yes"

    def with_option(self, name: str, value: str) -> "Rules":
        """The same rules but for one option; KeyError for an option the law does not have."""
        if name not in self.options:
            raise KeyError(name)
        return replace(self, options={**self.options, name: value})

    def number(self, name: str) -> int:
        """A number that an article fixes."""
        return self.numbers[name]

    @property
    def length_policy(self) -> LengthPolicy:
        """How this table counts the letters of a synonym."""
        return LengthPolicy(
            space=self.count("bouffon.length_space"),
            apostrophe=self.count("bouffon.length_apostrophe"),
            digit=self.count("bouffon.length_digit"),
            ligature=self.count("bouffon.ligature"),
        )
