"""Records are written: tidy lines from values."""

import re
from collections.abc import Iterable, Iterator
from typing import assert_never

from cardsmith.model.plain import Plain
from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.record import Blank, Claim, Saying, Tags, Unread
from cardsmith.referee.records.results import Gains, Leads, Next, Ranks, Results, Seats, Wins
from cardsmith.referee.records.spelling import NAME, STEP, escaped
from cardsmith.referee.records.tricks import (
    JOKER,
    Cancel,
    Gift,
    Move,
    Pass,
    Play,
    Revolt,
    Taxes,
    Trick,
)
from cardsmith.referee.records.turns import Answer, Hint, Marotte, Proposal, Title, Turn
from cardsmith.referee.records.words import Cards, Number, Word

_RESERVED = frozenset({"ranks", "seats"})
_BARE = re.compile(r'[^\s"\[\],!;{}=][^\s"\[\],;{}=]*')


def written(says: Saying, notes: Iterable[Word] = (), comment: Word | None = None) -> str:
    """The text of a tidy line; notes stand at its end, before the comment.

    Raises ValueError for a claim whose tree no line can hold.
    """
    beside = [f"{{{note}}}" for note in notes]
    if comment is not None:
        beside.append(f"; {comment}".rstrip())
    return _spaced([_said(says), *beside])


def _said(says: Saying) -> str:
    match says:
        case Tags():
            return " ".join(f"[{tag.name} {_quoted(tag.text)}]" for tag in says.tags)
        case Turn():
            return _turn(says)
        case Trick():
            dots = "..." if says.continued else "."
            moves = map(_move, says.moves)
            return _spaced([f"{says.number}{dots}", *moves, _results(says.results)])
        case Taxes():
            return _spaced(["T", " | ".join(map(_gift, says.gifts)), _results(says.results)])
        case Cancel() | Revolt():
            sign = "X" if isinstance(says, Cancel) else "R"
            return _spaced([sign, _name(says.player), _shown(says), _results(says.results)])
        case Claim():
            return _claim(says)
        case Blank() | Unread():
            return ""
        case _:
            assert_never(says)


def _turn(turn: Turn) -> str:
    letter = f":{turn.letter}" if turn.letter else ""
    head = [
        f"{turn.number}.",
        _name(turn.player),
        f"d{turn.die}" if turn.die else "",
        f"@{turn.square}{letter}" if turn.square else "",
        *map(_moment, turn.opening),
    ]
    fields = []
    if turn.opening or turn.minute or turn.marotte:
        answers = _marotte(turn.marotte) if turn.marotte else ""
        fields = ["|", *map(_moment, turn.minute), "|", answers]
    return _spaced([*head, *fields, _results(turn.results)])


def _marotte(marotte: Marotte) -> str:
    answers = map(_moment, marotte.answers)
    return _spaced(["M", _name(marotte.drawer), _quoted(marotte.title), *answers])


def _moment(moment: Title | Hint | Proposal | Answer | Incident) -> str:
    match moment:
        case Title():
            return _quoted(moment.text)
        case Hint():
            return f"h{_quoted(moment.text)}"
        case Incident():
            return _incident(moment)
        case Proposal():
            name, gap = _name(moment.player), ""
            if name.endswith('"'):
                gap = " "
            return f"{name}{gap}{_heard(moment)}"
        case Answer():
            return _heard(moment)
        case _:
            assert_never(moment)


def _heard(moment: Proposal | Answer) -> str:
    second = moment.second if moment.second else ""
    return f"{_quoted(moment.text)}{second}{_GOOD[moment.good]}"


_GOOD = {True: "+", False: "-", None: ""}


def _incident(incident: Incident) -> str:
    name = _name(incident.player) if incident.player else ""
    link = " " if incident.what.text == "out" else ":"
    who = f"!{incident.what}{link}{name}" if name else f"!{incident.what}"
    spoken = f"{_quoted(incident.text)}{incident.second or ''}" if incident.text else ""
    return _spaced([who, spoken])


def _move(move: Move) -> str:
    match move:
        case Play():
            return f"{_name(move.player)} {_series(move.cards)}"
        case Pass():
            return f"{_name(move.player)} -"
        case Incident():
            return _incident(move)
        case _:
            assert_never(move)


def _series(cards: tuple[Word, ...]) -> str:
    values = [card.text for card in cards]
    plain = [value for value in values if value != JOKER]
    jokers = len(values) - len(plain)
    first = (plain or values)[0]
    if values == [first] * len(values):
        return f"{len(values)}x{first}"
    if values == [first] * len(plain) + [JOKER] * jokers and jokers < 10:
        return f"{len(values)}x{first}+{JOKER * jokers}"
    return "+".join(values)


def _gift(gift: Gift) -> str:
    return f"{_name(gift.giver)}>{_name(gift.receiver)} {_cards(gift.cards)}"


def _cards(cards: Cards) -> str:
    return _spaced([*(card.text for card in cards.known), "…" if cards.more else ""])


def _shown(says: Cancel | Revolt) -> str:
    values = [card.text for card in says.shown]
    return ("" if set(values) == {JOKER} and len(values) < 10 else " ").join(values)


def _results(results: Results) -> str:
    if not results:
        return ""
    said = []
    for result in results:
        match result:
            case Ranks() | Seats():
                word = "ranks" if isinstance(result, Ranks) else "seats"
                said.append(_spaced([word, *map(_name, result.players)]))
            case Gains():
                said.append(f"{_name(result.player)}{result.squares.value:+d}")
            case Leads() | Next() | Wins():
                verb = type(result).__name__.lower()
                said.append(f"{_name(result.player)} {verb}")
            case _:
                said.append(f"{_name(result.player)}={result.square}")
    return _spaced(["=>", *said])


def _claim(claim: Claim) -> str:
    if not isinstance(claim.claim, dict) or len(claim.claim) != 1:
        raise ValueError(f"a claim is of one kind: {claim.claim!r}")
    ((kind, body),) = claim.claim.items()
    pairs = list(_pairs(body, "")) if isinstance(body, dict) else [_value(body)]
    ruled = [f"!{claim.verdict}", *map(str, claim.cited)] if claim.verdict else []
    return _spaced(["?claim", kind, *pairs, *ruled])


def _pairs(body: dict[str, Plain], above: str) -> Iterator[str]:
    for name, value in body.items():
        step = name if STEP.fullmatch(name) else f'"{escaped(name)}"'
        if isinstance(value, dict) and value:
            yield from _pairs(value, f"{above}{step}.")
        else:
            yield f"{above}{step}={_value(value)}"


def _value(value: Plain) -> str:
    if isinstance(value, str):
        return value if _BARE.fullmatch(value) else f'"{escaped(value)}"'
    if isinstance(value, dict) or not all(isinstance(item, str) for item in value):
        raise ValueError(f"no line holds {value!r}")
    return f"[{', '.join(map(_value, value))}]"


def _name(name: Word) -> str:
    bare = NAME.fullmatch(name.text) and name.text not in _RESERVED
    return name.text if bare else _quoted(name)


def _quoted(word: Word) -> str:
    return f'"{escaped(word.text)}"'


def _spaced(parts: Iterable[str | Number]) -> str:
    return " ".join(part for part in map(str, parts) if part)
