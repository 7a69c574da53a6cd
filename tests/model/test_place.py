"""Places: what a person can find again in a file."""

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.deck import Word
from cardsmith.model.place import Span, named, whole

LINE = "  - chair de poule [fig.]"


@given(st.data())
def test_a_part_covers_the_characters_it_names(data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(LINE) - 1))
    last = data.draw(st.integers(first + 1, len(LINE)))
    span = Span("p.yaml", 4, first + 1, 4, last + 1)
    start = data.draw(st.integers(0, last - first))
    end = data.draw(st.integers(start, last - first))

    part = span.part(start, end)

    shown = LINE[part.column - 1 : part.end_column - 1]
    assert shown == LINE[first:last][start:end]
    assert (part.file, part.line, part.end_line) == ("p.yaml", 4, 4)


@given(st.text(min_size=1, max_size=20), st.integers(0, 9), st.integers(0, 9))
def test_a_spot_is_exact_where_the_text_stands_as_it_is(text: str, start: int, width: int) -> None:
    word = Word(text, text, Span("p.yaml", 2, 5, 2, 5 + len(text)))

    assert word.spot(start, start + width) == word.span.part(start, start + width)


def test_a_spot_is_the_whole_word_where_it_cannot_be_seen() -> None:
    folded = Span("p.yaml", 2, 5, 3, 9)
    cell = Span("p.xlsx", 2, 5, 2, 20, "C2")

    assert Word("peur bleue", "peur bleue", folded).spot(0, 4) == folded
    assert Word("peur bleue", "peur bleue", cell).spot(0, 4) == cell
    assert Word("a", "a", Span("p.yaml", 1, 1, 1, 2)).spot(0, 1) == Span("p.yaml", 1, 1, 1, 2)


def test_a_place_is_shown_as_editors_show_it() -> None:
    assert str(Span("decks/p.yaml", 4, 9, 4, 19)) == "decks/p.yaml:4:9"
    assert str(whole("decks/p.yaml")) == "decks/p.yaml:1:1"
    assert str(named("--paper")) == "--paper"
