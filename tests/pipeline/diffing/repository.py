"""A repository of git with an edition that was changed once, made for each test."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

OLD = {
    "edition.yaml": "game: bouffon\ntitle: Essai\nlanguage: fr\n",
    "p.yaml": "letter: P\ncards:\n"
    "  - title: peur\n    pos: nom\n    synonyms:\n"
    "      - frayeur\n      - trouile [fam.]\n      - (la) tremblote\n      - effroi\n"
    "  - title: petit\n    synonyms: [menu, minuscule, réduit, exigu]\n",
    "marotte.yaml": "deck: marotte\ncards:\n"
    "  - {title: pusillanime, synonyms: [craintif, timoré]}\n",
}
NEW = {
    **OLD,
    "edition.yaml": "game: bouffon\ntitle: Essai 2\nlanguage: fr\n"
    'rules: {profile: texte, options: {bouffon.ligature: "1"}}\n',
    "p.yaml": "letter: P\ncards:\n"
    "  - title: peur\n    pos: nom\n    copies: 2\n    synonyms:\n"
    "      - frayeur\n      - trouille [pop.]\n      - (la) tremblote\n      - angoisse\n"
    "  - title: pusillanime\n    synonyms: [craintif, timoré, lâche]\n"
    "  - title: pâle\n    synonyms: [blême, livide, blafard, terne]\n",
    "marotte.yaml": "deck: marotte\ncards:\n  - {title: abscons, synonyms: [obscur, hermétique]}\n",
}


def git(folder: Path, *words: str) -> str:
    """What git answers, whatever this machine has set up for it."""
    settings = ("-c", "user.name=n", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false")
    done = subprocess.run(
        ("git", *settings, *words), cwd=folder, check=True, capture_output=True, encoding="utf-8"
    )
    return done.stdout.strip()


def written(folder: Path, files: Mapping[str, str]) -> Path:
    """A folder with these files in it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """``jeu`` as ``v1.0`` had it in the last commit, and as it is now on the disk."""
    folder = tmp_path / "repository"
    folder.mkdir()
    git(folder, "init", "-q", "-b", "main")
    written(folder / "jeu", OLD)
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "one")
    git(folder, "tag", "v1.0")
    written(folder / "jeu", NEW)
    return folder
