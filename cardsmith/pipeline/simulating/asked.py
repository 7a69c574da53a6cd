"""What a person wants simulated, as settings; what is not possible is refused (I110)."""

from collections.abc import Iterable

from cardsmith.intake.editions.reading import read
from cardsmith.model.board import STANDARD_LAP, Board
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.struct import Struct
from cardsmith.pipeline.refusing import refused
from cardsmith.pipeline.rulebooks import rulebook
from cardsmith.pipeline.simulating import bouffon, dalmuti
from cardsmith.pipeline.simulating.cards import LONGEST_CARD, invented, printed
from cardsmith.pipeline.targets import resolve
from cardsmith.referee.bouffon import Card, House, Track
from cardsmith.referee.dalmuti import House as DalmutiHouse

GUESSING = {"weak": 0.06, "mid": 0.14, "strong": 0.26}
"""The chances that one player finds one entry, by name."""

MOST_SQUARES = 500
"""The farthest finish."""

_LAPS = 2
_SYNONYMS = "3-8"


class AskedBouffon(Struct, frozen=True, kw_only=True):
    """Options of ``cardsmith simulate bouffon`` as typed; what is empty or 0 was left out.

    Of ``board``, ``laps`` and ``finish`` at most one is given.
    """

    rules: str = ""
    edition: str = ""
    board: str = ""
    laps: int = 0
    finish: int = 0
    guessing: str = "mid"
    marotte: float = 0.35
    synonyms: str = ""
    hints: bouffon.Hints = bouffon.Hints.SOME
    strategy: bouffon.Manner = bouffon.Manner.BOLD
    seed: int = 1


def bouffon_setting(asked: AskedBouffon) -> bouffon.Setting:
    """The setting that was asked for; an edition brings its rules, its board and its cards."""
    deck = _deck("--edition", asked.edition) if asked.edition else None
    rules = rulebook(asked.rules or "texte")
    if deck and not asked.rules:
        rules = deck.edition.rules
    return bouffon.Setting(
        rules=rules,
        finish=_finish(asked, deck, House.of(rules)),
        cards=_cards(asked, deck),
        guessing=_guessing(asked.guessing),
        marotte=asked.marotte,
        hints=asked.hints,
        manner=asked.strategy,
        seed=asked.seed,
    )


def dalmuti_setting(rules: str, strategy: str, seed: int) -> dalmuti.Setting:
    """The setting that was asked for: one strategy, or one for each rank, by comma."""
    names = tuple(name.strip() for name in strategy.split(","))
    for name in names:
        if name not in dalmuti.STRATEGIES:
            raise refused("--strategy", name, among=dalmuti.STRATEGIES)
    return dalmuti.Setting(rules=rulebook(rules), strategies=names, seed=seed)


def bouffon_tables(setting: bouffon.Setting, players: int) -> tuple[int, ...]:
    """The sizes of table to play at: one, or all that the rules allow where 0 is asked."""
    house = House.of(setting.rules)
    return _sizes(players, range(house.fewest_players, house.most_players + 1))


def dalmuti_tables(setting: dalmuti.Setting, players: int) -> tuple[int, ...]:
    """The sizes of table to play at; strategies by rank ask for a table of so many."""
    cards, given = DalmutiHouse.of(setting.rules).cards, len(setting.strategies)
    allowed = range(cards.fewest, cards.most + 1)
    if given == 1:
        return _sizes(players, allowed)
    wanted = str(players) if players else f"{cards.fewest}–{cards.most}"
    if given not in allowed or players not in (0, given):
        place = named("--strategy")
        raise InputError(Finding("I113", place, strategies=given, players=wanted))
    return (given,)


def _sizes(players: int, allowed: range) -> tuple[int, ...]:
    if players and players not in allowed:
        raise refused("--players", str(players), among=map(str, allowed))
    return (players,) if players else tuple(allowed)


def _finish(asked: AskedBouffon, deck: Deck | None, house: House) -> int:
    """The victory square: as told, or that of the board of an edition or of so many laps."""
    if asked.finish > MOST_SQUARES:
        raise refused("--finish", str(asked.finish), such_as=("24", "47", "70"))
    if asked.finish:
        return asked.finish
    if asked.board:
        deck = _deck("--board", asked.board)
    board = deck.edition.board if deck and not asked.laps else _board(asked.laps or _LAPS)
    return Track.of(board, house).finish


def _board(laps: int) -> Board:
    try:
        return Board(STANDARD_LAP, laps)
    except ValueError:
        raise refused("--laps", str(laps), among=("1", "2", "3")) from None


def _cards(asked: AskedBouffon, deck: Deck | None) -> tuple[Card, ...]:
    if deck and not asked.synonyms:
        return printed(deck)
    written = asked.synonyms or _SYNONYMS
    fewest, _, most = written.partition("-")
    bounds = _whole((fewest, most or fewest))
    if len(bounds) == 2 and 1 <= bounds[0] <= bounds[1] <= LONGEST_CARD:
        return invented(*bounds)
    raise refused("--synonyms", written, such_as=(_SYNONYMS, "5"))


def _whole(texts: Iterable[str]) -> tuple[int, ...]:
    """The numbers among texts that are whole numbers of a few digits."""
    return tuple(int(text) for text in texts if text.isascii() and text.isdigit() and len(text) < 4)


def _guessing(written: str) -> float:
    if written in GUESSING:
        return GUESSING[written]
    try:
        chance = float(written.replace(",", "."))
    except ValueError:
        chance = -1
    if not 0 <= chance <= 1:
        raise refused("--guessing", written, such_as=(*GUESSING, "0.2"))
    return chance


def _deck(option: str, name: str) -> Deck:
    """An edition of Le Bouffon that has cards to play with."""
    deck = read([resolve(name)])
    if not printed(deck):
        raise refused(option, name, such_as=("bouffon",))
    return deck
