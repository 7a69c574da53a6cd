"""The lists of a template: one entry under another, or in steps by the number of their lines."""

from collections.abc import Iterator

from cardsmith.intake.templates.shared import (
    FAR,
    FRAMED,
    TYPE,
    WEIGHT,
    framed,
    share_above,
    styled,
    typed,
)
from cardsmith.intake.templates.slots import slot, value
from cardsmith.intake.templates.styles import Styles, align
from cardsmith.intake.templates.values import (
    FieldError,
    TemplateFields,
    entries,
    flag,
    ink,
    mapping,
    percent,
    positive,
    type_size,
    whole,
)
from cardsmith.intake.yaml.nodes import Node, Scalar
from cardsmith.model.boxes import ListBox, SteppedBox
from cardsmith.model.finding import Finding
from cardsmith.model.inks import INK
from cardsmith.model.steps import Column, Lozenge, Step, Stroke
from cardsmith.model.struct import replace
from cardsmith.model.type_style import TypeStyle
from cardsmith.model.units import POINT
from cardsmith.model.value import ITEM, Slot, Value

_ANY = (*FRAMED, *TYPE, "each", "value", "columns", "steps")
_PLAIN = ("column_gap", "between")
_STEPPED = ("baseline", "hang", "narrow", "rule", "longest", "unbroken")

_MOST_LINES = 60
_MOST_COLUMNS = 6
_COLUMNS = '["{{ length }}", "{{ text }}"]'
_STEPS = "[{lines: 8, size: 11pt}, {lines: 12, size: 9pt}]"


def read_list(fields: TemplateFields, styles: Styles) -> ListBox | SteppedBox:
    """A list; with ``steps`` its size comes from its number of lines."""
    stepped = fields.node.get("steps") is not None
    fields.know(*_ANY, *(_STEPPED if stepped else _PLAIN))
    if stepped:
        return _stepped(fields, styles)
    nothing: tuple[Value, ...] = (_alone(fields),)
    columns = fields.get("columns", _values, nothing)
    return ListBox(
        **framed(fields),
        **typed(fields, styles),
        valign=fields.get("valign", share_above, 0.0),
        each=_each(fields),
        value=columns[-1],
        columns=columns[:-1],
        column_gap=fields.get("column_gap", FAR, 2.0),
        between=fields.get("between", FAR, 0.0),
    )


def _each(fields: TemplateFields) -> Slot:
    return fields.need("each", slot, Slot("", fields.node.span))


def _alone(fields: TemplateFields) -> Value:
    return fields.get("value", value, Value((Slot(ITEM, fields.node.span),)))


def _values(node: Node) -> tuple[Value, ...]:
    return tuple(map(value, entries(node, _MOST_COLUMNS, _COLUMNS)))


def _stepped(fields: TemplateFields, styles: Styles) -> SteppedBox:
    style = typed(fields, styles)["style"]
    alone: tuple[Column, ...] = (Column(_alone(fields), style, 0.0),)
    no_steps: tuple[Step, ...] = ()
    columns = fields.get("columns", lambda node: _columns(node, fields, styles, style), alone)
    no_rule: Stroke | None = None
    no_mark: Lozenge | None = None
    steps = fields.need("steps", lambda node: tuple(_steps(node, fields, style)), no_steps)
    return SteppedBox(
        **framed(fields),
        style=replace(style, size=steps[0].size, min_size=steps[-1].size) if steps else style,
        each=_each(fields),
        value=columns[-1].value,
        at=columns[-1].at,
        steps=steps,
        columns=columns[:-1],
        valign=fields.get("valign", share_above, 0.0),
        baseline=fields.get("baseline", percent(10, 100), 0.75),
        hang=fields.get("hang", FAR, 0.0),
        narrow=fields.get("narrow", lambda node: _narrow(node, fields), (0.0, 0.0)),
        rule=fields.get("rule", lambda node: _rule(node, fields), no_rule),
        longest=fields.get("longest", lambda node: _longest(node, fields), no_mark),
        unbroken=fields.get("unbroken", flag, False),
    )


def _steps(node: Node, fields: TemplateFields, style: TypeStyle) -> Iterator[Step]:
    for item in entries(node, _MOST_LINES, _STEPS):
        step = mapping(item, ("lines", "size", "lead"), fields.desk, _STEPS)
        size = step.need("size", type_size(3, 400), 9.0)
        yield Step(
            lines=step.need("lines", whole(1, _MOST_LINES), 1),
            size=size,
            lead=step.get("lead", positive(0.5, 500), style.leading * size * POINT),
        )


def _columns(
    node: Node, fields: TemplateFields, styles: Styles, style: TypeStyle
) -> tuple[Column, ...]:
    return tuple(
        _column(item, fields, styles, style) for item in entries(node, _MOST_COLUMNS, _COLUMNS)
    )


def _column(node: Node, fields: TemplateFields, styles: Styles, style: TypeStyle) -> Column:
    if isinstance(node, Scalar):
        raise FieldError(Finding("K103", node.span, example='{value: "{{ text }}", at: 11mm}'))
    known = ("value", "style", "at", "align", "scale")
    column = mapping(node, known, fields.desk, '{value: "{{ text }}", at: 11mm}')
    own = column.get("style", lambda named: styled(named, styles), style)
    return Column(
        value=column.need("value", value, Value(())),
        style=own,
        at=column.need("at", FAR, 0.0),
        align=column.get("align", align, own.align),
        scale=column.get("scale", percent(10, 400), 1.0),
    )


def _narrow(node: Node, fields: TemplateFields) -> tuple[float, float]:
    narrow = mapping(node, ("below", "by"), fields.desk, "{below: 36mm, by: 10mm}")
    return narrow.need("below", FAR, 0.0), narrow.need("by", FAR, 0.0)


def _rule(node: Node, fields: TemplateFields) -> Stroke:
    known = ("at", "stroke", "weight", "above", "below")
    rule = mapping(node, known, fields.desk, "{at: 9mm, weight: 0.4pt}")
    return Stroke(
        at=rule.need("at", FAR, 0.0),
        ink=rule.get("stroke", ink, INK),
        weight=rule.get("weight", WEIGHT, 0.5),
        above=rule.get("above", percent(0, 200), 0.6),
        below=rule.get("below", percent(0, 200), 0.2),
    )


def _longest(node: Node, fields: TemplateFields) -> Lozenge:
    known = ("fill", "stroke", "weight", "width", "height", "most")
    mark = mapping(node, known, fields.desk, "{fill: saffron, width: 8mm, height: 5mm}")
    return Lozenge(
        fill=mark.get("fill", ink, None),
        stroke=mark.get("stroke", ink, None),
        weight=mark.get("weight", WEIGHT, 0.5),
        width=mark.need("width", positive(0.1, 500), 1.0),
        height=mark.need("height", positive(0.1, 500), 1.0),
        most=mark.get("most", percent(10, 400), 1.0),
    )
