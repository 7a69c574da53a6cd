"""A moment of a game, told as the facts of a case: what ``facts`` reads, the other way round."""

from collections.abc import Iterable, Iterator

from cardsmith.model.plain import Plain
from cardsmith.referee.bouffon.acts import Card, Nodded, Proposed
from cardsmith.referee.bouffon.states import Marotte, Phase, State, Throw, Turn

_AFTER_ROLL = tuple(Phase)[tuple(Phase).index(Phase.MOVE) : tuple(Phase).index(Phase.BACK)]
_AFTER_GLASS = _AFTER_ROLL[_AFTER_ROLL.index(Phase.MIME) :]
_GLASS = {Phase.READY: "before", Phase.MIME: "turned"}


def facts_of(state: State) -> dict[str, Plain]:
    """The facts of a moment, as a case book tells them.

    Once the score is settled the turn is told no more: what it gave is asked before. A card whose
    entries nobody told is left out as soon as words were said that it would decide on.
    """
    return dict(_facts(state))


def _facts(state: State) -> Iterator[tuple[str, Plain]]:
    table, turn = state.table, state.turn
    yield "seats", list(table.players)
    yield "finish", str(table.finish)
    yield "on", {player: str(table.square(player)) for player in table.players}
    yield "packets", {name: _titles(cards) for name, cards in state.packets.items()}
    if table.first:
        yield "first", table.first
    if state.dice:
        yield "rolls", _throws(state.dice)
    if turn.bouffon:
        yield "bouffon", turn.bouffon
        letters = state.track.at(table.square(turn.bouffon))
        if letters:
            yield "square", list(letters)
    if state.phase in _AFTER_ROLL:
        yield from _rolled(turn)
    if state.phase in _AFTER_GLASS:
        yield from _said(turn)
    if state.phase in _AFTER_ROLL:
        yield "glass", _GLASS.get(state.phase, "over")


def _rolled(turn: Turn) -> Iterator[tuple[str, Plain]]:
    yield "before", str(turn.before)
    yield "die", str(turn.die)
    if turn.card is not None and not (turn.card.is_untold and turn.proposals):
        yield "card", _card(turn.card)
    if turn.hints:
        yield "hints", list(turn.hints)


def _said(turn: Turn) -> Iterator[tuple[str, Plain]]:
    yield "proposals", _words(turn.proposals)
    yield (
        "gestures",
        [
            {"to": gesture.text, "is": "nod" if isinstance(gesture, Nodded) else "shake"}
            for gesture in turn.gestures
        ],
    )
    yield (
        "spoken",
        [{"text": word.text, "after": str(word.after), **_second(word.at)} for word in turn.spoken],
    )
    yield "accepted", list(turn.accepted)
    yield "lots", _throws(turn.lots)
    if turn.marotte is not None:
        yield "marotte", _marotte(turn.marotte)


def _marotte(marotte: Marotte) -> Plain:
    if marotte.card is not None:
        answers = _words(marotte.answers)
        return {"drawn_by": marotte.drawer, "card": _card(marotte.card), "answers": answers}
    return "won" if marotte.found else "lost"


def _words(proposals: Iterable[Proposed]) -> Plain:
    return [{"by": word.player, "text": word.text, **_second(word.at)} for word in proposals]


def _second(at: int | None) -> dict[str, Plain]:
    return {} if at is None else {"at": str(at)}


def _throws(throws: Iterable[Throw]) -> Plain:
    dice: dict[str, list[Plain]] = {}
    for player, value in throws:
        dice.setdefault(player, []).append(str(value))
    return {player: list(values) for player, values in dice.items()}


def _card(card: Card) -> Plain:
    return {"title": card.title, "entries": list(card.entries)}


def _titles(cards: Iterable[Card]) -> Plain:
    return [card.title for card in cards]
