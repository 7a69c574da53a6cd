"""Every rule, in the order of its code."""

from collections.abc import Callable, Iterator

from cardsmith.lint.cards import (
    c402_repeated,
    c403_variant,
    c404_title_repeated,
    c405_title_contained,
    c406_same_root,
    c408_leading_article,
    c409_two_in_one,
)
from cardsmith.lint.counts import (
    c410_few_synonyms,
    c411_many_synonyms,
    c412_no_hint,
    c413_tied_longest,
    c414_all_equal,
    c415_short_longest,
    c416_far_longest,
)
from cardsmith.lint.decks import (
    c401_wrong_letter,
    d601_same_card,
    d602_homograph,
    d603_two_packets,
    d604_shared_synonyms,
    d605_one_way,
    d606_out_of_order,
    d607_short_square,
    d608_imbalance,
    d609_missing_packets,
    m701_many_synonyms,
    m702_no_synonym,
    m703_in_letter_packet,
    m705_several_words,
    x905_unused_word,
)
from cardsmith.lint.reading import Reading
from cardsmith.lint.registers import r501_unlabelled, r502_excluded, r503_offensive
from cardsmith.lint.spelling import (
    c406_lemma,
    c407_part_of_speech,
    o301_unknown,
    o302_accent,
    o303_pieces,
    o304_two_spellings,
    o305_inflected,
    t203_ligature,
    t204_capital_accent,
    t205_capital,
)
from cardsmith.lint.spelling.proof import Doubt, Proof
from cardsmith.lint.weighing import Weighed
from cardsmith.lint.witness import m704_too_common, w801_weak_card, w802_unattested
from cardsmith.lint.words import (
    n001_decomposed,
    n002_special_space,
    n003_invisible,
    n004_exotic_dash,
    n005_compatibility,
    n006_mixed_alphabets,
    n007_foreign_letter,
    n009_sign,
    p101_unbalanced,
    p102_nested,
    p103_nothing_counts,
    p104_brackets,
    p105_spaced_parenthesis,
    t201_apostrophe,
    t202_spaces,
    t206_abbreviation,
    t207_digits,
    t208_final_punctuation,
)
from cardsmith.model.deck import Card
from cardsmith.model.dictionary import Thesaurus
from cardsmith.model.edition import Deck, Edition
from cardsmith.model.finding import Finding

WORDS: tuple[Callable[[Reading], Iterator[Finding]], ...] = (
    p101_unbalanced.look,
    p102_nested.look,
    p103_nothing_counts.look,
    p104_brackets.look,
    p105_spaced_parenthesis.look,
    n001_decomposed.look,
    n002_special_space.look,
    n003_invisible.look,
    n004_exotic_dash.look,
    n005_compatibility.look,
    n006_mixed_alphabets.look,
    n007_foreign_letter.look,
    n009_sign.look,
    t201_apostrophe.look,
    t202_spaces.look,
    t206_abbreviation.look,
    t207_digits.look,
    t208_final_punctuation.look,
)

CARDS: tuple[Callable[[Card, Edition], Iterator[Finding]], ...] = (
    c402_repeated.look,
    c403_variant.look,
    c404_title_repeated.look,
    c405_title_contained.look,
    c406_same_root.look,
    c408_leading_article.look,
    c409_two_in_one.look,
)

COUNTS: tuple[Callable[[Weighed], Iterator[Finding]], ...] = (
    c410_few_synonyms.look,
    c411_many_synonyms.look,
    c412_no_hint.look,
    c413_tied_longest.look,
    c414_all_equal.look,
    c415_short_longest.look,
    c416_far_longest.look,
)

DECKS: tuple[Callable[[Deck], Iterator[Finding]], ...] = (
    c401_wrong_letter.look,
    d601_same_card.look,
    d602_homograph.look,
    d603_two_packets.look,
    d604_shared_synonyms.look,
    d605_one_way.look,
    d606_out_of_order.look,
    d607_short_square.look,
    d608_imbalance.look,
    d609_missing_packets.look,
    m701_many_synonyms.look,
    m702_no_synonym.look,
    m703_in_letter_packet.look,
    m705_several_words.look,
    r501_unlabelled.look,
    r502_excluded.look,
    r503_offensive.look,
    x905_unused_word.look,
)

DOUBTS: tuple[Callable[[Doubt], Iterator[Finding]], ...] = (
    t203_ligature.look,
    t204_capital_accent.look,
    t205_capital.look,
    o301_unknown.look,
    o302_accent.look,
    o303_pieces.look,
)
"""Rules on a word that a dictionary lacks."""

LOOKED_UP: tuple[Callable[[Card, Proof], Iterator[Finding]], ...] = (
    o305_inflected.look,
    c406_lemma.look,
    c407_part_of_speech.look,
)
"""Rules on a card beside a dictionary."""

PROOFS: tuple[Callable[[Proof], Iterator[Finding]], ...] = (o304_two_spellings.look,)
"""Rules on a deck beside a dictionary."""

WITNESSES: tuple[Callable[[Card, Thesaurus], Iterator[Finding]], ...] = (
    m704_too_common.look,
    w801_weak_card.look,
    w802_unattested.look,
)
"""Rules on a card beside a thesaurus."""

NEED_DICTIONARY = frozenset(
    {"T203", "T204", "T205", "O301", "O302", "O303", "O304", "O305", "C407"}
)
NEED_THESAURUS = frozenset({"M704", "W801", "W802"})
"""What does not run without its book. C406 does, though it then knows no lemma."""

ON_REQUEST = frozenset({"C407"})
"""Rules that are right too rarely to run unless their whole code is selected."""
