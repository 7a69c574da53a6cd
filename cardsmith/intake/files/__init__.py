"""What a file holds: its bytes as text, and where it lies."""
