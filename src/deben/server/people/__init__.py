"""The company beside the matches: who is there, what is said, where one is awaited, what comes next."""
