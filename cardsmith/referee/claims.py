"""What can be claimed: a closed list of kinds, the same for both games.

A case, a disputed line of a record and a question are judged through these. The kinds say what
both games share; what a game adds stays in the tree of the claim, which its own reader knows.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple

from cardsmith.model.casebook import KINDS
from cardsmith.model.struct import Struct
from cardsmith.referee.tree import Tree


class Says(StrEnum):
    """How strongly an act is claimed."""

    MAY = "may"
    MUST = "must"
    MAY_NOT = "may-not"


class End(NamedTuple):
    """Where a pawn ends: on a square, or so many squares farther when ``is_gain``."""

    number: int
    is_gain: bool


class May(Struct, frozen=True):
    """A player may, must or may not do an act; ``tree`` holds what the act needs."""

    player: str
    says: Says
    act: str
    tree: Tree


class Counts(Struct, frozen=True):
    """A word or a play stands, or does not."""

    holds: bool
    tree: Tree


class Length(Struct, frozen=True):
    """The scoring length of a text; it is longer than another text where ``claimed`` is None."""

    text: str
    claimed: int | None
    longer_than: str


class Moves(Struct, frozen=True):
    """The pawns of some players end so."""

    ends: Mapping[str, End]


class Next(Struct, frozen=True):
    """A player is the next to have a role: to be ``bouffon``, to ``lead``, ``speak``, ``deal``."""

    role: str
    player: str


class Over(Struct, frozen=True):
    """A game, turn, trick or session is over or not; ``winner`` is empty where none is claimed."""

    what: str
    holds: bool
    winner: str
    tree: Tree


class Ranks(Struct, frozen=True):
    """Players have these ranks, titles or seats."""

    tree: Tree


class Owes(Struct, frozen=True):
    """A player gives or takes these."""

    player: str
    tree: Tree


class SetUp(Struct, frozen=True):
    """Players, dice, board, deck or deal are as the rules want them."""

    tree: Tree


class Pile(Struct, frozen=True):
    """A packet lies so, a card goes there."""

    tree: Tree


class Penalty(Struct, frozen=True):
    """What a player did brings him this, and not something else."""

    player: str
    tree: Tree


Claim = May | Counts | Length | Moves | Next | Over | Ranks | Owes | SetUp | Pile | Penalty

ROLES = ("bouffon", "lead", "speak", "deal")
ENDINGS = ("game", "turn", "trick", "session")


def read_claim(tree: Tree) -> Claim:
    """The one claim that a tree ``{kind: …}`` makes.

    Raises InputError: G151 for no kind, two kinds or an unknown one, G160–G162 for what the
    kind lacks.
    """
    known = ", ".join(KINDS)
    if not isinstance(tree.value, dict) or len(tree.value) != 1:
        tree.refuse("G151", kind="one", known=known)
    ((kind, body),) = tree.fields()
    if kind not in _READERS:
        body.refuse("G151", kind="unknown", found=kind, known=known)
    return _READERS[kind](body)


def _may(tree: Tree) -> May:
    says = tree.need("says").one_of(*Says)
    return May(tree.need("player").text(), Says(says), tree.need("act").text(), tree)


def _counts(tree: Tree) -> Counts:
    says = tree.get("says")
    return Counts(says is None or says.switch(), tree)


def _length(tree: Tree) -> Length:
    tree.only("text", "is", "longer_than")
    text, other = tree.need("text").text(), tree.get("longer_than")
    if other is not None:
        return Length(text, None, other.text())
    return Length(text, tree.need("is").number(), "")


def _moves(tree: Tree) -> Moves:
    ends = {name: End(end.number(), end.text()[:1] in "+-") for name, end in tree.fields()}
    if not ends:
        tree.refuse("G161", kind="fields")
    return Moves(ends)


def _next(tree: Tree) -> Next:
    role, player = tree.single(*ROLES)
    return Next(role, player.text())


def _over(tree: Tree) -> Over:
    what = next((ending for ending in ENDINGS if ending in tree), "")
    if not what:
        tree.refuse("G161", kind="one", known=", ".join(ENDINGS))
    winner = tree.get("winner")
    return Over(what, tree.need(what).switch(), winner.text() if winner else "", tree)


def _ranks(tree: Tree) -> Ranks:
    if not list(tree.fields()):
        tree.refuse("G161", kind="fields")
    return Ranks(tree)


def _owes(tree: Tree) -> Owes:
    return Owes(tree.need("player").text(), tree)


def _penalty(tree: Tree) -> Penalty:
    return Penalty(tree.need("player").text(), tree)


_READERS: Mapping[str, Callable[[Tree], Claim]] = {
    "may": _may,
    "counts": _counts,
    "length": _length,
    "moves": _moves,
    "next": _next,
    "over": _over,
    "ranks": _ranks,
    "owes": _owes,
    "set-up": SetUp,
    "pile": Pile,
    "penalty": _penalty,
}
