"""Whoever comes in: from where, as whom, how often, and for how long they may hold a connection."""
