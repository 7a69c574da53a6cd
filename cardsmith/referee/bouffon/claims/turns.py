"""Claims on whose turn it is, on who has won, on who is how far."""

from collections.abc import Iterator

from cardsmith.model.ruling import Ruling
from cardsmith.referee.bouffon.acts import Moved, Player, TookOver
from cardsmith.referee.bouffon.claims.answering import Why, answer
from cardsmith.referee.bouffon.claims.moments import at_move, moment
from cardsmith.referee.bouffon.claims.score import is_scored, score, table_of
from cardsmith.referee.bouffon.engine import judge, step
from cardsmith.referee.bouffon.facts import Situation, lacking
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.moving import destinations
from cardsmith.referee.bouffon.opening import contest
from cardsmith.referee.bouffon.states import Phase
from cardsmith.referee.bouffon.victory import standings
from cardsmith.referee.claims import Next, Over, Ranks
from cardsmith.referee.rulings import not_covered, wrong


def judge_next(claim: Next, situation: Situation, house: House) -> Ruling:
    """Whether a player is the first Bouffon (BOU-03), or the next one (BOU-30)."""
    player = situation.seated(claim.player, f"claim.next.{claim.role}")
    if "bouffon" in situation.told:
        return judge(moment(Phase.NEXT, situation, house), TookOver(player))
    situation.need("rolls")
    standing = contest(situation.seats, situation.rolls, house.start_tie)
    if standing.waiting and not standing.was_tied:
        raise lacking(f"rolls.{standing.waiting[0]}")
    if standing.waiting:
        return wrong("tied", "BOU-03", "BOU-Q01", waiting=standing.waiting)
    if len(standing.players) > 1:
        youngest = _youngest(standing.players, situation)
        expected = {} if player == youngest else {"bouffon": youngest}
        why = Why("youngest", {"player": youngest, "tied": standing.players})
        return answer(why, ("BOU-03", "BOU-Q01"), is_right=not expected, expected=expected)
    return judge(moment(Phase.FIRST, situation, house), TookOver(player))


def _youngest(players: tuple[Player, ...], situation: Situation) -> Player:
    ages = situation.ages
    for player in players:
        if player not in ages:
            raise lacking(f"ages.{player}")
    return min(players, key=lambda player: ages[player])


def judge_over(claim: Over, situation: Situation, house: House) -> Ruling:
    """Whether the game is over, and who has won it (BOU-32)."""
    claim.tree.only("game", "winner")
    winners, codes = (
        _scored(situation, house) if is_scored(situation) else _by_die(situation, house)
    )
    named = not claim.winner or situation.seated(claim.winner, "claim.over.winner") in winners
    is_right = claim.holds == bool(winners) and (named or not claim.holds)
    why = Why("won", {"winners": winners}) if winners else Why("not-won")
    expected = {"winner": winners} if winners and not is_right else {}
    return answer(why, {*codes, "BOU-32"}, is_right=is_right, expected=expected)


def _scored(situation: Situation, house: House) -> tuple[tuple[Player, ...], tuple[str, ...]]:
    """Who has won by the score; a bonus that comes too late is cited too (BOU-21, BOU-Q32)."""
    situation.need("finish")
    outcome = score(situation, house).outcome
    return outcome.winners, (*outcome.codes, *(("BOU-21",) if outcome.complete else ()))


def _by_die(situation: Situation, house: House) -> tuple[tuple[Player, ...], tuple[str, ...]]:
    """Who has won by the Bouffon's die, and the codes passed (BOU-Q04, BOU-Q35)."""
    state = at_move(situation, house)
    taken = step(state, Moved(situation.bouffon, destinations(state)[-1]))
    arrived = taken.state.table
    if arrived.arrivals and house.end == "full_round" and not arrived.first:
        raise lacking("first")
    round_ = ("BOU-Q02",) if house.end == "full_round" else ()
    codes = ("BOU-Q35", *round_) if arrived.arrivals else ()
    return taken.state.winners, (*taken.ruling.cited, *codes)


def judge_ranks(claim: Ranks, situation: Situation, house: House) -> Ruling:
    """Whether the players are ranked so, which the rules leave open (BOU-Q37)."""
    for player in situation.seats:
        if player not in situation.squares:
            raise lacking(f"on.{player}")
    claimed = {
        situation.seated(player, node.path): node.number() for player, node in claim.tree.fields()
    }
    ranked = dict(_ranked(standings(table_of(situation), house)))
    if not ranked:
        return not_covered("unranked", "BOU-32", "BOU-Q37")
    expected = {player: ranked[player] for player in claimed if claimed[player] != ranked[player]}
    why = Why("ranked", {"ranks": tuple(f"{player} {rank}" for player, rank in ranked.items())})
    return answer(why, ("BOU-32", "BOU-Q37"), is_right=not expected, expected=expected)


def _ranked(groups: tuple[tuple[Player, ...], ...]) -> Iterator[tuple[Player, int]]:
    """Every player with his rank; equals share one, and the next rank is left out."""
    ahead = 0
    for group in groups:
        yield from ((player, ahead + 1) for player in group)
        ahead += len(group)
