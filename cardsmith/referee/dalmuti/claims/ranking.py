"""Claims about ranks: who is what, who sits above whom, in this game or the next."""

from collections.abc import Sequence

from cardsmith.model.ruling import Ruling
from cardsmith.referee.claims import Ranks
from cardsmith.referee.dalmuti.claims.next_game import NEXT_RANKS
from cardsmith.referee.dalmuti.claims.scene import Scene
from cardsmith.referee.dalmuti.claims.standing import Standing
from cardsmith.referee.dalmuti.seats import title
from cardsmith.referee.dalmuti.settling import next_seats
from cardsmith.referee.dalmuti.states import Claimed, Opening, Ranking, Settled, Title
from cardsmith.referee.rulings import compared, wrong
from cardsmith.referee.tree import Tree


def judge_ranks(claim: Ranks, scene: Scene) -> Ruling:
    """DAL-03, DAL-04, DAL-22: titles by player, or the ``order`` from the highest to the lowest.

    After a game these are the ranks of the next one. An order need not be of all the players.
    """
    standing = scene.standing
    state = standing.state
    if isinstance(state, Ranking):
        return wrong("ranks-open", "DAL-02", "DAL-Q04")
    seats = next_seats(state) if isinstance(state, Settled) else state.table.seats
    reason, codes = _ground(standing)
    if "order" in claim.tree:
        right = _is_order(claim.tree.only("order").need("order"), seats)
    else:
        right = _are_titles(claim.tree, seats)
    return compared(reason, codes, {"seats": seats}, {"seats": seats}, holds=right)


def _ground(standing: Standing) -> tuple[str, tuple[str, ...]]:
    """What makes the ranks as they are: its reason, and the codes of it."""
    state, cited, _ = standing
    if isinstance(state, Settled):
        return "ranks-next", ("DAL-03", "DAL-04", *NEXT_RANKS)
    is_four = len(state.table.seats) == 4
    four = ("DAL-05", "DAL-06", "DAL-Q08") if is_four else ()
    codes = ("DAL-03", "DAL-04", "DAL-24", *four)
    if isinstance(state, Opening) and state.claimed is Claimed.REVOLUTION:
        return "ranks-upturned", ("DAL-09", "DAL-Q19", *codes)
    if "DAL-Q04" in cited:
        return "ranks-drawn", (*cited, *codes)
    return ("ranks-four" if is_four else "ranks-seated"), codes


def _is_order(tree: Tree, seats: Sequence[str]) -> bool:
    """Whether these players come in this order, others between them or not."""
    claimed = [seats.index(item.one_of(*seats)) for item in tree.items()]
    if not claimed:
        tree.refuse("G161", kind="list")
    return claimed == sorted(set(claimed))


def _are_titles(tree: Tree, seats: Sequence[str]) -> bool:
    """Whether these players have these titles."""
    claimed = [(player, told.one_of(*Title)) for player, told in tree.fields(seats)]
    return all(title(seats.index(player), len(seats)) == name for player, name in claimed)
