"""A share of the games as a JSON document (schemas/simulation-part.schema.json)."""

import json
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from typing import Any, TypeAlias

from cardsmith import __version__
from cardsmith.intake.shipped.law import default_rules
from cardsmith.model.rules import Rules
from cardsmith.pipeline.sharding import MOST, Shard
from cardsmith.pipeline.simulating import bouffon, dalmuti
from cardsmith.pipeline.simulating.running import MOST_GAMES, Games, share_of
from cardsmith.pipeline.simulating.tallies import Mark, Tally, values
from cardsmith.referee.bouffon import Card

SCHEMA = 1

Told = Mapping[str, Any]  # Any: what JSON holds

_Setting: TypeAlias = bouffon.Setting | dalmuti.Setting

_MOST_PLAYERS = 10

_COUNTED = {"bouffon": "turns", "dalmuti": "acts"}
"""What every game of each kind shows once."""


def part_text(played: Games) -> str:
    """The games of a share with all that they were played by; the same text for the same games."""
    tables = [
        {"players": players, "marks": [[*mark, times] for mark, times in sorted(tally.items())]}
        for players, tally in played.tallies.items()
    ]
    document = {
        "schema": SCHEMA,
        "part": str(played.shard),
        "cardsmith": __version__,
        "game": _game(played.setting),
        "games": played.games,
        "edition": played.edition,
        "printed": played.is_printed,
        "setting": _told(played.setting),
        "tables": tables,
        "digest": _digest(tables),
    }
    return _written(document)


def read_part(data: bytes) -> tuple[str, Games]:
    """The version that played a share, and the games; raises ValueError for what is no part.

    Nor is one whose tables have been changed, or whose games are not as many as its share has.
    """
    try:
        told = json.loads(data)
        _only(told["schema"] == SCHEMA and told["digest"] == _digest(told["tables"]))
        setting: _Setting = _SETTINGS[told["game"]](told["setting"])
        number, total = map(int, told["part"].split("/"))
        _only(1 <= number <= total <= MOST)
        played = Games(
            setting=setting,
            games=_whole(told["games"]),
            tallies=dict(_tallies(told["tables"])),
            shard=Shard(number, total),
            edition=_text(told["edition"]),
            is_printed=bool(told["printed"]),
        )
        _only(played.games <= MOST_GAMES and all(map(_MOST_PLAYERS.__ge__, played.tallies)))
        _only(_is_whole(played))
        return _text(told["cardsmith"]), played
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError("this is no part of a simulation") from error


def _is_whole(played: Games) -> bool:
    """Whether every game of the share left its mark, and no other did."""
    wanted = dict.fromkeys(played.tallies, 0)
    for batch in share_of(played):
        wanted[batch.players] += batch.end - batch.first
    what = _COUNTED[_game(played.setting)]
    return all(
        values(tally, what).total() == wanted[players] for players, tally in played.tallies.items()
    )


def _digest(tables: object) -> str:
    return sha256(_written(tables).encode()).hexdigest()


def _written(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _game(setting: _Setting) -> str:
    return "bouffon" if isinstance(setting, bouffon.Setting) else "dalmuti"


def _told(setting: _Setting) -> dict[str, object]:
    common: dict[str, object] = {
        "seed": setting.seed,
        "rules": {"profile": setting.rules.profile, "options": dict(setting.rules.options)},
    }
    if isinstance(setting, dalmuti.Setting):
        return {**common, "strategies": list(setting.strategies)}
    return {
        **common,
        "finish": setting.finish,
        "guessing": setting.guessing,
        "marotte": setting.marotte,
        "hints": setting.hints.value,
        "strategy": setting.manner.value,
        "cards": [[card.title, list(card.entries)] for card in setting.cards],
    }


def _bouffon(told: Told) -> bouffon.Setting:
    cards = tuple(Card(_text(title), _texts(entries)) for title, entries in told["cards"])
    _only(bool(cards))
    return bouffon.Setting(
        rules=_rules(told["rules"]),
        finish=_whole(told["finish"]),
        cards=cards,
        guessing=float(told["guessing"]),
        marotte=float(told["marotte"]),
        hints=bouffon.Hints(told["hints"]),
        manner=bouffon.Manner(told["strategy"]),
        seed=_whole(told["seed"]),
    )


def _dalmuti(told: Told) -> dalmuti.Setting:
    strategies = _texts(told["strategies"])
    _only(bool(strategies) and dalmuti.STRATEGIES.keys() >= set(strategies))
    return dalmuti.Setting(
        rules=_rules(told["rules"]), strategies=strategies, seed=_whole(told["seed"])
    )


_SETTINGS: Mapping[str, Callable[[Told], _Setting]] = {"bouffon": _bouffon, "dalmuti": _dalmuti}


def _rules(told: Told) -> Rules:
    known = default_rules()
    options = {_text(name): _text(value) for name, value in told["options"].items()}
    _only(options.keys() == known.options.keys())
    return Rules(profile=_text(told["profile"]), options=options, numbers=known.numbers)


def _tallies(tables: list[Told]) -> Iterator[tuple[int, Tally]]:
    for table in tables:
        marks = (
            (Mark(_text(what), _whole(value), _whole(seat)), _whole(times))
            for what, value, seat, times in table["marks"]
        )
        yield _whole(table["players"]), Tally(dict(marks))


def _texts(told: object) -> tuple[str, ...]:
    _only(isinstance(told, list))
    return tuple(map(_text, told)) if isinstance(told, list) else ()


def _text(told: object) -> str:
    if not isinstance(told, str):
        raise TypeError("no text")
    return told


def _whole(told: object) -> int:
    if type(told) is not int or told < 0:
        raise TypeError("no whole number")
    return told


def _only(is_right: bool) -> None:  # noqa: FBT001  (a claim, no switch)
    if not is_right:
        raise ValueError("out of place")
