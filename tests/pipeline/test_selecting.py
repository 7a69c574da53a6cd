"""What ``--only`` asks for: read as it was meant, refused where it means nothing."""

from string import ascii_uppercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.finding import InputError
from cardsmith.pipeline.selecting import Held, Kind, Wanted, Wish, chosen, unmet, wanted

SIGNS = st.text(st.characters(codec="utf-8", exclude_characters='"'), min_size=1, max_size=12)
WISHES = st.builds(Wish, st.sampled_from(Kind), SIGNS, SIGNS, st.integers(0, 999))
APART = st.text(";,\n\t ", min_size=1, max_size=3)

CARDS = (
    Held("P/pas", "cards", 1, "P"),
    Held("P/peur", "cards", 2, "P"),
    Held("P/peur-2", "cards", 1, "P"),
    Held("K/kilo", "cards", 1, "K"),
    Held("W/western", "cards", 0, "W"),
    Held("marotte/abscons", "marotte", 1, "marotte"),
)
RANKS = tuple(
    Held(f"dalmuti/{rank}", "cards", copies, rank=rank)
    for rank, copies in (("1", 1), ("2", 2), ("3", 3), ("12", 12), ("j", 2))
)


@given(wishes=st.lists(WISHES, min_size=1), changed=st.booleans(), data=st.data())
def test_what_is_written_is_read(wishes: list[Wish], changed: bool, data: st.DataObject) -> None:
    """One part after the other, whatever stands between them, in one option or in several."""
    parts = [*map(str, wishes), *(["changed"] if changed else [])]
    text = "".join(part + data.draw(APART) for part in parts)

    assert wanted([text]) == Wanted(tuple(wishes), changed)
    assert wanted(parts) == Wanted(tuple(wishes), changed)


@given(text=st.text(st.sampled_from('letrcardnkhg:.,;*-"/ 0123PKé\n'), max_size=30) | st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    """What is read means the same when it is written out."""
    try:
        read = wanted([text])
    except InputError:
        return
    again = [str(wish) for wish in read.wishes] + ["changed"] * read.changed
    assert wanted(again) == read


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("letter:K,W", {"K/kilo": 1}),
        ("letter:k", {"K/kilo": 1}),
        ("letter:A-K", {"K/kilo": 1}),
        ("letter:P..K", {"P/pas": 1, "P/peur": 2, "P/peur-2": 1, "K/kilo": 1}),
        ("letter:marotte", {"marotte/abscons": 1}),
        ("card:P/peur", {"P/peur": 2}),
        ("card:p/PEUR-2", {"P/peur-2": 1}),
        ("card:P/peur*5", {"P/peur": 5}),
        ("card:P/pas..P/peur-2", {"P/pas": 1, "P/peur": 2, "P/peur-2": 1}),
        ("card:P/peur-2..P/peur", {"P/peur": 2, "P/peur-2": 1}),
        ('card:"P/peur"', {"P/peur": 2}),
        ("letter:P card:P/peur*1", {"P/pas": 1, "P/peur": 2, "P/peur-2": 1}),
        ("letter:P*3", {"P/pas": 3, "P/peur": 3, "P/peur-2": 3}),
        ("letter:K,card:P/pas, letter:W", {"K/kilo": 1, "P/pas": 1}),
        ("card:P/pas, P/peur*1 ; letter:K", {"P/pas": 1, "P/peur": 1, "K/kilo": 1}),
    ],
)
def test_names_mean_cards_of_words(text: str, asked: dict[str, int]) -> None:
    assert chosen(wanted([text]).wishes, CARDS) == asked


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("rank:1-3", {"dalmuti/1": 1, "dalmuti/2": 2, "dalmuti/3": 3}),
        ("rank:12-j", {"dalmuti/12": 12, "dalmuti/j": 2}),
        ("rank:13", {"dalmuti/j": 2}),
        ("rank:1,12*1", {"dalmuti/1": 1, "dalmuti/12": 1}),
        ("card:dalmuti/2..dalmuti/12", {"dalmuti/2": 2, "dalmuti/3": 3, "dalmuti/12": 12}),
    ],
)
def test_names_mean_ranks(text: str, asked: dict[str, int]) -> None:
    assert chosen(wanted([text]).wishes, RANKS) == asked


@given(first=st.sampled_from(ascii_uppercase), last=st.sampled_from(ascii_uppercase))
def test_a_range_of_letters_is_all_between_them(first: str, last: str) -> None:
    cards = [Held(f"{letter}/mot", "cards", 1, letter) for letter in ascii_uppercase]
    low, high = sorted((first, last))

    asked = chosen(wanted([f"letter:{first}-{last}"]).wishes, cards)
    assert [name[0] for name in asked] == [each for each in ascii_uppercase if low <= each <= high]


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", ";", "letter", "letter:", "lettre:K", ",", "letter:K,lettre:W"),
        *("card:P/peur*0", "card:P/peur*1000", "card:P/peur**2", "card:*2", "card:a..", 'card:"P'),
    ],
)
def test_what_is_no_part_is_refused(text: str) -> None:
    with pytest.raises(InputError) as refusal:
        wanted([text])

    assert refusal.value.finding.code == "I110"
    assert str(refusal.value.finding.span) == "--only"


@pytest.mark.parametrize(
    ("text", "kind", "near"),
    [
        ("card:P/pleur", "card", ("P/peur", "P/peur-2")),
        ("card:P/peur..P/pis", "card", ("P/pas",)),
        ("letter:KW", "letter", ("W", "K")),
        ("letter:É", "letter", ""),
        ("letter:A-C", "letter", ""),
        ("rank:2", "rank", ""),
        ("letter:W", "none", ""),
        ("card:W/western*2", "none", ""),
    ],
)
def test_a_name_without_cards_is_told_with_the_nearest(
    text: str, kind: str, near: tuple[str, ...] | str
) -> None:
    finding = unmet(wanted([text]).wishes, [CARDS])

    assert finding
    assert finding.code == "I120"
    assert (finding.arguments["kind"], finding.arguments["near"]) == (kind, near)


def test_what_one_deck_has_not_another_may_have() -> None:
    asked = wanted(["rank:2 letter:K"]).wishes

    assert unmet(asked, [CARDS, RANKS]) is None
    assert unmet(asked, [CARDS]) is not None


def test_all_ranks_are_named_to_who_asks_for_one_there_is_not() -> None:
    finding = unmet(wanted(["rank:11-15"]).wishes, [RANKS])

    assert finding
    assert finding.arguments["near"] == ("1", "2", "3", "12", "j")
