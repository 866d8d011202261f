"""What the games are like: facts of many matches, and what they say."""
