"""What holds for every turn and every moment of Le Bouffon."""

import unicodedata
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.struct import replace
from cardsmith.referee.bouffon import (
    MAROTTE,
    Accepted,
    Act,
    Card,
    Chose,
    Claimed,
    Drew,
    Ended,
    Hinted,
    Manner,
    Marotte,
    Mimed,
    Moved,
    Nodded,
    Phase,
    Proposed,
    PutBack,
    ReadTitle,
    Remembered,
    Rolled,
    Saw,
    Settled,
    Shook,
    Spelt,
    State,
    Table,
    TookOver,
    Track,
    Turn,
    Turned,
    Where,
    legal_acts,
    resolve,
    start,
    step,
)
from cardsmith.referee.bouffon.moving import open_packets
from tests.referee.bouffon.players import any_legal
from tests.referee.bouffon.tables import BOARD, HOUSE, SOT, a_deck, house_of, verdict

CARD = Card("joie", ("fête", "gaieté", "chef-d’œuvre", "rire", "grand-mère"))
OFF_CARD = ("zut", "ennui", "joie", "rayon")
FINISH = 47

FORMS = st.sampled_from(("NFC", "NFD"))
seats = st.integers(2, 6).map(lambda count: tuple("ABCDEF"[:count]))


@st.composite
def turns(draw: st.DrawFn) -> tuple[Table, Turn]:
    """A table and a turn of one of its players; all seconds are known and differ."""
    players = draw(seats)
    bouffon = draw(st.sampled_from(players))
    squares = tuple(draw(st.lists(st.integers(0, FINISH - 1), min_size=6, max_size=6)))
    guessers = [player for player in players if player != bouffon]
    words = st.tuples(st.sampled_from(guessers), st.sampled_from((*CARD.entries, *OFF_CARD)))
    said = draw(st.lists(words, max_size=8))
    proposals = tuple(
        Proposed(player, text, 3 + 6 * place) for place, (player, text) in enumerate(said)
    )
    table = Table(players, squares[: len(players)], FINISH, first=players[0])
    before = max(table.square(bouffon) - draw(st.integers(1, 6)), 0)
    return table, Turn(bouffon, before, card=CARD, proposals=proposals)


@given(turns(), st.data())
def test_wrong_repeated_and_late_words_change_nothing(
    drawn: tuple[Table, Turn], data: st.DataObject
) -> None:
    table, turn = drawn
    guesser = data.draw(st.sampled_from([who for who in table.players if who != turn.bouffon]))
    idle = [Proposed(guesser, text, 1) for text in OFF_CARD]
    idle += [Proposed(guesser, text, at) for text in CARD.entries for at in (60, 75)]
    idle += [Proposed(guesser, old.text, (old.at or 0) + 1) for old in turn.proposals]
    more = data.draw(st.lists(st.sampled_from(idle), max_size=6))
    longer = turn._replace(proposals=(*turn.proposals, *more))

    before, later = resolve(table, turn, HOUSE), resolve(table, longer, HOUSE)
    assert (later.gains, later.squares) == (before.gains, before.squares)
    assert [(word.player, word.entry) for word in later.found] == [
        (word.player, word.entry) for word in before.found
    ]


@given(turns(), FORMS, st.sampled_from([str.upper, str.title, str]))
def test_spelling_changes_nothing(
    drawn: tuple[Table, Turn], form: Literal["NFC", "NFD"], case: Callable[[str], str]
) -> None:
    table, turn = drawn
    new = tuple(
        replace(said, text=unicodedata.normalize(form, case(said.text.replace("-", " "))))
        for said in turn.proposals
    )

    assert (
        resolve(table, turn._replace(proposals=new), HOUSE).gains
        == resolve(table, turn, HOUSE).gains
    )


@given(turns())
def test_of_a_success_one_guesser_gains_three_and_others_one_at_most(
    drawn: tuple[Table, Turn],
) -> None:
    table, turn = drawn
    far = table._replace(finish=1000)
    outcome = resolve(far, turn, HOUSE)
    guessers = [outcome.gained(who) for who in table.players if who != turn.bouffon]

    assert outcome.failed == (not outcome.found)
    if outcome.found:
        assert sorted(set(guessers) - {0, 1}) == [3]
        assert guessers.count(3) == 1
        assert outcome.gained(turn.bouffon) == (6 if outcome.complete else 3)
        assert outcome.complete == ({word.entry for word in outcome.found} == set(CARD.entries))
    else:
        assert set(guessers) == {0}


@given(turns(), st.sampled_from([None, True, False]))
def test_nobody_goes_below_the_start_and_the_first_to_arrive_wins(
    drawn: tuple[Table, Turn], found: bool | None
) -> None:
    table, turn = drawn
    marotte = None if found is None else Marotte(found=found)
    outcome = resolve(table, turn._replace(marotte=marotte), HOUSE)

    assert min(outcome.squares) >= 0
    arrived = [gain.player for gain in outcome.gains if gain.to >= FINISH]
    assert outcome.winners == tuple(arrived)
    assert len(arrived) <= 1
    assert not arrived or outcome.gains[-1].player == arrived[0]


@given(turns(), st.permutations("UVWXYZ"))
def test_names_do_not_matter(drawn: tuple[Table, Turn], names: list[str]) -> None:
    table, turn = drawn
    new = dict(zip("ABCDEF", names, strict=True))
    renamed = table._replace(players=tuple(new[who] for who in table.players), first="")
    said = tuple(replace(said, player=new[said.player]) for said in turn.proposals)
    other = resolve(renamed, turn._replace(bouffon=new[turn.bouffon], proposals=said), HOUSE)

    outcome = resolve(table, turn, HOUSE)
    assert other.squares == outcome.squares
    assert [gain.player for gain in other.gains] == [new[gain.player] for gain in outcome.gains]


@given(turns(), st.integers(0, 5))
def test_where_the_list_of_seats_begins_does_not_matter(
    drawn: tuple[Table, Turn], shift: int
) -> None:
    table, turn = drawn
    turned = table._replace(
        players=table.players[shift:] + table.players[:shift],
        squares=table.squares[shift:] + table.squares[:shift],
    )

    assert resolve(turned, turn, HOUSE).gains == resolve(table, turn, HOUSE).gains


def act_space(state: State) -> set[Act]:
    """Every act with the players, cards, words and numbers that are at hand."""
    players = state.table.players
    marotte = state.turn.marotte and state.turn.marotte.card
    names = {*open_packets(state), *state.out, MAROTTE, "E"} if state.bouffon else {"E"}
    fronts = (state.packets[name][0] for name in sorted(names) if state.packets.get(name))
    cards = [card for card in (state.turn.card, marotte, SOT, *fronts) if card]
    texts = (marotte or state.turn.card or SOT).entries
    said = {proposal.text for proposal in state.turn.proposals}
    squares = [state.table.squares]
    squares += [resolve(state.table, state.turn, state.house).squares] if state.bouffon else []
    space: set[Act] = {Moved(who, at) for who, at in product(players, range(60))}
    space |= {Rolled(who, value) for who, value in product(players, range(8))}
    space |= {kind(who) for kind in (TookOver, Saw, Remembered, Turned, Claimed) for who in players}
    space |= {Chose(who, name) for who, name in product(players, names)}
    space |= {Drew(*drawn) for drawn in product(players, names, cards, (Where.FRONT, Where.MIDDLE))}
    space |= {PutBack(name, where) for name, where in product(names, Where)}
    space |= {
        kind(who, card.title) for kind in (ReadTitle, Spelt) for who in players for card in cards
    }
    space |= {kind(who, text) for kind in (Hinted, Proposed) for who in players for text in texts}
    space |= {kind(who, text) for kind in (Nodded, Shook) for who in players for text in said}
    space |= {Mimed(who, manner) for who, manner in product(players, Manner)}
    return space | {Ended(0), Ended(60), *map(Accepted, said), *map(Settled, squares)}


@given(st.integers(0, 10**6), st.sampled_from([{}, {"offcard": "vote", "die": "up_to"}]))
def test_what_is_legal_is_what_would_be_ruled_correct(seed: int, options: dict[str, str]) -> None:
    rng, house = Random(seed), house_of(**options)
    state = start(("A", "B", "C"), Track.of(BOARD, house), house, a_deck(house, cards=1))
    for _ in range(rng.randint(0, 60)):
        if state.phase is Phase.OVER:
            break
        state = step(state, any_legal(state, rng)).state

    legal = legal_acts(state)
    assert len(legal) == len(set(legal))
    assert set(legal) == {act for act in act_space(state) if verdict(state, act) == "correct"}
