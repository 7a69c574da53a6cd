"""The facts of a situation of Le Grand Dalmuti, as a case, a record or a question tells them.

Hands are those that were told, card by card: a hand that was not told is never filled up. What
an answer needs and nobody told is asked for.
"""

from collections.abc import Callable, Mapping

from cardsmith.model.struct import Struct
from cardsmith.referee.dalmuti.acts import (
    Act,
    Cancel,
    Gather,
    Give,
    Join,
    Leave,
    Look,
    Pass,
    Play,
    Revolt,
    Serve,
    Sight,
    Trade,
)
from cardsmith.referee.dalmuti.house import Cards
from cardsmith.referee.dalmuti.states import Table, Title
from cardsmith.referee.tree import Tree

NAMES = (
    *("seats", "first_game", "hands", "draws", "lead", "table", "passed_before", "passed"),
    *("turn", "out", "played"),
)
"""Every fact that can be told."""

JOKER = "J"


class Situation(Struct, frozen=True):
    """The facts of one situation, read from their tree when they are asked for.

    Raises InputError for a fact that is asked for and not told (G160), that cannot be read
    (G161), or that nobody reads (G162).
    """

    tree: Tree

    def __post_init__(self) -> None:
        self.tree.only(*NAMES)

    @property
    def seats(self) -> tuple[str, ...]:
        """The players from the Grand Dalmuti leftwards; before the first ranks, from anyone."""
        return self.tree.need("seats").texts()

    @property
    def is_first_game(self) -> bool:
        """Whether no game was played before this one."""
        return self.tree.need("first_game").switch()

    @property
    def out(self) -> tuple[str, ...]:
        """Who has gone out, in this order; G163 for one who does so twice."""
        out = self.players("out")
        for at, player in enumerate(out):
            if player in out[:at]:
                self.tree.need("out").items()[at].refuse("G163", kind="out")
        return out

    @property
    def turn(self) -> str:
        """Who speaks, where it is told; empty where it follows from the rest."""
        told = self.tree.get("turn")
        return self.player(told) if told else ""

    @property
    def played(self) -> tuple[Tree, ...]:
        """What was done since, act by act."""
        told = self.tree.get("played")
        return told.items() if told else ()

    def player(self, told: Tree) -> str:
        """A player by name; G161 for one who has no seat."""
        return told.one_of(*self.seats)

    def players(self, name: str) -> tuple[str, ...]:
        """A fact that is a list of players, empty where it is not told."""
        told = self.tree.get(name)
        return tuple(map(self.player, told.items())) if told else ()

    def cards_of(self, name: str, deck: Cards) -> Mapping[str, tuple[int, ...]]:
        """A fact that tells cards player by player: ``hands``, ``draws``."""
        told = self.tree.get(name)
        if told is None:
            return {}
        return {
            self.player(Tree(player, node.path)): cards(node, deck)
            for player, node in told.fields()
        }


def card(told: Tree, deck: Cards) -> int:
    """The value of one card, the joker's for J."""
    known = (*map(str, range(1, deck.values + 1)), JOKER)
    text = told.one_of(*known)
    return deck.joker if text == JOKER else int(text)


def cards(told: Tree, deck: Cards) -> tuple[int, ...]:
    """The values of a list of cards."""
    return tuple(card(item, deck) for item in told.items())


def act(told: Tree, table: Table, *beside: str) -> Act:
    """What somebody did, or is said to do: ``{player: …, act: …}`` and its particulars.

    ``beside`` are fields that tell something else of it.
    """
    return ACTS[told.need("act").one_of(*ACTS)](_Doing(told, table, beside))


def seat_with(title: Title, players: int) -> int:
    """The seat that a newcomer wants by its title, at a table that he makes one of so many."""
    match title:
        case Title.GRAND_DALMUTI:
            return 0
        case Title.PETIT_DALMUTI:
            return 1
        case Title.PETIT_BOUFFON:
            return players - 2
        case Title.GROS_BOUFFON:
            return players - 1
        case Title.MERCHANT:
            return 2


class _Doing(Struct, frozen=True):
    """One act as it is told at a table."""

    tree: Tree
    table: Table
    beside: tuple[str, ...]

    @property
    def player(self) -> str:
        return self.named("player")

    def only(self, *names: str) -> "_Doing":
        """The same, once it has no field but these and those every act may have."""
        self.tree.only("player", "act", *self.beside, *names)
        return self

    def named(self, name: str) -> str:
        return self.tree.need(name).one_of(*self.table.seats)

    def named_if_told(self, name: str) -> str:
        return self.named(name) if name in self.tree else ""

    def switch(self, name: str) -> bool | None:
        told = self.tree.get(name)
        return told.switch() if told else None

    def card(self, name: str) -> int:
        return card(self.tree.need(name), self.table.house.cards)

    def cards(self) -> tuple[int, ...]:
        return cards(self.tree.need("cards"), self.table.house.cards)

    def announced(self) -> int | None:
        told = self.tree.get("as")
        return told.number() if told else None


def _play(doing: _Doing) -> Play:
    doing.only("cards", "as")
    return Play(doing.player, doing.cards(), doing.announced())


def _pass(doing: _Doing) -> Pass:
    return Pass(doing.only().player)


def _cancel(doing: _Doing) -> Cancel:
    return Cancel(doing.only("shown").player, doing.switch("shown") is not False)


def _revolt(doing: _Doing) -> Revolt:
    return Revolt(doing.only("shown").player, doing.switch("shown") is not False)


def _give(doing: _Doing) -> Give:
    doing.only("to", "cards", "chooser", "shown")
    return Give(
        doing.player,
        doing.named("to"),
        doing.cards(),
        doing.named_if_told("chooser"),
        doing.switch("shown"),
    )


def _trade(doing: _Doing) -> Trade:
    doing.only("with", "gives", "takes", "leave")
    leave = doing.tree.need("leave").switch()
    return Trade(doing.player, doing.card("gives"), doing.named("with"), doing.card("takes"), leave)


def _look(doing: _Doing) -> Look:
    sight = Sight(doing.tree.need("at").one_of(*Sight))
    if sight in (Sight.COUNT, Sight.HAND):
        return Look(doing.only("at", "whose").player, sight, doing.named("whose"))
    return Look(doing.only("at").player, sight)


def _gather(doing: _Doing) -> Gather:
    return Gather(doing.only().player)


def _join(doing: _Doing) -> Join:
    title = Title(doing.only("as").tree.need("as").one_of(*Title))
    seat = seat_with(title, len(doing.table.seats) + 1)
    return Join(doing.tree.need("player").text(), seat)


def _leave(doing: _Doing) -> Leave:
    return Leave(doing.only().player)


def _serve(doing: _Doing) -> Serve:
    return Serve(doing.only().player)


ACTS: Mapping[str, Callable[[_Doing], Act]] = {
    "play": _play,
    "cover": _play,
    "pass": _pass,
    "cancel": _cancel,
    "revolt": _revolt,
    "give": _give,
    "trade": _trade,
    "look": _look,
    "gather": _gather,
    "join": _join,
    "leave": _leave,
    "serve": _serve,
}
"""The acts that can be told, by their names; to cover is a play upon a series."""
