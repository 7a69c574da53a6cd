"""Which words of a minute count: heard in time, written on the card, first cited."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from cardsmith.lexicon.length import scoring_length
from cardsmith.lexicon.matching import is_plain_match, matches
from cardsmith.lexicon.text import canonical
from cardsmith.model.rules import LengthPolicy
from cardsmith.referee.bouffon.acts import Card, Nodded, Player, Proposed
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import Found, Marotte, Table, Turn


class Hearing(NamedTuple):
    """The words found, in order of citation; who must roll first (BOU-Q16); the codes passed.

    ``is_complete`` says that every entry was found but those cited as hints (BOU-Q10).
    """

    found: tuple[Found, ...]
    is_complete: bool
    undecided: tuple[Player, ...]
    codes: frozenset[str]


class Entry(NamedTuple):
    """The entry that a word is, or nothing; whether it took more than its letters to tell."""

    text: str | None
    leaned: bool


@lru_cache(maxsize=4096)
def entry_said(said: str, entries: tuple[str, ...], way: str) -> Entry:
    """The entry of a card that was said (BOU-15, BOU-Q14).

    >>> entry_said("Rayons", ("feu", "rayon"), "oral")
    Entry(text='rayon', leaned=True)
    >>> entry_said("lueur", ("lueur", "rayon"), "oral")
    Entry(text='lueur', leaned=False)
    """
    plain = next((entry for entry in entries if is_plain_match(said, entry)), None)
    if plain is not None:
        return Entry(plain, leaned=False)
    heard = next((entry for entry in entries if matches(said, entry, way)), None)
    leaned = heard is not None or any(matches(said, entry, "lenient") for entry in entries)
    return Entry(heard, leaned)


def hear(table: Table, turn: Turn, house: House) -> Hearing:
    """The words that count at the check, each once, in the order in which they were cited.

    No word of a turn counts in which the Bouffon spoke, if the house is that strict (BOU-Q11).
    """
    if turn.spoken and house.speech == "void_turn":
        return Hearing((), is_complete=False, undecided=(), codes=frozenset(("BOU-11", "BOU-Q11")))
    ear = _Ear(table, turn, house)
    found = tuple(ear.firsts(tuple(ear.ranked())))
    entries = set(ear.card.entries) - ear.hinted
    is_complete = bool(entries) and entries <= {word.entry for word in found}
    return Hearing(found, is_complete, ear.undecided, frozenset(ear.codes))


def rescued(marotte: Marotte, bouffon: Player, house: House) -> tuple[bool, frozenset[str]]:
    """Whether the Bouffon answered the marotte in time (BOU-26), and the codes passed.

    One entry is enough (BOU-Q30).
    """
    if marotte.found is not None or marotte.card is None:
        return bool(marotte.found), frozenset()
    codes, entries = {"BOU-26"}, marotte.card.entries
    if len(entries) > 1:
        codes.add("BOU-Q30")
    found = set()
    for answer in marotte.answers:
        said = entry_said(answer.text, entries, house.match)
        is_late = answer.at is not None and answer.at >= house.minute
        codes |= {"BOU-Q14"} if said.leaned else set()
        codes |= {"BOU-Q19"} if is_late else set()
        if said.text and answer.player == bouffon and not is_late:
            found.add(said.text)
    needed = len(set(entries)) if house.marotte_need == "all" else 1
    return len(found) >= needed, frozenset(codes)


class _Good(NamedTuple):
    """A proposal that is good, whoever else said it, and the entry it is."""

    proposal: Proposed
    entry: str


class _Ear:
    """Listens to one minute, and keeps the codes that it needed."""

    def __init__(self, table: Table, turn: Turn, house: House) -> None:
        self.table, self.turn, self.house = table, turn, house
        self.card = turn.card or Card("", ())
        self.codes: set[str] = set()
        self.undecided: tuple[Player, ...] = ()
        self.gestures = {
            _plain(gesture.text): isinstance(gesture, Nodded) for gesture in turn.gestures
        }
        self.hinted = self._entries(turn.hints)

    def ranked(self) -> Iterator[tuple[int, _Good]]:
        """The good proposals with their rank: in order of time, who spoke at once parted."""
        good = list(self._good())
        if all(word.proposal.at is not None for word in good):
            good.sort(key=_second)
        rank = 0
        for second, group in groupby(good, key=_second):
            words = tuple(group)
            if second >= 0 and len({word.proposal.player for word in words}) > 1:
                words = self._parted(words)
                is_one = self.house.simultaneous == "both"
            else:
                is_one = False
            for place, word in enumerate(words):
                yield rank + (0 if is_one else place), word
            rank += len(words)

    def firsts(self, ranked: Iterable[tuple[int, _Good]]) -> Iterator[Found]:
        """The proposals that found an entry: a repeat finds nothing (BOU-Q15)."""
        first: dict[str, int] = {}
        had: set[tuple[str, Player]] = set()
        for rank, (proposal, entry) in ranked:
            player = proposal.player
            if (entry, player) in had:
                continue
            if first.setdefault(entry, rank) != rank:
                self.codes.add("BOU-Q15")
                if self.house.repeat == "none":
                    continue
            had.add((entry, player))
            yield Found(player, entry, _length(entry, self.house.length), rank)

    def _good(self) -> Iterator[_Good]:
        for index, proposal in enumerate(self.turn.proposals):
            if proposal.player != self.turn.bouffon and self._in_time(proposal):
                entry = self._judged(index, proposal)
                if entry is not None:
                    yield _Good(proposal, entry)

    def _in_time(self, proposal: Proposed) -> bool:
        """Whether it was said within the minute (BOU-Q19), not before it (BOU-Q39)."""
        if proposal.at is None or 0 <= proposal.at < self.house.minute:
            return True
        if proposal.at < 0:
            self.codes.add("BOU-Q39")
            return self.house.before_glass == "counts"
        self.codes |= {"BOU-16", "BOU-Q19"}
        return self.house.late == "nod" and self.gestures.get(_plain(proposal.text), False)

    def _judged(self, index: int, proposal: Proposed) -> str | None:
        """The entry that a proposal finds, the card having the last word (BOU-Q17)."""
        entry = self._written(index, proposal)
        nodded = self.gestures.get(_plain(proposal.text))
        if nodded is None or nodded == (entry is not None):
            return entry
        self.codes |= {"BOU-14", "BOU-15", "BOU-Q17"}
        if self.house.nod == "card":
            return entry
        said = entry_said(proposal.text, self.card.entries, self.house.match)
        return (said.text or proposal.text) if nodded else None

    def _written(self, index: int, proposal: Proposed) -> str | None:
        entry, leaned = entry_said(proposal.text, self.card.entries, self.house.match)
        if leaned:
            self.codes |= {"BOU-15", "BOU-Q14"}
        if entry is None:
            self.codes |= {"BOU-15", "BOU-Q18"}
            is_voted = self.house.offcard == "vote" and self._accepted(proposal.text)
            return proposal.text if is_voted else None
        if entry in self.hinted:
            self.codes |= {"BOU-09", "BOU-Q10"}
            return None
        if self._is_given_away(index, proposal, entry):
            self.codes |= {"BOU-11", "BOU-Q11"}
            return None if self.house.speech == "void_word" else entry
        return entry

    def _accepted(self, text: str) -> bool:
        return any(is_plain_match(text, accepted) for accepted in self.turn.accepted)

    def _is_given_away(self, index: int, proposal: Proposed, entry: str) -> bool:
        """Whether the Bouffon had spoken the entry before it was proposed."""
        for spoken in self.turn.spoken:
            if entry_said(spoken.text, self.card.entries, self.house.match).text == entry:
                if spoken.at is None or proposal.at is None:
                    is_before = spoken.after <= index
                else:
                    is_before = spoken.at < proposal.at
                if is_before:
                    return True
        return False

    def _parted(self, words: tuple[_Good, ...]) -> tuple[_Good, ...]:
        """Words of one second in the order they are held to be cited (BOU-Q16)."""
        self.codes.add("BOU-Q16")
        if self.house.simultaneous == "die":
            return self._by_lot(words)
        players = self.table.players
        seat = players.index(self.turn.bouffon)
        return tuple(
            sorted(
                words,
                key=lambda word: (players.index(word.proposal.player) - seat) % len(players),
            )
        )

    def _by_lot(self, words: tuple[_Good, ...]) -> tuple[_Good, ...]:
        """By the smallest die; who has not rolled, or has rolled alike, must roll."""
        players = dict.fromkeys(word.proposal.player for word in words)
        dice = {
            player: tuple(value for roller, value in self.turn.lots if roller == player)
            for player in players
        }
        rolled = tuple(dice.values())
        waiting = (
            player for player, values in dice.items() if not values or rolled.count(values) > 1
        )
        self.undecided = tuple(dict.fromkeys((*self.undecided, *waiting)))
        return tuple(sorted(words, key=lambda word: dice[word.proposal.player]))

    def _entries(self, texts: tuple[str, ...]) -> frozenset[str]:
        said = (entry_said(text, self.card.entries, self.house.match).text for text in texts)
        return frozenset(filter(None, said))


@lru_cache(maxsize=4096)
def _length(entry: str, policy: LengthPolicy) -> int:
    """The scoring length; 0 where a text does not tell it (BOU-Q36)."""
    return scoring_length(entry, policy) or 0


@lru_cache(maxsize=4096)
def _plain(text: str) -> str:
    """What all spellings of a word share, remembered: a minute asks for the same words often."""
    return canonical(text)


def _second(word: _Good) -> int:
    """When it was said; before the glass and at no known time nobody spoke at once."""
    return -1 if word.proposal.at is None else word.proposal.at
