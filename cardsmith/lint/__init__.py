"""What a proofreader looks for. One rule a file, named by its code; ``engine`` runs them all.

``words`` look at one text, ``cards`` at one card, ``decks`` at everything that was read.
``glance`` passes over the cards that no rule of the first two could blame.
"""
