"""What a turn gives: the steps in the order of the rules, victory looked for after each."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.lexicon.characters import APOSTROPHES, DASHES
from cardsmith.referee.bouffon.acts import Player
from cardsmith.referee.bouffon.hearing import Hearing, hear, rescued
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import Found, Gain, Marotte, Outcome, Table, Turn
from cardsmith.referee.bouffon.victory import winners

_LEFT_OUT = re.compile(f"[({re.escape(''.join(DASHES))}]")
"""What is never counted in a length (BOU-22)."""

_WEIGHED = re.compile(rf"[\d\sœæŒÆ{''.join(APOSTROPHES)}]")
"""What is counted as the house has it (BOU-Q36)."""


class Stride(NamedTuple):
    """A move of one pawn, before anybody looks where it ends."""

    player: Player
    squares: int
    codes: tuple[str, ...]


def resolve(table: Table, turn: Turn, house: House) -> Outcome:
    """Score a turn, the Bouffon's pawn standing where his die took it (BOU-16 to BOU-32).

    ``table`` shows the pawns after the die and before the score. The gains follow the rules in
    their order, and stop with the first pawn that reaches the finish (BOU-Q32).

    >>> from cardsmith.intake.shipped.law import default_rules
    >>> from cardsmith.referee.bouffon import Card, House, Proposed, Table, Turn
    >>> card = Card("éclat", ("lueur", "rayon", "feu", "étincelle"))
    >>> said = (Proposed("B", "rayon", 12), Proposed("C", "feu", 20))
    >>> turn = Turn("A", before=10, die=4, card=card, proposals=said)
    >>> outcome = resolve(
    ...     Table(("A", "B", "C"), (14, 12, 5), 47), turn, House.of(default_rules())
    ... )
    >>> outcome.squares, outcome.codes
    ((17, 15, 6), ('BOU-16', 'BOU-17', 'BOU-18', 'BOU-20'))
    """
    if turn.marotte is not None:
        return _rescue(table, turn, turn.marotte, house)
    hearing = hear(table, turn, house)
    codes = {"BOU-16", *heard_by(turn, hearing)}
    if hearing.undecided:
        return Outcome(table.squares, undecided=hearing.undecided, codes=_sorted(codes))
    if not (hearing.found or (turn.hints and house.hints == "count_as_found")):
        outcome = _walked(table, turn, house, (_penalty(table, turn, house),))
        return outcome._replace(failed=True, codes=_sorted({*codes, *outcome.codes}))
    complete = _is_complete(turn, hearing, house)
    steps = tuple(_success(turn, hearing.found, house, complete=complete))
    outcome = _walked(table, turn, house, steps)
    codes |= {*outcome.codes, *_length_codes(hearing.found), *_count_codes(hearing.found)}
    return outcome._replace(found=hearing.found, complete=complete, codes=_sorted(codes))


def _success(
    turn: Turn, found: tuple[Found, ...], house: House, *, complete: bool
) -> Iterator[Stride]:
    """The steps of a turn in which a word was found, in the order of the rules.

    Where only hints count as found, they earn nothing.
    """
    if not found:
        return
    yield Stride(turn.bouffon, house.gain, ("BOU-17",))
    leaders = _leaders(found)
    tied = len({word.player for word in found if word.length == leaders[0].length})
    for leader in leaders:
        yield Stride(leader.player, house.gain, ("BOU-18", "BOU-19") if tied > 1 else ("BOU-18",))
    yield from _others(found, leaders, house)
    if complete:
        yield Stride(turn.bouffon, house.bonus, ("BOU-21", "BOU-Q21"))
        if house.longest_bonus:
            for leader in leaders:
                yield Stride(leader.player, house.bonus, ("BOU-18", "BOU-21", "BOU-Q21"))


def _leaders(found: tuple[Found, ...]) -> tuple[Found, ...]:
    """The longest word, of equals the first cited; several only where they were said at once."""
    best = max(found, key=_worth)
    return tuple({word.player: word for word in found if _worth(word) == _worth(best)}.values())


def _others(found: tuple[Found, ...], leaders: tuple[Found, ...], house: House) -> Iterator[Stride]:
    """A step for each other finder, by his longest word, in order of citation (BOU-20)."""
    leading = {word.player for word in leaders}
    if house.per_player == "per_word":
        words = [word for word in found if word not in leaders]
    else:
        best: dict[Player, Found] = {}
        for word in found:
            if word.player not in leading:
                best[word.player] = max(best.get(word.player, word), word, key=_worth)
        words = sorted(best.values(), key=lambda word: word.rank)
    for word in words:
        if word.length < leaders[0].length:
            yield Stride(word.player, house.shorter_gain, ("BOU-20",))
        else:
            yield Stride(word.player, house.tie_loser, ("BOU-20", "BOU-Q22"))


def _worth(word: Found) -> tuple[int, int]:
    """What makes a word win: its length, then how early it was cited."""
    return word.length, -word.rank


def _is_complete(turn: Turn, hearing: Hearing, house: House) -> bool:
    """Whether all synonyms were found (BOU-21), those cited as hints left out (BOU-Q10)."""
    return hearing.is_complete and not (turn.hints and house.hints == "forfeit_bonus")


def heard_by(turn: Turn, hearing: Hearing) -> set[str]:
    """The codes that what was found hangs on.

    The reading on hints matters where nothing was found, and where all the rest was; that on
    words of the Bouffon wherever there are any.
    """
    codes = set(hearing.codes)
    if turn.hints and (hearing.is_complete or not hearing.found):
        codes |= {"BOU-09", "BOU-Q10"}
    if turn.spoken:
        codes |= {"BOU-11", "BOU-Q11"}
    return codes


def _count_codes(found: tuple[Found, ...]) -> tuple[str, ...]:
    players = [word.player for word in found]
    return ("BOU-Q23",) if len(set(players)) < len(players) else ()


def _length_codes(found: tuple[Found, ...]) -> Iterator[str]:
    """The rules of length that were needed to compare the words of several players."""
    if len({word.player for word in found}) > 1:
        if any(_LEFT_OUT.search(word.entry) for word in found):
            yield "BOU-22"
        if any(_WEIGHED.search(word.entry) for word in found):
            yield "BOU-Q36"


def _penalty(table: Table, turn: Turn, house: House) -> Stride:
    """Back from the square the die gave (BOU-23, BOU-Q26); the others keep theirs (BOU-29)."""
    square = table.square(turn.bouffon)
    base = square if house.penalty_from == "letter" else turn.before
    codes = ("BOU-23", "BOU-29", "BOU-Q26")
    return _retreat(turn.bouffon, square, base - house.penalty, codes, house)


def _retreat(
    player: Player, square: int, target: int, codes: tuple[str, ...], house: House
) -> Stride:
    """A way back to a square, or to the start if it lies before it (BOU-Q25)."""
    if target >= 0:
        return Stride(player, target - square, codes)
    return Stride(player, _floored(target, house) - square, (*codes, "BOU-Q25"))


def _floored(target: int, house: House) -> int:
    return max(target, 0) if house.floor == "start" else target


def _rescue(table: Table, turn: Turn, marotte: Marotte, house: House) -> Outcome:
    """The end of a turn in which the marotte was claimed (BOU-24 to BOU-29)."""
    is_found, codes = rescued(marotte, turn.bouffon, house)
    steps = _saved(table, turn, house) if is_found else (_missed(table, turn, house),)
    outcome = _walked(table, turn, house, steps)
    return outcome._replace(
        failed=True, codes=_sorted({"BOU-24", "BOU-29", *codes, *outcome.codes})
    )


def _saved(table: Table, turn: Turn, house: House) -> tuple[Stride, ...]:
    """Forward and a bonus (BOU-27), as if he had never gone back (BOU-Q27)."""
    gain, codes = house.marotte_gain, ("BOU-27", "BOU-Q27")
    if house.marotte_base == "after_penalty":
        square = table.square(turn.bouffon)
        gain += _floored(square - house.penalty, house) - square
    return Stride(turn.bouffon, gain, codes), Stride(turn.bouffon, house.marotte_bonus, ("BOU-27",))


def _missed(table: Table, turn: Turn, house: House) -> Stride:
    """Back to the square before this turn's die (BOU-28, BOU-Q28)."""
    square = table.square(turn.bouffon)
    targets = {
        "before_die": turn.before,
        "minus_three": square - house.penalty,
        "both": turn.before - house.penalty,
        "worse": min(turn.before, square - house.penalty),
    }
    codes = ("BOU-28", "BOU-Q28")
    return _retreat(turn.bouffon, square, targets[house.marotte_fail], codes, house)


def _walked(table: Table, turn: Turn, house: House, steps: tuple[Stride, ...]) -> Outcome:
    """Take the steps one by one, as far as the game goes on."""
    gains, codes = [], set[str]()
    stops = house.win_tie == "order" and house.end == "immediate"
    before = table.arrivals
    for taken, step in enumerate(steps, 1):
        to = table.square(step.player) + step.squares
        if step.squares:
            gains.append(Gain(step.player, step.squares, to, step.codes))
        codes |= set(step.codes)
        table = table.moved(step.player, to)
        if to >= table.finish and step.player not in table.arrivals:
            table = table._replace(arrivals=(*table.arrivals, step.player))
            codes |= {"BOU-32", "BOU-Q35"}
            if taken < len(steps):
                codes.add("BOU-Q32")
            if stops:
                break
    won = winners(table, turn.bouffon, house)
    if table.arrivals != before and len(table.arrivals) > 1:
        codes.add("BOU-Q32")
    return Outcome(
        table.squares, tuple(gains), arrivals=table.arrivals, winners=won, codes=tuple(codes)
    )


def _sorted(codes: set[str]) -> tuple[str, ...]:
    """Articles before readings, each by number."""
    return tuple(sorted(codes))
