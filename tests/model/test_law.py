"""What a ruling hangs on that leans on a silence."""

from cardsmith.model.law import Basis, Covered, Silence

WORDS = {"fr": "mot", "en": "word"}


def test_an_option_of_another_silence_is_tried_after_its_own() -> None:
    silence = Silence(
        code="DAL-Q40",
        question=WORDS,
        ruling=WORDS,
        why=WORDS,
        basis=Basis.TEXT,
        covered=Covered.ALWAYS,
        options=("dalmuti.score",),
        shared=("dalmuti.jokers",),
    )
    assert silence.tried == ("dalmuti.score", "dalmuti.jokers")
