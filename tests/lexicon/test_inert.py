"""Cells that no spreadsheet takes for something else, and what they were."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.lexicon.inert import inert, typed

tricky = st.text("'=+-@\t\r#0a é./") | st.text()


@given(text=tricky)
def test_what_is_made_inert_is_read_back(text: str) -> None:
    assert typed(inert(text)) == text


@given(one=tricky, other=tricky)
def test_no_two_texts_become_one_cell(one: str, other: str) -> None:
    assert (inert(one) == inert(other)) == (one == other)


@pytest.mark.parametrize(
    "text",
    [
        "=1+1", "+33", "-tude", "@home", "\ttab", "\rreturn", "#REF!", "012", "12:30", "1_000",
        "mai 68", "janv. 12", "mars-2", "faux", "VRAI", "True",
    ],
)  # fmt: skip
def test_what_a_spreadsheet_would_run_or_change_is_kept_from_it(text: str) -> None:
    assert inert(text) == f"'{text}"


@pytest.mark.parametrize("text", ["peur", "l’an 2000 après", "(se) moquer", "", "a=b", "'tis"])
def test_words_are_left_as_they_are(text: str) -> None:
    assert inert(text) == text == typed(text)
