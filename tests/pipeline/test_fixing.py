"""``check --fix``: every mend, what it keeps, what it refuses."""

from pathlib import Path

import pytest

from cardsmith.pipeline.fixing import Wish
from tests.pipeline.mending import HEAD, fix, mended, text

CASES = Path(__file__).parent.parent / "cases"
UNSAFE = Wish(unsafe=True)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("chou-fleure\u0301", "chou-fleuré"),  # N001
        ("coup de\u202fmain", "coup de main"),  # N002
        ("co\u00adpain", "copain"),  # N003
        ("chou–fleur", "chou-fleur"),  # N004
        ("ﬁerté", "fierté"),  # N005
        ("l'eau", "l’eau"),  # T201
        ("coup  de main", "coup de main"),  # T202
        ("bravo !", "bravo"),  # T208
        ("bâtiment ( de plaisance )", "bâtiment (de plaisance)"),  # P105
        ("bâtiment(de plaisance)", "bâtiment (de plaisance)"),  # P105
        ("l' ﬁn\u00a0 – d'été !", "l’ fin - d’été"),  # all at once, round after round
    ],
)
def test_a_safe_mend_changes_the_faulty_characters_alone(
    before: str, after: str, tmp_path: Path
) -> None:
    lines = "      - frayeur   # à revoir\n      - {}  # deux\n      - effroi\n"

    assert mended(tmp_path, lines.format(before)) == lines.format(after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"l\'eau"', '"l’eau"'),
        ("'l''eau'", "'l’eau'"),
        ('"l\\x27eau \\"vive\\""', '"l’eau \\"vive\\""'),
        ('"dit  \\"Moi\\""', '"dit \\"Moi\\""'),
        ("trouille ! [fam.]", "trouille [fam.]"),
        ("l'eau  [fam.]", "l’eau  [fam.]"),
        ('"l\'eau [fam.]"', '"l’eau [fam.]"'),
        ('{text: "l\'eau", labels: [fam.]}', '{text: "l’eau", labels: [fam.]}'),
    ],
)
def test_quotation_marks_escapes_and_labels_stay(before: str, after: str, tmp_path: Path) -> None:
    assert mended(tmp_path, f"      - {before}\n") == f"      - {after}\n"


def test_marks_are_added_where_the_text_needs_them(tmp_path: Path) -> None:
    flow = HEAD.replace("synonyms:\n", "synonyms: [frayeur, trac]\n")

    assert mended(tmp_path / "a", "      - ﹟un\n      - effroi\n") == (
        "      - ﹟un\n      - effroi\n"
    )
    assert text(tmp_path / "b", flow.replace("trac", "l'eau")) == flow.replace("trac", "l’eau")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- bâtiment (de plaisance", "- bâtiment (de plaisance)"),  # P101
        ("- se moquer", "- (se) moquer"),  # C408
        ("- peur", None),  # C404
        ("- Frayeur", None),  # C402
        ("- navire, bateau  # en mer", "- navire  # en mer\n      - bateau"),  # C409
        ("- a/b/c [fam.]", "- a [fam.]\n      - b [fam.]\n      - c [fam.]"),
        ('- "navire, bateau"', '- "navire"\n      - bateau'),
        ("- cÃ©lÃ¨bre", "- célèbre"),  # F026
    ],
)
def test_an_unsafe_mend_is_made_when_asked_for(
    before: str, after: str | None, tmp_path: Path
) -> None:
    lines = f"      - frayeur\n      {before}\n      - effroi\n"
    line = f"      {before}\n"

    assert mended(tmp_path / "safe", lines) == lines
    assert mended(tmp_path / "unsafe", lines, unsafe=True) == lines.replace(
        line, f"      {after}\n" if after else ""
    )


def test_of_two_spellings_the_better_one_stays(tmp_path: Path) -> None:
    lines = "      - coeur\n      - effroi\n      - cœur\n"

    assert mended(tmp_path, lines, unsafe=True) == "      - effroi\n      - cœur\n"


def test_a_comment_stays_where_its_word_goes(tmp_path: Path) -> None:
    lines = "      - frayeur\n      - peur # le titre\n      - effroi\n"

    assert mended(tmp_path, lines, unsafe=True) == (
        "      - frayeur\n      # le titre\n      - effroi\n"
    )


def test_a_list_between_brackets_stays_one(tmp_path: Path) -> None:
    flow = "letter: P\ncards: [{title: peur, synonyms: [peur, effroi, 'a, b', frayeur, effroi]}]\n"

    assert text(tmp_path, flow, UNSAFE) == (
        "letter: P\ncards: [{title: peur, synonyms: [effroi, a, b, frayeur]}]\n"
    )


def test_the_only_word_of_a_list_stays(tmp_path: Path) -> None:
    assert mended(tmp_path, "      - peur\n", unsafe=True) == "      - peur\n"


CELLS = "lettre;titre;synonymes;ok\r\n"


@pytest.mark.parametrize(
    ("row", "after"),
    [
        ("P;péril;l'eau | effroi;", "P;péril;(l’)eau | effroi;"),
        ('P;péril;"l\'eau ""vive"" | effroi";', 'P;péril;"(l’)eau ""vive"" | effroi";'),
        ("P;péril;navire, bateau;", "P;péril;navire | bateau;"),
        ("P;péril;effroi | péril | trac;", "P;péril;effroi | trac;"),
        ("P;péril;effroi | péril;", "P;péril;effroi;"),
        ("P;péril;se moquer/rire [fam.];", "P;péril;(se) moquer [fam.] | rire [fam.];"),
        ("P;péril;effroi;C408: voulu", "P;péril;effroi;"),
        ("P;péril;effroi | la peine;C408: voulu | C406: bof", None),
    ],
)
def test_cells_are_mended_in_their_quotation_marks(
    row: str, after: str | None, tmp_path: Path
) -> None:
    before = f"{CELLS}{row}\r\n".encode("cp1252")
    done = fix(tmp_path, {"p.csv": before}, UNSAFE)

    assert [file.after.decode("cp1252") for file in done.files] == (
        [f"{CELLS}{after}\r\n"] if after else []
    )


@pytest.mark.parametrize(
    ("case", "before", "after"),
    [
        ("M01", b"synonyms: frayeur, crainte, terreur, \xc3\xa9pouvante", None),
        ("M02", b"titre: peur", b"title: peur"),
        ("M06", b"\tsynonyms:", b"    synonyms:"),
        ("M11", b"      -\n", b""),
        (
            "M14",
            b"      -frayeur\n      -crainte\n      -terreur\n      -\xc3\xa9p",
            b"      - frayeur\n      - crainte\n      - terreur\n      - \xc3\xa9p",
        ),
        ("M19", b"title:effrayer", b"title: effrayer"),
        ("A09", b"\t- title", b"  - title"),
        ("A07", b"\xef\xbb\xbfcards", b"cards"),
    ],
)
def test_the_handed_mistakes_are_mended(
    case: str, before: bytes, after: bytes | None, tmp_path: Path
) -> None:
    files = {path.name: path.read_bytes() for path in (CASES / case).glob("*.yaml")}
    done = fix(tmp_path, files)
    (file,) = done.files
    after = after if after is not None else before.replace(b": ", b": [") + b"]"

    assert before in file.before
    assert file.after == file.before.replace(before, after)
    assert not [each for each in done.checked.findings if each.code[0] in "FS" and each.mend]


@pytest.mark.parametrize(
    "case", ["M03", "M04", "M05", "M08", "M09", "M10", "M12", "M13", "M17", "M18"]
)
def test_what_no_tool_can_know_is_left(case: str, tmp_path: Path) -> None:
    done = fix(tmp_path, {"deck.yaml": (CASES / case / "deck.yaml").read_bytes()}, UNSAFE)

    assert done.files == ()
    assert not done.counts


def test_case_M15(tmp_path: Path) -> None:
    """The missing parenthesis is added when asked for."""
    deck = (CASES / "M15" / "deck.yaml").read_bytes()

    assert fix(tmp_path / "safe", {"deck.yaml": deck}).files == ()
    (file,) = fix(tmp_path / "unsafe", {"deck.yaml": deck}, UNSAFE).files
    assert file.after == deck.replace(b"(de plaisance", b"(de plaisance)")


@pytest.mark.parametrize(
    ("selected", "after"),
    [
        ((), "\ufeff{0}      - l’eau\r\n"),
        (("T",), "\ufeff{0}      - l’eau\r\n"),
        (("F002",), "{0}      - l'eau\r\n"),
        (("F003",), "\ufeff{0}      - l'eau\n"),
        (("F00", "T2"), "{0}      - l’eau\n"),
    ],
)
def test_marks_and_line_ends_are_mended_when_selected(
    selected: tuple[str, ...], after: str, tmp_path: Path
) -> None:
    crlf = (HEAD + "      - l'eau\n").replace("\n", "\r\n")
    expected = after.format(HEAD.replace("\n", "\r\n" if "\r" in after else "\n"))

    assert text(tmp_path, f"\ufeff{crlf}", Wish(selected=selected)) == expected


@pytest.mark.parametrize(
    ("ok", "after"),
    [
        ("    ok: {C408: voulu}\n", ""),
        ("    ok: {C408: voulu}  # hier\n", "    # hier\n"),
        ("    ok:\n      C408: voulu\n", ""),
        ("    ok:\n      C408: voulu\n      O301: vu\n", "    ok:\n      O301: vu\n"),
        ('    ok: {C408: "voulu", O301: vu}\n', "    ok: {O301: vu}\n"),
        ("    ok: {O301: vu, C408: voulu }\n", "    ok: {O301: vu }\n"),
        ("    ok:  # non\n      C408: voulu\n", None),
    ],
)
def test_an_unused_ok_goes_with_its_line(ok: str, after: str | None, tmp_path: Path) -> None:
    deck = "letter: P\ncards:\n  - title: peur\n{}    synonyms: [effroi]\n"

    assert text(tmp_path, deck.format(ok)) == deck.format(ok if after is None else after)


def test_a_mend_that_leaves_no_length_is_refused_and_told(tmp_path: Path) -> None:
    lines = "      - frayeur\n      - mot / (tout)\n      - bateau (à voile\n"
    done = fix(tmp_path, HEAD + lines, UNSAFE)
    (file,) = done.files

    assert file.after.decode().removeprefix(HEAD) == lines.replace("à voile", "à voile)")
    assert [
        (each.code, each.span.line) for each in done.checked.findings if each.code == "X907"
    ] == [("X907", 6)]
    assert done.counts == {"P101": 1}


def test_a_mend_that_would_change_the_length_is_not_safe(tmp_path: Path) -> None:
    edition = "game: bouffon\nrules: {profile: texte, options: {bouffon.length_space: '1'}}\n"
    files = {"edition.yaml": edition, "p.yaml": HEAD + "      - mot(de la fin)suite\n"}

    assert fix(tmp_path / "safe", files).files == ()
    assert len(fix(tmp_path / "unsafe", files, UNSAFE).files) == 1


def test_a_text_of_invisible_characters_goes_when_asked_for(tmp_path: Path) -> None:
    lines = '      - frayeur\n      - "\\u200b"\n'

    assert mended(tmp_path / "safe", lines) == lines
    assert mended(tmp_path / "unsafe", lines, unsafe=True) == "      - frayeur\n"


def test_what_mending_brings_to_light_is_found(tmp_path: Path) -> None:
    done = fix(tmp_path, "letter: P\ncards:\n  - title: peur\n    synonyms: a b, l'eau, peur\n")
    (file,) = done.files

    assert file.after.decode().endswith("synonyms: [a b, l’eau, peur]\n")
    assert "C404" in {each.code for each in done.checked.findings}


def test_only_what_is_selected_is_mended(tmp_path: Path) -> None:
    deck = HEAD + "      - l'eau !\n"

    assert text(tmp_path, deck, Wish(selected=("T208",))) == HEAD + "      - l'eau\n"


def test_the_label_of_the_register_is_written_when_asked_for(tmp_path: Path) -> None:
    edition = {"edition.yaml": "game: bouffon\n", "registre.txt": "trouille\tfam.\n"}
    block = HEAD + "      - trouille [fig.]\n"
    flow = "letter: P\ncards: [{title: peur, synonyms: [trouille]}]\n"

    assert text(tmp_path / "safe", {**edition, "p.yaml": block}) == block
    assert text(tmp_path / "block", {**edition, "p.yaml": block}, UNSAFE) == (
        HEAD + "      - trouille [fam.] [fig.]\n"
    )
    assert text(tmp_path / "flow", {**edition, "p.yaml": flow}, UNSAFE) == (
        flow.replace("[trouille]", '["trouille [fam.]"]')
    )
