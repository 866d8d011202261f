### What many matches say: the tables and panels of `deben simulate`. A table is a message, its columns and panels are attributes.

tally-nefertiti-characters = Personnages : nombre de recrutements par partie, et ce que chacun rapporte
    .recruits = recruté
    .prestige = prestige marqué
    .others = par d’autres
    .deben = Deben gagnés
    .panel-recruited = Recrutements par partie
    .panel-prestige = Prestige marqué avec un recrutement
    .panel-deben = Deben gagnés avec un recrutement
tally-nefertiti-stalls = Étals : fermetures par partie (à Memphis, attributions) et pions lors d’une fermeture
    .closings = fermetures
    .condition = par condition
    .hand = à la main
    .pieces = pions
    .panel-closings = Fermetures par partie
    .panel-pieces = Pions lors d’une fermeture, en moyenne
tally-nefertiti-pieces = Fermetures selon le nombre de pions, en %
