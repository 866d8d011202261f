"""Coming and going: who gave up or left, for whom a bot goes on, whether the match was stopped, and the clocks."""
