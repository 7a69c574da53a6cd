"""The cards of cards.yaml with reportlab's canvas as its manual draws: 9 on A4, frame, list."""

import sys
from pathlib import Path

import yaml
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

WIDTH, HEIGHT, LEFT, TOP = 63 * mm, 88 * mm, 10.5 * mm, 16.5 * mm


def main() -> None:
    """Write reportlab.pdf into the folder that it is run in."""
    font = next(Path(sys.argv[1]).glob("*Regular.ttf"))
    pdfmetrics.registerFont(TTFont("Body", str(font)))
    cards = yaml.load(Path("cards.yaml").read_text("utf-8"), yaml.CSafeLoader)["cards"]
    canvas = Canvas("reportlab.pdf", pagesize=A4)
    for at, card in enumerate(cards):
        if at and at % 9 == 0:
            canvas.showPage()
        left = LEFT + WIDTH * (at % 3)
        top = A4[1] - TOP - HEIGHT * (at % 9 // 3)
        canvas.roundRect(left + 3 * mm, top - 85 * mm, 57 * mm, 82 * mm, 3 * mm)
        canvas.setFont("Body", 14)
        canvas.drawString(left + 18 * mm, top - 13 * mm, card["title"])
        canvas.drawString(left + 7 * mm, top - 13 * mm, card["letter"])
        canvas.setFont("Body", 10)
        for line, synonym in enumerate(card["synonyms"]):
            down = top - (24 + 5 * line) * mm
            length = sum(char.isalpha() for char in synonym)
            canvas.drawRightString(left + 12 * mm, down, str(length))
            canvas.drawString(left + 14 * mm, down, synonym)
    canvas.save()


if __name__ == "__main__":
    main()
