"""Claims on what a player has to give, and on what it costs to do wrong."""

from cardsmith.model.ruling import Ruling
from cardsmith.referee.bouffon.claims.answering import Why, answer
from cardsmith.referee.bouffon.facts import Situation, lacking
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.claims import Owes, Penalty

_COSTS = {
    "none": "costs-nothing",
    "void_word": "costs-the-word",
    "void_turn": "costs-the-turn",
}
"""What the rules may ask for, and how it is said."""

_CLAIMED = (*_COSTS, "square")
"""What people ask for: squares too."""


def judge_owes(claim: Owes, situation: Situation, house: House) -> Ruling:
    """How many words of a marotte card the Bouffon has to find (BOU-26, BOU-Q30)."""
    tree = claim.tree.only("player", "words")
    situation.seated(claim.player, "claim.owes.player")
    marotte = situation.marotte
    if marotte is None or marotte.card is None:
        raise lacking("marotte.card")
    entries = len(set(marotte.card.entries))
    needed = entries if house.marotte_need == "all" else 1
    is_right = tree.need("words").number() == needed
    why = Why("marotte-words", {"needed": needed, "entries": entries})
    codes = ("BOU-26", "BOU-27", "BOU-Q30")
    return answer(why, codes, is_right=is_right, expected={"words": needed})


def judge_penalty(claim: Penalty, situation: Situation, house: House) -> Ruling:
    """What it costs the Bouffon to speak (BOU-Q11), and others to propose: nothing (BOU-13)."""
    tree = claim.tree.only("player", "is")
    player = situation.seated(claim.player, "claim.penalty.player")
    claimed = tree.need("is").one_of(*_CLAIMED)
    situation.need("bouffon")
    if player == situation.bouffon:
        situation.need("spoken")
        expected, codes = house.speech, ["BOU-11", "BOU-Q11"]
    else:
        situation.need("proposals")
        expected, codes = "none", ["BOU-13"]
    why = Why(_COSTS[expected], {"player": player})
    return answer(why, codes, is_right=claimed == expected, expected={"penalty": expected})
