"""The marotte scored: saved from the square of the letter, or back before the die."""

import pytest

from cardsmith.referee.bouffon import (
    Card,
    Marotte,
    Outcome,
)
from tests.referee.bouffon.tables import (
    SOT,
    a_table,
    a_turn,
    house_of,
    said,
    scored,
)

FRIEND = Card("ami", ("copain", "camarade", "compagne", "pote", "frère"))


def codes_of(outcome: Outcome) -> set[str]:
    return set(outcome.codes)


def test_case_H06_marotte() -> None:
    won = a_turn()._replace(marotte=Marotte(found=True))
    lost = a_turn()._replace(marotte=Marotte(found=False))

    assert scored(won).squares == (20, 12, 5, 0)
    assert scored(lost).squares == (10, 12, 5, 0)


def test_ruling_B063_marotte_answered() -> None:
    answers = tuple(map(said, ("A rire@3", "A fou@9", "A nigaud@50")))
    turn = a_turn()._replace(marotte=Marotte("B", SOT, answers))
    outcome = scored(turn)

    assert outcome.squares == (20, 12, 5, 0)
    assert {"BOU-26", "BOU-27", "BOU-Q27", "BOU-Q30"} <= codes_of(outcome)
    assert scored(turn, house=house_of(marotte_base="after_penalty")).squares[0] == 17
    assert scored(turn, house=house_of(marotte_need="all")).squares[0] == 10


def test_a_late_answer_and_that_of_another_do_not_save() -> None:
    for answer in ("A nigaud@60", "D nigaud@8"):
        turn = a_turn()._replace(marotte=Marotte("B", SOT, (said(answer),)))
        assert scored(turn).squares[0] == 10


@pytest.mark.parametrize(
    ("option", "die", "square"),
    [
        ("before_die", 4, 10),
        ("minus_three", 4, 11),
        ("both", 4, 7),
        ("worse", 4, 10),
        ("worse", 2, 9),
    ],
)
def test_ruling_B065_marotte_missed(option: str, die: int, square: int) -> None:
    turn = a_turn()._replace(die=die, marotte=Marotte(found=False))
    outcome = scored(turn, a_table(10 + die, 12, 5, 0), house_of(marotte_fail=option))

    assert outcome.squares == (square, 12, 5, 0)
    assert {"BOU-24", "BOU-28", "BOU-29", "BOU-Q28"} <= codes_of(outcome)


def test_ruling_B098_marotte_wins() -> None:
    turn = a_turn()._replace(before=40, die=2, marotte=Marotte(found=True))

    assert scored(turn, a_table(42, 0, 0, 0)).winners == ("A",)
