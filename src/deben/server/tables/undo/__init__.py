"""Taking back: what may be, by whose consent, and the commands about it."""
