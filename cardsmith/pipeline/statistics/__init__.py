"""An edition in numbers: what an editor weighs before it is printed."""
