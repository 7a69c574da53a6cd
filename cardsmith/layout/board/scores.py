"""What the middle of a board says about moving: every number comes from the rules in force."""

from collections.abc import Iterator, Mapping

from cardsmith.model.inks import GOLD, PAPER, SAFFRON, WINE, Ink
from cardsmith.model.rules import Rules
from cardsmith.model.struct import Struct


class Score(Struct, frozen=True):
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
    gain, shorter_gain, bonus, penalty = (
        rules.number(f"bouffon.{name}") for name in ("gain", "shorter_gain", "bonus", "penalty")
    )
    shared = rules.switch("bouffon.longest_bonus")
    others = "others" if rules.count("bouffon.tie_loser") else "shorter"
    each = rules.option("bouffon.per_player") == "per_word"
    marotte = rules.number("bouffon.marotte_gain") + rules.number("bouffon.marotte_bonus")
    yield Score(gain, words["bouffon"], WINE)
    yield Score(gain, words["longest"], GOLD)
    yield Score(shorter_gain, words[f"{others}_each" if each else others], PAPER)
    yield Score(bonus, words["bonus_shared" if shared else "bonus"], SAFFRON)
    yield Score(-penalty, words["penalty"].format(marotte=f"{marotte:+d}"), PAPER)
