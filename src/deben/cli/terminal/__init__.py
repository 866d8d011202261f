"""A match at the terminal: where a command speaks and listens, who sits where, boards in signs."""
