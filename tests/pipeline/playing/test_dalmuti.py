"""A game of Le Grand Dalmuti as it is typed, with hands that are secret or told."""

from pathlib import Path

import pytest

from cardsmith.pipeline.playing.beginning import Wanted, new_game
from cardsmith.pipeline.playing.dalmuti_screen import asks
from cardsmith.pipeline.playing.values import Act
from cardsmith.referee.dalmuti.cards import size
from cardsmith.referee.dalmuti.states import Opening, Playing
from tests.pipeline.playing.games import whole_dalmuti
from tests.pipeline.playing.tables import (
    dalmuti,
    dalmuti_desk,
    read_back,
    refusals,
    replayed,
    typed,
)

TAXES = "T B>C 1 4 | C>B 12 12 | Z>P 3 | P>Z …"
DEAL = "deal: C: 1 9 9; P: 2 8 8; A: 3 7 J; Z: 4 6 J; B: 5 5 5"


def counts(keeper_text: tuple[str, ...]) -> list[int]:
    """How many cards everybody holds after these lines."""
    state = dalmuti_desk(dalmuti(*keeper_text)).state
    assert isinstance(state, Opening | Playing)
    return [size(hand) for hand in state.hands]


def test_a_trick_is_written_as_a_record_writes_it() -> None:
    keeper = dalmuti(TAXES, "3x8 - Anne - Z -", "B 3x6", "- 3x4 - - -", "-")
    passes, others = "Pierre - Anne - Zoé -", "Anne - Zoé - Benoît - Christophe -"

    assert keeper.text.splitlines()[2:] == [
        "T Benoît>Christophe 1 4 | Christophe>Benoît 12 12 | Zoé>Pierre 3 | Pierre>Zoé …",
        f"1. Christophe 3x8 {passes} Benoît 3x6 Christophe - Pierre 3x4 {others} => Pierre leads",
    ]
    assert dalmuti_desk(keeper).speaker == "Pierre"


def test_cards_are_counted_from_the_shares_of_the_deal() -> None:
    assert counts(()) == [16] * 5
    assert counts((TAXES, "3x8", "- - -", "3x6")) == [13, 16, 16, 16, 13]


@pytest.mark.parametrize(
    ("lines", "wrong", "reason"),
    [
        ((), "B>C 1", "tax-number"),
        ((), "Q>C 1 4", "G110"),
        ((), "P 3x8", "dalmuti-leads"),
        ((TAXES,), "P 3x8", "dalmuti-leads"),
        ((TAXES,), "-", "leader-plays"),
        (("T B>C 1 4",), "3x8", "taxes-first"),
        ((TAXES, "3x8"), "2x7", "as-many"),
        ((TAXES, "3x8"), "3x8", "equal-value"),
        ((TAXES, "3x8"), "3x9", "lower-value"),
        ((TAXES, "3x8"), "A 3x7", "out-of-turn"),
        ((TAXES, "3x8"), "2x7+J", "joker-wild"),
        ((TAXES, "3x8"), "4+5+6", "one-value"),
        ((TAXES, "3x8"), "huit", "G102"),
        ((TAXES, "3x8"), "!out B", "G131"),
        ((TAXES, "3x8"), "donne: C: 1", "deal-late"),
        ((TAXES, "3x8"), "=> Anne leads", "trick-on"),
    ],
)
def test_what_is_against_the_rules_is_not_taken(
    lines: tuple[str, ...], wrong: str, reason: str
) -> None:
    assert reason in refusals(dalmuti(*lines), wrong)


def test_of_several_acts_on_a_line_those_before_the_wrong_one_are_taken() -> None:
    keeper = dalmuti(TAXES)

    keeper.take(Act("3x8 - - Z 2x7 -"))
    assert keeper.text.endswith("1. Christophe 3x8 Pierre - Anne -\n")


@pytest.mark.parametrize("late", ["X C", "R Z"])
def test_what_belongs_before_the_tricks_is_too_late_within_one(late: str) -> None:
    keeper = dalmuti("X A", "3x8")

    assert refusals(keeper, late) == ["claims-first"]


def test_after_the_first_gift_only_the_other_gifts_are_asked_for() -> None:
    keeper = dalmuti()

    assert asks(dalmuti_desk(keeper)).name == "ask.taxes"
    typed(keeper, "T B>C 1 4")
    assert asks(dalmuti_desk(keeper)).name == "ask.gifts"


def test_nobody_is_out_before_he_has_laid_his_share() -> None:
    keeper = dalmuti("X A", "1x2")

    assert refusals(keeper, "P 1x1 !out P") == ["G131"]


def test_hands_may_be_told_and_then_hold_what_they_hold() -> None:
    keeper = dalmuti(DEAL, Options="deck=custom")

    assert refusals(keeper, "Z>P 6") == ["best-cards"]
    typed(keeper, "T B>C 5 5 | C>B 9 9 | Z>P 4 | P>Z 8")
    assert refusals(keeper, "2x9") == ["not-held"]
    assert refusals(keeper, DEAL) == ["deal-late"]


def test_who_lays_his_last_card_is_out_and_the_game_ends_with_ranks(tmp_path: Path) -> None:
    deal = "deal: C: 1 9; P: 2 2; A: 3; Z: 4; B: 5"
    keeper = dalmuti(deal, Options="deck=custom")
    keeper.take(Act("X A", forced=True))
    typed(keeper, "9 - 3 - - 1")

    assert keeper.text.endswith(
        "1. Christophe 1x9 Pierre - Anne 1x3 !out Anne Zoé - Benoît -"
        " Christophe 1x1 !out Christophe\n"
    )
    typed(keeper, "- - -", "2x2 - -", "4")
    assert keeper.text.endswith("=> ranks Anne Christophe Pierre Zoé Benoît\n")
    assert read_back(keeper, tmp_path).text == keeper.text


def test_taxes_are_cancelled_and_a_revolution_changes_the_seats(tmp_path: Path) -> None:
    cancelled, turned = dalmuti("X A", "3x8"), dalmuti("R B JJ", "3x8")

    assert cancelled.text.splitlines()[2:] == ["X Anne", "1. Christophe 3x8"]
    assert turned.text.splitlines()[2:] == [
        "R Benoît JJ => seats Benoît Zoé Anne Pierre Christophe",
        "1. Benoît 3x8",
    ]
    for keeper in (cancelled, turned):
        assert not replayed(keeper, tmp_path).false


def test_after_a_lone_one_the_passes_may_be_left_out(tmp_path: Path) -> None:
    keeper = dalmuti("X A", "1", "Christophe 2x5")

    assert keeper.text.splitlines()[3:] == [
        "1. Christophe 1x1 => Christophe leads",
        "2. Christophe 2x5",
    ]
    assert not replayed(keeper, tmp_path).false


def test_players_may_be_called_as_keywords_and_jokers_are() -> None:
    keeper = new_game(Wanted(game="dalmuti", seats=("X", "Jean", "T", "R")))

    assert typed(keeper, "X 3x8", "J - T - R 3x7").text.endswith("1. X 3x8 Jean - T - R 3x7\n")


def test_hands_of_a_later_game_are_those_of_that_game(tmp_path: Path) -> None:
    keeper = whole_dalmuti(3, hidden=True)
    typed(keeper, "")
    first, *others = dalmuti_desk(keeper).state.table.seats
    typed(keeper, f"deal: {'; '.join([f'{first}: 1 …', *(f'{seat}: …' for seat in others)])}")

    assert dalmuti_desk(keeper).state.table.game == 2
    assert read_back(keeper, tmp_path).text == keeper.text


def test_forced_plays_are_kept_and_a_check_finds_them(tmp_path: Path) -> None:
    keeper = dalmuti(TAXES, "3x8")
    keeper.take(Act("2x7", forced=True))

    assert keeper.text.endswith("1. Christophe 3x8 Pierre 2x7\n")
    assert [each.ruling.reason for each in replayed(keeper, tmp_path).false] == ["as-many"]
    assert read_back(keeper, tmp_path).text == keeper.text
