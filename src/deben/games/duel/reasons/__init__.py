"""Why something may not be done in the Duel."""
