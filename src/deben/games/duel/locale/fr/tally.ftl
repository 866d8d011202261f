### What many matches say: the tables and panels of `deben simulate`. A table is a message, its columns and panels are attributes.

tally-duel-tokens = Jetons action joués par partie
    .all = les deux
    .panel-played = Jetons action joués par partie
tally-duel-boats = Déchargements de chaque bateau par partie
    .all = les deux
    .panel-unloaded = Déchargements de chaque bateau par partie
