"""What a command found, for people: tables and pictures."""
