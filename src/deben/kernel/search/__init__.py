"""Monte-Carlo tree search: the tree, what a match is worth, the dials, and what is kept from one decision to the next."""
