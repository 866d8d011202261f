"""The plain terminal: a match line by line, for pipes and for whoever wants no screen."""
