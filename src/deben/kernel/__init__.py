"""The kernel: records, luck, and the ways to run rules.  It knows no game."""
