"""Games that tests keep: typed line by line, read back, replayed."""

from pathlib import Path

from cardsmith.pipeline.playing.beginning import Wanted, new_game
from cardsmith.pipeline.playing.bouffon import BouffonDesk
from cardsmith.pipeline.playing.dalmuti import DalmutiDesk
from cardsmith.pipeline.playing.keeper import Keeper
from cardsmith.pipeline.playing.resuming import resumed
from cardsmith.pipeline.playing.values import Act, Notice, Said, is_against
from cardsmith.pipeline.replaying import Replayed, replay_file
from cardsmith.referee.replay.values import Ruled


def bouffon(*lines: str, **tags: str) -> Keeper:
    """A game of Le Bouffon of Anne, Benoît and Zoé, these lines typed."""
    wanted = Wanted(game="bouffon", seats=("Anne", "Benoît", "Zoé"), tags=tags)
    return typed(new_game(wanted), *lines)


def dalmuti(*lines: str, **tags: str) -> Keeper:
    """A game of Le Grand Dalmuti of five, these lines typed."""
    seats = ("Christophe", "Pierre", "Anne", "Zoé", "Benoît")
    return typed(new_game(Wanted(game="dalmuti", seats=seats, tags=tags)), *lines)


def typed(keeper: Keeper, *lines: str) -> Keeper:
    """The game after these lines, none of which may be refused."""
    for line in lines:
        said = keeper.take(Act(line))
        assert not [each for each in said if is_against(each)], (line, said)
    return keeper


def refusals(keeper: Keeper, line: str) -> list[str]:
    """The reasons, codes or notices that speak against a line; the game stays as it was."""
    before = keeper.desk
    said = keeper.take(Act(line))
    assert keeper.desk is before, f"{line} was taken"
    return [_name(each) for each in said if is_against(each) or isinstance(each, Notice)]


def ruled(said: tuple[Said, ...]) -> list[str]:
    """The reasons of what was ruled."""
    return [each.ruling.reason for each in said if isinstance(each, Ruled)]


def bouffon_desk(keeper: Keeper) -> BouffonDesk:
    """The moment of a game of Le Bouffon."""
    assert isinstance(keeper.desk, BouffonDesk)
    return keeper.desk


def dalmuti_desk(keeper: Keeper) -> DalmutiDesk:
    """The moment of a game of Le Grand Dalmuti."""
    assert isinstance(keeper.desk, DalmutiDesk)
    return keeper.desk


def read_back(keeper: Keeper, folder: Path) -> Keeper:
    """The game as its record gives it again."""
    path = folder / "again.partie"
    path.write_text(keeper.text, encoding="utf-8")
    return resumed(path)


def replayed(keeper: Keeper, folder: Path) -> Replayed:
    """What the replay of the record finds."""
    path = folder / "kept.partie"
    path.write_text(keeper.text, encoding="utf-8")
    return replay_file(path)


def _name(said: Said) -> str:
    if isinstance(said, Ruled):
        return said.ruling.reason
    return said.name if isinstance(said, Notice) else said.code
