### Les textes de la commande `deben`. Les commandes sont des messages, leurs options des attributs.

## Nefertiti's table

cli-nefertiti-legend =
    A–E serviteurs, a b percepteurs de ces joueurs · ◎ Deben, pièce · ◆ sceau · ▪ une carte, + en plus
    ●○ serviteurs en main, partis · ■□ percepteurs · à │ l’étal couvert · ▲ cadeau haut, 1 2 3 bas
cli-nefertiti-market =
    .reserve = Réserve { $deben }◎
    .closed = marché fermé
    .shut = fermé définitivement
    .dice = dés { $dice } :
cli-nefertiti-closes =
    .group = groupe { $now }/{ $needed }
    .colours = couleurs { $now }/{ $needed } ou pions { $standing }/{ $pieces }
    .levels = niveaux { $now }/{ $needed }
    .line = alignés { $now }/{ $needed }
    .sum = somme { $now } → { $goal }
    .dice = deux dés sur { $bids }
    .chain = dé ≤ chaîne { $now }
cli-nefertiti-seat =
    .scored = marqués { $points }
    .priest = Prêtre d’Amon
cli-nefertiti-below =
    .characters = Personnages
    .courses = Valeurs
    .deck = Pioche { $cards } · Sceaux au stock { $seals }
    .known = Les dernières cartes
    .covered = Étals couverts
cli-nefertiti-pane =
    .markets = Marchés
    .players = Joueurs
    .court = Cour
    .signs = Signes
cli-nefertiti-group =
    .recruit = Recruter un personnage
    .place = Placer un pion
    .close = Fermer un marché
    .take = Prendre une carte
    .give = Choisir un de vos cadeaux
    .owner = Échanger avec
    .type = Nommer un type
    .market = Choisir un marché
    .amount = Prendre des Deben
    .order = Mettre les cartes en ordre
    .end = Sinon

## Other commands

cli-rules-stalls = Les étals tels que ce programme les connaît, rangée par rangée (c pièce, s carte unique, x carte supplémentaire), et notre degré de certitude :
