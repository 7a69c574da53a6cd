"""Shares of a simulation put together: all of them, each once, of the same games."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from cardsmith.intake.files.folders import shown
from cardsmith.intake.files.text import LIMIT, load
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import whole
from cardsmith.model.struct import replace
from cardsmith.pipeline.sharding import ALL, Shard
from cardsmith.pipeline.simulating.parts import read_part
from cardsmith.pipeline.simulating.running import Games
from cardsmith.pipeline.simulating.tallies import Tally

CODE = "I190"


def merged(paths: Sequence[Path]) -> Games:
    """All the games of a simulation, whatever the order of its parts.

    Raises InputError: F009 for a file that cannot be opened, I190 for one that is no part, that
    comes twice or belongs to other games, and for a part that is not there.
    """
    parts: dict[Shard, tuple[Path, Games]] = {}
    version, first = "", None
    for path in paths:
        told, played = _read(path)
        if first is None:
            version, first = told, path
        what = next(_unlike(parts[min(parts)][1], played), "") if parts else ""
        if told != version:
            what = "version"
        if what:
            raise _refusal(path, what, other=shown(first))
        if played.shard in parts:
            other = shown(parts[played.shard][0])
            raise _refusal(path, "double", other=other, part=str(played.shard))
        parts[played.shard] = path, played
    return _together([played for _, (_, played) in sorted(parts.items())], paths[0])


def _together(parts: Sequence[Games], place: Path) -> Games:
    """The parts in one; raises InputError where one is missing."""
    total = parts[0].shard.total
    there = {part.shard.number for part in parts}
    missing = [number for number in range(1, total + 1) if number not in there]
    if missing:
        numbers = ", ".join(f"{number}/{total}" for number in missing[:10])
        raise _refusal(place, "missing", missing=numbers + ("…" if len(missing) > 10 else ""))
    tallies = {players: Tally() for players in parts[0].tallies}
    for part in parts:
        for players, tally in part.tallies.items():
            tallies[players].update(tally)
    return replace(parts[0], tallies=tallies, shard=ALL)


def _read(path: Path) -> tuple[str, Games]:
    data = load(path, shown(path))
    try:
        if len(data) > LIMIT:
            raise ValueError("no part is so long")
        return read_part(data)
    except ValueError:
        raise _refusal(path, "broken") from None


def _unlike(one: Games, other: Games) -> Iterator[str]:
    """In what two parts differ that parts of the same games have in common."""
    if type(one.setting) is not type(other.setting):
        yield "game"
        return
    if one.setting.seed != other.setting.seed:
        yield "seed"
    if one.games != other.games or list(one.tallies) != list(other.tallies):
        yield "amount"
    if one.shard.total != other.shard.total:
        yield "count"
    if one.setting.rules != other.setting.rules:
        yield "rules"
    if one.setting != other.setting:
        yield "options"


def _refusal(path: Path, kind: str, **told: str) -> InputError:
    arguments: dict[str, Any] = told  # Any: or they would be taken for a fix
    return InputError(Finding(CODE, whole(shown(path)), kind=kind, **arguments))
