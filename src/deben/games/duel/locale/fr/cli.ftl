### Les textes de la commande `deben`. Les commandes sont des messages, leurs options des attributs.

## The Duel's table

cli-duel-legend =
    o obélisque · l pyramide claire, d foncée · t temple, valeur · c chambre, numéro
    T prendre (take) · B déploiement (build) · R ruée (rush) · S échange (swap)
cli-duel-hidden = Pioche { $pile } · Entrepôt { $warehouse } · Déchargements restants { $unloads }
cli-duel-group =
    .place = Placer un pion
    .unload = Décharger un bateau
    .play = Jouer un jeton action
    .take = Prendre un jeton
    .swap = Intervertir deux jetons
    .end = Sinon
