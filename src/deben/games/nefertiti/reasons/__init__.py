"""Why something may not be done in Nefertiti."""
