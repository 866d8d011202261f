"""One client of a table: the way in and out, and the conversation."""
