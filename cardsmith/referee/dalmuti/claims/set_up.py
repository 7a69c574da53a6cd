"""Claims about what comes before the play: how many players, which deck, what deal."""

from collections import Counter

from cardsmith.model.ruling import Ruling, Verdict
from cardsmith.referee.claims import SetUp
from cardsmith.referee.dalmuti.acts import Draw
from cardsmith.referee.dalmuti.cards import size, values
from cardsmith.referee.dalmuti.claims.next_game import deal_of, reseated, through
from cardsmith.referee.dalmuti.claims.scene import Scene
from cardsmith.referee.dalmuti.claims.standing import Standing
from cardsmith.referee.dalmuti.dealing import deck
from cardsmith.referee.dalmuti.engine import judge
from cardsmith.referee.dalmuti.facts import card
from cardsmith.referee.dalmuti.house import Cards
from cardsmith.referee.dalmuti.states import State
from cardsmith.referee.rulings import compared
from cardsmith.referee.tree import Tree

_NAMES = ("players", "deck", "deal", "redraw")


def judge_set_up(claim: SetUp, scene: Scene) -> Ruling:
    """Whether the players, the deck, the deal or the drawing for ranks are as they should be."""
    tree = claim.tree
    if sum(name in tree for name in _NAMES) != 1:
        tree.refuse("G161", kind="one", known=", ".join(_NAMES))
    if "players" in tree:
        return _players(tree.only("players").need("players").count(), scene.house.cards)
    if "deck" in tree:
        return _deck(tree.only("deck", "cards"), scene.house.cards)
    if "deal" in tree:
        return _deal(tree.only("deal", "aside"), scene.standing)
    return _redraw(tree.only("redraw").need("redraw"), scene.state)


def _players(number: int, house: Cards) -> Ruling:
    """DAL-01, DAL-Q08: how many may play."""
    facts = {"number": number, "fewest": house.fewest, "most": house.most}
    fits = house.fewest <= number <= house.most
    return compared("table-size", ("DAL-01", "DAL-Q08"), facts, {}, holds=fits)


def _deck(tree: Tree, house: Cards) -> Ruling:
    """DAL-Q01: so many copies of each card, and so many cards in all."""
    whole = deck(house)
    copies = {
        card(Tree(name, told.path), house): told.count()
        for name, told in tree.need("deck").fields()
    }
    total = tree.get("cards")
    is_told = total is None or total.count() == sum(copies.values())
    is_deck = {value: count for value, count in copies.items() if count} == Counter(values(whole))
    if house.any_deck and not is_deck:
        return compared("any-deck", ("DAL-Q01",), {}, {}, holds=is_told)
    holds, number = is_told and is_deck, size(whole)
    return compared("deck", ("DAL-Q01",), {"number": number}, {"cards": number}, holds=holds)


def _deal(tree: Tree, standing: Standing) -> Ruling:
    """DAL-21, DAL-Q02: how many cards everybody gets, and how many nobody."""
    before = reseated(standing.state)
    seats = before.table.seats
    told, aside = tree.need("deal").only(*seats), tree.get("aside")
    sizes = [told.need(player).count() for player in seats]
    deal = deal_of(before.table, sizes, aside.count() if aside else 0)
    return through(standing, judge(before, deal))


def _redraw(told: Tree, state: State) -> Ruling:
    """DAL-02, DAL-07, DAL-Q04: who has to draw again for the first ranks."""
    players = state.table.seats
    claimed = {item.one_of(*players) for item in told.items()}
    again = tuple(
        player for player in players if judge(state, Draw(player, 1)).verdict is Verdict.CORRECT
    )
    codes, holds = ("DAL-02", "DAL-07", "DAL-Q04"), claimed == set(again)
    if not again:
        return compared("no-redraw", codes, {}, {}, holds=holds)
    return compared("redraw", codes, {"players": again}, {"players": again}, holds=holds)
