### What many matches say: the tables and panels of `deben simulate`. A table is a message, its columns and panels are attributes.

tally-duel-tokens = Gettoni azione giocati per partita
    .all = tutti e due
    .panel-played = Gettoni azione giocati per partita
tally-duel-boats = Quante volte si scarica ogni barca, per partita
    .all = tutti e due
    .panel-unloaded = Quante volte si scarica ogni barca, per partita
