### Les positions dessinées de la page des règles : titres et textes. Ce qui s’y passe est raconté d’après les règles elles-mêmes ; les positions sont dans ../examples.toml.

## Le Duel en deux minutes

walk-duel-goal = Élevez les plus beaux monuments
    .text = Vous êtes Néfertiti ou Akhenaton, et chacun de vous a quatre chantiers : obélisques, temple, deux pyramides, chambre funéraire. Tout ce que vous rapportez des bateaux y est bâti, et à la fin chaque chantier compte.
walk-duel-place = Envoyez un pion au port
    .text = À votre tour, vous faites une seule chose. Le plus souvent, vous posez l’un de vos quatre pions sur une case libre. Chaque case compte pour deux bateaux : sa rangée mène à un bateau à droite, sa colonne à un bateau en bas.
walk-duel-unload = Ou déchargez un bateau
    .text = Un bateau dont la rangée ou colonne compte au moins deux pions peut être déchargé, peu importe à qui ils sont. Le pion le plus proche du bateau prend le jeton le plus éloigné, le suivant celui d’avant. Ce que personne ne prend est perdu. Les pions rentrent, et de nouveaux jetons montent à bord.
walk-duel-tokens = Ou jouez un jeton action
    .text = Certains jetons sont des actions. Vous les gardez pour un tour prochain : prendre le jeton de votre choix, placer deux ou trois pions, placer et décharger d’un coup, ou échanger deux jetons avant de décharger.
walk-duel-scores = Ce qui compte
    .text = Qui a le plus d’obélisques. Les symboles des temples. Les pyramides, où chaque bloc rapporte plus que le précédent. Les numéros qui se suivent dans la chambre funéraire. Un point par jeton action non joué et par pion resté au port. Voilà pour la face A ; la face B de chaque lieu compte autrement.
walk-duel-end = La fin
    .text = Quand la pile est épuisée, un bateau déchargé s’en va. Dès qu’il ne reste qu’un bateau, la partie est finie. Le plus de points gagne ; en cas d’égalité, c’est celui qui n’a pas commencé.

## Le Duel, clause par clause

example-duel-stuck = Plus rien à faire
    .text = Les quatre pions de Néfertiti sont au port, et aucun pion ne se trouve dans la rangée ou colonne des deux bateaux restants. Elle ne peut ni placer ni décharger : elle passe.
example-duel-two-pawns = Un pion ne suffit pas
    .text = Un seul pion se trouve dans la rangée du bateau 1, personne ne peut donc le décharger. Akhenaton en ajoute un second, et c’est Néfertiti qui décharge : il reçoit le jeton le plus éloigné, elle celui du milieu.
example-duel-order = Qui prend quoi
    .text = Trois pions se trouvent dans la rangée 2. Le pion de Néfertiti en c2 est le plus proche du bateau et prend l’emplacement 3, celui d’Akhenaton l’emplacement 2, et son second pion à elle le jeton contre le port.
example-duel-lost = Deux pions, trois jetons
    .text = Il n’y a que deux pions dans la colonne c. Le jeton de l’emplacement 1 ne trouve personne et quitte le jeu. Puis la pile recharge le bateau, l’emplacement 1 d’abord.
example-duel-take = Le numéro qui manquait
    .text = Néfertiti a le 6 et le 8. Avec Prendre, elle va chercher le 7 sur le bateau 1 : trois numéros à la suite valent 9. Le jeton du dessus de l’entrepôt comble le vide.
example-duel-rush = Un pion, deux bateaux
    .text = Néfertiti joue Ruée : elle place un pion en a2, décharge le bateau 2, puis encore le bateau 3.
example-duel-swap = Échanger, puis décharger
    .text = Tel quel, le bateau 3 donnerait un obélisque à Akhenaton. Néfertiti échange d’abord les emplacements 1 et 2 : il reçoit le 12 à la place, et l’obélisque quitte le jeu.
example-duel-last-boat = Le dernier bateau reste
    .text = La pile est vide, le bateau b s’en va donc une fois déchargé. Il ne reste qu’un bateau : la partie est finie sur-le-champ, et personne n’a ce qu’il porte.
example-duel-obelisks = La plus longue rangée
    .text = Face A, cinq obélisques contre quatre. Néfertiti marque 5 et ajoute 6 parce qu’elle en a plus ; Akhenaton marque 4.
example-duel-sets = Des temples en séries
    .text = Face B. Les six temples de Néfertiti font une série de quatre (16) et une série de deux (4). Akhenaton a deux fois le 2 : une série de deux (4) et un temple seul (1).
example-duel-pyramids = Seulement la plus petite pyramide
    .text = Face B. Néfertiti a trois blocs de chaque couleur et marque 10. Akhenaton a trois blocs foncés mais un seul clair, et celui-là marque 0.
example-duel-runs = Des numéros qui se suivent
    .text = Face A. Les 4, 5 et 6 de Néfertiti font une suite de trois (9) ; son 1 et son 12 ne sont pas voisins et marquent 1 chacun. Akhenaton a une suite de cinq (25) et un 2 isolé (1).
example-duel-both-fifth = Deux cinquièmes obélisques d’un coup
    .text = Face B. Chacun a quatre obélisques, et chacun en reçoit un du bateau 3. Le pion de Néfertiti est plus proche du bateau, elle est donc la première : 12 pour elle, 6 pour lui.

## Nefertiti en deux minutes

walk-nefertiti-goal = Possédez ce que peu possèdent
    .text = Vous réunissez des cadeaux. La valeur d’un cadeau dépend du nombre de joueurs qui en ont un du même type : moins il y a de propriétaires, plus il donne de prestige. Le fleuve au milieu du plateau montre ce que vaut chaque type en ce moment.
walk-nefertiti-place = Placez un serviteur
    .text = À votre tour, vous posez un serviteur sur une case libre d’un marché ouvert. Le nombre est votre enchère. Qui arrive le premier sur un étal vide gagne un Deben de sa Réserve, et une case avec une pièce en rapporte un aussi.
walk-nefertiti-closing = Le marché ferme
    .text = Chaque étal ferme à sa façon : ici Gizeh à l’arrivée d’une troisième couleur, Akhet-Aton quand trois serviteurs sont alignés. D’autres additionnent les enchères ou lancent les dés. Vous choisissez donc non seulement votre enchère, mais aussi le moment.
walk-nefertiti-best = La meilleure enchère d’abord
    .text = L’enchère la plus haute passe en premier. Son propriétaire la verse à la Réserve et prend deux cadeaux inférieurs, ou bien le cadeau supérieur avec le sceau royal qui s’y trouve.
walk-nefertiti-others = Les autres achètent ou encaissent
    .text = Puis viennent les autres, de l’enchère la plus haute à la plus basse. Chacun achète un des cadeaux restants en payant son enchère, ou prend la moitié de la Réserve. Les serviteurs rentrent, ce marché ferme pour un temps, et celui qui était fermé rouvre avec de nouveaux cadeaux.
walk-nefertiti-characters = Un sceau ouvre la cour
    .text = Avant de placer, vous pouvez payer un sceau pour recruter un personnage. Son pouvoir agit une fois, et tout de suite : les uns marquent des cadeaux avant l’heure, d’autres échangent, d’autres volent.
walk-nefertiti-end = Quand Akhenaton paraît
    .text = Il est parmi les dernières cartes de la pioche. Dès lors, aucun marché ne rouvre, et quand les deux qui sont ouverts ont fermé, la partie est finie. On compte cadeaux, Deben et sceaux ; le plus grand prestige gagne.

## Nefertiti, clause par clause

example-nefertiti-course = Un second propriétaire
    .text = Joueur 1 est seul à posséder des harpes : 9 chacune. Joueur 2 en achète une, et avec deux propriétaires chaque harpe vaut 7.
example-nefertiti-first-servant = Deux Deben pour un serviteur
    .text = Il n’y a encore personne à Gizeh, et l’enchère 2 porte une pièce. Joueur 1 gagne un Deben pour le premier serviteur et un pour la pièce.
example-nefertiti-by-hand = Aucun serviteur en main
    .text = Les quatre serviteurs de Joueur 1 sont sur les marchés. Joueur 1 doit donc fermer un marché où se trouve l’un d’eux, et choisit Gizeh. Aucune condition n’est vérifiée.
example-nefertiti-three-colours = La troisième couleur
    .text = Joueur 3 amène une troisième couleur à Gizeh, et le marché ferme aussitôt. Ce sont maintenant les enchères qui comptent, pas l’ordre d’arrivée : Joueur 2, avec l’enchère 6, passe en premier.
example-nefertiti-line = Trois alignés
    .text = Les enchères 0, 4 et 8 sont en diagonale : Joueur 3 la complète et ferme Akhet-Aton. L’enchère 3 aurait fait de même, car 3, 4 et 5 forment une rangée.
example-nefertiti-sum = Exactement 14
    .text = Les enchères 5 et 2 sont prises. Joueur 2 ajoute 7, la somme fait exactement 14, et l’étal gauche d’Abou Simbel ferme.
example-nefertiti-chain = Un dé contre une chaîne
    .text = Avec l’enchère 6, la chaîne 3, 4, 5, 6 a quatre cases ; le serviteur sur 8 est à l’écart. Joueur 2 lance le dé : jusqu’à 4, le marché ferme.
example-nefertiti-best-bidder = Une fermeture du début à la fin
    .text = Joueur 3 ferme Gizeh avec l’enchère 7, paie et prend deux cadeaux inférieurs. Joueur 2 devrait payer 6 et prend la moitié de la Réserve. Joueur 1 paie 4 pour le cadeau supérieur, et le sceau vient avec.
example-nefertiti-extra = Un cadeau de plus
    .text = L’enchère 8 porte la carte supplémentaire. Joueur 3 prend le cadeau supérieur avec son sceau, et encore un cadeau inférieur.
example-nefertiti-penniless = La meilleure enchère, la bourse vide
    .text = Joueur 3 enchérit 8 sans posséder un seul Deben. Il ne reçoit rien et doit défausser un cadeau.
example-nefertiti-reopen = L’un ferme, l’autre rouvre
    .text = Le dernier serviteur de Gizeh prend la moitié de la Réserve, et Gizeh ferme ; la prochaine fois, c’est son autre étal qui servira. Louqsor, fermé jusque-là, reçoit quatre cadeaux et un sceau.
example-nefertiti-vizier = Trois types
    .text = Joueur 1 paie un sceau au Vizir. Des harpes, une chaise et un miroir font trois types : 6 points, et rien n’est défaussé.
example-nefertiti-scribe = Marquer avant l’heure
    .text = Deux joueurs possèdent des harpes, 7 chacune. Le Scribe ajoute 3 : les trois harpes de Joueur 1 marquent 30 et sont défaussées. Joueur 2 est désormais seul propriétaire : 9.
example-nefertiti-maid = Nommé par qui n’en a pas
    .text = Joueur 1 nomme l’orfèvrerie. Joueur 2 et Joueur 3 en défaussent chacun une et marquent 10, le cours avec deux propriétaires. Celle que garde Joueur 2 est désormais la seule : 14.
example-nefertiti-foreign = Un cadeau étranger relève les autres
    .text = Avec deux propriétaires, une harpe vaut 7. La harpe +2 ajoute 2 à chacune des trois harpes de Joueur 1 : 27. Elle ne fait rien pour Joueur 2.
example-nefertiti-final = Le dernier décompte
    .text = Joueur 1 : deux harpes 18, orfèvrerie 14, 7 Deben font 3, deux sceaux 6 ; 41 en tout. Joueur 2 arrive à 39 avec 4 points du Vizir, Joueur 3 à 36.
