"""Generated pages are fresh; a version that is named has its heading in the changelog."""

import doctest
import re

import pytest

from cardsmith import __version__
from docs.generate import pages
from tests.conftest import ROOT


@pytest.mark.parametrize("name", ["errors.md", "cli.md", "rules.md", "rules.fr.md"])
def test_a_generated_page_is_fresh(name: str) -> None:
    shown = (ROOT / "docs" / name).read_text(encoding="utf-8")

    assert shown == pages()[name].rstrip("\n") + "\n", "run python -m docs.generate"


def test_the_changelog_has_a_heading_for_this_version() -> None:
    assert f"## [{__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_what_the_page_for_programs_shows_is_so() -> None:
    """Its Python blocks are one session, read from the top."""
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    session = "\n".join(re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL))
    shown = doctest.DocTestParser().get_doctest(session, {}, "api.md", "docs/api.md", 0)

    done = doctest.DocTestRunner().run(shown)

    assert done.attempted > 30
    assert done.failed == 0
