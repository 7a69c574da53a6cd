"""Claims on words: what a player said counts, or does not."""

from cardsmith.lexicon.text import canonical
from cardsmith.model.ruling import Ruling
from cardsmith.referee.bouffon.acts import Proposed
from cardsmith.referee.bouffon.claims.answering import Why, answer
from cardsmith.referee.bouffon.claims.score import table_of, turn_of
from cardsmith.referee.bouffon.facts import Situation, lacking
from cardsmith.referee.bouffon.hearing import entry_said, hear
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.scoring import resolve
from cardsmith.referee.bouffon.states import Turn
from cardsmith.referee.claims import Counts
from cardsmith.referee.rulings import not_covered, opposed

_WHY_NOT = {
    "BOU-Q39": "word-early",
    "BOU-Q19": "word-late",
    "BOU-Q15": "word-repeated",
    "BOU-Q10": "word-hinted",
    "BOU-Q11": "word-given-away",
}
"""Why a word does not count, by the reading that says so."""


def judge_counts(claim: Counts, situation: Situation, house: House) -> Ruling:
    """Whether a word that a player said counts at the check (BOU-15, BOU-16)."""
    tree = claim.tree.only("by", "text", "says")
    player, text = situation.player(tree.need("by")), tree.need("text").text()
    turn = turn_of(situation)
    tree.need("text").one_of(*(word.text for word in situation.proposals if word.player == player))
    if text in situation.disputed:
        return not_covered("word-disputed", "BOU-15", "BOU-Q14", "BOU-Q38", text=text)
    ruling = _ruling(Proposed(player, text), turn, situation, house)
    return ruling if claim.holds else opposed(ruling)


def _ruling(word: Proposed, turn: Turn, situation: Situation, house: House) -> Ruling:
    """The ruling on who claims that the word counts."""
    table, entries = table_of(situation), situation.card.entries
    entry = entry_said(word.text, entries, house.match).text
    everything, outcome = hear(table, turn, house), resolve(table, turn, house)
    hearing = hear(table, _about(word.text, entry, turn, house), house)
    for player in hearing.undecided:
        raise lacking(f"lots.{player}")
    codes = {"BOU-15", "BOU-16", *hearing.codes}
    if turn.spoken:
        codes |= {"BOU-11", "BOU-Q11"}
    if outcome.failed:
        codes.add("BOU-23")
    found = {each.player for each in hearing.found} & {each.player for each in everything.found}
    is_right = word.player in found
    reason = "word-counts" if is_right else _why_not(codes, on_card=entry is not None)
    if word.player == turn.bouffon:
        reason, codes = "word-own", codes | {"BOU-13"}
    return answer(Why(reason, {"text": word.text}), codes, is_right=is_right)


def _about(text: str, entry: str | None, turn: Turn, house: House) -> Turn:
    """The turn as far as it is about one word: what was said that is the same."""
    entries = turn.card.entries if turn.card else ()
    proposals = tuple(
        each
        for each in turn.proposals
        if canonical(each.text) == canonical(text)
        or (entry and entry_said(each.text, entries, house.match).text == entry)
    )
    return turn._replace(proposals=proposals)


def _why_not(codes: set[str], *, on_card: bool) -> str:
    reasons = (why for code, why in _WHY_NOT.items() if code in codes)
    return next(reasons, "word-refused" if on_card else "word-unwritten")
