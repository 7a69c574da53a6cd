"""Which fonts ship, by full name; apart from their reading, which needs HarfBuzz."""

FILES = {
    "Alegreya": "Alegreya/Alegreya_400Regular.ttf",
    "Alegreya Medium": "Alegreya/Alegreya_500Medium.ttf",
    "Alegreya Bold": "Alegreya/Alegreya_700Bold.ttf",
    "Alegreya Italic": "Alegreya/Alegreya_400Regular_Italic.ttf",
    "Alegreya Bold Italic": "Alegreya/Alegreya_700Bold_Italic.ttf",
    "Cinzel Bold": "Cinzel/Cinzel_700Bold.ttf",
    "Grenze Gotisch Bold": "GrenzeGotisch/GrenzeGotisch_700Bold.ttf",
    "Atkinson": "AtkinsonHyperlegibleNext/AtkinsonHyperlegibleNext_400Regular.ttf",
    "Atkinson Bold": "AtkinsonHyperlegibleNext/AtkinsonHyperlegibleNext_700Bold.ttf",
}
"""Full name of each shipped font, and its file below ``templates/fonts``."""
