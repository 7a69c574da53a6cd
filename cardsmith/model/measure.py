"""Numbers that a person is told: whoever speaks writes them as the language does."""


class Measure(str):
    """A text of numbers, with points before decimals: ``63.5 × 88.9 mm (poker)``."""

    __slots__ = ()


def measured(*numbers: float, places: int = 2) -> Measure:
    """Numbers of at most so many decimals, and the sign between the sides of a thing.

    >>> measured(63.5, 88), measured(130.048, 88.0112), measured(2.47, places=1)
    ('63.5 × 88', '130.05 × 88.01', '2.5')
    """
    return Measure(" × ".join(_short(number, places) for number in numbers))


def _short(number: float, places: int) -> str:
    return f"{number:.{places}f}".rstrip("0").rstrip(".") if places else f"{number:.0f}"
