"""What fills the free places of a print shop's last sheet: cards that players are glad of.

A sheet is paid for whole: no place stays blank where a game has something to put there.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from cardsmith.impose.grid import fit
from cardsmith.impose.refusal import trim
from cardsmith.model.edition import Deck, Game
from cardsmith.model.press import GRIDS
from cardsmith.model.profile import Profile
from cardsmith.model.struct import replace
from cardsmith.pipeline.products import UNCARDED, Cards, Product, products

SETS: Mapping[Game, tuple[str, ...]] = {
    Game.BOUFFON: ("aid", "contents"),
    Game.DALMUTI: ("aid", "status", "plans"),
    Game.CUSTOM: (),
}
"""The components that may fill a sheet, the most useful first: everybody wants an aid."""


class Filling(NamedTuple):
    """How often each set goes on the sheets, and how many single cards of the first one."""

    sets: Counter[str]
    singles: int


def filling(free: int, cards: Mapping[str, int], lacking: Collection[str]) -> Filling:
    """What fills so many free places: ``cards`` are those of each set, in the order of their use.

    First the sets that are ``lacking`` on the sheets, as far as they fit, then all of them round
    by round; places that are too few for any set go to single cards of the first.

    >>> filling(30, {"aid": 6, "contents": 24}, {"aid", "contents"})
    Filling(sets=Counter({'aid': 1, 'contents': 1}), singles=0)
    >>> filling(20, {"aid": 6, "contents": 24}, {"contents"})
    Filling(sets=Counter({'aid': 3}), singles=2)
    """
    sets: Counter[str] = Counter()
    turns = [name for name in cards if name in lacking]
    while turns or any(0 < many <= free for many in cards.values()):
        for name in turns or cards:
            if 0 < cards[name] <= free:
                sets[name] += 1
                free -= cards[name]
        turns = []
    return Filling(sets, free if any(cards.values()) else 0)


def filled(deck: Deck, made: Sequence[Product], profile: Profile) -> tuple[Product, ...]:
    """The products with what fills the sheets of a print shop that cards of the game lie on.

    The same where there are no such sheets, and for games of one's own, which have no aids.
    """
    run = shared(made, profile)
    place = _places(run, profile) if any(each.name not in UNCARDED for each in run) else 0
    wanted = SETS[deck.edition.game]
    if not place or not wanted:
        return tuple(made)
    there = {each.name for each in run}
    more, _ = products(deck, tuple(name for name in wanted if name not in there), look=profile.look)
    size = trim(run[0].pieces[0].front)
    found = {each.name: each for each in (*run, *more) if isinstance(each, Cards)}
    sets = {
        name: found[name]
        for name in wanted
        if name in found and trim(found[name].pieces[0].front) == size
    }
    free = -sum(map(_cards, run)) % place
    chosen = filling(free, {name: _cards(each) for name, each in sets.items()}, {*sets} - there)
    enlarged = {
        name: _more(each, chosen.sets[name] + (name in there), chosen.singles if not at else 0)
        for at, (name, each) in enumerate(sets.items())
    }
    others = [each for name, each in enlarged.items() if name not in there and each.pieces]
    return (*(enlarged.get(each.name, each) for each in made), *others)


def shared(made: Sequence[Product], profile: Profile) -> tuple[Cards, ...]:
    """The components that lie together on the sheets of a print shop: those of one size.

    None where a shop gets one face a page, and no sheets.
    """
    cards = [each for each in made if isinstance(each, Cards) and each.way is None and each.pieces]
    if profile.press is None or profile.press.layout is None or not cards:
        return ()
    size = trim(cards[0].pieces[0].front)
    sizes = {each.name: {trim(piece.front) for piece in each.pieces} for each in cards}
    return tuple(each for each in cards if sizes[each.name] == {size})


def _places(run: Sequence[Cards], profile: Profile) -> int:
    """How many cards a sheet holds; 0 where there is none."""
    press = profile.press
    if press is None or press.layout is None or not run:
        return 0
    columns, rows = GRIDS.get(press.layout, (0, 0))
    options = profile.options.with_own_bleed(profile.options.bleed)
    return columns * rows or fit(trim(run[0].pieces[0].front), options).count


def _cards(component: Cards) -> int:
    return sum(piece.copies for piece in component.pieces)


def _more(component: Cards, times: int, singles: int) -> Cards:
    """A component so many times, and as many single cards of it, piece by piece in turn."""
    whole, rest = divmod(singles, len(component.pieces))
    pieces = (
        replace(piece, copies=piece.copies * times + whole + (at < rest))
        for at, piece in enumerate(component.pieces)
    )
    return component._replace(pieces=tuple(piece for piece in pieces if piece.copies))
