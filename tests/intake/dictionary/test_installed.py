"""The dictionary and the thesaurus that a machine has, if it has them: real words, real faults."""

import pytest

from cardsmith.intake.dictionary.opening import find_dictionary, find_thesaurus
from cardsmith.intake.dictionary.table import Table
from cardsmith.intake.editions.declaration import default_edition
from cardsmith.intake.editions.reading import read
from cardsmith.lexicon.spelling import judged
from cardsmith.lint.engine import check
from cardsmith.model.dictionary import References
from cardsmith.resources import shipped

RIGHT = (
    "abîmer abimer âme arc-en-ciel aujourd’hui aînée boute-en-train brûle-pourpoint cæcum "
    "chef-d’œuvre connaître connaitre d’abord dépêtrer échauffourée événement évènement frousse "
    "garde-manger gogues jusqu’au-boutiste kyrielle l’égocentrique l’œil Morphée maître nœud "
    "œdème œuvre pince-sans-rire plaît-il presqu’île prud’homme quelqu’un s’enfuir sans-gêne "
    "savoir-faire tête-à-tête va-t-en wagon week-end xylophone yacht yeux zigoto"
)
WRONG = {
    "coeur": "cœur",
    "oeuvre": "œuvre",
    "Etat": "État",
    "Ecole": "École",
    "ecole": "école",
    "hopital": "hôpital",
    "tête-a-tête": "tête-à-tête",
    "boute-entrain": "boute-en-train",
    "arcenciel": "arc-en-ciel",
    "sansgene": "sans-gêne",
    "echaufourée": "échauffourée",
    "trouile": "trouille",
    "Peur": "peur",
    "chefd’oeuvre": "chef-d’œuvre",
    "d’Ecole": "d’École",
    "accrochcoeur": "accroche-cœur",
}


@pytest.fixture(scope="module")
def french(tmp_path_factory: pytest.TempPathFactory) -> Table:
    """The installed French dictionary."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        found = find_dictionary(default_edition("", ""), "")
    if found is None:
        pytest.skip("no French Hunspell dictionary is installed")
    return found


@pytest.mark.parametrize("word", RIGHT.split())
def test_a_right_word_is_known(word: str, french: Table) -> None:
    assert judged(word, french) is None


@pytest.mark.parametrize("word", WRONG)
def test_a_wrong_word_is_mended(word: str, french: Table) -> None:
    verdict = judged(word, french)

    assert verdict is not None
    assert WRONG[word] in verdict.better


def test_lemmas_and_endings_are_those_of_grammars(french: Table) -> None:
    told = {
        word: {(meaning.lemma, meaning.is_inflected) for meaning in form.meanings}
        for key, word in (("aleas", "aléas"), ("vitraux", "vitraux"), ("chantons", "chantons"))
        for form in french.alike(key)
        if form.text == word
    }

    assert told == {
        "aléas": {("aléa", True)},
        "vitraux": {("vitrail", True)},
        "chantons": {("chanter", True)},
    }


def test_the_shipped_deck_has_no_spelling_fault(french: Table) -> None:
    deck = read([shipped("decks") / "bouffon"])
    findings = check(deck, select=("O", "T", "X"), references=References(dictionary=french))

    assert [each.code for each in findings if each.code != "O305"] == []


def test_the_installed_thesaurus_knows_common_words() -> None:
    found = find_thesaurus(default_edition("", ""), "")
    if found is None:
        pytest.skip("no French MyThes thesaurus is installed")

    assert {"frayeur", "effroi"} <= found.neighbours("peur")
    assert "accomplissement" in found.neighbours("oeuvre")
    assert found.neighbours("klingon") == frozenset()
