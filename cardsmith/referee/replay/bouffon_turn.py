"""One turn of Le Bouffon, from the die to the last word of its minute."""

from collections.abc import Iterator

from cardsmith.lexicon.letters import filing_letter
from cardsmith.model.place import Span
from cardsmith.referee.bouffon.acts import (
    Act,
    Card,
    Chose,
    Drew,
    Ended,
    Hinted,
    Moved,
    Nodded,
    Proposed,
    ReadTitle,
    Rolled,
    Saw,
    Shook,
    Spelt,
    Spoke,
    Turned,
)
from cardsmith.referee.bouffon.moving import destinations, open_packets
from cardsmith.referee.bouffon.states import Phase
from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.turns import Hint, Proposal, Title, Turn
from cardsmith.referee.records.words import Word
from cardsmith.referee.replay.bouffon_race import Race
from cardsmith.referee.replay.judging import across, missing
from cardsmith.referee.replay.standing import standing
from cardsmith.referee.replay.values import Event, Going, Part

SOMEBODY = "?"
"""Who saw a card, where nobody is named."""


def walked(race: Race, turn: Turn) -> Iterator[Event]:
    """The die and the square; a die that was not noted is the way to the square."""
    before, told = race.state.turn.before, turn.square
    if turn.die is None and told is None:
        race.is_lost = True
        yield missing(turn.player.span, "die")
        return
    die = turn.die.value if turn.die else told.value - before if told else 0
    noted = turn.die or told
    span = noted.span if noted else turn.player.span
    yield race.do(Part.ACT, span, Rolled(race.state.bouffon, die), stands=True)
    race.asked = race.state
    right = destinations(race.state)[-1]
    square = told.value if told else right
    moved = race.do(Part.ACT, told.span if told else span, Moved(race.state.bouffon, square))
    yield moved
    if moved.is_false and race.going is not Going.AS_PLAYED:
        race.take(Moved(race.state.bouffon, right))


def drawn(race: Race, turn: Turn) -> Iterator[Event]:
    """The letter, the card, and what was said of it before the minute."""
    yield from _chosen(race, turn)
    for moment in turn.opening:
        match moment:
            case Title():
                yield from _title(race, turn, moment.text)
            case Hint():
                yield from _hint(race, moment.text)
            case Incident():
                yield from incident(race, moment, "")


def mimed(race: Race, turn: Turn) -> Iterator[Event]:
    """The minute: every word and every incident, in order, to its end."""
    if race.state.phase is Phase.DRAW:
        race.is_dark = True
        race.state = standing(race.state, Drew(race.state.bouffon, "", Card("", ())))
        race.take(ReadTitle(race.state.bouffon, ""), Spelt(race.state.bouffon, ""))
    turned = race.do(Part.ACT, turn.player.span, Turned(race.state.bouffon), stands=True)
    if turned.is_false:
        yield turned
    last = ""
    for moment in turn.minute:
        if isinstance(moment, Incident):
            yield from incident(race, moment, last)
        else:
            last = moment.text.text
            yield _proposed(race, moment)
    race.take(Ended(race.state.house.minute))
    race.asked = race.state


def incident(race: Race, found: Incident, last: str) -> Iterator[Event]:
    """What happened beside the game; ``last`` is the word that was said before it.

    Whether the Bouffon nods rightly is told by the card alone: of one that nobody told, nothing is
    judged.
    """
    act = _incident(race, found, last)
    if race.is_dark and isinstance(act, Nodded | Shook) and act.player == race.state.bouffon:
        race.state = standing(race.state, act)
    elif act is not None:
        yield race.do(Part.INCIDENT, found.what.span, act)


def letter_packet(race: Race, letter: str) -> str:
    """The packet of a letter: its own, or that of the square it shares (BOU-Q05)."""
    packets = open_packets(race.state)
    return next((packet for packet in packets if letter and letter in packet), letter)


def _chosen(race: Race, turn: Turn) -> Iterator[Event]:
    """The letter of a merged square: as noted, else the one under which the title is filed."""
    if race.state.phase is not Phase.LETTER:
        return
    title = next((moment.text.text for moment in turn.opening if isinstance(moment, Title)), "")
    if turn.letter:
        letter = letter_packet(race, turn.letter.text.upper())
        yield race.do(Part.ACT, turn.letter.span, Chose(race.state.bouffon, letter), stands=True)
    elif title:
        race.take(Chose(race.state.bouffon, letter_packet(race, filing_letter(title))))


def _title(race: Race, turn: Turn, title: Word) -> Iterator[Event]:
    race.clear()
    bouffon, told = race.state.bouffon, turn.letter
    letter = told.text.upper() if told else filing_letter(title.text)
    packet = letter_packet(race, letter) or race.state.turn.packet
    entries = race.ground.entries(packet, title.text)
    race.is_dark = entries is None
    card = Card(title.text, entries or ())
    yield race.do(Part.ACT, title.span, Drew(bouffon, packet, card), stands=True)
    race.take(ReadTitle(bouffon, title.text), Spelt(bouffon, title.text))


def _hint(race: Race, entry: Word) -> Iterator[Event]:
    act = Hinted(race.state.bouffon, entry.text)
    if race.is_dark:
        yield missing(entry.span, "card", title=_title_of(race))
        race.state = standing(race.state, act)
    else:
        yield race.do(Part.ACT, entry.span, act)


def _proposed(race: Race, said: Proposal) -> Event:
    second = said.second.value if said.second else None
    act = Proposed(race.player(said.player), said.text.text, second)
    return race.do(Part.WORD, across(said.player.span, said.text.span), act)


def _incident(race: Race, found: Incident, last: str) -> Act | None:
    who = race.player(found.player) if found.player else ""
    match found.what.text:
        case "nod":
            return Nodded(who or race.state.bouffon, last)
        case "shake":
            return Shook(who or race.state.bouffon, last)
        case "seen":
            return Saw(who or SOMEBODY)
        case "speech" if found.text:
            second = found.second.value if found.second else None
            return Spoke(who or race.state.bouffon, found.text.text, second)
        case _:
            return None


def _title_of(race: Race) -> str:
    card = race.state.turn.card
    return card.title if card else ""


def title_span(turn: Turn) -> Span:
    """The place of the card that was played."""
    titles = [moment.text.span for moment in turn.opening if isinstance(moment, Title)]
    return titles[-1] if titles else turn.player.span
