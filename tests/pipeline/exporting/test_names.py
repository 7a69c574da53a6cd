"""Names of pictures: fit for every system, and no two alike."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.finding import InputError
from cardsmith.pipeline.exporting.names import FIELDS, Names, pattern, portable

DEVICES = {"con", "prn", "aux", "nul"}
DEVICES |= {f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³"}
STEMS = st.text(st.characters(exclude_characters='\\/:*?"<>|\0', exclude_categories=["Cc", "Cs"]))
TITLES = st.one_of(st.text(max_size=90), st.sampled_from(sorted(DEVICES)))


def seen_as(name: str) -> str:
    """A name as the least exact file system tells it from others."""
    bare = unicodedata.normalize("NFD", name.casefold())
    return "".join(char for char in bare if not unicodedata.combining(char)).casefold()


@given(st.lists(st.one_of(STEMS, st.sampled_from(["été", "Ete", "ete-2", "con", "a"])), max_size=9))
def test_no_two_names_are_alike_to_any_system(stems: list[str]) -> None:
    names = Names()
    given_ = [names.given(stem) for stem in stems]

    assert len({seen_as(name) for name in given_}) == len(stems)


@given(TITLES)
def test_a_title_becomes_a_name_that_any_system_takes(title: str) -> None:
    name = Names().given(portable(title) or "x")

    assert name.endswith(".png")
    assert name.partition(".")[0].casefold() not in DEVICES
    assert len(name.encode("utf-8")) <= 255
    assert not set(name) & set('\\/:*?"<>|')
    assert name[0] not in ".- "
    assert unicodedata.is_normalized("NFC", name)


@pytest.mark.parametrize("device", sorted(DEVICES))
@pytest.mark.parametrize("ending", ["", ".front", ".x.y"])
def test_a_device_of_windows_is_no_name_whatever_its_ending(device: str, ending: str) -> None:
    """Windows opens the device for CON, con.png and Con.front.png alike."""
    for written in (device, device.upper(), device.title()):
        name = Names().given(written + ending)
        assert name.partition(".")[0].casefold() not in DEVICES
        assert name.casefold().startswith(device)


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("L’âne", "l-ane"),
        ("chef-d'œuvre", "chef-d-oeuvre"),
        ("(se) moquer", "se-moquer"),
        ("../../etc/passwd", "etc-passwd"),
        ("  À   la  carte ! ", "a-la-carte"),
        ("C:\\temp", "c-temp"),
        ("ß", "ss"),
        ("Ελλάδα", "ελλαδα"),
        ("?!", ""),
    ],
)
def test_a_title_is_read_in_its_name(title: str, name: str) -> None:
    assert portable(title) == name


def test_a_pattern_is_filled_field_by_field() -> None:
    values = {field: f"<{field}>" for field in FIELDS}

    text = "x-{n}-{title}-{id}-{packet}-{component}-{side}-{copy}.png"
    assert pattern(text).filled(values) == text.removesuffix(".png").replace("{", "<").replace(
        "}", ">"
    )
    assert pattern(text).fields == set(FIELDS)
    assert pattern("carte.PNG").filled(values) == "carte"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "ending"),
        (".png", "ending"),
        ("..png", "ending"),
        ("{n}", "ending"),
        ("{title}.pdf", "ending"),
        ("{n}.jpg", "ending"),
        ("{titre}.png", "field"),
        ("{}.png", "field"),
        ("{n:03}.png", "field"),
        ("{packet}/{title}.png", "sign"),
        ("../{n}.png", "sign"),
        ("{n}\\x.png", "sign"),
        ("c:{n}.png", "sign"),
        ("{n.png", "sign"),
        ("n}{n}.png", "sign"),
        ("{n}?.png", "sign"),
        ("{n}\n.png", "sign"),
    ],
)
def test_a_pattern_that_names_no_picture_is_refused(text: str, kind: str) -> None:
    with pytest.raises(InputError) as caught:
        pattern(text)

    assert caught.value.finding.code == "I140"
    assert caught.value.finding.arguments["kind"] == kind
