"""Cards of the table, a score sheet and pages of rules as reviewed text.

CARDSMITH_GOLDEN=1 writes them anew.
"""

import os
from collections.abc import Callable, Mapping

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.model.choices import Look
from cardsmith.model.edition import Size
from cardsmith.model.face import Face
from cardsmith.pipeline.papers import plans, rules, scores, status
from cardsmith.resources import shipped
from tests.layout.bouffon_cards import golden_folder
from tests.layout.models import FONTS
from tests.layout.test_golden_models import lines

A5 = Size(width=148.5, height=210)
BOUFFON, DALMUTI = (read([shipped("decks") / game]) for game in ("bouffon", "dalmuti"))


def back_of_plan() -> Face:
    found = plans(DALMUTI, FONTS)[1].back
    assert found is not None
    return found


FACES: Mapping[str, Callable[[], Face]] = {
    "status-gros-bouffon": lambda: status(DALMUTI, FONTS)[-1].front,
    "plan-5": lambda: plans(DALMUTI, FONTS)[1].front,
    "revolution-5": back_of_plan,
    "ladder": lambda: plans(DALMUTI, FONTS)[-1].front,
    "scores": lambda: scores(BOUFFON, FONTS, A5)[0],
    "rules-page": lambda: rules(BOUFFON, FONTS, Look.HOUSE, "fr", A5)[2],
}


@pytest.mark.parametrize("name", FACES)
def test_a_paper_is_the_one_that_was_reviewed(name: str) -> None:
    told = "\n".join(lines(FACES[name]())) + "\n"
    file = golden_folder() / f"{name}.face.txt"
    if os.environ.get("CARDSMITH_GOLDEN"):
        file.write_text(told, encoding="utf-8", newline="\n")

    assert told == file.read_text(encoding="utf-8")
