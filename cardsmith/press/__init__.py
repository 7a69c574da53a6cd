"""Pages become files: it draws what it is given and decides nothing."""
