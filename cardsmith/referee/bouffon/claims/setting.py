"""Claims on what a game is played with: players, pawns, die, cards, packets."""

from cardsmith.lexicon.length import scoring_length
from cardsmith.model.ruling import Fact, Ruling
from cardsmith.referee.bouffon.acts import Card, Drew, PutBack
from cardsmith.referee.bouffon.claims.answering import Why, answer
from cardsmith.referee.bouffon.engine import apply, judge
from cardsmith.referee.bouffon.facts import Situation, lacking
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import Phase, State, Table, Turn
from cardsmith.referee.bouffon.track import Track
from cardsmith.referee.claims import Pile, SetUp
from cardsmith.referee.tree import Tree

START = 0
"""The start square (BOU-04)."""

_THINGS = ("players", "pawns", "die", "card")


def judge_set_up(claim: SetUp, situation: Situation, house: House) -> Ruling:
    """Whether players, pawns, die or card are as the rules want them.

    ``{players: yes}`` says that those of the situation are; ``{die: 6}`` names its faces.
    """
    thing, told = claim.tree.single(*_THINGS)
    match thing:
        case "players":
            return _players(told, situation, house)
        case "pawns":
            return _pawns(told, situation)
        case "die":
            return _die(told, house)
        case _:
            return _card(told, situation, house)


def _players(told: Tree, situation: Situation, house: House) -> Ruling:
    situation.need("seats")
    count = len(situation.seats)
    fewest, most = house.fewest_players, house.most_players
    is_fit = fewest <= count <= most
    why = Why("players", {"count": count, "fewest": fewest, "most": most})
    return answer(why, ("BOU-01",), is_right=told.switch() == is_fit)


def _pawns(told: Tree, situation: Situation) -> Ruling:
    situation.need("seats")
    squares = situation.squares
    for player in situation.seats:
        if player not in squares:
            raise lacking(f"on.{player}")
    astray = tuple(player for player, square in squares.items() if square != START)
    why = Why("pawns-astray", {"players": astray}) if astray else Why("pawns-start")
    return answer(why, ("BOU-04",), is_right=told.switch() != bool(astray))


def _die(told: Tree, house: House) -> Ruling:
    faces = house.die_faces
    is_right = told.number() == faces
    expected: dict[str, Fact] = {} if is_right else {"die": faces}
    return answer(Why("die", {"faces": faces}), ("BOU-Q45",), is_right=is_right, expected=expected)


def _card(told: Tree, situation: Situation, house: House) -> Ruling:
    situation.need("card")
    entries = situation.card.entries
    untold = tuple(entry for entry in entries if scoring_length(entry, house.length) is None)
    why = Why("card-refused", {"entries": untold}) if untold else Why("card-sound")
    return answer(why, ("BOU-22", "BOU-Q36"), is_right=told.switch() != bool(untold))


def judge_pile(claim: Pile, situation: Situation, house: House) -> Ruling:
    """Whether a packet lies so once each drawn card went to its back, or gave these (BOU-31)."""
    tree = claim.tree.only("packet", "order", "gave")
    situation.need("packets")
    packet = tree.need("packet").one_of(*situation.packets)
    gave, order, ruling = _drawn(packet, situation, house)
    asked, found = (tree.need("gave"), gave) if "gave" in tree else (tree.need("order"), order)
    is_right = asked.texts() == found
    expected: dict[str, Fact] = {} if is_right else {asked.name: found}
    why = Why("packet-gave" if "gave" in tree else "packet", {"packet": packet, "cards": found})
    return answer(why, ruling.cited, is_right=is_right, expected=expected)


def _drawn(
    packet: str, situation: Situation, house: House
) -> tuple[tuple[str, ...], tuple[str, ...], Ruling]:
    """The titles a packet gave, those it holds then, and the ruling on putting cards back."""
    back, gave = PutBack(packet), []
    nobody = Table(("",), (0,), finish=1)
    state = State(house, Track(1), nobody, situation.packets, Phase.DRAW, Turn(""))
    for drawn in situation.draws:
        if drawn != packet:
            continue
        card = next(iter(state.packets[packet]), Card("", ()))
        gave.append(card.title)
        state = apply(state._replace(phase=Phase.DRAW), Drew(state.bouffon, packet, card))
        state = apply(state._replace(phase=Phase.BACK), back)
    out = state._replace(phase=Phase.BACK, out=(packet,))
    order = tuple(card.title for card in state.packets[packet])
    return tuple(gave), order, judge(out, back)
