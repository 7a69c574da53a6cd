"""``build --only changed`` and ``--upgrade-from``: what a box lacks, and what leaves it."""

from collections import Counter
from pathlib import Path

from tests.cli.reprints import edit, files, fruit, left, listed, read_back
from tests.cli.terminal import process, typed


def test_what_changed_is_printed_and_the_mark_stays(bouffon: Path) -> None:
    typed("build", bouffon, "--component", "cards,marotte")
    home = Path("output/jeu/home")
    before = files(home)

    edit(bouffon / "p.yaml", "title: peur", "title: poltron")
    edit(bouffon / "kw.yaml", "- foire\n", "- grande foire\n")
    first = typed("build", bouffon, "--only", "changed", lang="fr")

    assert first.exit_code == 0
    assert "Nouvelles (1)\u00a0: P/poltron\n" in first.output
    assert "Changées (1)\u00a0: K/kermesse\n" in first.output
    assert "À retirer de la boîte (2)\u00a0: " in first.output
    printed = Counter({"P/poltron": 1, "K/kermesse": 1})
    assert read_back(home / "partial/only.pdf") == listed(home / "partial") == printed
    out = (home / "partial/take-out.txt").read_text("utf-8").splitlines()
    assert out[0] == "À retirer de la boîte – Le Bouffon"
    assert "[ ] 1 × P/peur" in out
    assert left(home / "partial") == Counter({"P/peur": 1, "K/kermesse": 1})
    assert {name: digest for name, digest in files(home).items() if "/" not in name} == before

    assert typed("build", bouffon, "--only", "changed", lang="fr").output == first.output


def test_when_nothing_changed_nothing_is_written(fruits: Path) -> None:
    """Order, remarks and places are no change."""
    typed("build", fruits)
    before = files(Path("output"))
    (fruits / "cards.csv").write_text(
        "name,note,copies\nFig,violet,3\n\nPear,green,1\nPlum,blue,2\n", encoding="utf-8"
    )
    answer = typed("build", fruits, "--only", "changed")

    assert answer.exit_code == 0
    assert "No card has changed: nothing to print." in answer.output
    assert files(Path("output")) == before


def test_a_template_changes_every_card_and_copies_those_that_lack(fruits: Path) -> None:
    typed("build", fruits)
    partial = Path("output/fruits/home/partial")

    edit(fruits / "cards.csv", "Plum,blue,2", "Plum,blue,5")
    edit(fruits / "cards.csv", "Fig,violet,3", "Fig,violet,1")
    answer = typed("build", fruits, "--only", "changed")
    assert "More copies (3): cards/plum × 3\n" in answer.output
    assert "To take out of the box (2): cards/fig × 2\n" in answer.output
    assert fruit(partial / "only.pdf") == listed(partial) == Counter({"cards/plum": 3})
    typed("build", fruits, "--only", "changed card:cards/plum*1 card:cards/pear*4")
    assert fruit(partial / "only.pdf") == Counter({"cards/plum": 3, "cards/pear": 4})

    edit(fruits / "card.yaml", "size: 14pt", "size: 13pt")
    answer = typed("build", fruits, "--only", "changed")
    assert "Changed (7): " in answer.output
    assert fruit(partial / "only.pdf") == Counter(
        {"cards/plum": 5, "cards/pear": 1, "cards/fig": 1}
    )


def test_a_rule_that_is_printed_on_cards_changes_them_and_others_are_told(bouffon: Path) -> None:
    typed("build", bouffon, "--component", "cards")
    edit(
        bouffon / "edition.yaml",
        "rules: texte",
        'rules: {profile: texte, options: {bouffon.length_space: "1"}}',
    )
    answer = typed("build", bouffon, "--only", "changed", "--component", "cards")

    assert "Changed (" in answer.output
    assert "New (" not in answer.output
    assert "edition.yaml has changed: " in answer.output
    assert "(--component board," in answer.output


def test_a_build_of_something_else_forgets_no_card(bouffon: Path) -> None:
    """The mark of a component is set when it is made, not when another is."""
    typed("build", bouffon, "--component", "cards,marotte")
    edit(bouffon / "p.yaml", "title: peur", "title: poltron")
    edit(bouffon / "marotte.yaml", "title: abscons", "title: absconse")
    typed("build", bouffon, "--component", "die")
    assert not Path("output/jeu/home/cards.pdf").exists()
    typed("build", bouffon, "--component", "marotte")

    answer = typed("build", bouffon, "--only", "changed")
    assert "New (1): P/poltron\n" in answer.output
    assert "To take out of the box (1): P/peur\n" in answer.output


def test_cards_that_are_gone_are_told_though_nothing_is_printed(fruits: Path) -> None:
    typed("build", fruits)
    typed("build", fruits, "--only", "card:cards/fig")
    edit(fruits / "cards.csv", "Pear,green,1\n", "")
    answer = typed("build", fruits, "--only", "changed")

    assert "To take out of the box (1): cards/pear\n" in answer.output
    partial = Path("output/fruits/home/partial")
    assert sorted(files(partial)) == ["manifest.json", "take-out.txt"]


def test_a_whole_build_keeps_the_reprint_and_says_so(fruits: Path) -> None:
    typed("build", fruits)
    typed("build", fruits, "--only", "card:cards/fig*2 card:cards/pear")
    home = Path("output/fruits/home")
    before = files(home / "partial")
    answer = typed("build", fruits)

    assert "home/partial stays as it was" in answer.output
    assert files(home / "partial") == before
    assert "stays" not in typed("build", fruits, "--out", "else").output


def test_the_old_box_is_an_edition_a_manifest_or_the_folder_of_a_build(bouffon: Path) -> None:
    typed("build", "bouffon", "--component", "cards,marotte", "--out", "old")
    edit(bouffon / "p.yaml", "title: peur", "title: poltron")
    folder = Path("output/jeu/home/partial")

    said = {
        typed("build", bouffon, "--upgrade-from", old).output
        for old in ("bouffon", "old/bouffon/home", "old/bouffon/home/manifest.json")
    }
    assert len(said) == 1
    assert read_back(folder / "only.pdf") == Counter({"P/poltron": 1})
    assert "[ ] 1 × P/peur" in (folder / "take-out.txt").read_text("utf-8")

    down = typed("build", "bouffon", "--upgrade-from", bouffon)
    assert "New (1): P/peur\n" in down.output
    same = typed("build", bouffon, "--upgrade-from", bouffon)
    assert "No card has changed" in same.output


def test_an_upgrade_may_be_of_one_component(bouffon: Path) -> None:
    edit(bouffon / "p.yaml", "title: peur", "title: poltron")
    typed("build", "bouffon", "--component", "cards,marotte", "--out", "old")
    for old in ("bouffon", "old/bouffon/home"):
        answer = typed("build", bouffon, "--upgrade-from", old, "--component", "marotte")
        assert "No card has changed" in answer.output


def test_an_old_edition_with_an_error_is_no_ground(bouffon: Path) -> None:
    edit(bouffon / "p.yaml", "title: peur", "title: frayeur")
    answer = typed("build", "bouffon", "--upgrade-from", bouffon)

    assert answer.exit_code == 1
    assert "p.yaml" in answer.output
    assert not Path("output").exists()


def test_a_manifest_of_another_look_or_none_at_all_is_refused(here: Path) -> None:
    typed("build", "dalmuti", "--profile", "home-eco", "--component", "cards")
    eco = here / "output/dalmuti/home-eco/manifest.json"
    answer = typed("build", "dalmuti", "--upgrade-from", eco)
    assert answer.exit_code == 2
    assert " I121 these cards are of --profile home-eco" in answer.stderr
    assert typed("build", "dalmuti", "--profile", "home-eco", "--only", "changed").exit_code == 0

    eco.write_text(eco.read_text("utf-8").replace('"copies": 1}', '"copies": "one"}'), "utf-8")
    answer = typed("build", "dalmuti", "--profile", "home-eco", "--only", "changed")
    assert answer.exit_code == 2
    assert " I121 this manifest.json cannot be read" in answer.stderr


def test_a_strange_manifest_says_nothing_to_the_terminal(fruits: Path) -> None:
    typed("build", fruits, "--out", "old")
    strange = Path("old/fruits/home/manifest.json")
    edit(strange, "cards/plum", "cards/\\u001b[2J\\ud800")
    edit(strange, '"copies": 2', '"copies": 4')
    answer = process("build", fruits, "--upgrade-from", strange, cwd=Path.cwd())

    assert answer.returncode == 0
    assert b"To take out of the box (2): " in answer.stdout
    assert b"\x1b" not in answer.stdout
    assert Path("output/fruits/home/partial/take-out.txt").is_file()
