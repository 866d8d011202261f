### Premières parties : une leçon par jeu, sur le vrai plateau.

tutorial-title = Apprendre en jouant
tutorial-about = Une première partie, pas à pas ; cinq minutes environ.
tutorial-name = Votre première partie : { $game }
tutorial-step = Étape { $at } sur { $count }
tutorial-next = Continuer
tutorial-back = Revenir
tutorial-do = À vous : faites-le sur le plateau.
tutorial-watch = Un instant : les autres jouent.
tutorial-read = Lisez d’abord ici, avec « Continuer ».
tutorial-restart = Recommencer
tutorial-skip = Passer la leçon
tutorial-leave = Quitter
tutorial-leave-about = La leçon vous attend là où vous la laissez.
tutorial-on = Continuer contre un adversaire indulgent
tutorial-fresh = Une nouvelle table
tutorial-failed = La leçon n’a pas pu s’ouvrir. { page-failure }

## Le Duel

lesson-duel-welcome = Bienvenue au port. Vous êtes Néfertiti ; je joue Akhenaton. Chacun décharge les bateaux et construit avec ce qu’ils apportent. À la fin, les monuments qui valent le plus l’emportent.
lesson-duel-port = Voici le port : neuf cases. Au bout de chaque rangée et de chaque colonne attend un bateau avec trois jetons. Un pion attend deux bateaux à la fois : celui de sa rangée et celui de sa colonne.
lesson-duel-place = À votre tour, vous faites une seule chose. Première possibilité : placer un pion. Mettez-en un dans la rangée du bateau 2, en a2, b2 ou c2.
    .otherwise = Bonne case aussi, mais pour cette leçon choisissez-en une dans la rangée du bateau 2.
lesson-duel-again = Un bateau peut être déchargé dès que deux pions se trouvent dans sa rangée ou sa colonne. Mettez un second pion dans la rangée du bateau 2.
    .otherwise = Il manque encore un second pion au bateau 2 : en a2, b2 ou c2.
lesson-duel-unload = Deuxième possibilité : décharger un bateau. Le pion le plus proche prend le jeton le plus éloigné, le suivant celui d’avant ; ce que personne ne prend est perdu. Survolez un bateau ou touchez-le pour le voir. Déchargez le bateau 2.
    .otherwise = Plus tard. Le bateau 2 est prêt : déchargez-le.
lesson-duel-sites = Vos pions sont revenus, et voici votre chantier. Obélisques : 1 point chacun, et 6 de plus pour qui en a le plus. Temples : la valeur imprimée sur chaque jeton. Pyramides : plus une couleur avance, plus chaque bloc vaut. Chambre funéraire : les nombres qui se suivent vont ensemble ; votre 8, seul, vaut 1.
lesson-duel-rival = Akhenaton a déchargé le bateau b et commencé sa pyramide claire avec deux blocs. Chacun peut décharger tout bateau qui a deux pions dans sa rangée ou colonne, peu importe à qui ils sont. Regardez donc ce dont l’autre a besoin.
lesson-duel-token = Troisième possibilité : jouer un jeton action. Vous en avez un : Prendre vous donne le jeton de votre choix sur n’importe quel bateau, sauf un jeton action. Jouez-le.
    .otherwise = Cela aussi serait un tour, mais essayez d’abord votre jeton : Prendre.
lesson-duel-choose = Choisissez maintenant le jeton. Le 7 du bateau 3 ou le 9 du bateau a iraient à côté de votre 8 : deux nombres qui se suivent valent 4. Mais prenez ce qu’il vous plaît.
    .otherwise = Choisissez un jeton sur l’un des bateaux.
lesson-duel-free = Et maintenant un tour tout à vous. Placez un pion, ou déchargez un bateau qui a deux pions dans sa rangée ou colonne. À vous de choisir.
    .otherwise = Placez un pion ou déchargez un bateau.
lesson-duel-end = Un bateau déchargé est rempli depuis la pioche. Quand la pioche est vide, les bateaux s’en vont, et dès qu’il n’en reste qu’un, la partie s’arrête. Ici, vous voyez combien de déchargements il reste. Un jeton action gardé et un pion resté au port comptent 1 point chacun.
lesson-duel-done = C’est tout le jeu. Continuez cette partie : ce qui est possible est entouré d’or, et ce qui ne l’est pas dit pourquoi quand vous le survolez ou le touchez.

## Néfertiti

lesson-nefertiti-welcome = Bienvenue à la cour. Avec deux autres joueurs, vous réunissez des cadeaux pour la Reine aux marchés du Nil. Les cadeaux donnent du prestige, et un genre de cadeau en donne d’autant plus que peu de gens en possèdent.
lesson-nefertiti-market = Un marché. Au-dessus de l’étal : un cadeau sur un socle avec un sceau royal, et trois cadeaux inférieurs. Les cases numérotées de l’étal sont des enchères. Les pièces à côté sont sa Réserve, qui se gagne aussi.
lesson-nefertiti-courses = Sur le fleuve se lisent les cours : ce que vaut maintenant un cadeau de chaque genre. L’orfèvrerie vaut 14 pour un seul propriétaire, 10 s’ils sont deux, et 7 s’ils sont trois.
lesson-nefertiti-place = À votre tour, vous placez un serviteur. Le nombre de la case est votre enchère ; vous la payez quand le marché ferme, et la plus haute choisit d’abord. Placez un serviteur sur le 6 ou le 7 à Gizeh.
    .otherwise = Ce serait permis, mais pour cette leçon enchérissez 6 ou 7 à Gizeh.
lesson-nefertiti-closing = Premier à l’étal, vous avez gagné 1 Deben. Puis les autres sont venus : avec trois couleurs, Gizeh ferme. Chaque étal a sa propre condition et montre où il en est. On règle maintenant les enchères, la plus haute d’abord : la vôtre.
lesson-nefertiti-upper = Vous payez votre enchère et choisissez : deux des cadeaux inférieurs, ou celui du haut avec son sceau royal. Prenez celui du haut.
    .otherwise = Deux cadeaux inférieurs valent souvent mieux. Ici, prenez celui du haut : son sceau va servir tout de suite.
lesson-nefertiti-others = Chacun des autres pouvait acheter un cadeau au prix de son enchère ou prendre la moitié de la Réserve ; tous deux ont pris l’argent. Gizeh reste fermé jusqu’à ce qu’un autre marché ferme, et Louqsor, qui était fermé, a ouvert avec de nouveaux cadeaux.
lesson-nefertiti-character = Avant de placer, un sceau royal peut appeler l’un de ces personnages ; chacun aide une fois. Le Voleur prend un cadeau au marché fermé. Appelez le Voleur.
    .otherwise = Chaque chose en son temps : appelez d’abord le Voleur.
lesson-nefertiti-steal = Choisissez un cadeau inférieur à Gizeh. Une deuxième pièce d’orfèvrerie ferait 28 points avec la première, tant que personne d’autre n’en a. Mais prenez ce qu’il vous plaît.
    .otherwise = Choisissez l’un des cadeaux inférieurs à Gizeh.
lesson-nefertiti-free = Le Voleur venait en plus ; votre tour continue avec un serviteur. Placez-le où vous voulez : Akhet-Aton ferme avec trois pions alignés, Abou Simbel quand les enchères totalisent 17, Louqsor aux dés.
    .otherwise = Placez un serviteur sur n’importe quelle case libre.
lesson-nefertiti-score = Voici ce que vous possédez. À la fin, chaque cadeau vaut son cours, deux Deben 1 point, et chaque sceau restant 3. Le grand nombre est votre prestige si tout s’arrêtait maintenant.
lesson-nefertiti-end = Parmi les cinq dernières cartes de la pioche se trouve Akhenaton. Quand il paraît, plus aucun marché n’ouvre ; il en reste deux, et quand les deux ont fermé, la partie est finie.
lesson-nefertiti-done = Vous savez l’essentiel. Continuez cette partie : ce qui est possible est entouré d’or, et ce qui ne l’est pas dit pourquoi quand vous le survolez ou le touchez.
