"""Generated pages are fresh; a version that is named has its heading in the changelog."""

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
