"""The markets: their places and squares, their Reserves, and what the gifts on them are worth."""
