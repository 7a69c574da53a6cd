"""The facts of a situation of Le Bouffon, as a case, a record or a question tells them.

What happened is told in full: a word, a gesture or a claim that is not told did not happen.
What was so (where a pawn stood, what the die showed, what the card says) is asked for when an
answer needs it: it is never guessed.
"""

from collections.abc import Iterator, Mapping

from cardsmith.model.board import STANDARD_LAP, Board, Square
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.struct import Struct, field
from cardsmith.referee.bouffon.acts import Card, Nodded, Player, Proposed, Shook
from cardsmith.referee.bouffon.states import Marotte, Packets, Spoken, State, Throw
from cardsmith.referee.tree import Tree

NO_CARD = Card("", ())

GLASS = ("before", "turned", "over")
"""Where the minute stands."""


class Situation(Struct, frozen=True, kw_only=True):
    """The facts of one situation; ``told`` names those that were told, the rest is empty.

    ``seats`` go to the left. ``squares`` are those of the pawns told, the Bouffon's after his
    die; ``before`` is his square before it. ``rolls`` are the opening dice, ``lots`` those that
    part players who spoke at once. ``letters`` are those of the square, ``chosen`` is the one
    that was said. ``draws`` name packets, ``disputed`` words the table does not agree to have
    heard. ``is_scored`` tells that a pawn stands where it does by the score, not by a die.
    ``state`` is the moment they were told of, where they come from a game that was played.
    """

    told: frozenset[str] = frozenset()
    seats: tuple[Player, ...] = ()
    rolls: tuple[Throw, ...] = ()
    ages: Mapping[Player, int] = field(default_factory=dict)
    first: Player = ""
    bouffon: Player = ""
    board: Board | None = None
    finish: int = 0
    before: int = 0
    die: int = 0
    squares: Mapping[Player, int] = field(default_factory=dict)
    letters: Square = ()
    chosen: str = ""
    packets: Packets = field(default_factory=dict)
    draws: tuple[str, ...] = ()
    card: Card = NO_CARD
    seen_by: Player = ""
    known_to: Player = ""
    read: str = ""
    spelt: str = ""
    hints: tuple[str, ...] = ()
    glass: str = ""
    proposals: tuple[Proposed, ...] = ()
    disputed: tuple[str, ...] = ()
    gestures: tuple[Nodded | Shook, ...] = ()
    spoken: tuple[Spoken, ...] = ()
    accepted: tuple[str, ...] = ()
    lots: tuple[Throw, ...] = ()
    marotte: Marotte | None = None
    is_scored: bool = False
    state: State | None = None

    def need(self, *facts: str) -> None:
        """Raise InputError (G160) for the first of these facts that was not told."""
        for fact in facts:
            if fact not in self.told:
                raise lacking(fact)

    def player(self, node: Tree) -> Player:
        """A player by name; G160 where nobody told the seats, G161 for one that has none."""
        self.need("seats")
        return node.one_of(*self.seats)

    def seated(self, player: Player, path: str) -> Player:
        """A player whose name is no fact but stands somewhere; G161 for one without a seat."""
        return self.player(Tree(player, path))


def lacking(fact: str) -> InputError:
    """What is raised for a fact that an answer needs and nobody told."""
    path = f"given.{fact}"
    return InputError(Finding("G160", named(path), fact=path))


def read_situation(tree: Tree, state: State | None = None) -> Situation:
    """The facts that a tree tells.

    Raises InputError for a fact that nobody reads (G162), or that cannot be read (G161).
    """
    told = _Told(tree.only(*_NAMES))
    return Situation(
        told=frozenset(name for name, _ in tree.fields()),
        seats=told.texts("seats"),
        rolls=told.throws("rolls"),
        ages=told.numbers("ages"),
        first=told.player("first"),
        bouffon=told.player("bouffon"),
        board=told.board(),
        finish=told.number("finish"),
        before=told.number("before"),
        die=told.number("die"),
        squares=told.numbers("on"),
        letters=told.letters(),
        chosen=told.text("chosen"),
        packets=told.packets(),
        draws=told.texts("draws"),
        card=told.card(tree),
        seen_by=told.player("seen_by"),
        known_to=told.player("known_to"),
        read=told.text("read"),
        spelt=told.text("spelt"),
        hints=told.texts("hints"),
        glass=told.word("glass", *GLASS),
        proposals=told.words(tree, "proposals"),
        disputed=told.disputed(),
        gestures=told.gestures(),
        spoken=told.spoken(),
        accepted=told.texts("accepted"),
        lots=told.throws("lots"),
        marotte=told.marotte(),
        is_scored=told.switch("scored"),
        state=state,
    )


_NAMES = (
    *("seats", "rolls", "ages", "first", "bouffon", "board", "finish", "before", "die", "on"),
    *("square", "chosen", "packets", "draws", "card", "seen_by", "known_to", "read", "spelt"),
    *("hints", "glass", "proposals", "gestures", "spoken", "accepted", "lots", "marotte"),
    "scored",
)


class _Told:
    """Reads facts by their names; what is not told is empty."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.seats = self.texts("seats")

    def text(self, name: str) -> str:
        told = self.tree.get(name)
        return told.text() if told else ""

    def texts(self, name: str) -> tuple[str, ...]:
        told = self.tree.get(name)
        return told.texts() if told else ()

    def letters(self) -> tuple[str, ...]:
        """The letters of a square, one at least."""
        told = self.tree.get("square")
        return told.some() if told else ()

    def word(self, name: str, *words: str) -> str:
        told = self.tree.get(name)
        return told.one_of(*words) if told else ""

    def number(self, name: str) -> int:
        told = self.tree.get(name)
        return told.number() if told else 0

    def switch(self, name: str) -> bool:
        told = self.tree.get(name)
        return told is not None and told.switch()

    def player(self, name: str) -> Player:
        told = self.tree.get(name)
        return self.seated(told) if told else ""

    def seated(self, node: Tree) -> Player:
        """The player a node names, who must have a seat."""
        self.tree.need("seats")
        return node.one_of(*self.seats)

    def by_player(self, name: str) -> Iterator[tuple[Player, Tree]]:
        """The fields of a fact whose names are players."""
        told = self.tree.get(name)
        for player, node in told.fields() if told else ():
            yield self.seated(Tree(player, node.path)), node

    def numbers(self, name: str) -> dict[Player, int]:
        return {player: node.number() for player, node in self.by_player(name)}

    def throws(self, name: str) -> tuple[Throw, ...]:
        """The dice of each player: a number, or several where he rolled again."""
        return tuple(
            (player, die.number())
            for player, node in self.by_player(name)
            for die in (node.items() if isinstance(node.value, list) else (node,))
        )

    def board(self) -> Board | None:
        told = self.tree.get("board")
        if told is None:
            return None
        squares = told.only("squares", "laps").get("squares")
        lap = tuple(square.texts() for square in squares.items()) if squares else STANDARD_LAP
        try:
            return Board(squares=lap, laps=told.need("laps").number())
        except ValueError:
            told.refuse("G161", kind="board")

    def packets(self) -> dict[str, tuple[Card, ...]]:
        """The cards of packets by their titles, front first."""
        told = self.tree.get("packets")
        fields = told.fields() if told else ()
        return {name: tuple(Card(title, ()) for title in node.texts()) for name, node in fields}

    def card(self, tree: Tree) -> Card:
        """The card of a situation, or that of a marotte."""
        told = tree.get("card")
        if told is None:
            return NO_CARD
        told.only("title", "entries")
        return Card(told.need("title").text(), told.need("entries").texts())

    def words(self, tree: Tree, name: str) -> tuple[Proposed, ...]:
        """The words that players said, in order."""
        told = tree.get(name)
        return tuple(map(self._word, told.items())) if told else ()

    def _word(self, item: Tree) -> Proposed:
        item.only("by", "text", "at", "heard")
        return Proposed(self.seated(item.need("by")), item.need("text").text(), _second(item))

    def disputed(self) -> tuple[str, ...]:
        told = self.tree.get("proposals")
        return tuple(
            item.need("text").text()
            for item in (told.items() if told else ())
            if (heard := item.get("heard")) and heard.one_of("clearly", "disputed") == "disputed"
        )

    def gestures(self) -> tuple[Nodded | Shook, ...]:
        told = self.tree.get("gestures")
        return tuple(map(self._gesture, told.items())) if told else ()

    def _gesture(self, item: Tree) -> Nodded | Shook:
        text = item.only("to", "is").need("to").text()
        is_nod = item.need("is").one_of("nod", "shake") == "nod"
        bouffon = self.seated(self.tree.need("bouffon"))
        return Nodded(bouffon, text) if is_nod else Shook(bouffon, text)

    def spoken(self) -> tuple[Spoken, ...]:
        told = self.tree.get("spoken")
        return tuple(map(_spoken, told.items())) if told else ()

    def marotte(self) -> Marotte | None:
        """The marotte as it was claimed: how it went, or ``claimed`` while it is to be drawn."""
        told = self.tree.get("marotte")
        if told is None:
            return None
        if isinstance(told.value, str):
            word = told.one_of("claimed", "won", "lost")
            return Marotte(found=None if word == "claimed" else word == "won")
        told.only("drawn_by", "card", "answers")
        for name in ("card", "answers"):
            told.need(name)
        drawer = self.seated(told.need("drawn_by"))
        return Marotte(drawer, self.card(told), self.words(told, "answers"))


def _spoken(item: Tree) -> Spoken:
    item.only("text", "at", "after")
    after = item.get("after")
    return Spoken(item.need("text").text(), _second(item), after.number() if after else 0)


def _second(item: Tree) -> int | None:
    told = item.get("at")
    return told.number() if told else None
