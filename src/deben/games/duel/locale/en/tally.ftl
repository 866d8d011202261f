### What many matches say: the tables and panels of `deben simulate`. A table is a message, its columns and panels are attributes.

tally-duel-tokens = Action tokens played per match
    .all = both
    .panel-played = Action tokens played per match
tally-duel-boats = Unloadings of each boat per match
    .all = both
    .panel-unloaded = Unloadings of each boat per match
