### Les positions dessinées de la page des règles : titres et textes. Ce qui s’y passe est raconté d’après les règles elles-mêmes ; les positions sont dans ../examples.toml.

## Néfertiti en deux minutes

walk-nefertiti-goal = Possédez ce que peu possèdent
    .text = Vous réunissez des cadeaux. La valeur d’un cadeau dépend du nombre de joueurs qui en ont un du même type : moins il y a de propriétaires, plus il donne de prestige. Le fleuve au milieu du plateau montre ce que vaut chaque type en ce moment.
walk-nefertiti-place = Placez un serviteur
    .text = À votre tour, vous posez un serviteur sur une case libre d’un marché ouvert. Le nombre est votre enchère. Qui arrive le premier sur un étal vide gagne un Deben de sa Réserve, et une case avec une pièce en rapporte un aussi.
walk-nefertiti-closing = Le marché ferme
    .text = Chaque étal ferme à sa façon : ici Gizeh à l’arrivée d’une troisième couleur, Akhet-Aton quand trois serviteurs sont alignés. D’autres additionnent les enchères ou lancent les dés. Vous choisissez donc non seulement votre enchère, mais aussi le moment.
walk-nefertiti-best = La plus haute enchère d’abord
    .text = Son propriétaire la verse à la Réserve et prend deux cadeaux inférieurs, ou bien le cadeau supérieur avec le sceau royal qui s’y trouve.
walk-nefertiti-others = Les autres achètent ou encaissent
    .text = Puis viennent les autres, de l’enchère la plus haute à la plus basse. Chacun achète un des cadeaux restants en payant son enchère, ou prend la moitié de la Réserve. Les serviteurs rentrent, ce marché ferme pour un temps, et celui qui était fermé rouvre avec de nouveaux cadeaux.
walk-nefertiti-characters = Un sceau ouvre la cour
    .text = Avant de placer, vous pouvez payer un sceau pour recruter un personnage. Son pouvoir agit une fois, et tout de suite : les uns marquent des cadeaux avant l’heure, d’autres échangent, d’autres volent.
walk-nefertiti-end = Quand Akhenaton paraît
    .text = Il est parmi les dernières cartes de la pioche. Dès lors, aucun marché ne rouvre, et quand les deux qui sont ouverts ont fermé, la partie est finie. On compte cadeaux, Deben et sceaux ; qui a le plus de prestige gagne.

## Néfertiti, règle par règle

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
example-nefertiti-penniless = La plus haute enchère, la bourse vide
    .text = Joueur 3 enchérit 8 sans posséder un seul Deben. Il ne reçoit rien et doit défausser un cadeau.
example-nefertiti-reopen = L’un ferme, l’autre rouvre
    .text = Le dernier serviteur de Gizeh prend la moitié de la Réserve, et Gizeh ferme ; la prochaine fois, c’est son autre étal qui servira. Louqsor, fermé jusque-là, reçoit quatre cadeaux et un sceau.
example-nefertiti-vizier = Trois types
    .text = Joueur 1 paie un sceau au Vizir. Des harpes, une chaise et un miroir font trois types : 6 points, et rien n’est défaussé.
example-nefertiti-scribe = Marquer avant l’heure
    .text = Deux joueurs possèdent des harpes, 7 chacune. Le Scribe ajoute 3 : les trois harpes de Joueur 1 marquent 30 et sont défaussées. Joueur 2 est désormais seul propriétaire : 9.
example-nefertiti-maid = Nommé par qui n’en a pas
    .text = Joueur 1 nomme l’orfèvrerie. Joueur 2 et Joueur 3 en défaussent chacun une et marquent 10, la valeur avec deux propriétaires. Celle que garde Joueur 2 est désormais la seule : 14.
example-nefertiti-foreign = Un cadeau étranger relève les autres
    .text = Avec deux propriétaires, une harpe vaut 7. La harpe +2 ajoute 2 à chacune des trois harpes de Joueur 1 : 27. Elle ne fait rien pour Joueur 2.
example-nefertiti-final = Le dernier décompte
    .text = Joueur 1 : deux harpes 18, orfèvrerie 14, 7 Deben font 3, deux sceaux 6 ; 41 en tout. Joueur 2 arrive à 39 avec 4 points du Vizir, Joueur 3 à 36.
