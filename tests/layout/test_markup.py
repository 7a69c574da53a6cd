"""Marks inside a text: seen where they are meant, text everywhere else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.markup import Mark, escaped, marks

typed = st.text(r"ab *:\é1", max_size=25)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("**Coût** : 2", [Mark("Coût", bold=True), Mark(" : 2")]),
        ("le *mot* juste", [Mark("le "), Mark("mot", italic=True), Mark(" juste")]),
        ("***les deux***", [Mark("les deux", bold=True, italic=True)]),
        (
            "**gras *et penché* ici**",
            [
                Mark("gras ", bold=True),
                Mark("et penché", bold=True, italic=True),
                Mark(" ici", bold=True),
            ],
        ),
        ("m**o**t", [Mark("m"), Mark("o", bold=True), Mark("t")]),
        ("2 :bell: (:pips/court:)", None),
    ],
)
def test_marks_are_seen(text: str, parts: list[Mark] | None) -> None:
    assert list(marks(text)) == (
        parts
        or [
            Mark("2 "),
            Mark("bell", ornament=True),
            Mark(" ("),
            Mark("pips/court", ornament=True),
            Mark(")"),
        ]
    )


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("une étoile*", "une étoile*"),
        ("**ouvert", "**ouvert"),
        ("un* et deux*", "un* et deux*"),
        ("*un et *deux", "*un et *deux"),
        ("*a**", "*a**"),
        (r"\*a\*", "*a*"),
        (r"\:bell\:", ":bell:"),
        (r"C:\Temp", r"C:\Temp"),
        (r"\\*", r"\*"),
        ("12:30:45", "12:30:45"),
        ("à 12:h:30", "à 12:h:30"),
        ("attention : danger :", "attention : danger :"),
        ("", ""),
    ],
)
def test_everything_else_is_text(text: str, plain: str) -> None:
    assert marks(text) == ((Mark(plain),) if plain else ())


def test_pairs_do_not_cross() -> None:
    assert marks("*a **b* c**") == (Mark("a **b", italic=True), Mark(" c**"))


@given(typed)
def test_an_escaped_text_has_no_mark(text: str) -> None:
    assert marks(escaped(text)) == ((Mark(text),) if text else ())


@given(st.lists(typed, max_size=6))
def test_texts_put_into_a_marked_one_cannot_mark_it(words: list[str]) -> None:
    text = "z" + "x".join(words) + "y"

    assert marks(f"**{escaped(text)}**") == (Mark(text, bold=True),)


@given(typed)
def test_any_text_has_its_letters_once(text: str) -> None:
    told = "".join(part.text for part in marks(text))

    assert [char for char in told if char in "abé1 "] == [char for char in text if char in "abé1 "]
