"""Le Bouffon without one of its articles: what each of them is there for, taken away.

Every entry changes the one thing in the engine that the article says. A case book that does not
notice has no case for it.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import pytest

from cardsmith.intake.shipped.law import law
from cardsmith.model.rules import Rules
from cardsmith.referee.bouffon import (
    announcing,
    cards,
    checking,
    hearing,
    miming,
    moving,
    opening,
    scoring,
)
from cardsmith.referee.bouffon.claims import length, setting, turns
from cardsmith.referee.bouffon.due import Step
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import Found, Outcome, State, Table, Throw, Turn
from cardsmith.referee.rulings import correct

Change: TypeAlias = Callable[[pytest.MonkeyPatch], None]


def as_default(option: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An option that changes nothing: whatever the table says, the default is played."""
    value = law().options[option][0]
    _played_by(lambda rules: rules.with_option(option, value), monkeypatch)


def _played_by(change: Callable[[Rules], Rules], monkeypatch: pytest.MonkeyPatch) -> None:
    """Other rules than the table's, wherever a house is read from them."""
    house_of = House.of
    monkeypatch.setattr(House, "of", lambda rules: house_of(change(rules)))


def _numbers(**numbers: int) -> Change:
    """Other numbers than the articles fix."""
    named = {f"bouffon.{name}": number for name, number in numbers.items()}

    def change(rules: Rules) -> Rules:
        known = {**rules.numbers, **named}
        return Rules(profile=rules.profile, options=rules.options, numbers=known)

    return lambda monkeypatch: _played_by(change, monkeypatch)


def _options(**options: str) -> Change:
    """Other options than the table's, values included that nobody may choose."""

    def change(rules: Rules) -> Rules:
        for name, value in options.items():
            rules = rules.with_option(f"bouffon.{name}", value)
        return rules

    return lambda monkeypatch: _played_by(change, monkeypatch)


def _instead(*places: tuple[object, str], by: object) -> Change:
    """Something else under a name, in each module that knows it."""

    def change(monkeypatch: pytest.MonkeyPatch) -> None:
        for module, name in places:
            monkeypatch.setattr(module, name, by)

    return change


def _without_steps(article: str) -> Change:
    """Nobody gains or loses by an article."""
    walked = scoring._walked

    def walk(table: Table, turn: Turn, house: House, steps: tuple[scoring.Stride, ...]) -> Outcome:
        kept = tuple(step for step in steps if article not in step.codes)
        return walked(table, turn, house, kept)

    return _instead((scoring, "_walked"), by=walk)


def _largest_begins(
    players: tuple[str, ...], dice: tuple[Throw, ...], start_tie: str
) -> opening.Contest:
    return _contest(players, tuple((player, -value) for player, value in dice), start_tie)


def _others_pay(
    table: Table, turn: Turn, house: House, steps: tuple[scoring.Stride, ...]
) -> Outcome:
    """Where the Bouffon fails, everybody goes back."""
    failing = any("BOU-23" in step.codes for step in steps)
    others = (player for player in table.players if player != turn.bouffon)
    more = tuple(scoring.Stride(player, -1, ()) for player in others) if failing else ()
    return _walked(table, turn, house, (*steps, *more))


def _last_cited(word: Found) -> tuple[int, int]:
    return word.length, word.rank


def _anywhere(state: State) -> tuple[int, ...]:
    return tuple(range(state.table.finish))


_contest, _walked = opening.contest, scoring._walked

ARTICLES: Mapping[str, Change] = {
    "BOU-01": _numbers(fewest_players=0, most_players=99),
    "BOU-02": _instead((opening, "next_bouffon"), by=lambda _table, bouffon, _house: bouffon),
    "BOU-03": _instead((opening, "contest"), (turns, "contest"), by=_largest_begins),
    "BOU-04": _instead((setting, "START"), by=1),
    "BOU-05": _instead((moving, "destinations"), by=_anywhere),
    "BOU-06": _instead(
        (moving, "open_packets"), by=lambda _state: tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    ),
    "BOU-07": _instead((cards, "_is_front"), by=lambda _state, _act: True),
    "BOU-08": _instead((announcing, "_UNSPELT"), by=announcing._TURNS),
    "BOU-09": _options(hint_min="0", hint_max="99"),
    "BOU-10": _numbers(minute=999),
    "BOU-11": _options(speech="none"),
    "BOU-12": _instead((miming, "_ON_LIPS"), by=miming._NOISE_FORBIDDEN),
    "BOU-13": _instead((miming, "_PROPOSES"), by=miming._LATE_VOID),
    "BOU-14": _instead(
        (miming, "answer_yes_or_no"), by=lambda state, _act: Step(correct("nods", "BOU-14"), state)
    ),
    "BOU-15": _instead(
        (hearing, "entry_said"), by=lambda said, _entries, _way: hearing.Entry(said, leaned=False)
    ),
    "BOU-16": _instead((miming, "_too_soon"), by=lambda _house, _at, _heard: miming._TIME),
    "BOU-17": _without_steps("BOU-17"),
    "BOU-18": _without_steps("BOU-18"),
    "BOU-19": _instead((scoring, "_worth"), by=_last_cited),
    "BOU-20": _without_steps("BOU-20"),
    "BOU-21": _without_steps("BOU-21"),
    "BOU-22": _instead(
        (hearing, "_length"), (length, "scoring_length"), by=lambda text, _policy: len(text)
    ),
    "BOU-23": _without_steps("BOU-23"),
    "BOU-24": _instead((checking, "outcome_of"), by=lambda _state: Outcome((), failed=True)),
    "BOU-25": _instead(
        (cards, "_draw_marotte"), by=lambda state, _act: Step(cards._MAY_LOOK, state)
    ),
    "BOU-26": _instead((miming, "_answer"), by=lambda state, _act: Step(miming._ANSWERS, state)),
    "BOU-27": _without_steps("BOU-27"),
    "BOU-28": _without_steps("BOU-28"),
    "BOU-29": _instead((scoring, "_walked"), by=_others_pay),
    "BOU-30": _instead(
        (opening, "next_bouffon"), by=lambda table, _bouffon, _house: table.players[-1]
    ),
    "BOU-31": _instead((cards, "_out_of"), by=lambda _state, _packet: None),
    "BOU-32": _instead(
        (scoring, "winners"), (moving, "winners"), by=lambda _table, _bouffon, _house: ()
    ),
}
"""What takes each article away."""
