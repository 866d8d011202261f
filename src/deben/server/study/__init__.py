"""Matches and positions looked at: replays, records, positions, rules, analyses, hints."""
