"""French words as people type them, for properties."""

from hypothesis import strategies as st

from cardsmith.lexicon.characters import APOSTROPHES, DASHES, INVISIBLES, SPACES

LETTERS = "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôùûüÿœæABCÉÇŒÆ"
JOINTS = " -’"

simple = st.text(LETTERS, min_size=1, max_size=8)
joined = st.builds(
    lambda first, rest: first + "".join(joint + word for joint, word in rest),
    simple,
    st.lists(st.tuples(st.sampled_from(JOINTS), simple), max_size=3),
)
"""One to four words, joined by a space, a hyphen or an apostrophe."""

words = st.one_of(
    joined,
    st.builds("({}) {}".format, joined, joined),
    st.builds("{}({})".format, joined, simple),
    st.builds("{} ({} ({})) {}".format, joined, simple, simple, joined),
)
"""The same with parentheses that pair up."""

CLASSES = {"’": sorted(APOSTROPHES), "-": sorted(DASHES), " ": sorted(SPACES - set("\n\r"))}


@st.composite
def respelled(draw: st.DrawFn, text: str) -> str:
    """The same text with other apostrophes, dashes and spaces, and invisible characters."""
    spelled = ""
    for char in text:
        spelled += draw(st.sampled_from(CLASSES[char])) if char in CLASSES else char
        spelled += draw(st.sampled_from(["", "", "", *sorted(INVISIBLES)]))
    return spelled
