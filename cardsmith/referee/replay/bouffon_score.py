"""The end of a turn of Le Bouffon: the marotte, the score, what the table said came of it."""

from collections.abc import Iterator

from cardsmith.model.finding import InputError
from cardsmith.model.place import Span
from cardsmith.model.plain import Plain
from cardsmith.referee.bouffon.acts import (
    MAROTTE,
    Card,
    Claimed,
    Drew,
    Ended,
    Proposed,
    ReadTitle,
    Settled,
    Spelt,
    Turned,
)
from cardsmith.referee.bouffon.checking import outcome_of
from cardsmith.referee.bouffon.states import Marotte, Phase
from cardsmith.referee.records import turns as told
from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.results import Gains, Next, Stands, Wins
from cardsmith.referee.records.turns import Turn
from cardsmith.referee.replay.bouffon_race import Race
from cardsmith.referee.replay.bouffon_turn import incident, title_span
from cardsmith.referee.replay.judging import across, claimed, missing, moved
from cardsmith.referee.replay.standing import placed, standing
from cardsmith.referee.replay.values import Event, Going, Part, Ruled


def marked(race: Race, turn: Turn) -> Iterator[Event]:
    """What the table held of words: ``+`` and ``-`` are claims that they count, or do not."""
    for said in turn.minute:
        if isinstance(said, told.Proposal) and said.good is not None:
            player, text = race.player(said.player), said.text.text
            body: Plain = {"by": player, "text": text, "says": "yes" if said.good else "no"}
            yield from claimed(Part.RESULT, said.text.span, {"counts": body}, race.judge)


def rescued(race: Race, marotte: told.Marotte) -> Iterator[Event]:
    """The marotte: claimed, drawn, answered (BOU-24 to BOU-28)."""
    bouffon, drawer = race.state.bouffon, race.player(marotte.drawer)
    is_open = race.is_dark and bool(race.state.turn.proposals)
    if is_open:
        yield missing(marotte.title.span, "card", title=_title(race))
        race.state = standing(race.state, Claimed(bouffon))
    else:
        claim = race.do(Part.ACT, marotte.title.span, Claimed(bouffon))
        yield claim
        if claim.is_false and race.going is not Going.AS_PLAYED:
            return
    entries = race.ground.entries(MAROTTE, marotte.title.text)
    card = Card(marotte.title.text, entries or ())
    yield race.do(Part.ACT, marotte.drawer.span, Drew(drawer, MAROTTE, card), stands=True)
    race.take(ReadTitle(drawer, card.title), *_spelt(race, drawer, card.title), Turned(drawer))
    for answer in marotte.answers:
        if isinstance(answer, Incident):
            yield from incident(race, answer, "")
        else:
            second = answer.second.value if answer.second else None
            act = Proposed(bouffon, answer.text.text, second)
            yield race.do(Part.WORD, answer.text.span, act)
    race.take(Ended(race.state.house.minute))
    race.is_dark = is_open
    if entries is None:
        yield from _by_the_marks(race, marotte, drawer)
    race.asked = race.state


def scored(race: Race, turn: Turn) -> Iterator[Event]:
    """The results of a turn, judged before its score; then the pawns go where they do."""
    is_checked = race.state.phase in (Phase.CHECK, Phase.MAROTTE_CHECK)
    is_unknown = race.is_dark and is_checked and bool(turn.minute or turn.marotte)
    ends = _ends(race, turn)
    wins = tuple(race.player(each.player) for each in turn.results if isinstance(each, Wins))
    is_right = True
    if is_unknown and not turn.marotte:
        yield missing(title_span(turn), "card", title=_title(race))
    if not is_unknown:
        for event in _judged(race, turn, ends):
            yield event
            is_right = is_right and not (isinstance(event, Ruled) and event.is_false)
    race.is_unscored = is_unknown and ends is None
    if is_checked:
        as_told = is_unknown or (not is_right and race.going is Going.AS_PLAYED)
        _settle(race, ends if as_told else None, wins if as_told else ())
    race.clear()


def _judged(race: Race, turn: Turn, ends: dict[str, int] | None) -> Iterator[Event]:
    """Every result as a claim on the turn: squares all together, then the others one by one."""
    if ends is not None:
        yield from _moves(race, turn)
    for result in turn.results:
        match result:
            case Wins():
                tree: Plain = {"over": {"game": "yes", "winner": race.player(result.player)}}
                yield from claimed(Part.RESULT, result.player.span, tree, race.judge)
            case Next():
                tree = {"next": {"bouffon": race.player(result.player)}}
                yield from claimed(Part.RESULT, result.player.span, tree, race.judge)
            case _:
                pass


def _moves(race: Race, turn: Turn) -> Iterator[Event]:
    """The gains of all players: who is not named gained nothing."""
    table, floor = race.state.table, race.state.house.floor
    claims: dict[str, Plain] = dict.fromkeys(table.players, "+0")
    for result in turn.results:
        match result:
            case Gains():
                player, gain = race.player(result.player), result.squares.value
                least = -table.square(player) if floor == "start" else gain
                claims[player] = f"{max(gain, least):+d}"
            case Stands():
                claims[race.player(result.player)] = str(result.square.value)
            case _:
                pass
    try:
        ruling = race.judge({"moves": claims})
    except InputError as error:
        yield moved(error.finding, _span(turn, race, ()))
        return
    span = _span(turn, race, tuple(ruling.expected))
    yield Ruled(part=Part.RESULT, span=span, ruling=ruling)


def _span(turn: Turn, race: Race, astray: tuple[str, ...]) -> Span:
    """The place of the first wrong gain; of all gains where the wrong one is not written."""
    gains = [each for each in turn.results if isinstance(each, Gains | Stands)]
    wrong = [each for each in gains if race.player(each.player) in astray]
    if wrong:
        return across(wrong[0].player.span, _number(wrong[0]))
    return across(gains[0].player.span, _number(gains[-1]))


def _number(result: Gains | Stands) -> Span:
    return (result.squares if isinstance(result, Gains) else result.square).span


def _ends(race: Race, turn: Turn) -> dict[str, int] | None:
    """Where the table put each pawn; None where it says nothing of squares."""
    table = race.state.table
    ends = dict(zip(table.players, table.squares, strict=True))
    gains = [each for each in turn.results if isinstance(each, Gains | Stands)]
    for each in gains:
        player = race.player(each.player)
        if isinstance(each, Stands):
            ends[player] = each.square.value
        else:
            ends[player] = max(table.square(player) + each.squares.value, 0)
    return ends if gains else None


def _settle(race: Race, ends: dict[str, int] | None, winners: tuple[str, ...]) -> None:
    """The pawns where the rules put them, or where the table did."""
    outcome = outcome_of(race.state)
    if ends is not None:
        race.state = placed(race.state, tuple(ends.values()), winners)
    elif outcome.undecided:
        race.state = placed(race.state, race.state.table.squares)
    else:
        race.take(Settled(outcome.squares))


def _spelt(race: Race, drawer: str, title: str) -> tuple[Spelt, ...]:
    return (Spelt(drawer, title),) if race.state.house.marotte_spell else ()


def _by_the_marks(race: Race, marotte: told.Marotte, drawer: str) -> Iterator[Event]:
    """A marotte whose entries nobody tells was found where an answer is marked as good."""
    answers = [answer for answer in marotte.answers if isinstance(answer, told.Answer)]
    if answers and all(answer.good is None for answer in answers):
        race.is_dark = True
        yield missing(marotte.title.span, "card", title=marotte.title.text)
    found = any(answer.good for answer in answers)
    turn = race.state.turn._replace(marotte=Marotte(drawer, found=found))
    race.state = race.state._replace(turn=turn)


def _title(race: Race) -> str:
    card = race.state.turn.card
    return card.title if card else ""
