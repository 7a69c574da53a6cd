"""A small dictionary and a small thesaurus that stand in for installed ones."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from cardsmith.lexicon.text import canonical, folded
from cardsmith.model.dictionary import Form, Meaning, References

WORDS = """
abricot nom|abstrus adjectif|abscons adjectif|affolement nom|aléa nom|aléas nom aléa !
ambianceur nom|ami nom|assez adverbe|beau adjectif|boute-en-train nom|boute verbe bouter !
bravoure nom|camarade nom|chaîne nom|chaine nom|chute nom|copain nom|courage nom|crainte nom
cœur nom|danger nom|de|effroi nom|en|entrain nom|entraîner verbe|entrainer verbe|fêtard nom
île nom|ile nom|la|le|Morphée nom|nation nom|nations nom nation !|pays nom|peur nom|plongeon nom
plongée nom|poire nom|pomme nom|risque nom|saut nom|sculptural adjectif|tremblement nom
trembler verbe|trouille nom|œil nom|yeux nom œil !|épouvante nom|épouvanté adjectif|État nom
événement nom|évènement nom|hibou nom|eau nom|se|moquer verbe|plaît verbe plaire !|il
sûr adjectif|sur adjectif|bouffon nom|bouffonne nom|tête-à-tête nom|a verbe avoir !|tête nom
week-end nom|weekend nom|fatigué adjectif|fatigué verbe fatiguer|las adjectif|pédant adjectif
"""
"""A form, its part of speech, its lemma where that is another, ! where it is inflected."""

ASPIRATED = ("hibou",)
"""Forms before which nothing is elided."""

NEIGHBOURS = {
    "peur": "effroi crainte trouille frayeur panique",
    "abricot": "fruit",
    "épouvante": "effroi crainte",
    "beau": " ".join(f"mot{letter}" for letter in "abcdefghijklmnopqrstuvwxyzàâéèêëîï"),
    "abscons": "abstrus obscur",
}


@dataclass(frozen=True)
class Words:
    """A dictionary of the forms that it is given."""

    forms: tuple[Form, ...]
    particles: frozenset[str] = frozenset({"l’", "d’", "s’", "qu’", "t’"})

    def alike(self, folded_text: str) -> tuple[Form, ...]:
        return self._by_letters.get(folded_text, ())

    @cached_property
    def _by_letters(self) -> Mapping[str, tuple[Form, ...]]:
        found: dict[str, tuple[Form, ...]] = {}
        for form in self.forms:
            letters = folded(form.text)
            found[letters] = (*found.get(letters, ()), form)
        return found


@dataclass(frozen=True)
class Links:
    """A thesaurus of the links that it is given, which go both ways."""

    links: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def neighbours(self, word: str) -> frozenset[str]:
        return self.links.get(word, frozenset())


def words(lines: str = WORDS) -> Words:
    """A dictionary of lines."""
    meanings: dict[str, list[Meaning]] = {}
    for line in lines.replace("\n", "|").split("|"):
        if not line.strip():
            continue
        text, *told = line.split()
        is_inflected = told[-1:] == ["!"]
        pos, *lemma = told[: -1 if is_inflected else None] or [""]
        meaning = Meaning((lemma or [text])[0], {pos} - {""}, is_inflected)
        meanings.setdefault(text, []).append(meaning)
    return Words(
        tuple(
            Form(text, tuple(each), elides=text[0] in "aeéèêhiouîœÉ" and text not in ASPIRATED)
            for text, each in meanings.items()
        )
    )


def links(neighbours: Mapping[str, str] | None = None) -> Links:
    """A thesaurus of words and their neighbours."""
    both: dict[str, set[str]] = {}
    for word, listed in (NEIGHBOURS if neighbours is None else neighbours).items():
        for other in listed.split():
            both.setdefault(canonical(word), set()).add(canonical(other))
            both.setdefault(canonical(other), set()).add(canonical(word))
    return Links({word: frozenset(others) for word, others in both.items()})


def books(more: Iterable[str] = ()) -> References:
    """Both, with more words in the dictionary."""
    return References(dictionary=words(WORDS + "|".join(more)), thesaurus=links())
