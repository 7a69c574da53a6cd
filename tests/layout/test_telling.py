"""What is heard of faces that nobody marked."""

from cardsmith.layout.telling import as_figure, line_by_line
from cardsmith.model.face import Art, Face, Group, Passage, Path, Stamp, Text, passages, shift
from cardsmith.model.inks import INK
from cardsmith.model.outline import rectangle
from tests.layout.drawn import texts

BLOCK = Path(rectangle(0, 0, 5, 5), fill=INK)


def line(text: str, y: float = 10) -> Text:
    return Text(5, y, text, "Alegreya", 9, INK)


def face(*items: Text | Path | Group | Stamp | Passage) -> Face:
    return Face("aid", 63, 88, items)


def heard(told: Face) -> list[tuple[str, str]]:
    return [(each.role, each.words) for each in passages(told.items)]


def test_lines_in_a_row_are_one_text_and_a_drawing_parts_them() -> None:
    told = line_by_line(face(line("Tirez une"), line("carte."), BLOCK, line(" "), line("Lisez")))

    assert heard(told) == [("text", "Tirez une carte."), ("text", "Lisez")]


def test_groups_are_read_and_shared_art_is_not() -> None:
    art = Art("index", (line("P"),))
    told = line_by_line(face(Stamp(art), Group((line("un"), BLOCK, line("deux")), shift(1, 1))))

    assert heard(told) == [("text", "un"), ("text", "deux")]


def test_nothing_is_moved_or_lost() -> None:
    plain = face(line("un"), BLOCK, Group((line("deux"),), shift(1, 1)), line("  "))

    assert texts(line_by_line(plain).items) == texts(plain.items)


def test_a_face_that_says_something_is_left_as_it_is() -> None:
    says = face(line("silent"), Group((Passage("title", (line("peur"),)),)))

    assert line_by_line(says) is says


def test_a_picture_is_drawn_once_and_has_words() -> None:
    told = as_figure(face(BLOCK, line("P")), "dos de la lettre P")

    assert heard(told) == [("figure", "dos de la lettre P")]
    (passage,) = passages(told.items)
    assert isinstance(passage.items[0], Stamp)
    assert texts(told.items) == [line("P")]
    assert (told.name, told.width, told.height) == ("aid", 63, 88)
