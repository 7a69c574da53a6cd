"""Claims on words: this proposal counts, or does not."""

from cardsmith.lexicon.text import canonical
from cardsmith.model.ruling import Ruling, Verdict
from cardsmith.referee.bouffon.acts import Player, Proposed
from cardsmith.referee.bouffon.claims.score import table_of, turn_of
from cardsmith.referee.bouffon.facts import Situation, lacking
from cardsmith.referee.bouffon.hearing import Hearing, entry_said, hear
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.rulings import not_covered, ruling
from cardsmith.referee.bouffon.scoring import resolve
from cardsmith.referee.bouffon.states import Turn
from cardsmith.referee.claims import Counts


def counts(claim: Counts, situation: Situation, house: House) -> Ruling:
    """Whether a word that a player said counts at the check (BOU-15, BOU-16)."""
    tree = claim.tree.only("by", "text", "says")
    player, text = situation.player(tree.need("by")), tree.need("text").text()
