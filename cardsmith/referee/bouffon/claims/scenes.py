"""What a claim on an act speaks of: the moment, what had just happened, what is done there."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

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
from cardsmith.referee.bouffon.facts import Situation, lacking
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import Phase, State
from cardsmith.referee.tree import Tree


class Scene(NamedTuple):
    """A moment; what happened there, right or wrong; the acts that are claimed, in order."""

    state: State
    acts: tuple[Act, ...]
    happened: tuple[Act, ...] = ()


class Teller(NamedTuple):
    """What a claimed act is read from: its player, its own facts, the situation, the house."""

    player: Player
    tree: Tree
    situation: Situation
    house: House

    def text(self, name: str) -> str:
        """A fact of the act that is a text."""
        return self.tree.need(name).text()

    def number(self, name: str) -> int:
        """A fact of the act that is a number."""
        return self.tree.need(name).number()

    def second(self) -> int | None:
        """When it was done, where that is told."""
        return self.number("at") if "at" in self.tree else None

    def where(self, name: str) -> Where:
        """A place of a packet."""
        return Where(self.tree.need(name).one_of(*Where))


class Telling(NamedTuple):
    """How an act is told: the names of its own facts, its moment, the act itself."""

    fields: tuple[str, ...]
    at: Callable[[Teller], State]
    acts: Callable[[Teller, State], tuple[Act, ...]]


def scene(teller: Teller) -> Scene:
    """The scene of a claimed act, set in the game where there is one; G161 for no known act."""
    telling = ACTS[teller.tree.need("act").one_of(*ACTS)]
    teller.tree.only("player", "says", "act", *telling.fields)
    reached = teller.situation.state
    state = telling.at(teller) if reached is None else _known(reached, teller.text("act"))
    acts = telling.acts(teller, state)
    return Scene(state, acts, _happened(teller.situation) if reached is None else ())


def _known(state: State, act: str) -> State:
    """The moment that was played; G160 where the act hangs on a card that nobody told."""
    card = state.turn.card
    decides = act == "hint" or (act in _BY_CARD and bool(state.turn.proposals))
    if decides and card is not None and card.is_untold:
        raise lacking("card")
    return state


_BY_CARD = frozenset({"nod", "shake", "vote", "claim", "end"})
"""The acts that are right or wrong by what the card has of the words that were said."""


def _happened(situation: Situation) -> tuple[Act, ...]:
    """What spoils a card that was drawn."""
    seen, known = situation.seen_by, situation.known_to
    return (*((Saw(seen),) if seen else ()), *((Remembered(known),) if known else ()))


def _at(phase: Phase) -> Callable[[Teller], State]:
    """The moment of a phase."""
    return lambda teller: moment(phase, teller.situation, teller.house)


def _at_check(phase: Phase) -> Callable[[Teller], State]:
    """The moment of a phase that hangs on the card and on what was said."""
    return lambda teller: moment(phase, teller.situation, teller.house)._replace(
        turn=turn_of(teller.situation)
    )


def _in_minute(teller: Teller) -> State:
    """The moment the glass tells; where it does not, the minute runs."""
    return at_glass(teller.situation, teller.house, "turned")


def _before_minute(teller: Teller) -> State:
    """The moment the glass tells; where it does not, it stands still."""
    return at_glass(teller.situation, teller.house, "before")


def _at_title(teller: Teller) -> State:
    return at_title(teller.situation, teller.house)


def _at_roll(teller: Teller) -> State:
    told = "bouffon" in teller.situation.told
    return moment(Phase.DIE if told else Phase.OPENING, teller.situation, teller.house)


def _at_letter(teller: Teller) -> State:
    situation = teller.situation
    if situation.board is None:
        situation.need("square")
    phase = Phase.LETTER if situation.chosen or teller.text("act") == "choose" else Phase.DRAW
    return moment(phase, teller.situation, teller.house)


def _at_draw(teller: Teller) -> State:
    if teller.text("packet") != MAROTTE:
        return _at_letter(teller)
    state = moment(Phase.MAROTTE_DRAW, teller.situation, teller.house)
    return state._replace(turn=state.turn._replace(marotte=None))


def _at_redraw(teller: Teller) -> State:
    """The card lies on the table, spoilt or not."""
    teller.situation.need("square")
    packet = teller.situation.letters[0]
    state = moment(Phase.READY, teller.situation, teller.house)
    return state._replace(turn=state.turn._replace(packet=packet), out=(packet,))


def _at_back(teller: Teller) -> State:
    state = moment(Phase.BACK, teller.situation, teller.house)
    return state._replace(out=(teller.text("packet"),))


def _at_answers(teller: Teller) -> State:
    teller.situation.need("marotte")
    return moment(Phase.MAROTTE_ANSWERS, teller.situation, teller.house)


def _at_claim(teller: Teller) -> State:
    again = "marotte" in teller.situation.told
    return _at_check(Phase.MAROTTE_CHECK if again else Phase.CHECK)(teller)


def _at_hint(teller: Teller) -> State:
    teller.situation.need("card")
    return _before_minute(teller)


def _draw(teller: Teller, state: State) -> tuple[Act, ...]:
    packet, where = teller.text("packet"), teller.where("from")
    drew = Drew(teller.player, packet, _front(state, packet), where)
    letter = teller.situation.chosen
    return (Chose(state.bouffon, letter), drew) if letter and packet != MAROTTE else (drew,)


def _redraw(_teller: Teller, state: State) -> tuple[Act, ...]:
    """The card that was drawn goes back, and the next one is drawn."""
    packet = state.turn.packet
    return PutBack(packet), Drew(state.bouffon, packet, _front(state, packet))


def _front(state: State, packet: str) -> Card:
    """The front card of a packet; one without a name where nobody told the packet."""
    return next(iter(state.packets.get(packet, ())), Card("", ()))


def _hint(teller: Teller, _state: State) -> tuple[Act, ...]:
    teller.second()
    return tuple(Hinted(teller.player, text) for text in teller.tree.need("texts").some())


def _say(teller: Teller, _state: State) -> tuple[Act, ...]:
    return (Proposed(teller.player, teller.text("text"), teller.second()),)


def _mime(teller: Teller, _state: State) -> tuple[Act, ...]:
    return (Mimed(teller.player, Manner(teller.tree.need("manner").one_of(*Manner))),)


ACTS: Mapping[str, Telling] = {
    "roll": Telling(
        ("value",), _at_roll, lambda told, _: (Rolled(told.player, told.number("value")),)
    ),
    "move": Telling(
        ("to",),
        lambda told: at_move(told.situation, told.house),
        lambda told, _: (Moved(told.player, told.number("to")),),
    ),
    "choose": Telling(
        ("letter",), _at_letter, lambda told, _: (Chose(told.player, told.text("letter")),)
    ),
    "draw": Telling(("packet", "from"), _at_draw, _draw),
    "redraw": Telling((), _at_redraw, _redraw),
    "put-back": Telling(
        ("packet", "to"),
        _at_back,
        lambda told, _: (PutBack(told.text("packet"), told.where("to")),),
    ),
    "read": Telling(
        ("title",), _at_title, lambda told, _: (ReadTitle(told.player, told.text("title")),)
    ),
    "spell": Telling(
        ("letters",), _at_title, lambda told, _: (Spelt(told.player, told.text("letters")),)
    ),
    "turn": Telling((), _at_title, lambda told, _: (Turned(told.player),)),
    "hint": Telling(("texts", "at"), _at_hint, _hint),
    "see": Telling((), _before_minute, lambda told, _: (Saw(told.player),)),
    "remember": Telling((), _before_minute, lambda told, _: (Remembered(told.player),)),
    "propose": Telling(("text", "at"), _in_minute, _say),
    "answer": Telling(("text", "at"), _at_answers, _say),
    "nod": Telling(
        ("to",), _at_check(Phase.MIME), lambda told, _: (Nodded(told.player, told.text("to")),)
    ),
    "shake": Telling(
        ("to",), _at_check(Phase.MIME), lambda told, _: (Shook(told.player, told.text("to")),)
    ),
    "speak": Telling(
        ("text", "at"),
        _in_minute,
        lambda told, _: (Spoke(told.player, told.text("text"), told.second()),),
    ),
    "mime": Telling(("manner",), _in_minute, _mime),
    "end": Telling(("at",), _at_check(Phase.MIME), lambda told, _: (Ended(told.number("at")),)),
    "vote": Telling(
        ("text",), _at_check(Phase.CHECK), lambda told, _: (Accepted(told.text("text")),)
    ),
    "claim": Telling((), _at_claim, lambda told, _: (Claimed(told.player),)),
    "leave": Telling((), _in_minute, lambda told, _: (Left(told.player),)),
}
"""Every act that can be claimed, by its name."""
