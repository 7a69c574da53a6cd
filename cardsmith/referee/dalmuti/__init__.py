"""Le Grand Dalmuti: what may be done at the table, and what comes of it.

A session is a fold of ``apply`` over acts, from ``start``; ``judge`` answers each act with its
articles; ``legal_acts`` lists what the player to speak may do.

>>> from cardsmith.intake.shipped.law import default_rules
>>> hands = {"A": [8, 8, 8, 12], "B": [4, 4, 4, 9], "C": [7, 9], "D": [10, 10]}
>>> table = apply(position(default_rules(), hands), Play("A", series(3, 8)))
>>> ruling = judge(table, Play("B", series(2, 4)))
>>> ruling.verdict.value, ruling.cited, ruling.reason
('wrong', ('DAL-13',), 'as-many')
>>> legal_acts(table)
(Play(player='B', cards=(4, 4, 4), value=None), Pass(player='B'))
"""

from cardsmith.referee.dalmuti.acts import (
    Act,
    Cancel,
    Chance,
    Company,
    Conduct,
    Deal,
    Draw,
    Gather,
    Give,
    Join,
    Leave,
    Look,
    Lot,
    Move,
    Pass,
    Play,
    Reseat,
    Revolt,
    Score,
    Serve,
    Sight,
    Trade,
)
from cardsmith.referee.dalmuti.cards import Hand, hand, series, size, values
from cardsmith.referee.dalmuti.engine import Step, apply, judge, legal_acts, let_stand, step
from cardsmith.referee.dalmuti.house import House
from cardsmith.referee.dalmuti.seats import title
from cardsmith.referee.dalmuti.settling import next_seats, points_of
from cardsmith.referee.dalmuti.starting import opening, position, start, start_unranked
from cardsmith.referee.dalmuti.states import (
    Claimed,
    Dealing,
    Due,
    Lead,
    Opening,
    Playing,
    Ranking,
    Settled,
    State,
    Table,
    Title,
    Top,
)

__all__ = [
    "Act",
    "Cancel",
    "Chance",
    "Claimed",
    "Company",
    "Conduct",
    "Deal",
    "Dealing",
    "Draw",
    "Due",
    "Gather",
    "Give",
    "Hand",
    "House",
    "Join",
    "Lead",
    "Leave",
    "Look",
    "Lot",
    "Move",
    "Opening",
    "Pass",
    "Play",
    "Playing",
    "Ranking",
    "Reseat",
    "Revolt",
    "Score",
    "Serve",
    "Settled",
    "Sight",
    "State",
    "Step",
    "Table",
    "Title",
    "Top",
    "Trade",
    "apply",
    "hand",
    "judge",
    "legal_acts",
    "let_stand",
    "next_seats",
    "opening",
    "points_of",
    "position",
    "series",
    "size",
    "start",
    "start_unranked",
    "step",
    "title",
    "values",
]
