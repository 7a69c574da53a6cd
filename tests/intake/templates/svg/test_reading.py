"""SVG files: shapes are drawn, everything else is told by its element and line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.templates.svg.reading import BYTES, drawing_of
from cardsmith.intake.templates.svg.tree import DEPTH, ELEMENTS
from cardsmith.model.face import Group, Path
from cardsmith.model.finding import Finding
from cardsmith.model.template import Drawing
from cardsmith.model.units import POINT
from tests.layout.drawn import box, paths

ROOT = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" {}>\n{}\n</svg>'
)


def drawing(body: str, frame: str = 'viewBox="0 0 10 20"') -> Drawing:
    read = drawing_of(ROOT.format(frame, body).encode(), "a.svg")
    assert isinstance(read, Drawing), read
    return read


def drawn(body: str, frame: str = 'viewBox="0 0 10 20"') -> list[Path]:
    return paths(drawing(body, frame).art.items)


def refused(data: str | bytes) -> tuple[Finding, ...]:
    read = drawing_of(data if isinstance(data, bytes) else data.encode(), "a.svg", "cartes/un")
    assert isinstance(read, tuple), read
    return read


@pytest.mark.parametrize(
    ("shape", "extent"),
    [
        ('<rect x="1" y="2" width="3" height="4"/>', (1, 2, 4, 6)),
        ('<rect width="3" height="4" rx="1"/>', (0, 0, 3, 4)),
        ('<circle cx="5" cy="5" r="2"/>', (3, 3, 7, 7)),
        ('<ellipse cx="5" cy="5" rx="2" ry="1"/>', (3, 4, 7, 6)),
        ('<line x1="1" y1="2" x2="3" y2="5" stroke="red"/>', (1, 2, 3, 5)),
        ('<polyline points="1,1 2,3 4,0"/>', (1, 0, 4, 3)),
        ('<polygon points="1 1 2 3 4 0"/>', (1, 0, 4, 3)),
        ('<path d="M1 1h4v4z"/>', (1, 1, 5, 5)),
        ('<g transform="translate(1 2)"><rect width="1" height="1"/></g>', (1, 2, 2, 3)),
        ('<rect width="2" height="1" transform="rotate(90)"/>', (-1, 0, 0, 2)),
        ('<rect width="2" height="1" transform="scale(2,3) translate(1)"/>', (2, 0, 6, 3)),
        ('<rect width="2" height="1" transform="matrix(1 0 0 2 0 5)"/>', (0, 5, 2, 7)),
    ],
)
def test_each_shape_is_drawn_where_it_is(
    shape: str, extent: tuple[float, float, float, float]
) -> None:
    assert box(drawing(shape).art.items) == pytest.approx(extent)


def test_the_view_box_is_the_frame_of_the_picture() -> None:
    moved = drawing('<rect x="5" y="6" width="1" height="1"/>', 'viewBox="5 6 30 40"')
    assert moved.size == (30, 40)
    assert box(moved.art.items) == pytest.approx((0, 0, 1, 1))
    assert drawing("", 'width="1in" height="48"').size == (96, 48)


@pytest.mark.parametrize(
    ("attributes", "fill", "stroke"),
    [
        ("", "#000000", None),
        ('fill="#f80"', "#FF8800", None),
        ('fill="none" stroke="navy"', None, "#000080"),
        ('style="fill:#123456; stroke : rgb(1,2,3)"', "#123456", "#010203"),
        ('fill="red" style="fill:blue"', "#0000FF", None),
        ('fill="currentColor" color="lime"', "#00FF00", None),
        ('fill="black" fill-opacity=".5"', "#808080", None),
        ('opacity="50%" fill="red"', "#FF8080", None),
        ('fill-opacity="0"', None, None),
        ('display="none"', None, None),
        ('visibility="hidden"', None, None),
        ('stroke="red" stroke-width="0"', "#000000", None),
    ],
)
def test_paint_comes_from_attributes_and_style(
    attributes: str, fill: str | None, stroke: str | None
) -> None:
    found = drawn(f'<rect width="3" height="3" {attributes}/>')
    shown = [(one.fill.name if one.fill else None, one.stroke and one.stroke.name) for one in found]
    assert shown == ([(fill, stroke)] if fill or stroke else [])


def test_paint_comes_down_from_groups_and_opacities_multiply() -> None:
    body = '<g fill="black" opacity=".5"><g opacity=".5"><rect width="3" height="3"/></g></g>'
    (path,) = drawn(body)
    assert path.fill is not None
    assert path.fill.rgb == (191, 191, 191)


def test_lines_keep_their_weight_dashes_and_ends() -> None:
    shape = '<path d="M0 0h9" stroke="red" stroke-width="2" stroke-dasharray="1 2"/>'
    (group,) = drawing(shape).art.items
    assert isinstance(group, Group)
    (path,) = group.items
    assert isinstance(path, Path)
    assert path.weight == pytest.approx(2 / POINT)
    assert path.dash == pytest.approx((1 / POINT, 2 / POINT))
    assert path.butt
    assert path.nonzero


def test_what_drawing_programs_add_is_passed_over() -> None:
    body = """\
<title>t</title><metadata><x:a/></metadata><defs><linearGradient id="g"/></defs>
<x:view a="b"/><g x:label="l" class="c" data-a="b" aria-label="x" id="i" style="font-size:3px">
<rect width="3" height="3"/></g>"""
    assert len(drawn(body)) == 1


@pytest.mark.parametrize(
    ("body", "element", "what"),
    [
        ("<text>a</text>", "text", ""),
        ("<script>alert(1)</script>", "script", ""),
        ("<style>rect{}</style>", "style", ""),
        ("<defs><style>rect{}</style></defs>", "style", ""),
        ("<defs><script/></defs>", "script", ""),
        ('<image x:href="a.png"/>', "image", ""),
        ('<use x:href="#a"/>', "use", ""),
        ("<foreignObject/>", "foreignObject", ""),
        ("<svg/>", "svg", ""),
        ("<animate/>", "animate", ""),
        ('<g onclick="a()"/>', "g", "onclick"),
        ('<g x:href="http://a"/>', "g", "href"),
        ('<g filter="url(#f)"/>', "g", "filter: url(#f)"),
        ('<g clip-path="url(#f)"/>', "g", "clip-path: url(#f)"),
        ('<rect fill="url(#g)"/>', "rect", "fill: url(#g)"),
        ('<rect fill="chartreusey"/>', "rect", "fill: chartreusey"),
        ('<rect style="foo:bar"/>', "rect", "foo: bar"),
        ('<rect width="10%"/>', "rect", "10%"),
        ('<path d="M0"/>', "path", "M"),
        ('<g transform="turn(3)"/>', "g", "turn(3)"),
        ('<polygon points="1 2 3"/>', "polygon", ""),
    ],
)
def test_what_is_outside_the_subset_is_told_by_element_and_line(
    body: str, element: str, what: str
) -> None:
    found, *_ = refused(ROOT.format('viewBox="0 0 9 9"', body))

    assert (found.code, found.card, found.span.file, found.span.line) == (
        "K130",
        "cartes/un",
        "a.svg",
        2,
    )
    assert found.arguments["text"] == element
    assert what in str(found.arguments["what"])


BOMB = '<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>'


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        ("<svg", "xml"),
        ("<svg></g>", "xml"),
        ("<html/>", "root"),
        (BOMB + ROOT.format("", "&b;"), "entity"),
        ('<!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/passwd">]>' + ROOT.format("", "&a;"), "entity"),
        ('<!DOCTYPE svg [<!ENTITY % a SYSTEM "/etc/passwd"> %a;]>' + ROOT.format("", ""), "entity"),
        (ROOT.format("", ""), "frame"),
        (ROOT.format('viewBox="0 0 0 9"', ""), "frame"),
        (ROOT.format('viewBox="0 0 9"', ""), "frame"),
        (ROOT.format('width="100%" height="9"', ""), "frame"),
        (ROOT.format("", "<g>" * DEPTH + "</g>" * DEPTH), "deep"),
        (ROOT.format('viewBox="0 0 9 9"', "<g/>" * (ELEMENTS + 1)), "many"),
        (b"<svg>" + b" " * BYTES, "size"),
        (b"<svg>\0</svg>", "xml"),
    ],
)
def test_a_file_that_is_no_safe_svg_is_refused_whole(data: str | bytes, kind: str) -> None:
    (found,) = refused(data)
    assert (found.code, found.arguments["kind"]) == ("K131", kind)


def test_the_lines_of_all_shapes_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    shapes = '<path d="M0 0h1v1"/>' * 4
    assert not isinstance(
        drawing_of(ROOT.format('viewBox="0 0 9 9"', shapes).encode(), "a.svg"), tuple
    )

    monkeypatch.setattr("cardsmith.intake.templates.svg.reading.SEGMENTS", 11)
    (found,) = refused(ROOT.format('viewBox="0 0 9 9"', shapes))
    assert (found.code, found.arguments["kind"]) == ("K131", "many")


@given(st.binary(max_size=80))
def test_no_bytes_break_the_reader(tail: bytes) -> None:
    drawing_of(b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">' + tail, "a.svg")
