"""What a proofreader looks for. One rule a file, named by its code; ``engine`` runs them all.

``words`` look at one text, ``cards`` at one card, ``decks`` at everything that was read.
"""
