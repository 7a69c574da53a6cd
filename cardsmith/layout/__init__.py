"""Cards and boards become faces: measured, wrapped, fitted, placed in millimetres."""
