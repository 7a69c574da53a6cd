"""The facts of a situation of Le Bouffon, as a case, a record or a question tells them.

What happened is told in full: a word, a gesture or a claim that is not told did not happen.
What was so (where a pawn stood, what the die showed, what the card says) is asked for when an
answer needs it: it is never guessed.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from cardsmith.model.board import STANDARD_LAP, Board, Square
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.referee.bouffon.acts import (
    Card,
    Nodded,
    Player,
    Proposed,
    Shook,
)
from cardsmith.referee.bouffon.states import Marotte, Spoken, State, Throw
from cardsmith.referee.tree import Tree

GLASS = ("before", "turned", "over")
"""Where the minute stands."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The facts of one situation: every fact that is told can be read.

    ``state`` is the moment they were told of, where they come from a game that was played.
    Raises InputError for a fact that cannot be read (G161), that nobody reads (G162), or that
    is asked for and was not told (G160).
    """

    tree: Tree
    state: State | None = None

    def __post_init__(self) -> None:
        for name, _ in self.tree.fields(FACTS):
            FACTS[name](self)

    @property
    def seats(self) -> tuple[Player, ...]:
        """The players, to the left."""
        return self.tree.need("seats").texts()

    @property
    def bouffon(self) -> Player:
        """Whose turn it is."""
        return self.player(self.tree.need("bouffon"))

    @property
    def first(self) -> Player:
        """The first Bouffon, nobody where he is not told."""
        return self.somebody("first")

    def somebody(self, name: str) -> Player:
        """A fact that is a player, nobody where it is not told."""
        told = self.tree.get(name)
        return self.player(told) if told else ""

    def player(self, node: Tree) -> Player:
        """A player by name; G161 for one that has no seat."""
        return node.one_of(*self.seats)

    def seated(self, player: Player, path: str) -> Player:
        """A player whose name is no fact but stands somewhere; G161 for one without a seat."""
        return self.player(Tree(player, path))

    def number(self, name: str) -> int:
        """A fact that is a number."""
        return self.tree.need(name).number()

    def text(self, name: str) -> str:
        """A fact that is a text, empty where it is not told."""
        told = self.tree.get(name)
        return told.text() if told else ""

    def texts(self, name: str) -> tuple[str, ...]:
        """A fact that is a list of words, empty where nothing of it happened."""
        told = self.tree.get(name)
        return told.texts() if told else ()

    @property
    def rolls(self) -> tuple[Throw, ...]:
        """The opening dice, in the order told."""
        return tuple(self._throws("rolls")) if "rolls" in self.tree else ()

    @property
    def ages(self) -> dict[Player, int]:
        """How old players are, as far as it is told."""
        told = self.tree.get("ages")
        fields = told.fields() if told else ()
        return {self.seated(player, node.path): node.number() for player, node in fields}

    @property
    def lots(self) -> tuple[Throw, ...]:
        """The dice that part players who spoke at once."""
        return tuple(self._throws("lots")) if "lots" in self.tree else ()

    @property
    def squares(self) -> dict[Player, int]:
        """Where pawns stand, the Bouffon's after his die; those that are not told are not here."""
        told = self.tree.get("on")
        if told is None:
            return {}
        return {self.seated(name, node.path): node.number() for name, node in told.fields()}

    @property
    def letters(self) -> Square:
        """The letters of the square on which the Bouffon stands."""
        return self.tree.need("square").texts()

    @property
    def board(self) -> Board | None:
        """The board, where it is told."""
        told = self.tree.get("board")
        if told is None:
            return None
        squares = told.only("squares", "laps").get("squares")
        lap = tuple(square.texts() for square in squares.items()) if squares else STANDARD_LAP
        try:
            return Board(squares=lap, laps=told.need("laps").number())
        except ValueError:
            told.refuse("G161", kind="board")

    @property
    def card(self) -> Card:
        """The card that was drawn."""
        return _card(self.tree.need("card"))

    @property
    def proposals(self) -> tuple[Proposed, ...]:
        """The words said by the others, in order."""
        return tuple(self._said(self.tree.need("proposals")))

    def disputed(self) -> Iterator[str]:
        """The words that the table does not agree to have heard."""
        for item in self.tree.need("proposals").items():
            if _is_disputed(item):
                yield item.need("text").text()

    @property
    def gestures(self) -> tuple[Nodded | Shook, ...]:
        """What the Bouffon answered, in order."""
        told = self.tree.get("gestures")
        return tuple(map(self._gesture, told.items())) if told else ()

    @property
    def spoken(self) -> tuple[Spoken, ...]:
        """What the Bouffon said while he mimed."""
        told = self.tree.get("spoken")
        return tuple(_spoken(item) for item in told.items()) if told else ()

    @property
    def marotte(self) -> Marotte | None:
        """The marotte as it was claimed; None where nobody claimed it.

        ``won`` and ``lost`` tell how it went, ``claimed`` that it is still to be drawn.
        """
        told = self.tree.get("marotte")
        if told is None:
            return None
        if isinstance(told.value, str):
            word = told.one_of("claimed", "won", "lost")
            return Marotte(found=None if word == "claimed" else word == "won")
        told.only("drawn_by", "card", "answers")
        return Marotte(
            drawer=self.player(told.need("drawn_by")),
            card=_card(told.need("card")),
            answers=tuple(self._said(told.need("answers"))),
        )

    @property
    def is_scored(self) -> bool:
        """Whether a pawn stands where it does by the score, not by a die."""
        told = self.tree.get("scored")
        return told is not None and told.switch()

    def glass(self, otherwise: str = "") -> str:
        """Where the minute stands; where nobody tells, it is ``otherwise``."""
        told = self.tree.get("glass")
        return told.one_of(*GLASS) if told else otherwise

    def packets(self) -> dict[str, tuple[Card, ...]]:
        """The cards of the packets that are told, front first, by the names they go by."""
        told = self.tree.get("packets")
        if told is None:
            return {}
        return {
            name: tuple(Card(title, ()) for title in node.texts()) for name, node in told.fields()
        }

    def _throws(self, name: str) -> Iterator[Throw]:
        """The dice of each player: a number, or several where he rolled again."""
        for player, node in self.tree.need(name).fields():
            self.seated(player, node.path)
            dice = node.items() if isinstance(node.value, list) else (node,)
            yield from ((player, die.number()) for die in dice)

    def _said(self, told: Tree) -> Iterator[Proposed]:
        for item in told.items():
            item.only("by", "text", "at", "heard")
            _is_disputed(item)
            player = self.player(item.need("by"))
            yield Proposed(player, item.need("text").text(), _second(item))

    def _gesture(self, item: Tree) -> Nodded | Shook:
        text = item.only("to", "is").need("to").text()
        is_nod = item.need("is").one_of("nod", "shake") == "nod"
        return Nodded(self.bouffon, text) if is_nod else Shook(self.bouffon, text)


def lacking(fact: str) -> InputError:
    """What is raised for a fact that an answer needs and nobody told."""
    path = f"given.{fact}"
    return InputError(Finding("G160", named(path), fact=path))


def _card(told: Tree) -> Card:
    told.only("title", "entries")
    return Card(told.need("title").text(), told.need("entries").texts())


def _spoken(item: Tree) -> Spoken:
    item.only("text", "at", "after")
    after = item.get("after")
    return Spoken(item.need("text").text(), _second(item), after.number() if after else 0)


def _second(item: Tree) -> int | None:
    told = item.get("at")
    return told.number() if told else None


def _is_disputed(item: Tree) -> bool:
    heard = item.get("heard")
    return heard is not None and heard.one_of("clearly", "disputed") == "disputed"


FACTS: Mapping[str, Callable[[Situation], object]] = {
    "seats": lambda told: told.seats,
    "rolls": lambda told: told.rolls,
    "ages": lambda told: told.ages,
    "first": lambda told: told.first,
    "bouffon": lambda told: told.bouffon,
    "board": lambda told: told.board,
    "finish": lambda told: told.number("finish"),
    "before": lambda told: told.number("before"),
    "die": lambda told: told.number("die"),
    "on": lambda told: told.squares,
    "square": lambda told: told.letters,
    "chosen": lambda told: told.text("chosen"),
    "packets": lambda told: told.packets(),
    "draws": lambda told: told.texts("draws"),
    "card": lambda told: told.card,
    "seen_by": lambda told: told.somebody("seen_by"),
    "known_to": lambda told: told.somebody("known_to"),
    "read": lambda told: told.text("read"),
    "spelt": lambda told: told.text("spelt"),
    "hints": lambda told: told.texts("hints"),
    "glass": lambda told: told.glass(),
    "proposals": lambda told: told.proposals,
    "gestures": lambda told: told.gestures,
    "spoken": lambda told: told.spoken,
    "accepted": lambda told: told.texts("accepted"),
    "lots": lambda told: told.lots,
    "marotte": lambda told: told.marotte,
    "scored": lambda told: told.is_scored,
}
"""Every fact that can be told, and how it is read."""
