"""One table: its match, its log, its seats, whoever acts there and what everybody is told."""
