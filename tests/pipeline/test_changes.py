"""Two boxes of cards compared: what is printed and taken out makes one of the other."""

from collections import Counter
from collections.abc import Mapping, Sequence

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.pipeline.changes import Changes, compare
from cardsmith.press.manifest import Printed

NAMES = st.sampled_from(["P/peur", "P/pas", "P/pas-2", "dalmuti/7", "cartes/roi"])
BOXES = st.lists(
    st.builds(Printed, NAMES, st.sampled_from(["a", "b", "c"]), st.integers(1, 4)),
    unique_by=lambda card: card.id,
)


def faces(cards: Sequence[Printed]) -> Counter[str]:
    """What lies in a box: each face, as often as it is there."""
    box: Counter[str] = Counter()
    for card in cards:
        box[card.digest] += card.copies
    return box


def of(cards: Sequence[Printed], copies: Mapping[str, int]) -> Counter[str]:
    """Some copies of cards, as faces."""
    return faces([card._replace(copies=copies[card.id]) for card in cards if card.id in copies])


@given(old=BOXES, new=BOXES)
def test_what_is_printed_and_taken_out_makes_the_new_box_of_the_old(
    old: list[Printed], new: list[Printed]
) -> None:
    changes = compare(old, new)
    printed, taken_out = of(new, changes.printed), of(old, changes.taken_out)

    assert faces(old) - taken_out + printed == faces(new)
    assert all(count <= faces(old)[face] for face, count in taken_out.items())
    assert not printed & taken_out, "nothing is taken out to be printed again"


@given(old=BOXES, new=BOXES)
def test_each_card_is_told_once_and_rightly(old: list[Printed], new: list[Printed]) -> None:
    changes = compare(old, new)
    before, after = {card.id: card for card in old}, {card.id: card for card in new}

    assert not changes.new.keys() & before.keys()
    assert not changes.gone.keys() & after.keys()
    for name in changes.changed.keys() | changes.old.keys():
        assert before[name].digest != after[name].digest
    for name in changes.more:
        assert before[name].digest == after[name].digest
        assert before[name].copies < after[name].copies
    for name in changes.fewer:
        assert before[name].digest == after[name].digest
        assert before[name].copies > after[name].copies
    assert len(changes.printed) == sum(map(len, changes[:3]))
    assert len(changes.taken_out) == sum(map(len, changes[3:]))


@given(box=BOXES, data=st.data())
def test_order_and_names_alone_change_nothing(box: list[Printed], data: st.DataObject) -> None:
    mixed = data.draw(st.permutations(box))
    named = [card._replace(id=f"new/{place}") for place, card in enumerate(mixed)]

    nothing = Changes({}, {}, {}, {}, {}, {})
    assert compare(box, mixed) == nothing
    assert compare(box, named) == nothing


def test_of_two_that_look_alike_each_keeps_its_own() -> None:
    """One of them is dropped: it is the one that is gone, not its neighbour."""
    first, second = Printed("cartes/roi", "a"), Printed("cartes/roi-2", "a")

    assert compare([first, second], [second]).taken_out == {"cartes/roi": 1}
