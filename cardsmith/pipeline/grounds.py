"""What the games of a record are played with: rules, board, cards, as its tags name them."""

from collections.abc import Iterator

from cardsmith.intake.editions.reading import read as read_edition
from cardsmith.intake.shipped.law import DEFAULT, rules_of
from cardsmith.lexicon.text import canonical
from cardsmith.model.board import STANDARD_LAP, Board, Square
from cardsmith.model.edition import Deck
from cardsmith.model.edition import Game as GameKind
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.rules import Rules
from cardsmith.model.struct import Struct, field
from cardsmith.pipeline.rulebooks import profile_named, with_options
from cardsmith.pipeline.targets import resolve
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.track import Track
from cardsmith.referee.records.facts import Facts, Setting
from cardsmith.referee.records.games import BOUFFON, Game, games
from cardsmith.referee.records.reading.facts import facts_of
from cardsmith.referee.records.record import Record
from cardsmith.referee.records.words import Word
from cardsmith.referee.replay.values import Ground

STANDARD = Board(STANDARD_LAP, 2)
"""The board of a record that names none."""

_SETTINGS = ("laps", "squares", "finish")


def grounds_of(
    record: Record, rules: Rules | None = None
) -> tuple[tuple[Ground, ...], list[Finding]]:
    """What each game of a record is played with, and every tag that names what is not there.

    Rules that are given hold instead of those of the record. What cannot be found is replaced by
    what most tables have: a record with a finding here is not to be replayed.
    """
    desk = _Desk(rules)
    return tuple(desk.ground(game) for game in games(record.lines)), desk.findings


class _Desk(Struct):
    """Finds what the tags of one record name, and keeps what is wrong with them."""

    given: Rules | None
    findings: list[Finding] = field(default_factory=list)
    editions: dict[str, Deck | None] = field(default_factory=dict)

    def ground(self, game: Game) -> Ground:
        """The ground of one game."""
        facts, _ = facts_of(game)
        deck = self._edition(facts.edition) if facts.edition else None
        rules = self.given or self._rules(game, facts, deck)
        if game.name != BOUFFON:
            return Ground(game=game, facts=facts, rules=rules)
        track, cards = self._track(facts, deck, House.of(rules)), dict(_cards(facts, deck))
        return Ground(game=game, facts=facts, rules=rules, track=track, cards=cards)

    def _rules(self, game: Game, facts: Facts, deck: Deck | None) -> Rules:
        """The profile and the options of the tags; without a profile, those of the edition."""
        rules = deck.edition.rules if deck else rules_of(DEFAULT)
        try:
            if facts.rules:
                rules = profile_named(facts.rules.text, facts.rules.span)
            for option in facts.options:
                chosen = {option.name.text: option.value.text}
                rules = with_options(rules, chosen, game=game.name, place=option.name.span)
        except InputError as error:
            self.findings.append(error.finding)
        return rules

    def _track(self, facts: Facts, deck: Deck | None, house: House) -> Track:
        """The track of the board that is told; a finish alone has no letters before it."""
        told = {setting.name.text: setting for setting in facts.board}
        board = deck.edition.board if deck else STANDARD
        try:
            for setting in facts.board:
                if setting.name.text not in _SETTINGS:
                    raise _fault(setting.name, "setting")
            if "finish" in told and len(told) == 1:
                return Track(_number(told["finish"]))
            if told:
                board = _board(told)
            track = Track.of(board, house)
            if "finish" in told and _number(told["finish"]) != track.finish:
                raise _fault(told["finish"].value, "finish", right=str(track.finish))
        except InputError as error:
            self.findings.append(error.finding)
            return Track.of(STANDARD, house)
        return track

    def _edition(self, name: Word) -> Deck | None:
        """The deck of an edition, read once; F031 for a name that is none."""
        if name.text not in self.editions:
            try:
                self.editions[name.text] = read_edition([resolve(name.text)])
            except InputError as error:
                found = error.finding
                near = found.arguments.get("near", "")
                self.findings.append(Finding(found.code, name.span, near=near))
                self.editions[name.text] = None
        return self.editions[name.text]


def _board(told: dict[str, Setting]) -> Board:
    """The board of ``laps`` and ``squares``; G132 for one that has too few squares, or too many."""
    laps = _number(told["laps"]) if "laps" in told else STANDARD.laps
    squares = _squares(told["squares"].value.text) if "squares" in told else STANDARD_LAP
    try:
        return Board(squares, laps)
    except ValueError:
        setting = told.get("squares") or told["laps"]
        raise _fault(setting.value, "size", count=str(len(squares) * laps + 2)) from None


def _squares(text: str) -> tuple[Square, ...]:
    """``A,B,KW``: squares between commas, the letters of each together.

    >>> _squares("A,B,KW")
    (('A',), ('B',), ('K', 'W'))
    """
    return tuple(tuple(letters.upper()) for letters in text.split(","))


def _number(setting: Setting) -> int:
    text = setting.value.text
    if not (text.isascii() and text.isdecimal() and 0 < int(text) < 1000):
        raise _fault(setting.value, "number")
    return int(text)


def _fault(word: Word, kind: str, *, right: str = "", count: str = "") -> InputError:
    known = ", ".join(_SETTINGS)
    finding = Finding(
        "G132", word.span, kind=kind, found=word.text, known=known, right=right, count=count
    )
    return InputError(finding)


def _cards(facts: Facts, deck: Deck | None) -> Iterator[tuple[tuple[str, str], tuple[str, ...]]]:
    """The entries of every card, by packet and title; those the record tells have no packet."""
    if deck and deck.edition.game is GameKind.BOUFFON:
        for card in deck.cards:
            entries = tuple(synonym.text for synonym in card.synonyms)
            yield (card.packet, card.title.canonical), entries
    for told in facts.cards:
        yield ("", canonical(told.title.text)), tuple(entry.text for entry in told.entries)
