"""A simulation as one JSON document (schemas/simulation.schema.json)."""

import json
from collections.abc import Mapping, Sequence

from cardsmith.intake.shipped.law import rules_of
from cardsmith.model.rules import Rules
from cardsmith.pipeline.simulating.figures import CONFIDENCE, Estimate, Spread
from cardsmith.pipeline.simulating.running import SimulatedBouffon, SimulatedDalmuti
from cardsmith.pipeline.simulating.summaries import BouffonTable, DalmutiTable

Document = dict[str, object]

_DIGITS = 4


def document(simulated: SimulatedBouffon | SimulatedDalmuti) -> str:
    """Either game: what was assumed, and the figures of every size of table."""
    if isinstance(simulated, SimulatedBouffon):
        return bouffon_document(simulated)
    return dalmuti_document(simulated)


def bouffon_document(simulated: SimulatedBouffon) -> str:
    """Le Bouffon: what was assumed, and the figures of every size of table."""
    setting = simulated.setting
    entries = [len(card.entries) for card in setting.cards]
    assumed: Document = {
        "finish": setting.finish,
        "edition": simulated.edition,
        "synonyms": [min(entries), max(entries)],
        "guessing": setting.guessing,
        "marotte": setting.marotte,
        "hints": setting.hints.value,
        "strategy": setting.manner.value,
    }
    tables = [_bouffon(table) for table in simulated.tables]
    head = _head("bouffon", setting.rules, setting.seed, simulated.games)
    return _written({**head, "assumed": assumed, "tables": tables})


def dalmuti_document(simulated: SimulatedDalmuti) -> str:
    """Le Grand Dalmuti: the strategies, and the figures of every size of table."""
    setting = simulated.setting
    assumed: Document = {"strategies": list(setting.strategies)}
    tables = [_dalmuti(table) for table in simulated.tables]
    head = _head("dalmuti", setting.rules, setting.seed, simulated.games)
    return _written({**head, "assumed": assumed, "tables": tables})


def house_rules(rules: Rules, game: str) -> dict[str, str]:
    """The options of a game that are not as the profile ``texte`` has them."""
    text = rules_of("texte").options
    return {
        name: value
        for name, value in rules.options.items()
        if name.startswith(f"{game}.") and value != text[name]
    }


def _head(game: str, rules: Rules, seed: int, games: int) -> Document:
    return {
        "schema": 1,
        "game": game,
        "seed": seed,
        "games": games,
        "confidence": CONFIDENCE,
        "rules": {"profile": rules.profile, "options": house_rules(rules, game)},
    }


def _bouffon(table: BouffonTable) -> Document:
    return {
        "players": table.players,
        "turns": _spread(table.turns),
        "minutes": _spread(table.minutes),
        "wins": _estimates(table.wins),
        "edge": _estimate(table.edge),
        "marottes": _estimate(table.marottes),
        "saved": _estimate(table.saved),
    }


def _dalmuti(table: DalmutiTable) -> Document:
    return {
        "players": table.players,
        "acts": _spread(table.acts),
        "tricks": _spread(table.tricks),
        "events": _named(table.events),
        "places": [_estimates(places) for places in table.places],
    }


def _spread(spread: Spread) -> Document:
    return {
        "p10": spread.p10,
        "median": spread.median,
        "p90": spread.p90,
        "mean": _estimate(spread.mean),
    }


def _named(estimates: Mapping[str, Estimate]) -> Document:
    return {name: _estimate(estimate) for name, estimate in estimates.items()}


def _estimates(estimates: Sequence[Estimate]) -> list[Document]:
    return [_estimate(estimate) for estimate in estimates]


def _estimate(estimate: Estimate) -> Document:
    value, low, high = (round(figure, _DIGITS) for figure in estimate)
    return {"value": value, "low": low, "high": high}


def _written(document: Document) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2)
