"""The cards of cards.yaml with fpdf2 as its manual draws: 9 on A4, frame, list."""

import sys
from pathlib import Path

import yaml
from fpdf import FPDF

WIDTH, HEIGHT, LEFT, TOP = 63, 88, 10.5, 16.5


def main() -> None:
    """Write fpdf2.pdf into the folder that it is run in."""
    font = next(Path(sys.argv[1]).glob("*Regular.ttf"))
    cards = yaml.load(Path("cards.yaml").read_text("utf-8"), yaml.CSafeLoader)["cards"]
    pdf = FPDF(format="A4")
    pdf.add_font("Body", fname=str(font))
    for at, card in enumerate(cards):
        if at % 9 == 0:
            pdf.add_page()
        left, top = LEFT + WIDTH * (at % 3), TOP + HEIGHT * (at % 9 // 3)
        pdf.rect(left + 3, top + 3, 57, 82, round_corners=True, corner_radius=3)
        pdf.set_font("Body", size=14)
        pdf.text(left + 7, top + 13, card["letter"])
        pdf.text(left + 18, top + 13, card["title"])
        pdf.set_font("Body", size=10)
        for line, synonym in enumerate(card["synonyms"]):
            length = str(sum(char.isalpha() for char in synonym))
            pdf.text(left + 12 - pdf.get_string_width(length), top + 24 + 5 * line, length)
            pdf.text(left + 14, top + 24 + 5 * line, synonym)
    pdf.output("fpdf2.pdf")


if __name__ == "__main__":
    main()
