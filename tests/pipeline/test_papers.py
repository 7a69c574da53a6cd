"""Booklets, score sheets, cards of standing and plans, built and read back."""

from collections.abc import Iterable
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from cardsmith.intake.shipped.profiles import papers
from cardsmith.model.choices import Duplex
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.leaflets import half_of
from cardsmith.pipeline.options import Asked, chosen
from cardsmith.resources import shipped

PAPERS = {"bouffon": ("scores", "rules"), "dalmuti": ("status", "plans", "rules")}
PROFILES = ("home", "home-eco", "home-access", "home-letter", "single")

Pair = tuple[str, str]


def crossed(others: Iterable[str], kept: set[Pair]) -> list[object]:
    """Each game with each of others; all but those kept in the soak."""
    pairs = [(game, other) for game in PAPERS for other in others]
    assert kept <= {*pairs}
    return [pair if pair in kept else pytest.param(*pair, marks=pytest.mark.soak) for pair in pairs]


def built(
    name: str, out: Path, *components: str, profile: str = "home", asked: Asked | None = None
) -> Path:
    (made,) = build_editions([name], chosen(profile, asked or Asked({})), components, out)
    assert made.folder, made.checked.findings
    return made.folder


def pages(path: Path) -> list[str]:
    with pypdfium2.PdfDocument(path) as document:
        return [page.get_textpage().get_text_bounded() for page in document]


@pytest.mark.parametrize(
    ("game", "profile"),
    crossed(PROFILES, {("bouffon", "home-access"), ("bouffon", "single"), ("dalmuti", "home-eco")}),
)
def test_every_profile_prints_them(game: str, profile: str, tmp_path: Path) -> None:
    folder = built(game, tmp_path, *PAPERS[game], profile=profile)

    names = {"scores": ["scores"], "rules": ["rules-fr", "rules-en"]}
    wanted = {name for each in PAPERS[game] for name in names.get(each, [each])}
    assert {path.stem for path in folder.glob("*.pdf")} == wanted
    assert all("".join(pages(path)).strip() for path in folder.glob("*.pdf"))


@pytest.mark.parametrize(
    ("game", "paper"),
    crossed(papers(), {("bouffon", "a5"), ("bouffon", "tabloid"), ("dalmuti", "letter")}),
)
def test_every_paper_holds_them(game: str, paper: str, tmp_path: Path) -> None:
    folder = built(game, tmp_path, *PAPERS[game], asked=Asked({}, paper=paper))

    for path in folder.glob("*.pdf"):
        with pikepdf.open(path) as pdf:
            sizes = {tuple(sorted(float(x) for x in page.mediabox)[-2:]) for page in pdf.pages}
        size = papers()[paper]
        (found,) = sizes
        wanted = sorted(side / 1000 / 25.4 * 72 for side in (size.width, size.height))
        assert found == pytest.approx(wanted, abs=0.01)


@pytest.mark.parametrize(
    ("paper", "page"),
    [
        ("a5", (105, 148)),
        ("a4", (148.5, 210)),
        ("a3", (148.5, 210)),
        ("letter", (139.7, 215.9)),
        ("legal", (139.7, 215.9)),
        ("tabloid", (139.7, 215.9)),
    ],
)
def test_a_page_is_half_of_a_sheet_that_a_hand_can_hold(
    paper: str, page: tuple[float, float]
) -> None:
    half = half_of(chosen("home", Asked({}, paper=paper)))

    assert (half.width, half.height) == pytest.approx(page)


def test_a_booklet_of_each_language_says_so(tmp_path: Path) -> None:
    folder = built("dalmuti", tmp_path, "rules")

    for language, words in (("fr", "Règle du jeu"), ("en", "The rules")):
        with pikepdf.open(folder / f"rules-{language}.pdf") as pdf:
            assert str(pdf.Root.Lang).startswith(language)
        assert words in pages(folder / f"rules-{language}.pdf")[0]


def test_a_booklet_says_how_it_is_turned_folded_and_measured(tmp_path: Path) -> None:
    folder = built("bouffon", tmp_path, "rules")

    first, *others = pages(folder / "rules-fr.pdf")
    for told in ("retourner sur le bord court", "plier", "agrafer", "100\u202f%", "plier ici"):
        assert told.replace("\u202f", " ") in first.replace("\u202f", " ")
    assert not any("plier ici" in other for other in others)
    with pikepdf.open(folder / "rules-fr.pdf") as pdf:
        assert str(pdf.Root.ViewerPreferences.Duplex) == "/DuplexFlipShortEdge"
        assert len(pdf.pages) % 2 == 0


def test_printed_on_one_side_its_pages_come_in_order_to_be_cut(tmp_path: Path) -> None:
    folder = built("bouffon", tmp_path, "rules", asked=Asked({}, duplex=Duplex.NONE))

    first, second, *_ = pages(folder / "rules-fr.pdf")
    assert "Règle du jeu" in first
    assert "couper ici" in first
    assert "Lancer et tirer" in first + second
    with pikepdf.open(folder / "rules-fr.pdf") as pdf:
        assert str(pdf.Root.ViewerPreferences.Duplex) == "/Simplex"


def test_single_pages_of_a_booklet_come_in_order(tmp_path: Path) -> None:
    folder = built("dalmuti", tmp_path, "rules", profile="single")

    told = pages(folder / "rules-fr.pdf")
    assert len(told) % 4 == 0
    assert "Règle du jeu" in told[0]
    for number, page in enumerate(told[1:-1], 2):
        assert str(number) in page.split()


def test_two_score_sheets_share_a_sheet_of_paper(tmp_path: Path) -> None:
    (page,) = pages(built("bouffon", tmp_path, "scores") / "scores.pdf")

    assert page.count("Feuille de marque") == 2
    assert "couper ici" in page


def test_a_small_paper_holds_one_score_sheet(tmp_path: Path) -> None:
    folder = built("bouffon", tmp_path, "scores", asked=Asked({}, paper="a5"))

    (page,) = pages(folder / "scores.pdf")
    assert page.count("Feuille de marque") == 1


def test_cards_of_the_table_fill_two_sheets(tmp_path: Path) -> None:
    folder = built("dalmuti", tmp_path, "status", "plans")

    status, plans = (pages(folder / f"{name}.pdf") for name in ("status", "plans"))
    assert (len(status), len(plans)) == (2, 2)
    assert "Merchant" in status[1]
    assert plans[0].count("joueurs") == 5
    assert plans[1].count("Révolution") == 5


def test_the_options_of_an_edition_reach_all_of_them(tmp_path: Path) -> None:
    folder = tmp_path / "jeu"
    folder.mkdir()
    for name in ("edition.yaml", "ranks.yaml"):
        said = (shipped("decks") / "dalmuti" / name).read_text(encoding="utf-8")
        said = said.replace(
            "rules: texte",
            "rules: {profile: texte, options: {dalmuti.players: 3-10, dalmuti.tax_choice: gb}}",
        )
        (folder / name).write_text(said, encoding="utf-8")
    made = built(str(folder), tmp_path / "out", *PAPERS["dalmuti"])

    told = {path.stem: " ".join(pages(path)) for path in made.glob("*.pdf")}
    assert told["plans"].count("joueurs") == 8
    assert "qu’on lui" in " ".join(told["status"].split())
    assert "De trois à dix" in " ".join(told["rules-fr"].split())
    assert "How many may play: three to ten" in " ".join(told["rules-en"].split())
