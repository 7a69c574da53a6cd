"""What newcomers stumble over is told in their words, and in the language of their edition."""

import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardsmith.cli.app import app
from cardsmith.cli.options import Lang
from cardsmith.cli.preflighted import as_text
from cardsmith.cli.speech import speaker
from cardsmith.model.codes import Severity
from cardsmith.model.preflight import Check, Report, State
from tests.intake.reading import written

EDITION = "game: {}\ntitle: Jeu\nlanguage: fr\n"
GENS = f"{EDITION.format('custom')}components: [{{name: heros, data: h.csv}}]\n"
PACKET = "letter: A\ncards:\n  - title: ami\n    synonyms: [copain, pote]\n"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CARDSMITH_LANG", raising=False)
    monkeypatch.delenv("CARDSMITH_DICT", raising=False)
    written(tmp_path / "jeux", {"edition.yaml": EDITION.format("bouffon"), "a.yaml": PACKET})
    written(tmp_path / "gens", {"edition.yaml": GENS, "h.csv": "nom;force\nBasket;3\n"})
    written(tmp_path / "seul", {"h.csv": "nom;force\nOgre;3\n"})
    plain = GENS.replace("h.csv", "h.csv, template: plain")
    written(tmp_path / "plat", {"edition.yaml": plain, "h.csv": "nom;force\nOgre;3\n"})
    (tmp_path / "t.csv").write_text("titre;syn1\nami;copain\n", encoding="utf-8")
    return tmp_path


def told(*words: str, code: int = 2) -> str:
    result = CliRunner().invoke(app, [*words])
    assert result.exit_code == code, result.output
    return result.output


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("check seul", 1, "cardsmith init DOSSIER --game custom"),
        (
            "check plat",
            1,
            "\u00a0; un modèle à soi qui en part dit «\u00a0extends: plain\u00a0»",
        ),
        ("import t.csv --into gens", 2, "F045 un tableau ne s’importe que dans une édition du"),
        ("import t.csv --into jeu", 2, "did you mean jeux"),
        ("preview basket --edition gens", 2, "vouliez-vous dire «\u00a0heros/basket\u00a0»"),
        ("preview Amis --edition jeux", 2, "vouliez-vous dire «\u00a0A/ami\u00a0»"),
        ("preview Zèbre --edition jeux", 2, "cardsmith list les nomme toutes"),
        ("preview Zèbre --edition jeux --lang en", 2, "no card “Zèbre”"),
        ("sign jeux --cards card:A/ane", 2, "--cards: erreur I120"),
        (
            "sign jeux --cards foo:A",
            2,
            "--cards: erreur I110 «\u00a0foo:A\u00a0» n’est pas possible",
        ),
        ("explain S105 --lang fr", 0, "Remède\u00a0: valeurs admises"),
        ("diff HEAD~9999 jeux", 2, "F031 ni un fichier, ni un dossier, ni une édition livrée, ni"),
        ("diff jeu jeux", 2, "ni une révision git (vouliez-vous dire «\u00a0jeux\u00a0»\u00a0?)"),
        ("list jeux/zut.yaml", 2, "F031"),
        ("export jeux --to csv --only card:A/ane", 2, "erreur"),
    ],
)
def test_a_refusal_says_what_to_do(words: str, code: int, said: str, here: Path) -> None:
    assert said in told(*words.split(), code=code)


def test_a_file_of_a_custom_edition_is_checked_with_it(tmp_path: Path) -> None:
    folder = tmp_path / "wasps"
    CliRunner().invoke(app, ["init", str(folder), "--lang", "en"])
    assert "5 cards: 0 errors" in told("check", str(folder / "cards.csv"), code=0)
    card = folder / "card.yaml"
    card.write_text(card.read_text(encoding="utf-8").replace("fill: paper", "fill: papr"), "utf-8")

    assert "K105 “papr” is not a colour" in told("check", str(card), code=1)


@pytest.mark.parametrize("words", [["check"], ["build", "--profile", "single", "--out", "out"]])
def test_a_back_of_another_size_is_told_once_where_it_is_written(
    words: list[str], here: Path
) -> None:
    CliRunner().invoke(app, ["init", "wasps", "--lang", "en"])
    back = here / "wasps" / "back.yaml"
    text = back.read_text(encoding="utf-8")
    back.write_text(text.replace("size: tcg", "size: mini"), "utf-8")

    said = told(*words, "wasps", code=1)
    assert said.count("I102") == 1
    assert (
        "wasps/back.yaml:4:7: error I102 the back is 44.45 × 63.5 mm, the front 63 × 88 mm" in said
    )


@pytest.mark.parametrize(
    ("size", "place"),
    [("size: tcg\n", "card.yaml:2:7"), ("extends: base.yaml\n", "base.yaml:3:7")],
)
def test_a_size_that_its_component_gainsays_is_told_where_it_is_written(
    size: str, place: str, here: Path
) -> None:
    """In the template, or in the one that it extends; in the line of the size, not the first."""
    front = "front:\n  - rect: {in: [1mm, 1mm, 5mm, 5mm], fill: ink}\n"
    edition = "game: custom\ntitle: W\nlanguage: en\ncomponents:\n"
    line = "  - {name: cards, data: c.csv, template: card.yaml, size: poker}\n"
    written(
        here / "w",
        {
            "edition.yaml": edition + line,
            "c.csv": "title\none\n",
            "card.yaml": f"schema: 1\n{size}{front}",
            "base.yaml": f"schema: 1\nbleed: 3mm\nsize: tcg\n{front}",
        },
    )

    assert f"w/{place}: error K119 the template is drawn for" in told("check", "w", code=1)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("build wasps --only quince", "write for example card:cards/quince)"),
        ("export wasps --to png --only nonsense", "write for example card:cards/cherry, changed)"),
        ("build bouffon --only nonsense", "write for example letter:K,W, card:P/peur, rank"),
        ("preview cards/cherry", "no card “cards/cherry” in bouffon, which is looked at where no"),
        ("preview cards/cherry", "name yours: --edition FOLDER; or, in this one, “C/cher”?"),
    ],
)
def test_cards_that_are_suggested_are_of_the_edition_at_hand(
    words: str, said: str, here: Path
) -> None:
    del here
    CliRunner().invoke(app, ["init", "wasps", "--lang", "en"])
    assert said in told(*words.split(), "--lang", "en", code=2)


def test_a_shipped_edition_is_told_by_its_name(here: Path) -> None:
    del here
    words = "build dalmuti --component aid --require-signed --lang en"
    assert told(*words.split(), code=1).startswith("dalmuti: error I182")


def test_without_an_edition_the_one_here_decides(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "no card" not in told("preview", "Zèbre", "--edition", "jeux")
    monkeypatch.chdir(here / "jeux")
    assert "aucune carte «\u00a0Zèbre\u00a0»" in told("preview", "Zèbre")


@pytest.mark.parametrize(("pages", "said"), [(6, "1 more page ("), (7, "2 more pages (")])
def test_one_page_is_no_pages(pages: int, said: str) -> None:
    found = Check("V103", State.FAILED, Severity.ERROR, measured="1 mm", limit="2 mm")
    checks = tuple(found._replace(page=page) for page in range(1, pages + 1))
    report = Report(file="a.pdf", profile="press", pages=pages, checks=checks)

    assert f"V103: {said}" in "\n".join(as_text(report, speaker(Lang.EN), quiet=False))


def test_pictures_for_a_portal_are_not_called_a_damaged_pdf(here: Path) -> None:
    with zipfile.ZipFile(here / "cards.zip", "w") as file:
        file.writestr("001.png", b"")
    said = told("preflight", "cards.zip", "--lang", "en")

    assert "these are pictures" in said
    assert "--profile mpc or --profile tgc" in said
