"""``--component`` names what is made; naming nothing is not asking for everything."""

from pathlib import Path

import pytest

from tests.cli.terminal import typed


@pytest.mark.parametrize("command", [["build"], ["export", "--to", "png"]])
@pytest.mark.parametrize("written", [",", " , ", " "])
def test_no_name_at_all_is_refused(
    command: list[str], written: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name, *more = command

    answer = typed(name, "dalmuti", *more, "--component", written)

    assert answer.exit_code == 2
    assert "--component: error I110" in answer.stderr
    assert answer.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())
