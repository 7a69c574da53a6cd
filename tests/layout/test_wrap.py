"""Lines break at spaces and at hyphens of their own, and joined they are the text again."""

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.wrap import Line, Run, Tone, break_lines, measure, strip
from cardsmith.lexicon.hyphenation import hyphenator
from cardsmith.model.type_style import Dots
from tests.layout.half_em import HalfEms

PLAIN, GREY = Tone("Roman"), Tone("Light", dots=Dots(1.0, 0.6, 1.5))
FONTS = HalfEms()


def broken(text: str, em: float, language: str = "") -> list[str]:
    """The lines of a text in a room of so many em."""
    words = strip(FONTS, (Run(text, PLAIN),))
    pieces = break_lines(words, lambda _: em * 1000, hyphenator(language) if language else None)
    return ["".join(run.text for run in words.cut(piece)) for piece in pieces]


def test_a_line_is_as_full_as_it_can_be() -> None:
    assert broken("tour de main", 4) == ["tour de", "main"]
    assert broken("tour de main", 3.4) == ["tour", "de", "main"]
    assert broken("tour de main", 6) == ["tour de main"]


def test_a_hyphen_of_the_word_may_end_a_line_and_stays() -> None:
    assert broken("chasse-neige", 4) == ["chasse-", "neige"]
    assert broken("(s)-y", 1) == ["(s)-y"]


def test_a_word_without_a_place_to_break_stays_whole() -> None:
    assert broken("un anticonstitutionnel", 5) == ["un", "anticonstitutionnel"]


def test_a_no_break_space_never_breaks() -> None:
    assert broken("tour\u00a0de main", 4) == ["tour\u00a0de", "main"]


def test_words_are_divided_only_where_a_hyphenator_is_given() -> None:
    assert broken("anticonstitutionnel", 6, "fr") == ["anticonsti-", "tutionnel"]
    assert all("(" not in line[-2:] for line in broken("(re)voir d'abord", 2, "fr"))


def test_a_line_cut_from_runs_keeps_their_tones() -> None:
    line: Line = (Run("berline ", PLAIN), Run("(de mine)", GREY))
    words = strip(FONTS, line)
    pieces = break_lines(words, lambda _: 6000)

    assert [words.cut(piece) for piece in pieces] == [
        (Run("berline ", PLAIN), Run("(de", GREY)),
        (Run("mine)", GREY),),
    ]
    assert pieces[0].width == measure(FONTS, words.cut(pieces[0]))


def test_every_line_may_have_a_room_of_its_own() -> None:
    words = strip(FONTS, (Run("un deux trois", PLAIN),))
    pieces = break_lines(words, lambda row: 1000 if row == 0 else 9000)

    assert [words.text[piece.start : piece.end] for piece in pieces] == ["un", "deux trois"]


@given(
    words=st.lists(st.text("abcé-’", min_size=1, max_size=12), min_size=1, max_size=9),
    em=st.floats(1, 12),
)
def test_lines_joined_are_the_text(words: list[str], em: float) -> None:
    text = " ".join(words)
    lines = broken(text, em)

    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(line == line.strip(" ") for line in lines)
    assert all(len(line) * 0.5 <= em or " " not in line for line in lines)
