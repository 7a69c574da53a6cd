"""Dice and cards that the keeper draws himself; the same ones for the same seed and game."""

from collections.abc import Iterator, Mapping
from random import Random

from cardsmith.intake.editions.reading import read
from cardsmith.model.struct import Struct, field
from cardsmith.pipeline.playing.bouffon import BouffonDesk
from cardsmith.pipeline.playing.bouffon_opening import waiting
from cardsmith.pipeline.playing.headers import seats_text
from cardsmith.pipeline.playing.typed import quoted
from cardsmith.pipeline.targets import resolve
from cardsmith.referee.bouffon.acts import MAROTTE, Card
from cardsmith.referee.bouffon.moving import open_packets
from cardsmith.referee.bouffon.states import Phase
from cardsmith.referee.bouffon.victory import next_bouffon
from cardsmith.referee.records.games import BOUFFON
from cardsmith.referee.records.reading.record import read as read_record
from cardsmith.referee.records.turns import Title, Turn
from cardsmith.referee.replay.values import Ground


class Chance(Struct, frozen=True):
    """Shuffled packets, and dice. A card that was drawn goes to the back of its packet (BOU-31)."""

    seed: str
    packets: Mapping[str, tuple[Card, ...]] = field(default_factory=dict)

    def front(self, desk: BouffonDesk) -> Card | None:
        """The front card of the packet that is to be drawn from; None where there is none."""
        is_marotte = desk.phase is Phase.CHECK
        if desk.phase not in (Phase.DRAW, Phase.BACK, Phase.CHECK):
            return None
        turn = desk.race.state.turn
        packet = MAROTTE if is_marotte else turn.packet or open_packets(desk.race.state)[0]
        cards = self.packets.get(packet, ())
        drawn = sum(each == packet for each in _drawn(desk))
        return cards[drawn % len(cards)] if cards else None

    def die(self, desk: BouffonDesk, player: str = "") -> int:
        """What a die shows: the same after an act that was undone."""
        chance = Random(f"{self.seed}:{player}:{desk.lines}")  # noqa: S311  (a game, no secret)
        return chance.randint(1, desk.race.state.house.die_faces)


def chance_of(seed: str, edition: str) -> Chance:
    """The packets of an edition, each in the order that the seed gives it; none without one.

    Raises InputError for an edition that does not exist.
    """
    packets: dict[str, list[Card]] = {}
    for card in read([resolve(edition)]).cards if edition else ():
        entries = tuple(synonym.text for synonym in card.synonyms)
        packets.setdefault(card.packet, []).append(Card(card.title.text, entries))
    for name, cards in packets.items():
        Random(f"{seed}/{name}").shuffle(cards)  # noqa: S311  (a game, no secret)
    return Chance(seed, {name: tuple(cards) for name, cards in packets.items()})


def chance_in(ground: Ground, seed: str) -> Chance:
    """The chance of a game: by the seed of its record, else by the one given."""
    tag, edition = ground.game.tag("Seed"), ground.facts.edition
    is_bouffon = ground.game.name == BOUFFON
    return chance_of(tag.text.text if tag else seed, edition.text if edition and is_bouffon else "")


def drawn_text(desk: BouffonDesk, card: Card) -> str:
    """What is typed for a card that was drawn."""
    if desk.phase is not Phase.CHECK:
        return quoted(card.title)
    state = desk.race.state
    drawer = next_bouffon(state.table, state.bouffon, state.house)
    return f"M {seats_text([drawer])} {quoted(card.title)}"


def rolled_text(desk: BouffonDesk, chance: Chance) -> str:
    """What is typed for dice that were rolled; nothing where none is due."""
    if desk.phase is Phase.DIE:
        return f"d{chance.die(desk)}"
    if desk.phase is not Phase.OPENING:
        return ""
    players = waiting(desk.race.state)
    return ", ".join(f"{seats_text([player])} {chance.die(desk, player)}" for player in players)


def _drawn(desk: BouffonDesk) -> Iterator[str]:
    """The packet of every card that was drawn so far."""
    record, _ = read_record("\n".join(desk.lines), "")
    for says in (line.says for line in record.lines):
        if isinstance(says, Turn):
            titles = sum(isinstance(moment, Title) for moment in says.opening)
            yield from [says.letter.text if says.letter else ""] * titles
            yield from [MAROTTE] * bool(says.marotte)
