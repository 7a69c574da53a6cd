"""Pictures that somebody else made: what their names say, what their files say, lists of them."""
