"""What is printed, held to the art direction: colours, lines, margins, and how it looks."""
