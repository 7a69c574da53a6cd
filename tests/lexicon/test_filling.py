"""What fills the slots of a template's value."""

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.lexicon.filling import filled
from cardsmith.model.place import whole
from cardsmith.model.value import Slot, Value

HERE = whole("d.yaml")
names = st.sampled_from(["titre", "force", "ruse"])


@given(st.dictionaries(names, st.text(max_size=5), max_size=3))
def test_a_value_is_filled_slot_by_slot(texts: dict[str, str]) -> None:
    """A name that nobody fills leaves nothing; what stands in a text is never filled again."""
    value = Value(("<", Slot("titre", HERE), "|", Slot("absent", HERE), ">"))
    lists = {name: (text,) for name, text in texts.items()}

    assert filled(value, {**lists, "autre": ("x",)}, "fr") == f"<{texts.get('titre', '')}|>"
    assert [slot.name for slot in value.slots] == ["titre", "absent"]


@given(st.lists(st.text(max_size=5), max_size=4))
def test_the_entries_of_a_list_are_set_apart_by_commas(texts: list[str]) -> None:
    assert filled(Value((Slot("mots", HERE),)), {"mots": tuple(texts)}, "fr") == ", ".join(texts)
