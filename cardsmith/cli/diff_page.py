"""What two editions differ in, as a page that can be sent and printed."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from cardsmith.cli.diffed import counted, field_name, remarks, worded
from cardsmith.cli.speech import Speaker
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.lexicon.decimals import as_read
from cardsmith.press.markup import Markup, element, page

if TYPE_CHECKING:
    from cardsmith.pipeline.diffing.comparison import Change, Changed
    from cardsmith.pipeline.diffing.designs import Design, Entry
    from cardsmith.pipeline.diffing.sides import Compared

_STYLE = """\
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
 font:17px/1.5 Alegreya,"Iowan Old Style",Palatino,Georgia,serif}
header{background:var(--wine);color:var(--paper);padding:1.6rem 1rem 1.4rem;
 border-bottom:6px solid var(--saffron)}
header>*,main{max-width:44rem;margin-inline:auto}
h1{font-size:1.75rem;line-height:1.2;margin-block:0;overflow-wrap:anywhere}
header p{margin:.35rem auto 0}
main{padding:1.2rem 0 3rem}
@media(max-width:46rem){main{padding-inline:1rem}}
h2{margin:2.2rem 0 .7rem;font-size:1.3rem;display:flex;gap:.6rem;align-items:baseline}
h2 span{font-size:1rem;font-weight:normal;color:var(--grey)}
article{background:var(--white);border-left:5px solid var(--colour);padding:.55rem .9rem .65rem;
 margin:.6rem 0;break-inside:avoid;overflow-wrap:anywhere}
.added{--colour:var(--green)}.removed{--colour:var(--wine)}.changed{--colour:var(--saffron)}
h3{margin:0;font-size:1.15rem;display:flex;justify-content:space-between;gap:1rem}
h3 code{font:.8rem/1.9 ui-monospace,Consolas,monospace;color:var(--grey)}
ul{list-style:none;margin:.25rem 0 0;padding:0}
li{display:flex;gap:.6rem;padding:.1rem 0}
li>b{flex:0 0 1.6rem;text-align:right;font-variant-numeric:tabular-nums;color:var(--brown)}
li>i{flex:0 0 1.6rem;font-style:normal;text-align:center;font-weight:bold}
li.in>i{color:var(--green)}li.out>i{color:var(--wine)}li.as>i{color:var(--brown)}
ins{text-decoration:none;border-bottom:2px solid var(--green)}
del{color:var(--grey);text-decoration-color:var(--wine)}
small{color:var(--grey);font-size:.85em}
dl{margin:.3rem 0 0;display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.1rem 1rem}
dt{color:var(--grey)}dd{margin:0}
@media print{body{background:none}header{background:none;color:inherit;padding-top:0}}
"""


def as_html(compared: "Compared", voice: Speaker) -> str:
    """The comparison as one HTML file."""
    words, cards = printed_words("diff", voice.lang), compared.cards
    title = words["title"].format(old=compared.old.name, new=compared.new.name)
    notes = [element("p", note) for note in (*_commits(compared, voice), *remarks(compared, voice))]
    header = element("header", element("h1", title), element("p", counted(compared, voice)), *notes)
    body = [_edition(compared.edition, voice)] if compared.edition else []
    body += _section("changed", [_changed(changed, voice) for changed in cards.changed], voice)
    body += _section("added", [_card(design, "added", voice) for design in cards.added], voice)
    removed = [_card(design, "removed", voice) for design in cards.removed]
    body += _section("removed", removed, voice)
    if compared.is_same:
        body.append(element("p", words["none"]))
    return page(title, voice.lang, _STYLE, header, element("main", *body))


def _commits(compared: "Compared", voice: Speaker) -> Iterator[str]:
    words = printed_words("diff", voice.lang)
    for side in (compared.old, compared.new):
        if side.commit:
            colon = voice.phrase["colon"]
            yield f"{side.name}{colon} {words['of'].format(commit=side.commit[:12])}"


def _section(kind: str, articles: Sequence[Markup], voice: Speaker) -> Iterator[Markup]:
    if articles:
        heading = printed_words("diff", voice.lang)[f"heading_{kind}"]
        yield element("h2", heading, element("span", voice.count(len(articles), "card")))
        yield from articles


def _edition(changes: "Iterable[Change]", voice: Speaker) -> Markup:
    heading = printed_words("diff", voice.lang)["edition"]
    fields = _fields(changes, voice)
    return element("article", element("h3", heading), fields, class_="changed")


def _card(design: "Design", kind: str, voice: Speaker) -> Markup:
    lines = element("ul", *(element("li", *_entry(entry)) for entry in design.entries))
    copies = element("small", f" × {design.copies}" if design.copies != 1 else "")
    heading = _heading(design.title or design.id, design.id, copies)
    told = [
        element("dt", field_name(name, printed_words("diff", voice.lang))) + element("dd", text)
        for name, text in design.fields.items()
    ]
    fields = element("dl", *map(Markup, told)) if told else ""
    return element("article", heading, fields, lines if design.entries else "", class_=kind)


def _changed(changed: "Changed", voice: Speaker) -> Markup:
    new = changed.new
    lines = [
        *(
            element("li", element("i", "+"), *_entry(entry, "ins"), class_="in")
            for entry in changed.added
        ),
        *(
            element("li", element("i", "−"), *_entry(entry, "del"), class_="out")
            for entry in changed.removed
        ),
        *(
            element(
                "li",
                element("i", "~"),
                *_entry(pair.old, "del"),
                element("span", "→"),
                *_entry(pair.new, "ins"),
                class_="as",
            )
            for pair in changed.respelt
        ),
    ]
    if changed.redrawn:
        lines.append(element("li", printed_words("diff", voice.lang)["redrawn"]))
    fields = _fields(changed.fields, voice) if changed.fields else ""
    heading = _heading(new.title or new.id, new.id)
    return element("article", heading, fields, element("ul", *lines), class_="changed")


def _heading(title: str, id_: str, *beside: Markup) -> Markup:
    return element("h3", element("span", title, *beside), element("code", id_))


def _fields(changes: "Iterable[Change]", voice: Speaker) -> Markup:
    words = printed_words("diff", voice.lang)
    rows = list[Markup]()
    for change in changes:
        before, after = (as_read(text, voice.lang) for text in (change.old, change.new))
        old = element("del", before) if before else element("small", words["empty"])
        new = element("ins", after) if after else element("small", words["empty"])
        rows.append(element("dt", field_name(change.field, words)))
        rows.append(element("dd", old, " → ", new))
    return element("dl", *rows)


def _entry(entry: "Entry", tag: str = "span") -> Iterator[Markup]:
    """Its length, then the synonym with its labels, and its note."""
    note = [element("small", f" {entry.note}")] if entry.note else []
    yield element("b", str(entry.length or "–"))
    yield element("span", element(tag, worded(entry)), *note)
