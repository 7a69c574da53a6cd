"""A table gives back what was filed in it, and nothing where it is not whole."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.dictionary.expansion import Entry, Form
from cardsmith.intake.dictionary.table import DamagedError, Table, write_table
from cardsmith.lexicon.text import folded

texts = st.text("aàeéçœ’-BÉ", min_size=1, max_size=6)


def form(text: str, lemma: str = "", fields: str = "", *, elides: bool = False) -> Form:
    return Form(text, Entry(lemma or text, frozenset(), ""), fields, elides)


def table(forms: Iterable[Form]) -> Table:
    return Table(write_table(forms, ["l’"]))


@given(listed=st.lists(st.tuples(texts, texts, st.booleans()), max_size=200), other=texts)
def test_every_form_is_found_by_its_folded_text(
    listed: list[tuple[str, str, bool]], other: str
) -> None:
    made = table(form(text, lemma, elides=elides) for text, lemma, elides in listed)

    for text, lemma, elides in listed:
        (found,) = [each for each in made.alike(folded(text)) if each.text == text]
        assert lemma in {meaning.lemma for meaning in found.meanings}
        assert found.elides or not elides
    expected = {text for text, _, _ in listed if folded(text) == folded(other)}
    assert {each.text for each in made.alike(folded(other))} == expected


@given(st.lists(texts, max_size=90).map(lambda some: [*some, "ami"]), st.data())
def test_a_table_that_is_not_whole_is_known(some: list[str], data: st.DataObject) -> None:
    whole = write_table(map(form, some), ["l’"])
    at = data.draw(st.integers(0, len(whole) - 1))
    changed = whole[:at] + bytes([whole[at] ^ data.draw(st.integers(1, 255))]) + whole[at + 1 :]

    with pytest.raises(DamagedError):
        Table(whole[:at])
    try:
        found = Table(changed)
    except DamagedError:
        return
    assert at < whole.index(b"\n"), "only the head may be changed and still be one"
    assert found.alike("ami") == Table(whole).alike("ami")


@pytest.mark.parametrize(
    ("fields", "pos", "is_inflected"),
    [
        ("po:nom is:mas is:sg", {"nom"}, False),
        ("po:nom is:pl", {"nom"}, True),
        ("po:v1__t_q_zz po:infi", {"verbe"}, False),
        ("po:v1__t_q_zz po:ipre po:1sg", {"verbe"}, True),
        ("po:v1__t_q_zz po:ppas is:mas is:sg", {"verbe", "adjectif"}, False),
        ("po:loc.adv po:loc.adj", {"locution"}, False),
        ("po:adv", {"adverbe"}, False),
        ("po:interj", {"interjection"}, False),
        ("po:noun", {"nom"}, False),
        ("po:mg po:prep", set(), False),
        ("", set(), False),
    ],
)
def test_fields_tell_the_part_of_speech_and_the_ending(
    fields: str, pos: set[str], is_inflected: bool
) -> None:
    ((found,),) = (each.meanings for each in table([form("mot", "", fields)]).alike("mot"))

    assert (found.lemma, found.pos, found.is_inflected) == ("mot", pos, is_inflected)


def test_the_lemma_that_is_told_is_kept() -> None:
    (found,) = table([form("aux", "aux", "po:prep st:au")]).alike("aux")

    assert found.meanings[0].lemma == "au"


def test_meanings_of_one_form_come_together() -> None:
    made = table([form("cote", "cote", "po:nom"), form("cote", "coter", "po:v1 po:ipre")])
    (found,) = made.alike("cote")

    assert {meaning.lemma for meaning in found.meanings} == {"cote", "coter"}
    assert made.particles == {"l’"}


@pytest.mark.parametrize("content", [b"", b"\n", b"{}\n", b"[]\n", b"nothing", b'{"version": 1}\n'])
def test_what_is_no_table_is_known(content: bytes) -> None:
    with pytest.raises(DamagedError):
        Table(content)
