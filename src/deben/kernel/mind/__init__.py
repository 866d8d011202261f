"""Minds: small networks that learnt a game, and the search that thinks with one."""
