"""Boards to test with: any count, any laps, any merges; and an edition to hold them."""

from collections.abc import Mapping

import yaml
from hypothesis import strategies as st

from cardsmith.intake.shipped.law import rules_of
from cardsmith.model.board import STANDARD_LAP, Board, Square
from cardsmith.model.edition import Edition, Game, Limits
from cardsmith.model.rules import Rules
from cardsmith.resources import shipped

WORDS: Mapping[str, Mapping[str, str]] = yaml.safe_load(
    (shipped("messages") / "board.yaml").read_text(encoding="utf-8")
)
STANDARD = Board(STANDARD_LAP, 2)
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

squares: st.SearchStrategy[Square] = st.one_of(
    st.sampled_from(ALPHABET).map(lambda letter: (letter,)),
    st.lists(st.sampled_from(ALPHABET), min_size=1, max_size=4).map(tuple),
)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Any board of 20 to 80 squares in one to four laps."""
    laps = draw(st.integers(1, 4))
    per_lap = draw(st.integers(-(-18 // laps), 78 // laps))
    lap = draw(st.lists(squares, min_size=per_lap, max_size=per_lap))
    return Board(tuple(lap), laps)


def singles(count: int, laps: int = 1) -> Board:
    """A board of single letters in their order."""
    return Board(tuple((ALPHABET[at % 26],) for at in range((count - 2) // laps)), laps)


def edition(
    board: Board = STANDARD, title: str = "Le Bouffon", rules: Rules | None = None
) -> Edition:
    """A French edition of Le Bouffon with that board."""
    return Edition(
        name="essai",
        folder="essai",
        game=Game.BOUFFON,
        title=title,
        language="fr",
        rules=rules or rules_of("texte"),
        board=board,
        limits=Limits(),
    )
