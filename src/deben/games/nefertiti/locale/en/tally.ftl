### What many matches say: the tables and panels of `deben simulate`. A table is a message, its columns and panels are attributes.

tally-nefertiti-characters = Characters: how often each is recruited in a match, and what that earns
    .recruits = recruited
    .prestige = prestige scored
    .others = by others
    .deben = Deben gained
    .panel-recruited = Recruited per match
    .panel-prestige = Prestige scored per recruitment
    .panel-deben = Deben gained per recruitment
tally-nefertiti-stalls = Stalls: closings per match (at Memphis, gifts handed out), and pieces at a closing
    .closings = closings
    .condition = by condition
    .hand = by hand
    .pieces = pieces
    .panel-closings = Closings per match
    .panel-pieces = Pieces at a closing, on average
tally-nefertiti-pieces = Closings by number of pieces, in %
