"""A record as a template sees it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.deck import Record
from cardsmith.model.place import whole
from cardsmith.model.row import FIRST, OTHERS, leading, row_of

names = st.sampled_from(["titre", "force", "ruse", "Nom", "texte"])
texts = st.sampled_from(["", " ", "Ogre", "3", "a, b"])
fields = st.dictionaries(names, texts | st.lists(texts, max_size=3).map(tuple), max_size=4)

HERE = whole("d.csv")


def record(values: dict[str, str | tuple[str, ...]]) -> Record:
    """A record of those fields."""
    return Record(id="a/x", fields=values, copies=1, span=HERE)


@pytest.mark.parametrize(
    ("columns", "first"),
    [
        (["force", "Titre"], "Titre"),
        (["nom", "title"], "title"),
        (["TITLE", "titre"], "TITLE"),
        (["force", "name", "ruse"], "name"),
        (["force", "ruse"], "force"),
        ([], ""),
    ],
)
def test_a_record_is_named_by_its_title_else_by_its_first_field(
    columns: list[str], first: str
) -> None:
    assert leading(columns) == first


@given(st.lists(names, unique=True))
def test_what_leads_is_one_of_the_names(columns: list[str]) -> None:
    assert leading(columns) in (columns or [""])


@given(fields)
def test_no_text_is_lost_and_none_is_blank(values: dict[str, str | tuple[str, ...]]) -> None:
    """What is first and what is other are together all that is written."""
    row = row_of(record(values))
    given = [
        text
        for value in values.values()
        for text in ((value,) if isinstance(value, str) else value)
        if text.strip()
    ]

    assert sorted((*row.lists[FIRST], *row.lists[OTHERS])) == sorted(given)
    assert all(text.strip() for listed in row.lists.values() for text in listed)
    assert set(values) <= set(row.texts)


def test_a_list_on_one_line_has_commas() -> None:
    assert row_of(record({"titre": "Ogre", "traits": ("laid", "fort")})).texts["traits"] == (
        "laid, fort"
    )


def test_a_field_called_first_is_meant_before_the_one_that_every_record_has() -> None:
    assert row_of(record({"titre": "Ogre", "first": "moi"})).lists[FIRST] == ("moi",)
