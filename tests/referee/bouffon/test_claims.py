"""Claims say what the engine says: on acts, on the score, on who is next; in a case or a game."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.law import default_rules
from cardsmith.model.finding import InputError
from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Ruling
from cardsmith.model.struct import replace
from cardsmith.referee.bouffon import (
    Accepted,
    Act,
    Chose,
    Claimed,
    Drew,
    Ended,
    Hinted,
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
    TookOver,
    Turned,
    judge,
    legal_acts,
    resolve,
    start,
)
from cardsmith.referee.bouffon.claims import judge_at, judge_claim
from cardsmith.referee.bouffon.engine import apply
from tests.referee.bouffon.players import any_legal
from tests.referee.bouffon.tables import HOUSE, SEATS, TRACK, a_deck

Fields = dict[str, Plain]


def spelled(act: Act) -> Fields:
    """An act as a claim spells it, but for who does it and how strongly."""
    name, fields = _NAMES[type(act)]
    values = [getattr(act, field) for field in act.__struct_fields__ if field in _TOLD]
    told: Fields = {"act": name, **dict(zip(fields, map(str, values), strict=False))}
    return {**told, "texts": [told["texts"]]} if "texts" in told else told


_TOLD = ("value", "square", "letter", "packet", "where", "entry", "text", "manner", "title",
         "letters", "at")  # fmt: skip
_NAMES: dict[type, tuple[str, tuple[str, ...]]] = {
    Rolled: ("roll", ("value",)),
    Moved: ("move", ("to",)),
    Chose: ("choose", ("letter",)),
    Drew: ("draw", ("packet", "from")),
    PutBack: ("put-back", ("packet", "to")),
    ReadTitle: ("read", ("title",)),
    Spelt: ("spell", ("letters",)),
    Turned: ("turn", ()),
    Hinted: ("hint", ("texts",)),
    Saw: ("see", ()),
    Remembered: ("remember", ()),
    Proposed: ("propose", ("text",)),
    Nodded: ("nod", ("to",)),
    Shook: ("shake", ("to",)),
    Mimed: ("mime", ("manner",)),
    Ended: ("end", ("at",)),
    Accepted: ("vote", ("text",)),
    Claimed: ("claim", ()),
}
"""The name of each act and of its facts, in the order the act has them."""


def at_front(act: Act, state: State) -> Act:
    """The same act; a claim that a card is drawn means the card that lies at the front now."""
    return replace(act, card=state.packets[act.packet][0]) if isinstance(act, Drew) else act


def claimed(act: Act, state: State) -> Ruling:
    """The answer to who claims that an act may be done now."""
    player = getattr(act, "player", SEATS[0])
    tree: Plain = {"may": {"player": player, "says": "may", **spelled(act)}}
    return judge_at(tree, state)


def a_game(seed: int, acts: int) -> list[State]:
    """The states of a game played at random."""
    rng = Random(seed)
    states = [start(SEATS, TRACK, HOUSE, a_deck())]
    while len(states) < acts and states[-1].phase is not Phase.OVER:
        states.append(apply(states[-1], any_legal(states[-1], rng)))
    return states


@given(st.integers(0, 10_000), st.data())
def test_an_act_is_answered_as_the_engine_judges_it(seed: int, data: st.DataObject) -> None:
    states = a_game(seed, 80)
    now, other = data.draw(st.sampled_from(states)), data.draw(st.sampled_from(states))
    for act in (at_front(act, now) for act in legal_acts(other)):
        if not isinstance(act, Settled | TookOver):
            ruling, answer = judge(now, act), claimed(act, now)
            assert answer.verdict is ruling.verdict
            assert set(answer.cited) == set(ruling.cited)


@given(st.integers(0, 10_000))
def test_the_score_is_answered_as_the_engine_resolves_it(seed: int) -> None:
    for state in a_game(seed, 200):
        if state.phase in (Phase.CHECK, Phase.MAROTTE_CHECK):
            outcome = resolve(state.table, state.turn, state.house)
            ends = dict(zip(SEATS, outcome.squares, strict=True))
            right: Plain = {"moves": {player: str(end) for player, end in ends.items()}}
            wrong: Plain = {"moves": {player: str(end + 1) for player, end in ends.items()}}

            assert judge_at(right, state).verdict == "correct"
            found = judge_at(wrong, state)
            assert found.verdict == "wrong"
            assert all(ends[player] == end for player, end in found.expected.items())


@given(st.integers(0, 10_000))
def test_the_next_bouffon_is_the_one_the_engine_lets_follow(seed: int) -> None:
    for state in a_game(seed, 120):
        if state.phase is Phase.NEXT:
            for player in SEATS:
                claim: Plain = {"next": {"bouffon": player}}
                assert judge_at(claim, state).verdict is judge(state, TookOver(player)).verdict


def test_once_the_score_is_settled_it_is_not_scored_again() -> None:
    settled = next(state for state in a_game(1, 300) if state.phase is Phase.BACK)

    with pytest.raises(InputError):
        judge_at({"moves": {settled.bouffon: "3"}}, settled)


ECLAT: Plain = {"title": "éclat", "entries": ["lueur", "rayon", "feu", "étincelle", "éclair"]}
TURN: Fields = {"seats": list(SEATS), "bouffon": "A", "card": ECLAT}
SAID: Fields = {**TURN, "proposals": [{"by": "B", "text": "clarté"}]}


@pytest.mark.parametrize(
    ("given", "act", "verdict"),
    [
        (TURN, {"act": "read", "title": "Éclat"}, "correct"),
        (TURN, {"act": "read", "title": "éclair"}, "wrong"),
        ({**TURN, "read": "éclat"}, {"act": "spell", "letters": "é, c, l, a, t"}, "correct"),
        ({**TURN, "read": "éclat"}, {"act": "spell", "letters": "éclar"}, "wrong"),
        (TURN, {"act": "hint", "texts": ["lueur", "lueur"]}, "wrong"),
        (TURN, {"act": "see"}, "correct"),
        (SAID, {"act": "shake", "to": "clarté"}, "correct"),
        (SAID, {"act": "nod", "to": "clarté"}, "wrong"),
        (SAID, {"act": "vote", "text": "clarté"}, "wrong"),
        (TURN, {"act": "remember"}, "correct"),
        (TURN, {"act": "leave"}, "not-covered"),
        (TURN, {"act": "propose", "text": "feu"}, "wrong"),
    ],
)
def test_what_no_case_of_the_book_tells(given: Fields, act: Fields, verdict: str) -> None:
    claim: Plain = {"may": {"player": "A", "says": "may", **act}}
    opposite: Plain = {"may": {"player": "A", "says": "may-not", **act}}
    turned = {"correct": "wrong", "wrong": "correct"}

    assert judge_claim(claim, given, default_rules()).verdict == verdict
    assert judge_claim(opposite, given, default_rules()).verdict == turned.get(verdict, verdict)
