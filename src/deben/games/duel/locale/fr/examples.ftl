### Les positions dessinées de la page des règles : titres et textes. Ce qui s’y passe est raconté d’après les règles elles-mêmes ; les positions sont dans ../examples.toml.

## Le Duel en deux minutes

walk-duel-goal = Élevez les plus beaux monuments
    .text = Vous êtes Néfertiti ou Akhenaton, et chacun de vous bâtit sur quatre lieux : obélisques, temple, deux pyramides, chambre funéraire. Tout ce que vous rapportez des bateaux y prend place, et à la fin chaque lieu compte.
walk-duel-place = Envoyez un pion au port
    .text = À votre tour, vous faites une seule chose. Le plus souvent, vous posez l’un de vos quatre pions sur une case libre. Chaque case compte pour deux bateaux : sa rangée mène à un bateau à droite, sa colonne à un bateau en bas.
walk-duel-unload = Ou déchargez un bateau
    .text = Un bateau dont la rangée ou colonne compte au moins deux pions peut être déchargé, peu importe à qui ils sont. Le pion le plus proche du bateau prend le jeton le plus éloigné, le suivant celui d’avant. Ce que personne ne prend est perdu. Les pions rentrent, et de nouveaux jetons montent à bord.
walk-duel-tokens = Ou jouez un jeton action
    .text = Certains jetons sont des actions. Vous les gardez pour un tour prochain : prendre le jeton de votre choix, placer deux ou trois pions, placer et décharger d’un coup, ou intervertir deux jetons avant de décharger.
walk-duel-scores = Ce qui compte
    .text = Qui a le plus d’obélisques. Les symboles des temples. Les pyramides, où chaque bloc rapporte plus que le précédent. Les numéros qui se suivent dans la chambre funéraire. Un point par jeton action non joué et par pion resté au port. Voilà pour la face A ; la face B de chaque lieu compte autrement.
walk-duel-end = La fin
    .text = Quand la pioche est épuisée, un bateau déchargé s’en va. Dès qu’il ne reste qu’un bateau, la partie est finie. Qui a le plus de points gagne ; en cas d’égalité, c’est celui qui n’a pas commencé.

## Le Duel, clause par clause

example-duel-stuck = Plus rien à faire
    .text = Les quatre pions de Néfertiti sont au port, et aucun pion ne se trouve dans la rangée ou colonne des deux bateaux restants. Elle ne peut ni placer ni décharger : elle passe.
example-duel-two-pawns = Un pion ne suffit pas
    .text = Un seul pion se trouve dans la rangée du bateau 1, personne ne peut donc le décharger. Akhenaton en ajoute un second, et c’est Néfertiti qui décharge : il reçoit le jeton le plus éloigné, elle celui du milieu.
example-duel-order = Qui prend quoi
    .text = Trois pions se trouvent dans la rangée 2. Le pion de Néfertiti en c2 est le plus proche du bateau et prend l’emplacement 3, celui d’Akhenaton l’emplacement 2, et son second pion à elle le jeton contre le port.
example-duel-lost = Deux pions, trois jetons
    .text = Il n’y a que deux pions dans la colonne c. Le jeton de l’emplacement 1 ne trouve personne et quitte le jeu. Puis la pioche recharge le bateau, l’emplacement 1 d’abord.
example-duel-take = Le numéro qui manquait
    .text = Néfertiti a le 6 et le 8. Avec Prendre, elle va chercher le 7 sur le bateau 1 : trois numéros à la suite valent 9. Le jeton du dessus de l’entrepôt comble le vide.
example-duel-rush = Un pion, deux bateaux
    .text = Néfertiti joue Ruée : elle place un pion en a2, décharge le bateau 2, puis encore le bateau 3.
example-duel-swap = Échanger, puis décharger
    .text = Tel quel, le bateau 3 donnerait un obélisque à Akhenaton. Néfertiti intervertit d’abord les emplacements 1 et 2 : il reçoit le 12 à la place, et l’obélisque quitte le jeu.
example-duel-last-boat = Le dernier bateau reste
    .text = La pioche est vide, le bateau b s’en va donc une fois déchargé. Il ne reste qu’un bateau : la partie est finie sur-le-champ, et personne n’a ce qu’il porte.
example-duel-obelisks = Qui en a le plus
    .text = Face A, cinq obélisques contre quatre. Néfertiti marque 5 et ajoute 6 parce qu’elle en a plus ; Akhenaton marque 4.
example-duel-sets = Des temples en séries
    .text = Face B. Les six temples de Néfertiti font une série de quatre (16) et une série de deux (4). Akhenaton a deux fois le 2 : une série de deux (4) et un temple seul (1).
example-duel-pyramids = Seulement la plus petite pyramide
    .text = Face B. Néfertiti a trois blocs de chaque couleur et marque 10. Akhenaton a trois blocs foncés mais un seul clair, et celui-là marque 0.
example-duel-runs = Des numéros qui se suivent
    .text = Face A. Les 4, 5 et 6 de Néfertiti font une suite de trois (9) ; son 1 et son 12 ne sont pas voisins et marquent 1 chacun. Akhenaton a une suite de cinq (25) et un 2 isolé (1).
example-duel-both-fifth = Deux cinquièmes obélisques d’un coup
    .text = Face B. Chacun a quatre obélisques, et chacun en reçoit un du bateau 3. Le pion de Néfertiti est plus proche du bateau, elle est donc la première : 12 pour elle, 6 pour lui.
