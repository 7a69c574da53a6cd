"""The rules an edition plays by: the one home of the numbers that are printed or counted."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardsmith.model.struct import Struct

_SWITCH = ("yes", "no")


class LengthPolicy(Struct, frozen=True, kw_only=True):
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
    _hash: int = field(init=False, repr=False, compare=False)
    _variants: "dict[tuple[str, str], Rules]" = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((self.profile, frozenset(self.options.items()))))

    def __hash__(self) -> int:
        return self._hash

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
        """The same rules but for one option; KeyError for an option the law does not have.

        Asked again it gives the same value: house rules are tried on every ruling explained.
        """
        if name not in self.options:
            raise KeyError(name)
        if (name, value) not in self._variants:
            other = Rules(
                profile=self.profile, options={**self.options, name: value}, numbers=self.numbers
            )
            self._variants[name, value] = other
        return self._variants[name, value]

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
