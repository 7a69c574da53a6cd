"""Hunspell itself as a peer: what it takes is what our table has."""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from cardsmith.intake.dictionary.affixes import read_affixes
from cardsmith.intake.dictionary.expansion import forms, read_entries
from cardsmith.intake.dictionary.places import folders, spellings

pytestmark = pytest.mark.soak

LETTERS = "abcdefghijklmnopqrstuvwxyzéèêàûîôçœ"
METRIC = ("atto", "exa", "hecto")
"""Before units of measure, their own rules hold."""


def installed() -> Path:
    """The French dictionary in UTF-8 that is installed beside the program."""
    path = next(spellings("fr", folders()), None)
    if path is None or not shutil.which("hunspell"):
        pytest.skip("hunspell or its French dictionary is not installed")
    return path


def refused(words: Iterable[str], dictionary: Path) -> set[str]:
    """The words that Hunspell takes for wrong."""
    command = ["hunspell", "-i", "utf-8", "-d", str(dictionary.with_suffix("")), "-l"]
    done = subprocess.run(
        command, input="\n".join(words), capture_output=True, check=True, encoding="utf-8"
    )
    return set(done.stdout.split("\n"))


# Only words of letters are asked about: Hunspell breaks others into pieces.


def test_hunspell_takes_every_form_and_no_other() -> None:
    path = installed()
    affixes = read_affixes(path.with_suffix(".aff").read_text("utf-8"))
    made = list(forms(read_entries(path.read_text("utf-8"), affixes), affixes))
    words = {form.text for form in made if form.text.isalpha()}
    random = Random(1)
    slips = set()
    for word in random.sample(sorted(filter(str.islower, words)), 100_000):
        at, letter = random.randrange(len(word)), random.choice(LETTERS)
        kept = random.choice([word[at], ""])
        slips.add(word[:at] + letter + kept + word[at + 1 :])
    slips -= words

    assert not refused(sorted(words), path) & words
    assert refused(sorted(slips), path) >= slips


def test_hunspell_elides_before_the_same_forms() -> None:
    path = installed()
    affixes = read_affixes(path.with_suffix(".aff").read_text("utf-8"))
    elides: dict[str, bool] = {}
    for form in forms(read_entries(path.read_text("utf-8"), affixes), affixes):
        if form.text.isalpha():
            elides[form.text] = form.elides or elides.get(form.text, False)
    vowels = sorted(word for word in elides if word[0] in "aeéhio" and word.islower())
    vowels = [word for word in vowels if not word.startswith(METRIC)]
    asked = Random(1).sample(vowels, 5000)
    wrong = refused([f"{mark}{word}" for word in asked for mark in affixes.particles], path)
    taken = {
        word for word in asked if any(f"{mark}{word}" not in wrong for mark in affixes.particles)
    }

    assert {word for word in asked if elides[word]} == taken
