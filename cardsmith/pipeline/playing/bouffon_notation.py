"""What is typed during a turn of Le Bouffon, read as parts of the line that the turn will be.

The line so far stands before what was typed, so that the reader of records reads it.
"""

import re
from collections.abc import Iterator

from cardsmith.model.struct import replace
from cardsmith.pipeline.playing.typed import proposal, quoted, unnumbered, with_quotes
from cardsmith.referee.bouffon.states import Phase
from cardsmith.referee.records.games import BOUFFON
from cardsmith.referee.records.reading.record import line_of
from cardsmith.referee.records.seating import Seating
from cardsmith.referee.records.turns import Answer, Marotte, Proposal, Turn
from cardsmith.referee.records.words import Number
from cardsmith.referee.records.writing import written

OPENING, MINUTE, MAROTTE = range(3)
"""The fields of a turn, between its bars."""

_DIE = re.compile(r"\s*(?:[dD]\s*[0-9]|@)")
_WALK = re.compile(r"\s*@?\s*[0-9]*\s*:?\s*(?P<letter>[^\W\d_])\s*")
_MAROTTE = re.compile(r"\s*[Mm]\s+(?P<name>\"[^\"]*\"|[^\s\"]+)\s+(?P<title>[^\s\"].*)")
_SIGNS = {"+": "!nod", "-": "!shake"}
_BARS = re.compile(r"[\s|]*$")
_IN_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')


def parts(text: str, turn: Turn, field: int, phase: Phase, seating: Seating) -> Iterator[Turn]:
    """What was typed within one field, one part of the turn after the other.

    Raises InputError for what no record could say there.
    """
    said = line_of(_whole(text, turn, field, phase, seating), BOUFFON).says
    if not isinstance(said, Turn):
        raise ValueError(f"a turn reads as {said}")
    bare = Turn(number=turn.number, player=said.player if field == OPENING else turn.player)
    if field == OPENING:
        if phase is Phase.LETTER and said.letter:
            yield replace(bare, letter=said.letter)
        elif said.die or said.square or said.player.text != turn.player.text:
            yield replace(bare, die=said.die, square=said.square, letter=said.letter)
        yield from (replace(bare, opening=(moment,)) for moment in said.opening)
    elif field == MINUTE:
        yield from (replace(bare, minute=(moment,)) for moment in said.minute)
    elif said.marotte:
        yield from _marotte(bare, turn.marotte, said.marotte)
    if said.results:
        yield replace(bare, results=said.results)


def joined(turn: Turn, part: Turn) -> Turn:
    """The turn with one part more."""
    return replace(
        turn,
        die=part.die or turn.die,
        square=part.square or turn.square,
        letter=part.letter or turn.letter,
        opening=turn.opening + part.opening,
        minute=turn.minute + part.minute,
        marotte=part.marotte or turn.marotte,
        results=turn.results + part.results,
    )


def stamped(part: Turn, second: int | None) -> Turn:
    """A part of a turn, its words said in that second where none was typed."""
    if second is None:
        return part
    at = Number(second)
    minute = tuple(
        replace(said, second=at) if isinstance(said, Proposal) and said.second is None else said
        for said in part.minute
    )
    marotte = part.marotte
    if marotte and marotte.answers:
        *before, last = marotte.answers
        if isinstance(last, Answer) and last.second is None:
            marotte = replace(marotte, answers=(*before, replace(last, second=at)))
    return replace(part, minute=minute, marotte=marotte)


def begun(turn: Turn, field: int) -> str:
    """The line of a turn as far as it goes: a bar for each field that was entered."""
    text = _BARS.sub("", written(turn))
    return text + " |" * (field - _IN_TEXT.sub("", text).count("|"))


def _marotte(bare: Turn, known: Marotte | None, said: Marotte) -> Iterator[Turn]:
    """The marotte, or the answers that come to it one by one."""
    so_far = known or replace(said, answers=())
    if known is None:
        yield replace(bare, marotte=so_far)
    for answer in said.answers:
        so_far = replace(so_far, answers=(*so_far.answers, answer))
        yield replace(bare, marotte=so_far)


def _whole(text: str, turn: Turn, field: int, phase: Phase, seating: Seating) -> str:
    """A whole line that says what was typed."""
    stub = begun(Turn(number=turn.number, player=turn.player), 0)
    if text.startswith("=>"):
        return f"{stub} {text}"
    if field == OPENING:
        return _opening(text, stub, phase, seating)
    if field == MINUTE:
        text = _SIGNS.get(text.strip(), text)
        return f"{stub} | {text if text.startswith('!') else proposal(text)}"
    if turn.marotte is None:
        found = _MAROTTE.fullmatch(text)
        if found:
            text = f"M {found['name']} {quoted(found['title'])}"
        return f"{stub} | | {text}"
    is_bare = '"' not in text and not text.startswith("!")
    known = replace(turn.marotte, answers=())
    stub = begun(Turn(number=turn.number, player=turn.player, marotte=known), MAROTTE)
    return f"{stub} {with_quotes(text) if is_bare else text}"


def _opening(text: str, stub: str, phase: Phase, seating: Seating) -> str:
    bare = unnumbered(text)
    walk = _WALK.fullmatch(text)
    if phase is Phase.LETTER and walk:
        return f"{stub} @1:{walk['letter']}"
    if bare is not text or (phase is Phase.DIE and _names(bare, seating)):
        return f"{stub.split(maxsplit=1)[0]} {bare}"
    is_title = '"' not in text and not text.startswith("!") and not _DIE.match(text)
    if phase in (Phase.DRAW, Phase.BACK) and is_title:
        return f"{stub} {quoted(text)}"
    return f"{stub} {text}"


def _names(text: str, seating: Seating) -> bool:
    """Whether a text begins with a player, and not with a die."""
    words = text.split()
    return bool(words) and not _DIE.match(text) and bool(seating.fitting(words[0]))
