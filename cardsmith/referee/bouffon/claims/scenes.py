"""What a claim on an act speaks of: the moment, what had just happened, what is done there."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from cardsmith.referee.bouffon.acts import (
    MAROTTE,
    Accepted,
    Act,
    Card,
    Chose,
    Claimed,
    Drew,
    Ended,
    Hinted,
    Left,
    Manner,
    Mimed,
    Moved,
    Nodded,
    Player,
    Proposed,
    PutBack,
    ReadTitle,
    Remembered,
    Rolled,
    Saw,
    Shook,
    Spelt,
    Spoke,
    Turned,
    Where,
)
from cardsmith.referee.bouffon.claims.moments import at_glass, at_move, at_title, moment
from cardsmith.referee.bouffon.claims.score import turn_of
from cardsmith.referee.bouffon.facts import Situation
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import Phase, State
from cardsmith.referee.tree import Tree


class Scene(NamedTuple):
    """A moment; what happened there, right or wrong; the acts that are claimed, in order."""

    state: State
    acts: tuple[Act, ...]
    happened: tuple[Act, ...] = ()


class Teller(NamedTuple):
    """Who reads a claimed act: its player, its own facts, the situation, the house."""

    player: Player
    tree: Tree
    situation: Situation
    house: House

    def text(self, name: str) -> str:
        """A fact of the act that is a text."""
        return self.tree.need(name).text()

    def second(self) -> int | None:
        """When it was done, where that is told."""
        told = self.tree.get("at")
        return told.number() if told else None

    def where(self, name: str) -> Where:
        """A place of a packet."""
        return Where(self.tree.need(name).one_of(*Where))

    def at(self, phase: Phase) -> State:
        """The moment of a phase."""
        return moment(phase, self.situation, self.house)

    def in_minute(self) -> State:
        """The moment the glass tells; where it does not, the minute runs."""
        return at_glass(self.situation, self.house, "turned")

    def before_minute(self) -> State:
        """The moment the glass tells; where it does not, it stands still."""
        return at_glass(self.situation, self.house, "before")

    def with_words(self, phase: Phase) -> State:
        """The moment of a phase that hangs on the card and on what was said."""
        return self.at(phase)._replace(turn=turn_of(self.situation))


Reader: TypeAlias = Callable[[Teller], Scene]


def scene(teller: Teller) -> Scene:
    """The scene of a claimed act; G161 for an act that is not known."""
    known = teller.tree.need("act").one_of(*SCENES)
    fields, reader = SCENES[known]
    teller.tree.only("player", "says", "act", *fields)
    return reader(teller)


def _roll(teller: Teller) -> Scene:
    phase = Phase.DIE if "bouffon" in teller.situation.tree else Phase.OPENING
    return Scene(teller.at(phase), (Rolled(teller.player, teller.tree.need("value").number()),))


def _move(teller: Teller) -> Scene:
    state = at_move(teller.situation, teller.house)
    return Scene(state, (Moved(teller.player, teller.tree.need("to").number()),))


def _choose(teller: Teller) -> Scene:
    return Scene(_on_letters(teller, Phase.LETTER), (Chose(teller.player, teller.text("letter")),))


def _draw(teller: Teller) -> Scene:
    packet, where = teller.text("packet"), teller.where("from")
    if packet == MAROTTE:
        state = teller.at(Phase.MAROTTE_DRAW)
        state = state._replace(turn=state.turn._replace(marotte=None))
        return Scene(state, (Drew(teller.player, packet, _front(state, packet), where),))
    told, situation = teller.situation.tree, teller.situation
    state = _on_letters(teller, Phase.LETTER if "chosen" in told else Phase.DRAW)
    drew = Drew(teller.player, packet, _front(state, packet), where)
    if "chosen" in told:
        return Scene(state, (Chose(situation.bouffon, situation.text("chosen")), drew))
    return Scene(state, (drew,))


def _on_letters(teller: Teller, phase: Phase) -> State:
    """A moment that hangs on the letters of the square."""
    if "board" not in teller.situation.tree:
        teller.situation.tree.need("square")
    return teller.at(phase)


def _front(state: State, packet: str) -> Card:
    """The front card of a packet; one without a name where nobody told the packet."""
    return next(iter(state.packets.get(packet, ())), Card("", ()))


def _redraw(teller: Teller) -> Scene:
    """The card that was drawn goes back, and the next one is drawn."""
    situation, bouffon = teller.situation, teller.situation.bouffon
    packet = situation.letters[0]
    state = teller.at(Phase.READY)._replace(out=(packet,))
    state = state._replace(turn=state.turn._replace(packet=packet))
    seen, known = situation.somebody("seen_by"), situation.somebody("known_to")
    happened = (*((Saw(seen),) if seen else ()), *((Remembered(known),) if known else ()))
    acts = (PutBack(packet), Drew(bouffon, packet, _front(state, packet)))
    return Scene(state, acts, happened)


def _put_back(teller: Teller) -> Scene:
    packet = teller.text("packet")
    state = teller.at(Phase.BACK)._replace(out=(packet,))
    return Scene(state, (PutBack(packet, teller.where("to")),))


def _announced(act: Act, teller: Teller) -> Scene:
    return Scene(at_title(teller.situation, teller.house), (act,))


def _hint(teller: Teller) -> Scene:
    teller.situation.tree.need("card")
    teller.second()
    texts = teller.tree.need("texts").texts()
    return Scene(teller.before_minute(), tuple(Hinted(teller.player, text) for text in texts))


def _propose(teller: Teller) -> Scene:
    return Scene(
        teller.in_minute(), (Proposed(teller.player, teller.text("text"), teller.second()),)
    )


def _answer(teller: Teller) -> Scene:
    said = Proposed(teller.player, teller.text("text"), teller.second())
    teller.situation.tree.need("marotte")
    return Scene(teller.at(Phase.MAROTTE_ANSWERS), (said,))


def _claim(teller: Teller) -> Scene:
    again = "marotte" in teller.situation.tree
    phase = Phase.MAROTTE_CHECK if again else Phase.CHECK
    return Scene(teller.with_words(phase), (Claimed(teller.player),))


def _end(teller: Teller) -> Scene:
    ended = Ended(teller.tree.need("at").number())
    return Scene(teller.with_words(Phase.MIME), (ended,))


SCENES: Mapping[str, tuple[tuple[str, ...], Reader]] = {
    "roll": (("value",), _roll),
    "move": (("to",), _move),
    "choose": (("letter",), _choose),
    "draw": (("packet", "from"), _draw),
    "redraw": ((), _redraw),
    "put-back": (("packet", "to"), _put_back),
    "read": (("title",), lambda told: _announced(ReadTitle(told.player, told.text("title")), told)),
    "spell": (
        ("letters",),
        lambda told: _announced(Spelt(told.player, told.text("letters")), told),
    ),
    "turn": ((), lambda told: _announced(Turned(told.player), told)),
    "hint": (("texts", "at"), _hint),
    "see": ((), lambda told: Scene(told.before_minute(), (Saw(told.player),))),
    "remember": ((), lambda told: Scene(told.before_minute(), (Remembered(told.player),))),
    "propose": (("text", "at"), _propose),
    "answer": (("text", "at"), _answer),
    "nod": (
        ("to",),
        lambda told: Scene(told.with_words(Phase.MIME), (Nodded(told.player, told.text("to")),)),
    ),
    "shake": (
        ("to",),
        lambda told: Scene(told.with_words(Phase.MIME), (Shook(told.player, told.text("to")),)),
    ),
    "speak": (
        ("text", "at"),
        lambda told: Scene(
            told.in_minute(), (Spoke(told.player, told.text("text"), told.second()),)
        ),
    ),
    "mime": (
        ("manner",),
        lambda told: Scene(
            told.in_minute(),
            (Mimed(told.player, Manner(told.tree.need("manner").one_of(*Manner))),),
        ),
    ),
    "end": (("at",), _end),
    "vote": (
        ("text",),
        lambda told: Scene(told.with_words(Phase.CHECK), (Accepted(told.text("text")),)),
    ),
    "claim": ((), _claim),
    "leave": ((), lambda told: Scene(told.in_minute(), (Left(told.player),))),
}
"""How each act is told: the names of its own facts, and who reads it."""
