"""Pictures made of lines: a safe part of SVG, read as outlines."""
