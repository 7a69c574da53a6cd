"""Whether a situation of Le Bouffon can have come about: its players, numbers and cards."""

from collections.abc import Iterator

from cardsmith.lexicon.length import scoring_length
from cardsmith.lexicon.text import canonical
from cardsmith.referee.bouffon.acts import Card
from cardsmith.referee.bouffon.claims.moments import at_move
from cardsmith.referee.bouffon.claims.score import is_scored
from cardsmith.referee.bouffon.facts import Situation
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.moving import destinations
from cardsmith.referee.claims import Claim, SetUp
from cardsmith.referee.tree import Tree


def check(situation: Situation, claim: Claim, house: House) -> None:
    """Raise G163 for facts that no game leads to, but for those that a set-up claim asks about."""
    _check_seats(situation, house, is_asked=isinstance(claim, SetUp))
    if isinstance(claim, SetUp):
        return
    for path, number, least, most in _numbers(situation, house):
        if not least <= number <= most:
            known = f"{least}–{most}" if most < _MOST else f"{least}, {least + 1}, {least + 2}…"
            Tree("", path).refuse("G163", kind="value", found=str(number), known=known)
    _check_move(situation, house)
    _check_card(situation.card, "given.card", house, is_told="card" in situation.told)
    marotte = situation.marotte
    if marotte is not None and marotte.card is not None:
        _check_card(marotte.card, "given.marotte.card", house, is_told=True)
        if marotte.drawer == situation.bouffon:
            Tree("", "given.marotte.drawn_by").refuse("G163", kind="act")


_MOST = 1_000_000
"""More than any number that is told."""


def _check_seats(situation: Situation, house: House, *, is_asked: bool) -> None:
    """Each player has a name of his own, and there are as many as can play (BOU-01)."""
    seats, fewest, most = situation.seats, house.fewest_players, house.most_players
    is_many = fewest <= len(seats) <= most or is_asked or "seats" not in situation.told
    if len(set(map(canonical, seats))) < len(seats) or not is_many:
        Tree("", "given.seats").refuse("G163", kind="seats", known=f"{fewest}–{most}")


def _numbers(situation: Situation, house: House) -> Iterator[tuple[str, int, int, int]]:
    """The numbers told, each with its path, the least and the most it may be."""
    told, lowest = situation.told, 0 if house.floor == "start" else -_MOST
    if "finish" in told:
        yield "given.finish", situation.finish, 1, _MOST
    if "before" in told:
        yield "given.before", situation.before, lowest, _MOST
    if "die" in told:
        yield "given.die", situation.die, 1, house.die_faces
    yield from ((f"given.on.{who}", at, lowest, _MOST) for who, at in situation.squares.items())
    for name, throws in (("rolls", situation.rolls), ("lots", situation.lots)):
        yield from ((f"given.{name}.{who}", value, 1, house.die_faces) for who, value in throws)


def _check_move(situation: Situation, house: House) -> None:
    """After his die the Bouffon stands where it took him, not yet moved by the score (BOU-05)."""
    told, square = situation.told, situation.squares.get(situation.bouffon)
    if square is None or not {"before", "die"} <= told or not is_scored(situation):
        return
    right = destinations(at_move(situation, house))
    if square not in right:
        known = ", ".join(map(str, right))
        path = f"given.on.{situation.bouffon}"
        Tree("", path).refuse("G163", kind="value", found=str(square), known=known)


def _check_card(card: Card, path: str, house: House, *, is_told: bool) -> None:
    """A card has synonyms, each once, whose letters can be counted (BOU-Q36)."""
    if not is_told:
        return
    if not card.entries:
        Tree("", path).refuse("G163", kind="bare")
    met = set()
    for at, entry in enumerate(card.entries):
        place = Tree("", f"{path}.entries.{at}")
        if scoring_length(entry, house.length) is None:
            place.refuse("G163", kind="entry", found=entry)
        if canonical(entry) in met:
            place.refuse("G163", kind="twice", found=entry)
        met.add(canonical(entry))
