### What many matches say: the tables and panels of `deben simulate`. A table is a message, its columns and panels are attributes.

tally-nefertiti-characters = Characters: how often recruited in a match, and what one recruiting earns
    .recruits = recruited
    .prestige = prestige scored
    .others = by others
    .deben = Deben gained
    .panel-recruited = Recruited in a match
    .panel-prestige = Prestige scored with one recruiting
    .panel-deben = Deben gained with one recruiting
tally-nefertiti-stalls = Stalls: closings in a match (at Memphis attributions), and pieces at a closing
    .closings = closings
    .condition = by condition
    .hand = by hand
    .pieces = pieces
    .panel-closings = Closings in a match
    .panel-pieces = Pieces at a closing, on average
tally-nefertiti-pieces = Closings by number of pieces, in %
