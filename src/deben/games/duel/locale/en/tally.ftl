### What many matches say: the tables and panels of `deben simulate`. A table is a message, its columns and panels are attributes.

tally-duel-tokens = Action tokens played in a match
    .all = both
    .panel-played = Action tokens played in a match
tally-duel-boats = Unloadings of each boat in a match
    .all = both
    .panel-unloaded = Unloadings of each boat in a match
