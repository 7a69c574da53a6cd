"""A proof as one page of HTML: nothing from elsewhere, searchable, fit for listeners."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from cardsmith.model.codes import Severity
from cardsmith.model.proof import Part, Proof, ProofCard, ProofLine, Told
from cardsmith.press.markup import Markup, element

_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
"""Nothing is fetched, whatever the page holds."""


class Assets(NamedTuple):
    """The style sheet and the script that a page carries in itself."""

    css: str
    js: str


def proof_page(proof: Proof, assets: Assets) -> str:
    """The page: headings, lists and labels; findings at their words, ticks that are kept.

    The script makes a file of the ticks, in the form of ``edition.lock``.
    """
    words = proof.words
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", http_equiv="Content-Security-Policy", content=_POLICY),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", f"{proof.title} – {words['proof']}"),
        Markup(f"<style>\n{assets.css}</style>"),
    )
    body = element(
        "body",
        element("a", words["packets"], class_="skip", href="#cards"),
        _header(proof),
        _tools(proof),
        _cards(proof),
        Markup(f"<script>\n{assets.js}</script>"),
        data_edition=proof.edition,
        data_shown=words["shown"],
        data_kept=words["kept"],
        data_unkept=words["not_kept"],
        data_saved=words["saved"],
        data_noname=words["no_name"],
    )
    return f"<!doctype html>\n{element('html', head, body, lang=proof.spoken)}\n"


def _header(proof: Proof) -> Markup:
    words = proof.words
    counts = any(not line.name for card in proof.cards for line in card.lines)
    packets = (
        element("li", element("a", packet.name, href=f"#packet-{number}"))
        for number, packet in enumerate(proof.packets, 1)
    )
    return element(
        "header",
        element("h1", _own(proof, "span", proof.title), f" – {words['proof']}"),
        element("p", words["key" if counts else "key_plain"], class_="key"),
        element("p", class_="kept", id="kept"),
        element("nav", element("ul", *packets), aria_label=words["packets"]),
    )


def _tools(proof: Proof) -> Markup:
    words = proof.words
    return element(
        "form",
        element("label", words["filter"], element("input", id="find", type="search")),
        element("label", words["reader"], element("input", id="reader", autocomplete="name")),
        element("button", words["save"], id="save", type="button"),
        element("output", id="said", role="status"),
        class_="tools",
        onsubmit="return false",
    )


def _cards(proof: Proof) -> Markup:
    numbers = count(1)
    sections = [
        _section(
            packet.name,
            f"packet-{number}",
            *(_card(proof, card, f"card-{next(numbers)}") for card in packet.cards),
        )
        for number, packet in enumerate(proof.packets, 1)
    ]
    if proof.told:
        told = _told(proof, proof.told, placed=True)
        sections.insert(0, _section(proof.words["about"], "about", *told))
    if not proof.packets:
        sections.append(element("p", proof.words["unread"]))
    return element("main", *sections, id="cards")


def _section(name: str, key: str, *inside: Markup) -> Markup:
    return element("section", element("h2", name, id=key), *inside, aria_labelledby=key)


def _card(proof: Proof, card: ProofCard, key: str) -> Markup:
    words = proof.words
    copies = words["copies"].format(number=card.copies) if card.copies != 1 else ""
    about = " · ".join(text for text in (card.pos, card.gloss) if text)
    source = " · ".join(text for text in (copies, card.id, card.place) if text)
    head = element(
        "header",
        _own(proof, "h3", card.title, id=key),
        *((_own(proof, "p", about, class_="about"),) if about else ()),
        element("p", source, class_="source"),
    )
    lines = (_line(proof, line) for line in card.lines)
    return element(
        "article",
        head,
        *_told(proof, card.told),
        *((element("ul", *lines, class_="lines", role="list"),) if card.lines else ()),
        _ticks(proof, key),
        aria_labelledby=key,
        data_card=card.id,
        data_digest=card.digest,
    )


def _ticks(proof: Proof, key: str) -> Markup:
    """The tick box of a card and room for a remark, both called after its title."""
    read, remark = f"{key}-read", f"{key}-remark"
    return element(
        "p",
        element(
            "label",
            element("input", type="checkbox", aria_labelledby=f"{read} {key}"),
            element("span", proof.words["read"], id=read),
        ),
        element(
            "label",
            element("span", proof.words["remark"], id=remark),
            element("textarea", rows="1", aria_labelledby=f"{remark} {key}"),
            class_="remark",
        ),
        class_="ticks",
    )


def _line(proof: Proof, line: ProofLine) -> Markup:
    labels = f" [{', '.join(line.labels)}]" if line.labels else ""
    return element(
        "li",
        *_before(proof, line),
        _own(proof, "span", *map(_part, line.parts), class_="word"),
        *((element("span", labels, class_="label"),) if labels else ()),
        *((_heard(f", {proof.words['longest']}"),) if line.longest else ()),
        *_told(proof, line.told),
        **({"class_": "longest"} if line.longest else {}),
    )


def _before(proof: Proof, line: ProofLine) -> Iterator[Markup]:
    """The name of a field, or the number of a synonym as it is seen and as it is heard."""
    words = proof.words
    if line.name:
        yield element("span", line.name + words["colon"], class_="field")
        return
    unit = words["one_letter" if line.length == 1 else "letters"].format(number=line.length)
    shown, heard = ("–", words["no_length"]) if line.length is None else (str(line.length), unit)
    yield element("span", shown, class_="number", aria_hidden="true")
    yield _heard(heard + words["colon"])


def _part(part: Part) -> str:
    return part.text if part.weight == "scored" else element("span", part.text, class_=part.weight)


def _told(proof: Proof, told: Sequence[Told], *, placed: bool = False) -> Iterator[Markup]:
    """Findings as a list, with their places where they stand by themselves; nothing for none."""
    items = []
    for one in told:
        weight = proof.words[one.severity] + proof.words["colon"]
        items.append(
            element(
                "li",
                element("b", one.code),
                *((element("span", f"{one.place} ", class_="place"),) if placed else ()),
                weight if one.severity is Severity.ERROR else _heard(weight),
                one.message,
                *((element("span", f" ({one.hint})", class_="hint"),) if one.hint else ()),
            )
        )
    if items:
        named = proof.words["findings"]
        yield element("ul", *items, class_="told", role="list", aria_label=named)


def _heard(text: str) -> Markup:
    """What is heard and not seen."""
    return element("span", text, class_="heard")


def _own(proof: Proof, tag: str, *inside: str, **attributes: str) -> Markup:
    """Words of the cards, their language told where it is not that of the page."""
    lang = {} if proof.language == proof.spoken else {"lang": proof.language}
    return element(tag, *inside, **attributes, **lang)
