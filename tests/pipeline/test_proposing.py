"""What is offered is what could be written: nothing for a file or a mend that is not sure."""

from pathlib import Path

import pytest

from cardsmith.intake.mending import Mending
from cardsmith.model.finding import Finding
from cardsmith.model.place import whole
from cardsmith.pipeline.checking import check_editions
from cardsmith.pipeline.proposing import proposals

TEXT = (
    "letter: P\ncards:\n  - title: peur\n    synonyms:\n      - frayeur\n      - bateau (à voile\n"
)


@pytest.fixture
def findings(tmp_path: Path) -> tuple[Finding, ...]:
    path = tmp_path / "p.yaml"
    path.write_text(TEXT, encoding="utf-8")
    return check_editions([str(path)], select=("P101", "C410")).findings


def offered(findings: tuple[Finding, ...]) -> dict[str, list[str]]:
    """The texts that are offered, by the code of their finding."""
    told = zip(findings, proposals(findings), strict=True)
    return {finding.code: [edit.text for edit in edits] for finding, edits in told}


def test_edits_go_with_the_finding_that_they_mend(findings: tuple[Finding, ...]) -> None:
    assert offered(findings) == {"P101": [")"], "C410": []}


def test_a_mend_that_would_change_something_else_is_not_offered(
    findings: tuple[Finding, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Mending, "made", lambda *_: None)

    assert offered(findings) == {"P101": [], "C410": []}


def test_a_file_that_is_gone_or_no_text_any_more_offers_nothing(
    findings: tuple[Finding, ...],
) -> None:
    path = Path(findings[0].span.file)
    for content in (b"\xff\xfe\xff", None):
        if content is None:
            path.unlink()
        else:
            path.write_bytes(content)
        assert offered(findings) == {"P101": [], "C410": []}
    assert list(proposals([Finding("F004", whole("gone.yaml"))])) == [()]
