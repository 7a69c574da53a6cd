"""Other people's cards: from the files somebody names to sheets."""
