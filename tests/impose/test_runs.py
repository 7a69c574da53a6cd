"""Cards on the sheets of a press: no card is lost, no place is counted twice."""

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.runs import MOST_TOGETHER, Fill, Run, together

runs = st.builds(Run, st.integers(1, 5_000), st.integers(1, 200))


@given(run=runs)
def test_places_are_cards_and_free_ones(run: Run) -> None:
    assert run.sheets * run.a_sheet == run.cards + run.free
    assert 0 <= run.free < run.a_sheet
    assert 0 <= run.waste < 1


@given(run=runs)
def test_games_together_waste_no_more_than_one_alone(run: Run) -> None:
    games, best = together(run)

    assert 1 <= games <= MOST_TOGETHER
    assert best.cards == games * run.cards
    assert best.waste <= run.waste


@given(run=runs, cards=st.integers(0, 300))
def test_what_fills_free_places_fits_and_no_more_of_it_would(run: Run, cards: int) -> None:
    fills = list(run.fills({"aid": cards}))

    if 0 < cards <= run.free:
        assert fills == [Fill("aid", cards, fills[0].times)]
        assert fills[0].times * cards <= run.free < (fills[0].times + 1) * cards
    else:
        assert not fills


def test_dalmuti_is_five_sheets_of_the_game_crafter_with_ten_free_places() -> None:
    """Print facts, section 2."""
    assert (Run(80, 18).sheets, Run(80, 18).free) == (5, 10)
    assert Run(80, 55).sheets == 2


def test_a_thing_fills_free_places_as_often_as_it_fits() -> None:
    things = {"aid": 8, "contents": 24, "die": 30, "rules": 31, "nothing": 0}
    assert list(Run(80, 55).fills(things)) == [
        Fill("aid", 8, 3), Fill("contents", 24, 1), Fill("die", 30, 1),
    ]  # fmt: skip
