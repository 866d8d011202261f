"""Training: minds that learn a game by playing it against themselves, on a GPU."""
