"""O304: the spelling before 1990 and the one of 1990, side by side in one deck."""

from collections.abc import Iterator

from cardsmith.lexicon.characters import DASH
from cardsmith.lint.spelling.proof import Proof, Spelt
from cardsmith.model.dictionary import Form
from cardsmith.model.finding import Finding, Fix

_KEPT = {"dû", "mûr", "sûr", "jeûne", "crû"}
"""Words whose circumflex tells them from another, and so was kept in 1990."""

_CIRCUMFLEX = str.maketrans("îû", "iu")


def look(proof: Proof) -> Iterator[Finding]:
    """O304 on each word of the rarer spelling, with the word of the other."""
    classical: list[tuple[Spelt, str]] = []
    reformed: list[tuple[Spelt, str]] = []
    for spelt in proof.words():
        alike = proof.alike(spelt.word)
        form = next((form for form in alike if form.text == spelt.word), None)
        for other in alike if form is not None else ():
            if form is None or other is form:
                continue
            if _became(form, other):
                classical.append((spelt, other.text))
            elif _became(other, form):
                reformed.append((spelt, other.text))
    if classical and reformed:
        rarer = min(reformed, classical, key=len)
        kind = "reformed" if rarer is reformed else "classical"
        for spelt, better in rarer:
            yield spelt.found("O304", better, fix=Fix.UNSAFE, kind=kind, other=better)


def _became(old: Form, new: Form) -> bool:
    """Whether 1990 made one word of the other: no circumflex on i and u, è for é, no hyphen."""
    return _is_respelled(old.text, new.text) and any(
        not before.is_inflected
        and not after.is_inflected
        and not before.pos.isdisjoint(after.pos)
        and (before.lemma == old.text) == (after.lemma == new.text)
        for before in old.meanings
        for after in new.meanings
    )


def _is_respelled(old: str, new: str) -> bool:
    if old in _KEPT or old == new:
        return False
    if new in (old.translate(_CIRCUMFLEX), old.replace(DASH, "")):
        return True
    differing = [pair for pair in zip(old, new, strict=False) if pair[0] != pair[1]]
    return len(old) == len(new) and differing == [("é", "è")]
