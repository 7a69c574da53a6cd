"""The deal, and who is there for it (DAL-10, DAL-23, DAL-Q01 to DAL-Q03, DAL-Q42)."""

from cardsmith.model.ruling import Fact, Ruling
from cardsmith.referee.dalmuti.acts import Deal, Join, Leave
from cardsmith.referee.dalmuti.cards import Hand, copies, hand, of_one_value, size
from cardsmith.referee.dalmuti.house import Cards, House
from cardsmith.referee.dalmuti.seats import seat_of, title
from cardsmith.referee.dalmuti.states import Dealing, Due, Opening, State, Table, Title
from cardsmith.referee.rulings import correct, not_covered, wrong


def deck(cards: Cards) -> Hand:
    """The deck of DAL-Q01: value r has r copies, and the jokers come to it."""
    ranks = sum(of_one_value(value, value) for value in range(1, cards.values + 1))
    return ranks + of_one_value(cards.jokers, cards.joker)


def shares(total: int, players: int, extra: str) -> tuple[int, ...]:
    """How many cards each seat gets of a whole deck (DAL-Q02), ``extra`` being the house's way.

    >>> shares(80, 6, "top"), shares(80, 6, "bottom"), shares(80, 6, "aside")
    ((14, 14, 13, 13, 13, 13), (13, 13, 13, 13, 14, 14), (13, 13, 13, 13, 13, 13))
    """
    each, left = divmod(total, players)
    low = (each,) * (players - left)
    match extra:
        case "top":
            return (each + 1,) * left + low
        case "bottom":
            return low + (each + 1,) * left
        case _:
            return (each,) * players


def opened(table: Table, hands: tuple[Hand, ...], aside: Hand = 0) -> Opening:
    """The moment after the deal, with the taxes that are due (DAL-05, DAL-06, DAL-Q05)."""
    untaxed = table.game == 1 and not table.house.taxes.in_first_game
    due = () if untaxed else taxes_due(table.house, hands)
    return Opening(table, hands, hands, due, aside=aside)


def first_tax(table: Table) -> tuple[str, ...]:
    """The reading by which the first game is taxed like the others (DAL-Q05), if this is it."""
    return ("DAL-Q05",) if table.game == 1 else ()


def taxes_due(house: House, hands: tuple[Hand, ...]) -> tuple[Due, ...]:
    """Both halves of both taxes; of a fragment of a deal, no more than both hands hold."""
    last = len(hands) - 1
    pairs = [(last, 0, house.taxes.big)]
    if title(1, len(hands)) is Title.PETIT_DALMUTI:
        pairs.append((last - 1, 1, house.taxes.small))
    return tuple(
        Due(giver, taker, number)
        for poor, rich, most in pairs
        if (number := min(most, size(hands[poor]), size(hands[rich])))
        for giver, taker in ((poor, rich), (rich, poor))
    )


def judge_deal(state: State, act: Deal) -> Ruling:
    """DAL-23: who deals; DAL-Q01: what is dealt; DAL-21, DAL-Q02: to whom."""
    if not isinstance(state, Dealing):
        return wrong("not-dealing-time", "DAL-23")
    cards = state.table.house.cards
    dealer = _misplaced(state.table, act)
    if dealer is not None:
        return dealer
    sizes = tuple(str(len(cards)) for cards in act.hands)
    if not cards.any_deck and not _from_the_deck(act, deck(cards)):
        return wrong("other-deck", "DAL-Q01")
    given = sum(len(cards) for cards in act.hands)
    total = given + len(act.aside) if cards.any_deck else size(deck(cards))
    wanted = tuple(str(share) for share in shares(total, len(state.table.seats), cards.extra))
    if sizes != wanted:
        fewer = ("DAL-Q01",) if given + len(act.aside) < total else ()
        right: dict[str, Fact] = dict(zip(state.table.seats, wanted, strict=True))
        return wrong("shares", "DAL-21", *fewer, "DAL-Q02", dealt=sizes, expected=right)
    return correct("dealt", "DAL-10", "DAL-23", "DAL-Q01", "DAL-Q02", "DAL-Q03", dealt=sizes)


def after_deal(state: State, act: Deal) -> State:
    """Everybody with his hand; ValueError for a deal to another number of players."""
    if not isinstance(state, Dealing):
        raise ValueError("the cards are dealt")
    if len(act.hands) != len(state.table.seats):
        raise ValueError(f"{len(act.hands)} hands for {len(state.table.seats)} players")
    hands = tuple(hand(*cards) for cards in act.hands)
    cards = state.table.house.cards
    rest = deck(cards) - sum(hands) if cards.extra == "aside" and not cards.any_deck else 0
    return opened(state.table, hands, hand(*act.aside) or max(rest, 0))


def judge_join(state: State, act: Join) -> Ruling:
    """DAL-Q42: a newcomer takes the seat that the house has for him, between two games.

    A merchant's seat is none at a table that he makes one of four.
    """
    house, seats = state.table.house, state.table.seats
    if house.manners.join == "none":
        return not_covered("newcomer", "DAL-01", "DAL-Q42", player=act.player)
    if not isinstance(state, Dealing):
        return wrong("between-games", "DAL-Q42", player=act.player)
    if len(seats) >= house.cards.most or act.player in seats:
        return wrong(
            "table-full", "DAL-01", "DAL-Q08", "DAL-Q42", player=act.player, most=house.cards.most
        )
    last = len(seats)
    allowed = (last,) if house.manners.join == "last" else tuple(range(2, last - 1))
    if act.seat not in allowed:
        seated = title(allowed[0], last + 1).value if allowed else ""
        expected = {act.player: seated} if seated else {}
        return wrong("newcomers-seat", "DAL-Q42", player=act.player, expected=expected)
    return correct("joins", "DAL-01", "DAL-Q42", player=act.player)


def judge_leave(state: State, act: Leave) -> Ruling:
    """DAL-Q42: who leaves between two games has the others close the gap."""
    house = state.table.house
    if house.manners.join == "none":
        return not_covered("leaver", "DAL-01", "DAL-Q42", player=act.player)
    if not isinstance(state, Dealing):
        return wrong("between-games", "DAL-Q42", player=act.player)
    fewest = house.cards.fewest
    if len(state.table.seats) <= fewest:
        return wrong("too-few", "DAL-01", "DAL-Q08", "DAL-Q42", player=act.player, fewest=fewest)
    return correct("leaves", "DAL-01", "DAL-Q42", player=act.player)


def after_company(state: State, act: Join | Leave) -> State:
    """The table with one more or one less; a newcomer has no points yet."""
    if not isinstance(state, Dealing):
        raise ValueError("between two games only")
    table = state.table
    seats, points = list(table.seats), list(table.points)
    if isinstance(act, Join):
        seats.insert(act.seat, act.player)
        points.insert(act.seat, 0)
    else:
        gap = seat_of(table, act.player)
        del seats[gap], points[gap]
    return Dealing(table._replace(seats=tuple(seats), points=tuple(points)))


def _misplaced(table: Table, act: Deal) -> Ruling | None:
    """What is wrong with who deals or shuffles (DAL-Q03); nothing where it is not said."""
    way, last = table.house.cards.dealer, len(table.seats) - 1
    if way == "any":
        return None
    codes = ("DAL-10", "DAL-23", "DAL-Q03")
    dealer, shuffler = table.seats[last], table.seats[last - (way == "pb_shuffles")]
    if act.dealer not in ("", dealer):
        return wrong(
            "dealer", *codes, player=act.dealer, dealer=dealer, expected={"dealer": dealer}
        )
    if act.shuffler not in ("", shuffler):
        return wrong(
            "shuffler",
            *codes,
            player=act.shuffler,
            shuffler=shuffler,
            expected={"shuffler": shuffler},
        )
    return None


def _from_the_deck(act: Deal, whole: Hand) -> bool:
    """Whether the deal is the deck; cards set aside may be left unsaid."""
    dealt = [value for cards in act.hands for value in cards]
    if any(value < 1 for value in (*dealt, *act.aside)):
        return False
    together = hand(*dealt, *act.aside)
    if act.aside or size(together) == size(whole):
        return together == whole
    return all(dealt.count(value) <= copies(whole, value) for value in set(dealt))
