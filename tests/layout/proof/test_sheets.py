"""Proof sheets hold their margins, keep cards whole, and lose no text, whatever it is."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.layout.proof import Sheet, proof_faces
from cardsmith.model.codes import Severity
from cardsmith.model.edition import Size
from cardsmith.model.face import Face, Passage, Path, Text, passages
from cardsmith.model.inks import SAFFRON, WINE
from cardsmith.model.proof import Part, Proof, ProofCard, ProofLine, ProofPacket, Told
from tests.layout.drawn import flat, paths, points

A4, LETTER = Size(width=210, height=297), Size(width=215.9, height=279.4)
FONTS = ShippedFonts()

TEXTS = st.text(st.characters(exclude_categories=("C", "Z")) | st.just(" "), max_size=70).map(
    lambda text: " ".join(text.split()) or "x"
)
TOLD = st.builds(
    Told,
    code=st.just("C404"),
    severity=st.sampled_from(Severity),
    message=TEXTS,
    hint=TEXTS,
    place=st.just("p.yaml:1:1"),
)


def line(text: str, *, name: str = "", told: tuple[Told, ...] = ()) -> ProofLine:
    """A line all of whose characters count."""
    length = None if name else len(text)
    return ProofLine(text, (Part(text, "scored"),), name=name, length=length, told=told)


LINES = st.builds(line, TEXTS, name=st.just("") | TEXTS, told=st.lists(TOLD, max_size=2).map(tuple))
CARDS = st.builds(
    ProofCard,
    id=TEXTS.map(lambda text: f"P/{text}"),
    title=TEXTS,
    digest=st.just("0" * 32),
    place=st.just("p.yaml:5"),
    lines=st.lists(LINES, max_size=12).map(tuple),
    pos=st.sampled_from(["", "nom"]),
    gloss=st.just("") | TEXTS,
    copies=st.sampled_from([0, 1, 3]),
    told=st.lists(TOLD, max_size=3).map(tuple),
)


def proof(*packets: ProofPacket, told: tuple[Told, ...] = (), title: str = "Jeu") -> Proof:
    """A proof in French."""
    words = printed_words("proof", "fr")
    return Proof(
        edition="jeu",
        title=title,
        language="fr",
        spoken="fr",
        words=words,
        packets=packets,
        told=told,
    )


def packet(*cards: ProofCard, name: str = "lettre P") -> ProofPacket:
    return ProofPacket(name, cards)


def card(title: str = "peur", *lines: ProofLine, told: tuple[Told, ...] = ()) -> ProofCard:
    return ProofCard(
        id=f"P/{title}", title=title, digest="0" * 32, place="p.yaml:5", lines=lines, told=told
    )


def sheets(made: Proof, page: Size = A4) -> tuple[Face, ...]:
    return proof_faces(made, Sheet(FONTS, page, made.words))


def entries(faces: tuple[Face, ...]) -> Iterator[Passage]:
    return (one for face in faces for one in passages(face.items) if one.role == "entry")


def number(one: ProofLine) -> str:
    """What stands before a line: its length, or a dash; nothing before what has a name."""
    return "" if one.name else "–" if one.length is None else str(one.length)


def shown(passage: Passage) -> str:
    """The text of a passage without blanks."""
    written = "".join(item.text for item in passage.items if isinstance(item, Text))
    return "".join((passage.words or written).split())


@given(
    cards=st.lists(CARDS, min_size=1, max_size=5),
    told=st.lists(TOLD, max_size=3),
    page=st.sampled_from([A4, LETTER]),
    title=TEXTS,
)
def test_nothing_leaves_the_margins_and_no_text_is_lost(
    cards: list[ProofCard], told: list[Told], page: Size, title: str
) -> None:
    """18 mm all round; hanging letters and lines of the frieze are given a millimetre."""
    made = proof(packet(*cards), told=tuple(told), title=title)
    faces = sheets(made, page)

    for face in faces:
        for item in flat(face.items):
            if isinstance(item, Text):
                width = FONTS[item.font].width(item.text) + sum(item.kerns[:-1])
                end = item.x + width * item.size * 25.4 / 72000
                assert item.x >= 17.9
                assert end <= page.width - 17.9, item
                assert 17 <= item.y <= page.height - 17
            else:
                for x, y in points(item):
                    assert 17 <= x <= page.width - 17
                    assert 17 <= y <= page.height - 17
    said = [
        "".join(
            f"{number(one)}{one.name}{made.words['colon'] if one.name else ''}{one.text}".split()
        )
        for each in cards
        for one in each.lines
    ]
    assert [shown(one) for one in entries(faces)] == said


@given(cards=st.lists(CARDS, min_size=1, max_size=6))
def test_a_card_is_torn_only_where_no_page_holds_it(cards: list[ProofCard]) -> None:
    alone = [len(sheets(proof(packet(each)))) for each in cards]
    titles = [
        [one for one in passages(face.items) if one.role == "title"][(face is faces[0]) :]
        for faces in [sheets(proof(packet(*cards)))]
        for face in faces
    ]

    assert sum(map(len, titles)) == sum(alone)


def test_every_packet_begins_a_page_that_names_it() -> None:
    made = proof(packet(card(), name="lettre P"), packet(card("vide"), name="lettre V"))
    faces = sheets(made)
    heads = [next(passages(face.items)) for face in faces]

    assert [shown(head) for head in heads] == [
        "Jeuépreuvedelecture·lettreP",
        "Jeuépreuvedelecture·lettreV",
    ]
    assert [face.name for face in faces] == ["proof 1 / 2", "proof 2 / 2"]


def test_all_the_longest_have_a_lozenge_and_no_other() -> None:
    lines = (line("effroi"), line("frayeur")._replace(longest=True))
    (face,) = sheets(proof(packet(card("peur", *lines, lines[1]))))
    lozenges = [path for path in paths(face.items) if path.fill == SAFFRON and path.weight == 0.6]

    assert len(lozenges) == 2


def test_a_tick_box_stands_before_the_title_and_after_each_line() -> None:
    """8 mm and 4 mm (art direction §7)."""
    (face,) = sheets(proof(packet(card("peur", *map(line, ("effroi", "trac", "frousse"))))))
    sides = sorted(_width(path) for path in paths(face.items) if _is_square(path))

    assert sides == [4.0, 4.0, 4.0, 8.0]


def test_a_finding_stands_below_its_word_and_before_the_next_row() -> None:
    told = Told("C405", Severity.WARNING, "trop proche", "", "p.yaml:7:9")
    lines = (line("un", told=(told,)), line("deux"), line("trois"), line("quatre"))
    (face,) = sheets(proof(packet(card("peur", *lines))))
    heights = {
        item.text: item.y for item in flat(face.items) if isinstance(item, Text) and item.text
    }
    bars = [path for path in paths(face.items) if path.stroke == WINE]

    assert heights["un"] == heights["deux"] < heights["C405"] < heights["trois"]
    assert heights["C405"] == heights["trop proche"]
    assert len(bars) == 2


def test_a_card_higher_than_a_page_goes_on_under_its_title() -> None:
    told = (Told("C405", Severity.WARNING, "proche", "", ""),)
    lines = [line(f"mot {number}", told=told) for number in range(60)]
    faces = sheets(proof(packet(card("peur", *lines))))
    titles = [shown(one) for face in faces for one in passages(face.items) if one.role == "title"]

    assert len(faces) > 2
    assert titles[1:] == ["peur", *["peur(suite)"] * (len(faces) - 1)]
    for face in faces[1:]:
        kinds = [one.role for one in passages(face.items)]
        assert kinds[:3] == ["title", "text", "entry"]  # a finding stays with its word


def test_what_is_found_of_no_card_comes_first() -> None:
    told = Told("D609", Severity.ERROR, "paquets absents", "les écrire", "edition.yaml:1:1")
    first, second = sheets(proof(packet(card()), told=(told,)))
    words = "".join(shown(one) for one in passages(first.items))

    assert "D609edition.yaml:1:1erreur:paquetsabsents(lesécrire)" in words
    assert "peur" in "".join(shown(one) for one in passages(second.items))


def test_a_proof_of_no_card_says_so() -> None:
    (face,) = sheets(proof())

    assert "Aucunecarteàlire." in [shown(one) for one in passages(face.items)]


def test_what_no_font_has_is_named_and_heard_as_it_is() -> None:
    (face,) = sheets(proof(packet(card("peur", line("trac 🎲")))))
    (entry,) = entries((face,))

    assert entry.words == "6 trac 🎲"
    assert [item.text for item in entry.items if isinstance(item, Text)] == ["6 ", "trac ‹U+1F3B2›"]


def _is_square(path: Path) -> bool:
    ys = [y for _, y in points(path)]
    high = round(max(ys) - min(ys), 6)
    return path.fill is None and len(path.outline) > 6 and _width(path) == high in (4.0, 8.0)


def _width(path: Path) -> float:
    xs = [x for x, _ in points(path)]
    return round(max(xs) - min(xs), 6)
