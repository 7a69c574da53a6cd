"""Claims about cards that are held or done with: who gathers them, whose hand is which."""

from cardsmith.model.ruling import Fact, Ruling
from cardsmith.referee.claims import Pile
from cardsmith.referee.dalmuti.acts import Gather
from cardsmith.referee.dalmuti.cards import hand, spoken, values
from cardsmith.referee.dalmuti.claims.scene import Scene
from cardsmith.referee.dalmuti.claims.unseen import ask_hand
from cardsmith.referee.dalmuti.engine import judge
from cardsmith.referee.dalmuti.facts import cards
from cardsmith.referee.dalmuti.states import Claimed, Opening, Playing, Settled
from cardsmith.referee.rulings import compared, correct
from cardsmith.referee.tree import Tree


def judge_pile(claim: Pile, scene: Scene) -> Ruling:
    """DAL-10, DAL-19: who gathers; DAL-Q20 and others: which cards a player holds."""
    if "hands" in claim.tree:
        return _hands(claim.tree.only("hands").need("hands"), scene)
    state, told = scene.state, claim.tree.only("gathers").need("gathers")
    return judge(state, Gather(told.one_of(*state.table.seats)))


def _hands(tree: Tree, scene: Scene) -> Ruling:
    """Whether players hold exactly these cards now."""
    state, cited, _ = scene.standing
    if not isinstance(state, Opening | Playing | Settled):
        tree.refuse("G163", kind="hands")
    if not tree.value:
        tree.refuse("G161", kind="fields")
    stayed = isinstance(state, Opening) and state.claimed is Claimed.REVOLUTION
    codes = ("DAL-09", "DAL-Q20") if stayed else cited or ("DAL-21",)
    deck, seats = state.table.house.cards, state.table.seats
    claimed = {player: hand(*cards(told, deck)) for player, told in tree.fields(seats)}
    for player, said in claimed.items():
        ask_hand(state, player)
        held = state.hands[seats.index(player)]
        if said != held:
            shown = spoken(values(held), deck.joker)
            reason = "hands-stay" if stayed else "other-hand"
            facts: dict[str, Fact] = {"player": player, "held": shown}
            return compared(reason, codes, facts, {player: shown}, holds=False)
    return correct("hands", *codes)
