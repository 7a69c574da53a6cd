"""Claims about cards laid together: whether they are a series, and whether it covers."""

from cardsmith.model.ruling import Ruling
from cardsmith.referee.claims import Counts
from cardsmith.referee.dalmuti.acts import Play
from cardsmith.referee.dalmuti.claims.scene import Scene
from cardsmith.referee.dalmuti.claims.stock import check_series
from cardsmith.referee.dalmuti.covering import misread, shown, uncovered, value_of
from cardsmith.referee.dalmuti.facts import cards
from cardsmith.referee.dalmuti.house import House, Tricks
from cardsmith.referee.dalmuti.states import Top
from cardsmith.referee.rulings import correct, opposed
from cardsmith.referee.tree import Tree


def judge_counts(claim: Counts, scene: Scene) -> Ruling:
    """DAL-12 to DAL-15: cards are a series, of the value told, and cover the one told."""
    tree = claim.tree.only("says", "cards", "as", "covers")
    ruling = _series(tree, scene.house)
    return ruling if claim.holds else opposed(ruling)


def _series(tree: Tree, house: House) -> Ruling:
    tricks = house.tricks
    laid, told, under = _laid(tree.need("cards"), house), tree.get("as"), tree.get("covers")
    top = _top(under, house) if under else None
    misreading = misread(Play("", laid, told.number() if told else None), tricks)
    if misreading is not None:
        return misreading
    value = value_of(laid, tricks)
    codes = ("DAL-12", *_jokers(laid, value, tricks))
    played = shown(len(laid), value, tricks)
    if top is None:
        return correct("is-series", *codes, played=played)
    refused = uncovered(top, len(laid), value, tricks)
    if refused is not None:
        return refused
    equal = ("DAL-Q26",) if value == top.value else ()
    table = shown(top.number, top.value, tricks)
    return correct("covers", *codes, "DAL-13", "DAL-14", *equal, played=played, table=table)


def _top(told: Tree, house: House) -> Top:
    """The series that is said to be covered; G163 for cards that are none."""
    under = _laid(told, house)
    value = value_of(under, house.tricks)
    if not value:
        told.refuse("G163", kind="series")
    return Top(0, len(under), value)


def _laid(tree: Tree, house: House) -> tuple[int, ...]:
    check_series(tree, house.cards)
    laid = cards(tree, house.cards)
    if not laid:
        tree.refuse("G163", kind="series")
    return laid


def _jokers(laid: tuple[int, ...], value: int, tricks: Tricks) -> tuple[str, ...]:
    if tricks.joker not in laid:
        return ()
    return "DAL-15", "DAL-Q24" if value == tricks.joker else "DAL-Q23"
