#!/usr/bin/env python3
"""make_deck.py N DIR: an edition of N cards in DIR/edition (product format) and the same cards in DIR/cards.yaml (for cards.typ)."""

import pathlib
import random
import sys

n, out = int(sys.argv[1]), pathlib.Path(sys.argv[2])
rnd, seen = random.Random(7), set()
SYL = (
    "ra ti no lé mou cha ver pin sol dur gri ba té ron gui çon naï fê lou pa mi cœu fra bel".split()
)
SQUARES = [*"ABCDEFGHIJ", "KW", *"LMNOPQRSTUV", "XYZ"]


def word(first="", lo=2, hi=4):
    return first + "".join(rnd.choices(SYL, k=rnd.randint(lo, hi)))


def fresh(first=""):
    while (w := word(first)) in seen:
        pass
    seen.add(w)
    return w


def synonym():
    r, w = rnd.random(), word()
    return (
        w
        if r < 0.66
        else f"{w}-{word(lo=1, hi=2)}"
        if r < 0.76
        else f"{w} de {word(lo=1, hi=2)}"
        if r < 0.84
        else f"brin d’a{word(lo=1, hi=2)}"
        if r < 0.88
        else f"(se) {w}"
        if r < 0.96
        else f"{w} [fam.]"
    )


def packet(head, cards):
    body = "".join(
        f"  - title: {t}\n    synonyms:\n" + "".join(f"      - {s}\n" for s in syn)
        for t, syn in cards
    )
    return f"schema: 1\n{head}\ncards:\n{body}"


edition = out / "edition"
edition.mkdir(parents=True, exist_ok=True)
packets = {c: [] for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
for i in range(n):
    square = SQUARES[i % 23]
    letter = square[i // 23 % len(square)]
    title, syn = fresh(letter.lower()), set()
    while len(syn) < 8 + i % 5:
        s = synonym()
        if title not in s and s not in title:
            syn.add(s)
    packets[letter].append((title, sorted(syn)))
flat = ["cards:\n"]
for letter, cards in packets.items():
    (edition / f"{letter.lower()}.yaml").write_text(packet(f"letter: {letter}", cards), "utf-8")
    for t, syn in cards:
        flat.append(
            f"  - id: {letter}/{t}\n    letter: {letter}\n    title: {t}\n    synonyms:\n"
            + "".join(f"      - {s}\n" for s in syn)
        )
(edition / "marotte.yaml").write_text(
    packet("deck: marotte", [(fresh(), [fresh(), fresh()]) for _ in range(24)]), "utf-8"
)
(edition / "edition.yaml").write_text(
    "schema: 1\ngame: bouffon\ntitle: Banc d’essai\nlanguage: fr\n"
    f"limits: {{synonyms: {{min: 8, max: 12}}, cards_per_square: {max(1, n // 23)}, marotte: 24}}\n",
    "utf-8",
)
(out / "cards.yaml").write_text("".join(flat), "utf-8")
