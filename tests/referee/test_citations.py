"""A verdict cites every reading it hangs on: no option of another reading changes it."""

from collections.abc import Iterator

import pytest

from cardsmith.intake.shipped.law import default_rules, law
from cardsmith.intake.shipped.law_words import options_to_try
from cardsmith.model.finding import InputError
from cardsmith.model.plain import Plain
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Ruling
from cardsmith.referee.bouffon.claims import judge_claim as judge_bouffon
from cardsmith.referee.dalmuti.claims import judge_claim as judge_dalmuti

Tree = dict[str, Plain]

TURN: Tree = {
    "seats": ["A", "B", "C"],
    "bouffon": "A",
    "finish": "47",
    "before": "10",
    "die": "4",
    "on": {"A": "14", "B": "1", "C": "2"},
    "card": {"title": "éclat", "entries": ["lueur", "rayon", "marché"]},
}
SQUARE: Tree = {
    "seats": ["A", "B"],
    "bouffon": "A",
    "finish": "47",
    "on": {"A": "11"},
    "board": {"laps": "2"},
}
SEATS: Plain = ["A", "B", "C", "D", "E"]
HANDS: Tree = {
    "A": ["3", "3", "9"],
    "B": ["4", "4"],
    "C": ["5", "5", "6"],
    "D": ["12", "12"],
    "E": ["2", "2"],
}
DEALT: Tree = {
    "seats": SEATS,
    "first_game": "yes",
    "hands": {**HANDS, "E": ["4", "9", "J", "J"]},
}
DRAWN: Tree = {
    "seats": SEATS,
    "draws": {"A": ["7"], "B": ["2"], "C": ["J"], "D": ["5"], "E": ["9"]},
}
TRICK: Tree = {"seats": SEATS, "hands": HANDS, "table": {"by": "A", "cards": ["8", "8"]}}
OUT: Tree = {**TRICK, "hands": {**HANDS, "A": []}, "out": ["A"]}
LAST_TWO: Tree = {
    "seats": SEATS,
    "hands": {"D": ["12"], "E": ["9"]},
    "out": ["C", "A", "B"],
    "lead": "E",
    "played": [{"player": "E", "act": "play", "cards": ["9"]}],
}


def may(player: str, act: str, **told: Plain) -> Tree:
    """A claim that somebody may do an act."""
    return {"may": {"player": player, "says": "may", "act": act, **told}}


def said(*words: str, at: str = "5") -> list[Plain]:
    """Proposals of B, all at one second."""
    return [{"by": "B", "text": word, "at": at} for word in words]


def nodded(word: str) -> Plain:
    """A nod at a word."""
    return [{"to": word, "is": "nod"}]


CLAIM, END = may("A", "claim"), may("A", "end", at="40")
ALL = said("lueur", "rayon", "marché")
BOUFFON: dict[str, tuple[Tree, Tree]] = {
    "marotte after a near match": (CLAIM, {"proposals": said("marche")}),
    "marotte after an early word": (CLAIM, {"proposals": said("lueur", at="-3")}),
    "marotte after a late nod": (
        CLAIM,
        {"proposals": said("lueur", at="61"), "gestures": nodded("lueur")},
    ),
    "marotte after a wrong nod": (CLAIM, {"proposals": said("brio"), "gestures": nodded("brio")}),
    "marotte after a vote": (CLAIM, {"proposals": said("brio"), "accepted": ["brio"]}),
    "end after a near match": (END, {"proposals": said("lueur", "rayon", "marche")}),
    "end after an early word": (END, {"proposals": ALL[:2] + said("marché", at="-3")}),
    "end after a word given away": (
        END,
        {"proposals": ALL, "spoken": [{"text": "marché", "at": "1", "after": "0"}]},
    ),
    "end once all is found": (END, {"proposals": ALL}),
    "nod at a plural": (may("A", "nod", to="rayons"), {"proposals": said("rayons")}),
    "shake at a near match": (may("A", "shake", to="marche"), {"proposals": said("marche")}),
    "vote on a plural": (may("B", "vote", text="rayons"), {"proposals": said("rayons")}),
    "draw on a merged square": (
        may("A", "draw", packet="W", **{"from": "front"}),
        {**SQUARE, "packets": {"K": ["un"], "W": ["deux"]}},
    ),
    "draw where the square has no card": (
        may("A", "draw", packet="M", **{"from": "front"}),
        {**SQUARE, "on": {"A": "12"}, "packets": {"L": [], "M": [], "N": ["deux"]}},
    ),
}
DALMUTI: dict[str, tuple[Tree, Tree]] = {
    "lead after a draw for ranks": ({"next": {"lead": "B"}}, DRAWN),
    "deal after a draw for ranks": (may("C", "deal"), DRAWN),
    "cancel in the first game": (may("E", "cancel"), DEALT),
    "waive in the first game": (may("E", "waive"), DEALT),
    "pass after all have passed": (may("A", "pass"), {**TRICK, "passed": ["B", "C", "D", "E"]}),
    "gather after all have passed": (may("E", "gather"), {**TRICK, "passed": ["B", "C", "D", "E"]}),
    "gather once some have passed": (may("E", "gather"), {**TRICK, "passed": ["B", "C"]}),
    "cover before him who inherits": (may("C", "cover", cards=["5", "5"]), OUT),
    "pass of him who inherits": (may("B", "pass"), OUT),
    "speak after a lone 1": (
        {"next": {"speak": "A"}},
        {**TRICK, "table": {"by": "E", "cards": ["1"]}},
    ),
    "play on one's own lone 1": (
        may("E", "play", cards=["2"]),
        {**TRICK, "table": {"by": "E", "cards": ["1"]}},
    ),
    "pass of the last player": (may("D", "pass"), LAST_TWO),
    "play of the last player": (may("D", "play", cards=["12"]), LAST_TWO),
    "gather after the last but one": (may("E", "gather"), LAST_TWO),
}


def uncited(game: str, claim: Plain, given: Plain) -> Iterator[str]:
    """Options of the game that change the verdict, though no reading that is cited has them."""
    ruling = judged(game, claim, given, default_rules())
    assert ruling is not None
    tried = options_to_try(ruling.readings)
    for option, values in law().options.items():
        if option.startswith(game) and option not in tried:
            for value in values[1:]:
                other = judged(game, claim, given, default_rules().with_option(option, value))
                if other is not None and other.verdict is not ruling.verdict:
                    yield f"{option}={value}: {ruling.reason} → {other.reason}"


def judged(game: str, claim: Plain, given: Plain, rules: Rules) -> Ruling | None:
    """The ruling on a claim; None where these rules want another fact, or know no such moment."""
    try:
        return (judge_bouffon if game == "bouffon" else judge_dalmuti)(claim, given, rules)
    except InputError:
        return None


@pytest.mark.parametrize("name", BOUFFON)
def test_le_bouffon_cites_what_its_verdict_hangs_on(name: str) -> None:
    claim, told = BOUFFON[name]

    assert list(uncited("bouffon", claim, told if "seats" in told else {**TURN, **told})) == []


@pytest.mark.parametrize("name", DALMUTI)
def test_le_grand_dalmuti_cites_what_its_verdict_hangs_on(name: str) -> None:
    claim, told = DALMUTI[name]

    assert list(uncited("dalmuti", claim, told)) == []
