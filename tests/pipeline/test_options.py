"""Options as a footer and a manifest tell them give the same sheets when they are typed again."""

import shlex

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.choices import Duplex, Marks, Orientation
from cardsmith.pipeline.options import Asked, as_typed, chosen

lengths = st.sampled_from(["", "0mm", "1.5mm", "2mm", "3mm", "4mm", "0.125in"])


@given(
    name=st.sampled_from(["home", "home-letter", "home-eco", "home-access"]),
    paper=st.sampled_from(["", "a3", "a4", "letter"]),
    orientation=st.none() | st.sampled_from(Orientation),
    duplex=st.none() | st.sampled_from(Duplex),
    marks=st.none() | st.sampled_from(Marks),
    skip=st.sampled_from(["", "1-3", "2,9"]),
    measures=st.fixed_dictionaries(
        dict.fromkeys(("margin", "gap", "bleed"), lengths)
        | {"thickness": lengths.filter(lambda typed: typed != "0mm")}
        | {"depth": st.sampled_from(["", "36mm", "40mm"])}
    ),
)
def test_what_is_told_gives_the_same_again(
    name: str,
    paper: str,
    orientation: Orientation | None,
    duplex: Duplex | None,
    marks: Marks | None,
    skip: str,
    measures: dict[str, str],
) -> None:
    profile = chosen(name, Asked(measures, paper, orientation, duplex, marks, skip))

    told = dict(option.removeprefix("--").split(" ", 1) for option in as_typed(profile))
    typed = {option: " ".join(shlex.split(value)) for option, value in told.items()}

    again = chosen(
        typed["profile"],
        Asked(
            {name: typed.get(name, "") for name in measures},
            typed.get("paper", ""),
            Orientation(typed["orientation"]) if "orientation" in typed else None,
            Duplex(typed["duplex"]) if "duplex" in typed else None,
            Marks(typed["marks"]) if "marks" in typed else None,
            typed.get("skip", ""),
        ),
    )
    assert again == profile


def test_only_what_was_asked_for_is_told() -> None:
    assert as_typed(chosen("home", Asked({}))) == ("--profile home",)
    assert as_typed(chosen("home", Asked({"bleed": "3mm"}, "letter"))) == (
        "--profile home",
        "--paper letter",
        "--bleed 3mm",
        "--gap 6mm",
    )
