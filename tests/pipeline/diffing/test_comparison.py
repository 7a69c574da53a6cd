"""Which card is which on the other side, and what it says otherwise."""

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.lexicon.length import scoring_length
from cardsmith.lexicon.text import canonical, folded
from cardsmith.model.struct import replace
from cardsmith.pipeline.diffing.comparison import Change, Difference, changes, compare
from cardsmith.pipeline.diffing.designs import Design, Entry


def entry(text: str, *labels: str, note: str = "") -> Entry:
    return Entry(text, canonical(text), scoring_length(text), labels, note)


def card(title: str, *synonyms: str | Entry, packet: str = "P", copies: int = 1) -> Design:
    entries = tuple(entry(each) if isinstance(each, str) else each for each in synonyms)
    return Design(
        id=f"{packet}/{folded(title)}",
        packet=packet,
        title=title,
        copies=copies,
        entries=entries,
    )


PEUR = card("peur", "frayeur", "effroi", "crainte", "trouille")


def told(old: Design, new: Design) -> tuple[list[str], list[str], list[tuple[str, str]]]:
    """Synonyms added, removed, and both texts of those that were respelt."""
    (changed,) = compare([old], [new]).changed
    return (
        [each.text for each in changed.added],
        [each.text for each in changed.removed],
        [(pair.old.text, pair.new.text) for pair in changed.respelt],
    )


def test_a_synonym_that_is_there_on_one_side_was_added_or_removed() -> None:
    new = card("peur", "frayeur", "effroi", "crainte", "angoisse")

    assert told(PEUR, new) == (["angoisse"], ["trouille"], [])


def test_a_slip_that_was_mended_is_one_synonym_respelt() -> None:
    old = card("peur", "trouile", "(la) tremblote", "epouvante", "pâleur")
    new = card("peur", "trouille", "tremblote", "épouvante", "rougeur")

    added, removed, respelt = told(old, new)

    assert sorted(respelt) == [
        ("(la) tremblote", "tremblote"),
        ("epouvante", "épouvante"),
        ("trouile", "trouille"),
    ]
    assert (added, removed) == (["rougeur"], ["pâleur"])


def test_the_order_of_synonyms_is_no_change() -> None:
    """A card is printed from the longest to the shortest, whatever their order in the file."""
    assert compare([PEUR], [replace(PEUR, entries=PEUR.entries[::-1])]).same == 1


def test_labels_and_notes_are_told() -> None:
    old = card("peur", entry("trouille", "fam."), entry("effroi"))
    new = card("peur", entry("trouille", "pop."), entry("effroi", note="à relire"))
    (changed,) = compare([old], [new]).changed

    assert [(pair.old.labels, pair.new.labels) for pair in changed.respelt] == [
        (("fam.",), ("pop.",)),
        ((), ()),
    ]
    assert changed.respelt[1].new.note == "à relire"


def test_a_length_that_rules_count_otherwise_is_told() -> None:
    old = card("ventre", Entry("œuf", "oeuf", 4))
    (changed,) = compare([old], [card("ventre", Entry("œuf", "oeuf", 3))]).changed

    assert [(pair.old.length, pair.new.length) for pair in changed.respelt] == [(4, 3)]


def test_a_card_that_moved_is_the_same_card() -> None:
    (changed,) = compare([PEUR], [card("peur", *PEUR.entries, packet="marotte")]).changed

    assert changed.fields == (Change("packet", "P", "marotte"),)


def test_a_card_that_got_another_title_is_the_same_card() -> None:
    """Half of its synonyms are still there, in the same packet."""
    new = card("pétoche", "frayeur", "(l’)effroi", "venette", "alarme")
    (changed,) = compare([PEUR], [new]).changed

    assert changed.fields == (Change("title", "peur", "pétoche"),)
    assert [each.text for each in changed.removed] == ["crainte", "trouille"]


def test_a_card_that_kept_less_than_half_is_another() -> None:
    other = card("pétoche", "frayeur", "venette", "alarme", "terreur")

    found = compare([PEUR], [other])

    assert (found.added, found.removed, found.changed) == ((other,), (PEUR,), ())


def test_a_title_that_is_there_still_is_never_another_cards() -> None:
    """The new card holds all that the old one holds, which is there too: it was added."""
    twin = card("pétoche", *PEUR.entries)

    assert compare([PEUR], [twin, PEUR]).added == (twin,)


def test_of_two_cards_that_it_may_have_been_the_likest_is_it() -> None:
    near = card("panique", "frayeur", "effroi", "a", "b")
    nearer = card("pétoche", "frayeur", "effroi", "crainte", "b")

    found = compare([PEUR], [near, nearer])

    assert found.added == (near,)
    assert found.changed[0].new is nearer


def test_faces_are_compared_where_there_are_digests() -> None:
    old = Design(id="P/peur", packet="P", title="", copies=1, digest="4f")
    found = compare([old], [replace(old, digest="e1", copies=2)])

    assert found.changed[0].redrawn
    assert found.changed[0].fields == (Change("copies", "1", "2"),)
    assert compare([old], [old]).same == 1


def test_a_field_that_is_not_written_is_empty() -> None:
    assert changes({"a": "1", "b": "2"}, {"c": "3", "b": "2"}) == (
        Change("c", "", "3"),
        Change("a", "1", ""),
    )


WORDS = st.sampled_from(["effroi", "éffroi", "frayeur", "(la) frayeur", "crainte", "trac", "peur"])
ENTRIES = st.builds(entry, WORDS, st.sampled_from(["fam.", "fig."]))
DESIGNS = st.builds(
    lambda title, entries, packet, copies: card(title, *entries, packet=packet, copies=copies),
    st.sampled_from(["peur", "pas", "porte", "pluie"]),
    st.lists(ENTRIES, max_size=4),
    st.sampled_from(["P", "marotte"]),
    st.integers(0, 2),
)
DECKS = st.lists(DESIGNS, max_size=6)


def sides(found: Difference) -> tuple[list[Design], list[Design]]:
    """What each side had and the other had not in the same way."""
    before = [*found.removed, *(changed.old for changed in found.changed)]
    return before, [*found.added, *(changed.new for changed in found.changed)]


@given(old=DECKS, new=DECKS)
def test_every_card_is_told_once(old: list[Design], new: list[Design]) -> None:
    found = compare(old, new)
    before, after = sides(found)

    assert len(before) + found.same == len(old)
    assert len(after) + found.same == len(new)
    assert {id(design) for design in before} <= {id(design) for design in old}
    assert {id(design) for design in after} <= {id(design) for design in new}


@given(old=DECKS, new=DECKS)
def test_every_synonym_of_a_changed_card_is_told_once(old: list[Design], new: list[Design]) -> None:
    """What is gone or came, with what was respelt and what stayed, is all that a side has."""
    for changed in compare(old, new).changed:
        gone = [*changed.removed, *(pair.old for pair in changed.respelt)]
        come = [*changed.added, *(pair.new for pair in changed.respelt)]
        kept = list(changed.old.entries)
        for each in gone:
            kept.remove(each)
        assert sorted(kept + come) == sorted(changed.new.entries)


@given(deck=DECKS)
def test_a_deck_differs_in_nothing_from_itself(deck: list[Design]) -> None:
    found = compare(deck, deck[::-1]) if len({each.id for each in deck}) == len(deck) else None

    assert compare(deck, deck).same == len(deck)
    assert found is None or found.same == len(deck)
