"""Records that people could write: values, and texts laid out by hand."""

from typing import TypeVar

from hypothesis import strategies as st

from cardsmith.model.casebook import KINDS
from cardsmith.model.ruling import Verdict
from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.record import Blank, Claim, Line, Record, Saying, Tag, Tags
from cardsmith.referee.records.results import (
    Gains,
    Leads,
    Next,
    Ranks,
    Result,
    Results,
    Seats,
    Stands,
    Wins,
)
from cardsmith.referee.records.tricks import Cancel, Gift, Pass, Play, Revolt, Taxes, Trick
from cardsmith.referee.records.turns import Answer, Hint, Marotte, Proposal, Title, Turn
from cardsmith.referee.records.words import Cards, Number, Word
from cardsmith.referee.records.writing import written

T = TypeVar("T")

PLAYERS = ["A", "Benoît", "Jean Paul", "P2", "h", "M", "ranks", "D'Arcy", "4", "J"]
TEXTS = ["bal", "l’été", 'dit "le sot"', "a\\b", "", "a;b", "{c}", "(se) moquer", "=>", "|", "[x]"]


def several(
    one: st.SearchStrategy[T], least: int = 0, most: int = 3
) -> st.SearchStrategy[tuple[T, ...]]:
    """A few of them."""
    return st.lists(one, min_size=least, max_size=most).map(tuple)


players = st.sampled_from(PLAYERS).map(Word)
texts = st.sampled_from(TEXTS).map(Word)
numbers = st.integers(0, 99).map(Number)
maybe = st.none() | numbers
cards = st.sampled_from(["1", "8", "12", "J", "J"]).map(Word)
series = st.one_of(
    several(cards, 1), st.tuples(cards, st.integers(1, 13)).map(lambda each: (each[0],) * each[1])
)
orders: st.SearchStrategy[Result] = st.one_of(
    *(several(players, 1, 4).map(kind) for kind in (Ranks, Seats))
)
single: st.SearchStrategy[Result] = st.one_of(
    st.builds(Gains, players, st.integers(-9, 9).map(Number)),
    st.builds(Stands, players, numbers),
    *(st.builds(kind, players) for kind in (Leads, Next, Wins)),
)
results: st.SearchStrategy[Results] = st.builds(
    lambda some, last: (*some, *last), several(single), several(orders, 0, 1)
)

incidents = st.one_of(
    st.sampled_from(["nod", "shake"]).map(lambda what: Incident(Word(what))),
    st.builds(Incident, st.just(Word("seen")), st.none() | players),
    st.builds(Incident, st.just(Word("out")), players),
    st.builds(Incident, st.just(Word("speech")), st.none() | players, texts, maybe),
)
good = st.sampled_from([None, True, False])
turns = st.builds(
    Turn,
    number=numbers,
    player=players,
    die=maybe,
    square=st.shared(maybe, key="square"),
    letter=st.shared(maybe, key="square").flatmap(
        lambda square: st.none() if square is None else st.sampled_from([None, Word("W")])
    ),
    opening=several(st.builds(Title, texts) | st.builds(Hint, texts) | incidents),
    minute=several(st.builds(Proposal, players, texts, maybe, good) | incidents),
    marotte=st.none()
    | st.builds(
        Marotte, players, texts, several(st.builds(Answer, texts, maybe, good) | incidents)
    ),
    results=results,
)
moves = st.builds(Play, players, series) | st.builds(Pass, players) | incidents
tricks = st.builds(
    Trick, number=numbers, continued=st.booleans(), moves=several(moves, 1, 9), results=results
)
told = st.builds(Cards, several(cards, 1), st.booleans()) | st.just(Cards((), more=True))
gifts = st.builds(Gift, players, players, told)
taxes = st.builds(Taxes, gifts=several(gifts, 1), results=results)
shown = several(cards, 0, 2)
announced = st.one_of(
    *(st.builds(kind, player=players, shown=shown, results=results) for kind in (Cancel, Revolt))
)

leaves = st.sampled_from(
    ["17", "+3", "A", "arc-en-ciel", "a b", "", 'x"y', "a;b", "!no", "a=b", "{"]
)
names = st.sampled_from(["A", "on", "Jean Paul", "set-up", "a.b", "é", '"'])
bodies = st.dictionaries(
    names,
    leaves | st.lists(leaves, max_size=2) | st.dictionaries(names, leaves, min_size=1, max_size=2),
    max_size=3,
)
claims = st.builds(
    lambda kind, body, ruled: Claim(claim={kind: body}, verdict=ruled[0], cited=ruled[1]),
    st.sampled_from(KINDS),
    bodies | leaves | st.lists(leaves, max_size=2),
    st.just((None, ()))
    | st.tuples(
        st.sampled_from(Verdict), several(st.sampled_from(["BOU-20", "DAL-Q23"]).map(Word))
    ),
)
tags = st.builds(
    Tags, several(st.builds(Tag, st.sampled_from(["Site", "Date", "x1"]).map(Word), texts), 1)
)
says: st.SearchStrategy[Saying] = st.one_of(
    turns, tricks, taxes, announced, claims, tags, st.just(Blank())
)
notes = several(st.sampled_from(["", "so", 'a "b', ";"]).map(Word), 0, 2)
comments = st.none() | st.sampled_from(["", "so", "{a}", '"', "=> A+3"]).map(Word)
lines = st.builds(
    lambda says, notes, comment: Line(
        says=says, text=written(says, notes, comment), notes=notes, comment=comment
    ),
    says,
    notes,
    comments,
)
records = several(lines, 0, 6).map(Record)


@st.composite
def laid_out(draw: st.DrawFn, line: Line) -> str:
    """The text of a line with other spaces, and notes where they may stand."""
    text, parts = line.text, []
    inside = escape = False
    for char in text:
        gap = char == " " and not inside
        parts.append(draw(st.sampled_from([" ", "  ", "\t ", " {x} "])) if gap else char)
        inside ^= char == '"' and not escape
        escape = inside and char == "\\" and not escape
    return "".join(parts)
