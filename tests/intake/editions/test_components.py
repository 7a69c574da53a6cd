"""The components of a person's own game: what they name, and the rows of their data."""

from pathlib import Path

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.messages import spoken
from cardsmith.model.deck import Record
from cardsmith.model.edition import Size
from tests.intake.reading import deck_of, only, seen, written

TABLE = "nom;force\nOgre;3\nFée;5\n"
ONE = "game: custom\ncomponents: [{{name: a, data: {data}, template: t.yaml}}]\n"


CUSTOM = """game: custom
components:
  - {name: Héros, data: h.csv, template: t.yaml, back: dos.png, size: poker, copies: 2}
  - {name: lieux, data: l.yaml, template: t.yaml, size: {width: 2.5in, height: 70mm}}
"""


def test_a_custom_edition_has_its_own_components(tmp_path: Path) -> None:
    files = {
        "edition.yaml": CUSTOM,
        "h.csv": "Nom,Force,Traits,qty\nÂme,3,a | b,3\nÂme,4,,\nZoé,5,x,0\n",
        "l.yaml": "cards:\n  - {titre: Pré vert, texte: [un, deux]}\n  - {copies: 4, a: x}\n",
        "t.yaml": "front: []",
        "dos.png": "x",
    }
    deck = deck_of(tmp_path, files)
    assert deck.findings == ()
    heroes, places = deck.components
    assert (heroes.name, heroes.template, heroes.back) == ("heros", "t.yaml", "dos.png")
    assert heroes.size == Size(width=63.5, height=88.9)
    assert [(record.id, record.copies) for record in heroes.records] == [
        ("heros/ame", 6),
        ("heros/ame-2", 2),
        ("heros/zoe", 0),
    ]
    assert dict(heroes.records[0].fields) == {"Nom": "Âme", "Force": "3", "Traits": ("a", "b")}
    assert places.size == Size(width=63.5, height=70)
    assert [(record.id, record.copies) for record in places.records] == [
        ("lieux/prevert", 1),
        ("lieux/x", 4),
    ]
    assert dict(places.records[0].fields) == {"titre": "Pré vert", "texte": ("un", "deux")}


@pytest.mark.parametrize(
    ("part", "code"),
    [
        ("data: ../x.csv", "E105"),
        ("data: /etc/passwd", "E105"),
        ("data: sub/../../x.csv", "E105"),
        ("data: link.csv", "E105"),
        ("data: none.csv", "E106"),
        ("data: sub", "E106"),
        ('data: "a\\0b"', "E106"),
        ("data: ''", "E109"),
        ("size: tgc", "E107"),
        ("size: {width: 63mm}", "E109"),
        ("size: {width: 63, height: 88mm}", "E108"),
        ("size: {width: 0mm, height: 88mm}", "E108"),
        ("copies: many", "S105"),
        ("name: '!'", "E113"),
        ("name: ''", "E109"),
        ("nom: x", "S102"),
        ("template: [t.yaml]", "S108"),
    ],
)
def test_a_wrong_component_is_told(part: str, code: str, tmp_path: Path) -> None:
    here = tmp_path / "e"
    parts = {"name": "a", "data": "d.csv", "template": "t.yaml"}
    name, _, value = part.partition(": ")
    text = ", ".join(f"{key}: {said}" for key, said in {**parts, name: value}.items())
    files = {"edition.yaml": f"game: custom\ncomponents: [{{{text}}}]\n"}
    written(here, {**files, "d.csv": TABLE, "t.yaml": "front: []", "sub/x.csv": TABLE})
    written(tmp_path, {"x.csv": TABLE})
    (here / "link.csv").symlink_to(tmp_path / "x.csv")
    codes = [finding.code for finding in read([here]).findings if "link" not in finding.span.file]
    assert [found for found in codes if found not in {"F019", "F034"}] == [code]


def test_no_card_to_print_is_an_error_in_any_game(tmp_path: Path) -> None:
    files = {
        "edition.yaml": "game: custom\ncomponents: [{name: a, data: d.csv, template: t.yaml}]",
        "d.csv": "nom;copies\nOgre;0\n",
        "t.yaml": "front: []",
    }
    assert [finding.code for finding in deck_of(tmp_path, files).findings] == ["S113"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("d.csv", "nom;force\n"),
        ("d.csv", "nom;force\n;\n"),
        ("d.yaml", "cards: []\n"),
        ("d.yaml", "schema: 1\ncards: []\n"),
    ],
)
def test_a_component_without_a_card_is_told_at_its_data(
    name: str, text: str, tmp_path: Path
) -> None:
    parts = f"{{name: b, data: b.csv}}, {{name: a, data: {name}}}"
    edition = f"game: custom\ncomponents: [{parts}]\n"
    deck = deck_of(tmp_path, {"edition.yaml": edition, "b.csv": TABLE, name: text})

    assert seen(deck.findings) == [f"{name}:1:1 S113"]


@pytest.mark.parametrize("text", ["bonjour\n", "- a\n", "# rien\n"])
def test_data_that_are_no_cards_are_told_as_data(text: str, tmp_path: Path) -> None:
    edition = "game: custom\ncomponents: [{name: a, data: d.yaml}]\n"
    (found,) = deck_of(tmp_path, {"edition.yaml": edition, "d.yaml": text}).findings

    assert (found.code, found.arguments["kind"]) == ("F008", "data")
    assert "letter" not in spoken(found, "en").hint


def test_a_damaged_file_without_a_card_is_told_once(tmp_path: Path) -> None:
    edition = "game: custom\ncomponents: [{name: a, data: d.yaml}]\n"
    deck = deck_of(tmp_path, {"edition.yaml": edition, "d.yaml": "cards: ["})

    assert seen(deck.findings) == ["d.yaml:1:8 F016"]


def test_a_size_out_of_bounds_is_told_its_bounds(tmp_path: Path) -> None:
    size = "{width: 5000mm, height: 0mm}"
    edition = f"game: custom\ncomponents: [{{name: a, data: d.csv, size: {size}}}]\n"
    wide, high = deck_of(tmp_path, {"edition.yaml": edition, "d.csv": TABLE}).findings

    for found in (wide, high):
        assert (found.code, found.arguments["kind"]) == ("E108", "far")
        assert "2000 mm" in spoken(found, "en").hint


def rows(folder: Path, name: str, text: str) -> tuple[Record, ...]:
    """The records of a component with one data file, which must be free of findings."""
    deck = deck_of(
        folder, {"edition.yaml": ONE.format(data=name), "t.yaml": "front: []", name: text}
    )
    assert deck.findings == ()
    return deck.components[0].records


@pytest.mark.parametrize(
    "name", ["qty", "count", "Copies", "QUANTITY", "nb", "Quantité", "qte", "copie", "exemplaires"]
)
def test_copies_are_known_by_many_names(name: str, tmp_path: Path) -> None:
    (ogre,) = rows(tmp_path, "d.csv", f"nom;{name}\nOgre;3\n")

    assert ogre.copies == 3
    assert dict(ogre.fields) == {"nom": "Ogre"}


@pytest.mark.parametrize("name", ["nombre", "Nombre", "nbre", "number", "coppies", "quantités"])
def test_a_column_that_nearly_tells_copies_is_told(name: str, tmp_path: Path) -> None:
    text = f"nom;{name}\nOgre;3\nFée;\n"
    deck = deck_of(
        tmp_path, {"edition.yaml": ONE.format(data="d.csv"), "t.yaml": "front: []", "d.csv": text}
    )

    assert seen(deck.findings) == ["d.csv:1:5 F033"]
    assert only(deck.findings, "F033").arguments["found"] == name
    assert [record.copies for record in deck.components[0].records] == [1, 1]


@pytest.mark.parametrize(
    "text",
    [
        "nom;nombre;copies\nOgre;3;1\n",
        "nom;nombre\nOgre;beaucoup\n",
        "nom;coût;force\nOgre;3;4\n",
        "nom;coupe;court;numéro\nOgre;3;4;5\n",
    ],
)
def test_a_column_that_tells_something_else_is_left_alone(text: str, tmp_path: Path) -> None:
    (ogre,) = rows(tmp_path, "d.csv", text)

    assert ogre.copies == 1


def test_a_yaml_field_that_nearly_tells_copies_is_told_once(tmp_path: Path) -> None:
    text = "cards:\n  - {nom: Ogre, nombre: 3}\n  - {nom: Fée, nombre: 2}\n"
    files = {"edition.yaml": ONE.format(data="d.yaml"), "t.yaml": "front: []", "d.yaml": text}

    assert seen(deck_of(tmp_path, files).findings) == ["d.yaml:2:17 F033"]


def test_a_letter_packet_can_be_data(tmp_path: Path) -> None:
    text = """letter: P
cards:
  - title: Peur
    pos: noun
    copies: 2
    note: à revoir
    synonyms: [frayeur, "trouille [fam.]", {text: effroi, labels: [litt.]}]
  - {title: paix, synonyms: [calme]}
"""
    fear, peace = rows(tmp_path, "p.yaml", text)

    assert (fear.id, fear.copies) == ("a/peur", 2)
    assert dict(fear.fields) == {
        "title": "Peur",
        "synonyms": ("frayeur", "trouille", "effroi"),
        "pos": "nom",
        "letter": "P",
    }
    assert peace.fields["pos"] == ""


def test_a_marotte_packet_can_be_data(tmp_path: Path) -> None:
    (card,) = rows(tmp_path, "m.yaml", "deck: marotte\ncards: [{title: abscons}]\n")

    assert (card.id, card.fields["synonyms"]) == ("a/abscons", ())


def test_a_letter_packet_as_data_is_read_as_strictly_as_in_its_game(tmp_path: Path) -> None:
    text = "letter: KW\ncards: [{titel: wagon, synonyms: [voiture]}]\n"
    files = {"edition.yaml": ONE.format(data="d.yaml"), "t.yaml": "front: []", "d.yaml": text}
    codes = [finding.code for finding in deck_of(tmp_path, files).findings]

    assert sorted(codes) == ["S102", "S103"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("../x", "sign"),
        ("a/b", "sign"),
        ("'..\\x'", "sign"),
        ("a.b", "sign"),
        ("'-'", "sign"),
        ("a" * 300, "long"),
        ("Manifest", "reserved"),
        ("nul", "reserved"),
        ("COM1", "reserved"),
    ],
)
def test_a_name_that_no_file_may_have_is_told_at_its_place(
    name: str, kind: str, tmp_path: Path
) -> None:
    edition = f"game: custom\ncomponents:\n  - data: d.csv\n    name: {name}\n"
    deck = deck_of(tmp_path, {"edition.yaml": edition, "d.csv": TABLE})

    quoted = name[0] in "'\""
    assert seen(deck.findings) == [f"edition.yaml:4:{11 + quoted} E113"]
    assert only(deck.findings, "E113").arguments["kind"] == kind
    assert deck.components == ()
