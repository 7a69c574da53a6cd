"""Every form of a dictionary is made forwards, as a speller takes it apart backwards."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.dictionary.affixes import read_affixes
from cardsmith.intake.dictionary.expansion import Form, forms, read_entries
from tests.intake.dictionary.backwards import FORBIDDEN, NEEDS, PAIRED, Book, Way, written

PREFIXES, SUFFIXES = "PQ", "ST"
SPELLINGS = {
    "": {flag: flag for flag in "PQSTNCF"},
    "long": {flag: f"{flag}'" for flag in "PQSTNCF"},
    "num": dict(zip("PQSTNCF", ("1", "22", "303", "4", "65000", "6", "7"), strict=True)),
}
letters = st.text("ab", max_size=2)
conditions = st.sampled_from([".", "a", "b", "[ab]", "[^a]", "ab", "[^b]a", "a."])


@st.composite
def ways(draw: st.DrawFn, flags: str) -> tuple[Way, ...]:
    """Up to two rules for each flag."""
    made = []
    for flag in flags:
        crosses = draw(st.booleans())
        for _ in range(draw(st.integers(0, 2))):
            then = draw(st.sets(st.sampled_from("PQSTNC"), max_size=2))
            strip, add = draw(st.text("ab", max_size=1)), draw(letters)
            condition = draw(conditions)
            made.append(Way(flag, strip, add, condition, "".join(sorted(then)), crosses))
    return tuple(made)


flags_of_words = st.sets(st.sampled_from("PQSTNF"), max_size=4).map(sorted).map("".join)
books = st.builds(
    Book,
    entries=st.lists(st.tuples(st.text("ab", min_size=1, max_size=3), flags_of_words), max_size=3)
    .map(tuple),
    prefixes=ways(PREFIXES),
    suffixes=ways(SUFFIXES),
    full_strip=st.booleans(),
)  # fmt: skip
EVERY = ["".join(chars) for size in range(6) for chars in product("ab", repeat=size)]


def expanded(affixes: str, words: str) -> list[Form]:
    read = read_affixes(affixes)
    return list(forms(read_entries(words, read), read))


@given(book=books, kind=st.sampled_from(list(SPELLINGS)))
def test_forms_are_the_words_that_a_speller_takes(book: Book, kind: str) -> None:
    texts = {form.text for form in expanded(*written(book, SPELLINGS[kind], kind))}

    assert {word for word in EVERY if word in texts} == set(filter(book.accepts, EVERY))


@given(book=books)
def test_a_form_too_long_to_be_listed_is_taken_too(book: Book) -> None:
    for form in expanded(*written(book, SPELLINGS[""], "")):
        assert book.accepts(form.text)


def test_the_special_flags_are_those_of_the_property() -> None:
    assert {NEEDS, PAIRED, FORBIDDEN} < set(SPELLINGS["long"])


FRENCH = """SET UTF-8
FLAG long
NEEDAFFIX ()
FULLSTRIP
PFX L' Y 1
PFX L' 0 l' . dp:le
SFX S. Y 2
SFX S. 0 0/L' [^sxz] is:sg
SFX S. 0 s [^sxz] is:pl
SFX a0 Y 2
SFX a0 er er/L' er po:infi
SFX a0 er ons er po:ipre
"""


def test_a_form_tells_its_entry_its_fields_and_whether_it_is_elided() -> None:
    found = expanded(FRENCH, "2\nami/S.() po:nom is:mas\naimer/a0() po:v1\n")

    assert [(form.text, form.entry.word, form.fields, form.elides) for form in found] == [
        ("ami", "ami", "is:sg", True),
        ("amis", "ami", "is:pl", False),
        ("aimer", "aimer", "po:infi", True),
        ("aimons", "aimer", "po:ipre", False),
    ]
    assert read_affixes(FRENCH).particles == {"l'"}


@pytest.mark.parametrize(
    ("line", "word", "fields"),
    [
        ("ami/S. po:nom is:mas", "ami", "po:nom is:mas"),
        ("ami\tpo:nom", "ami", "po:nom"),
        ("ad hoc/S. po:adv", "ad hoc", "po:adv"),
        (r"km\/h/S.", "km/h", ""),
        ("week-end", "week-end", ""),
    ],
)
def test_a_line_is_a_word_its_flags_and_its_fields(line: str, word: str, fields: str) -> None:
    (entry,) = read_entries(f"1\n{line}\n", read_affixes(FRENCH))

    assert (entry.word, entry.fields) == (word, fields)


def test_numbers_may_stand_for_flags_and_fields() -> None:
    affixes = "AF 2\nAF S\nAF ST\nAM 1\nAM po:noun\nSFX S Y 1\nSFX S 0 s .\nSFX T Y 1\nSFX T 0 x ."
    found = expanded(affixes, "2\ncat/1 1\nbureau/2\n")

    assert [(form.text, form.entry.fields) for form in found] == [
        ("cat", "po:noun"), ("cats", "po:noun"), ("bureau", ""), ("bureaus", ""), ("bureaux", ""),
    ]  # fmt: skip


@pytest.mark.parametrize(("line", "expected"), [("", ["a"]), ("FULLSTRIP\n", ["a", "b", "b"])])
def test_a_word_is_taken_off_whole_only_where_the_file_says_so(
    line: str, expected: list[str]
) -> None:
    affixes = f"{line}SFX S Y 1\nSFX S a b a\nPFX P Y 1\nPFX P a b a\n"

    assert [form.text for form in expanded(affixes, "1\na/SP\n")] == expected


def test_what_only_stands_in_compounds_is_no_word() -> None:
    assert not expanded("ONLYINCOMPOUND Z\n", "1\nfogemorphem/Z\n")


@pytest.mark.parametrize("line", ["SFX S", "PFX S Y"])
def test_a_rule_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=line.partition(" ")[2]):
        read_affixes(line)
