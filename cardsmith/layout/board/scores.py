"""What the middle of a board says about moving: every number comes from the rules in force."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cardsmith.model.inks import GOLD, PAPER, SAFFRON, WINE, Ink
from cardsmith.model.rules import Rules


@dataclass(frozen=True, slots=True)
class Score:
    """How many squares forward, or backward, for what; the ink of its lozenge."""

    squares: int
    words: str
    ink: Ink

    @property
    def signed(self) -> str:
        """The number as printed, with a true minus."""
        return f"{self.squares:+d}".replace("-", "−")


def scores(rules: Rules, words: Mapping[str, str]) -> Iterator[Score]:
    """The five lines of the score, as the rules of an edition have them.

    BOU-17 the Bouffon, BOU-18 the longest word, BOU-20 the shorter ones, BOU-21 the bonus,
    BOU-23 and BOU-27 nothing found and the marotte. The words follow the readings BOU-Q21 (does
    the longest share the bonus), BOU-Q22 (what an equal length earns) and BOU-Q23 (once a
    player, or for each word).
    """
    numbers = rules.numbers
    option = {key.removeprefix("bouffon."): value for key, value in rules.options.items()}
    shared = option["longest_bonus"] == "yes"
    others = "others" if option["tie_loser"] == "1" else "shorter"
    each = option["per_player"] == "per_word"
    marotte = numbers["bouffon.marotte_gain"] + numbers["bouffon.marotte_bonus"]
    yield Score(numbers["bouffon.gain"], words["bouffon"], WINE)
    yield Score(numbers["bouffon.gain"], words["longest"], GOLD)
    yield Score(numbers["bouffon.shorter_gain"], words[f"{others}_each" if each else others], PAPER)
    yield Score(numbers["bouffon.bonus"], words["bonus_shared" if shared else "bonus"], SAFFRON)
    yield Score(
        -numbers["bouffon.penalty"], words["penalty"].format(marotte=f"{marotte:+d}"), PAPER
    )
