"""Trees of texts that are nearly right, for the tests of schemas and readers."""

from collections.abc import Iterator

from hypothesis import strategies as st

from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.model.place import Span
from cardsmith.model.plain import Plain

WORDS = [
    "", " ", "peur", "A", "kw", "KW", "1", "0", "01", "-1", "2.5", "nom", "noun", "marotte",
    "C406", "fam.", "familier", "texte", "bouffon", "custom", "tcg", "63mm", "3\n", "yes", "13",
    "title:peur", "fr",
]  # fmt: skip
NAMES = [
    "title", "titre", "letter", "letters", "deck", "cards", "synonyms", "pos", "copies", "ok",
    "hom", "text", "labels", "note", "min", "profile", "options", "game", "title:x", "zzz", "W",
    "bouffon.ligature", "width", "value", "names", "jokers", "components",
]  # fmt: skip

leaves = st.sampled_from(WORDS)
values: st.SearchStrategy[Plain] = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=2)
    ),
    max_leaves=4,
)


@st.composite
def mutated(draw: st.DrawFn, good: Plain) -> Plain:
    """A good tree with one to three changes anywhere."""
    tree = good
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(list(_paths(tree))))
        tree = _changed(draw, tree, path)
    return tree


def nodes(tree: Plain) -> Node:
    """The tree with places: every value on a line of its own."""
    return _placed(tree, iter(range(1, 10_000)))


def _placed(tree: Plain, lines: Iterator[int]) -> Node:
    line = next(lines)
    if isinstance(tree, str):
        return Scalar(tree, Span("p.yaml", line, 5, line, 5 + len(tree)))
    span = Span("p.yaml", line, 5, line, 6)
    if isinstance(tree, list):
        return Seq([_placed(item, lines) for item in tree], span)
    entries: list[tuple[Scalar, Node]] = []
    for name, value in tree.items():
        line = next(lines)
        key = Scalar(name, Span("p.yaml", line, 1, line, 1 + len(name)))
        entries.append((key, _placed(value, lines)))
    return Map(entries, span)


def _paths(tree: Plain, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    yield path
    steps: list[tuple[str | int, Plain]] = []
    if isinstance(tree, dict):
        steps += tree.items()
    elif isinstance(tree, list):
        steps += enumerate(tree)
    for step, value in steps:
        yield from _paths(value, (*path, step))


def _changed(draw: st.DrawFn, tree: Plain, path: tuple[str | int, ...]) -> Plain:
    if path:
        step, *rest = path
        if isinstance(tree, dict):
            return {
                name: _changed(draw, value, tuple(rest)) if name == step else value
                for name, value in tree.items()
            }
        assert isinstance(tree, list)
        return [
            _changed(draw, value, tuple(rest)) if index == step else value
            for index, value in enumerate(tree)
        ]
    if isinstance(tree, dict) and tree and draw(st.booleans()):
        name = draw(st.sampled_from(sorted(tree)))
        renamed = draw(st.sampled_from([None, *NAMES]))
        kept = {key: value for key, value in tree.items() if key != name}
        return kept if renamed is None else {**kept, renamed: tree[name]}
    if isinstance(tree, list) and draw(st.booleans()):
        return [*tree, draw(values)] if draw(st.booleans()) else tree[1:]
    return draw(values)
