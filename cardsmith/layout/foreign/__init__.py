"""Other people's cards: how large they are, where a picture lies on its card, what bleeds."""
