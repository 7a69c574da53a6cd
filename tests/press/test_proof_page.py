"""The HTML of a proof: one file, every text as text, headings and labels for who listens."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.proofs import edition
from tests.cli.terminal import typed

HOSTILE = (
    "letter: P\ncards:\n"
    "  - {title: '<script>document.title=1</script>', synonyms: ['\"><img src=x onerror=alert(1)>',"
    " '</script><b>', \"x' onload='y\", '&lt;']}\n"
    "  - {title: \"pain\", gloss: '</article>', synonyms: [miche, (grosse) boule, flûte, bâtard]}\n"
)
BROWSER = next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), ""
)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "lu.html"
    place = edition(tmp_path / "jeu", p=HOSTILE)
    typed("proof", place, "--out", path, lang="en")
    return path


class Elements(HTMLParser):
    """The elements of a page in order: tag and attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def of(self, *tags: str) -> Iterator[dict[str, str | None]]:
        return (attributes for tag, attributes in self.found if tag in tags)


def test_no_text_of_a_deck_is_markup(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    elements = Elements(text)

    assert "&lt;script&gt;document.title=1&lt;/script&gt;" in text
    assert len([*elements.of("script")]) == 1
    assert not [*elements.of("img")]
    told = [name for _, told in elements.found for name in told if name.startswith("on")]
    assert told == ["onsubmit"]


def test_nothing_comes_from_elsewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    elements = Elements(text)
    policy = next(one for one in elements.of("meta") if "http-equiv" in one)

    assert (policy["content"] or "").startswith("default-src 'none'")
    assert not re.search(r"https?://|@import|url\(", text)
    assert not [one for _, told in elements.found for one in ("src", "srcset") if one in told]
    links = [one["href"] or "" for one in elements.of("a", "link")]
    assert links
    assert all(link.startswith("#") for link in links)


def test_who_listens_finds_headings_languages_and_labels(page: Path) -> None:
    elements = Elements(page.read_text(encoding="utf-8"))
    ids = [told["id"] for _, told in elements.found if "id" in told]
    headings = [tag for tag, _ in elements.found if re.fullmatch("h[1-6]", tag)]

    assert next(elements.of("html"))["lang"] == "en"
    assert all(one["lang"] == "fr" for one in elements.of("h3"))
    assert headings[0] == "h1"
    assert headings.count("h1") == 1
    assert len(ids) == len(set(ids))
    for one in elements.of("article", "section", "textarea"):
        assert set((one["aria-labelledby"] or "").split()) <= set(ids)
    for at, (tag, told) in enumerate(elements.found):
        if tag == "input":
            assert elements.found[at - 1][0] == "label" or told["aria-labelledby"]


def test_colours_keep_their_contrast() -> None:
    """Text on white: 7 to 1 for words, 4.5 for what stands beside them (art direction §2)."""
    css = (Path(__file__).parents[2] / "templates/proof/proof.css").read_text(encoding="utf-8")
    named = dict(re.findall(r"--(\w+): #([0-9a-f]{6})", css))

    assert _contrast(named["ink"]) > 7
    assert _contrast(named["wine"]) > 7
    assert _contrast(named["grey"]) > 4.5
    assert _contrast("00507f") > 4.5


@pytest.mark.skipif(not BROWSER, reason="no Chromium on this machine")
def test_a_browser_runs_it(page: Path, tmp_path: Path) -> None:
    """It finds cards without accents, keeps what is hidden, and saves what is ticked."""
    script = """
    <script>
    const lines = [];
    URL.createObjectURL = (blob) => { blob.text().then((text) => { lines.push(text);
      document.body.dataset.seen = JSON.stringify(lines); }); return "#"; };
    const find = document.querySelector("#find");
    find.value = "FLUTE";
    find.dispatchEvent(new Event("input"));
    const hidden = [...document.querySelectorAll("article")].map((card) => card.hidden);
    lines.push(JSON.stringify(hidden), document.querySelector("#said").textContent);
    const save = document.querySelector("#save");
    save.click();
    lines.push(document.querySelector("#said").textContent, document.title);
    document.querySelector("#reader").value = "Léa Roux";
    const [first, second] = document.querySelectorAll("article");
    first.querySelector("input").checked = true;
    second.querySelector("textarea").value = " trop\\n court ";
    save.click();
    </script>"""
    text = page.read_text(encoding="utf-8").replace("</body>", f"{script}</body>")
    tried = tmp_path / "tried.html"
    tried.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [
            BROWSER,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--virtual-time-budget=3000",
            f"--user-data-dir={tmp_path / 'profile'}",
            "--dump-dom",
            tried.as_uri(),
        ],
        capture_output=True,
        check=True,
        encoding="utf-8",
        timeout=120,
    )
    body = next(Elements(done.stdout).of("body"))
    hidden, found, refused, title, saved = json.loads(body["data-seen"] or "")

    assert json.loads(hidden) == [False, True, True]
    assert found == "cards: 1 of 3"
    assert refused == "Write your name first."
    assert title == "Jeu – reading proof"
    lea = tmp_path / "lea.json"
    lea.write_text(saved, encoding="utf-8")
    answer = typed("sign", tmp_path / "jeu", "--from", lea)
    assert "Léa Roux: cards read 1, remarks 1, signatures lost 0" in answer.stdout
    assert "(objects): trop court" in answer.stdout


def _contrast(colour: str) -> float:
    """The contrast of a colour on white (WCAG 2.1)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
