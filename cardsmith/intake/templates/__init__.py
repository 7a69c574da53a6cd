"""Templates and pictures: what the cards of a person's own game are drawn with."""
