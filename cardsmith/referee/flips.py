"""Which house rules would change an answer."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Flip, Ruling

Options = Mapping[str, Sequence[str]]
"""The values of each option, by its name with the game in front."""


def flips(
    judge: Callable[[Rules], Ruling], rules: Rules, ruling: Ruling, options: Options
) -> Iterator[Flip]:
    """Every other value of ``options`` under which ``judge`` gives another verdict.

    ``options`` are those of the readings that the ruling leans on: a reading that was not
    needed cannot change it.
    """
    for name, values in options.items():
        for value in values:
            if value != rules.option(name):
                other = judge(rules.with_option(name, value))
                if other.verdict is not ruling.verdict:
                    yield Flip(name, value, other.verdict, other.expected)
