### Premières parties : une leçon par jeu, sur le vrai plateau.

## Le Duel

lesson-duel-welcome = Bienvenue au port. Vous êtes Néfertiti ; je suis Akhenaton. Chacun décharge les bateaux et construit avec ce qu’ils apportent. À la fin, les monuments qui valent le plus l’emportent.
lesson-duel-port = Voici le port : neuf cases. Au bout de chaque rangée et de chaque colonne attend un bateau avec trois jetons. Un pion sert pour deux bateaux à la fois : celui de sa rangée et celui de sa colonne.
lesson-duel-place = À votre tour, vous faites une seule chose. Première possibilité : placer un pion. Placez-en un dans la rangée du bateau 2, en a2, b2 ou c2.
    .otherwise = Bonne case aussi, mais pour cette leçon choisissez-en une dans la rangée du bateau 2.
lesson-duel-again = Un bateau peut être déchargé dès que deux pions se trouvent dans sa rangée ou sa colonne. Placez un second pion dans la rangée du bateau 2.
    .otherwise = Il manque encore un second pion au bateau 2 : en a2, b2 ou c2.
lesson-duel-unload = Deuxième possibilité : décharger un bateau. Le pion le plus proche prend le jeton le plus éloigné, le suivant celui d’avant ; ce que personne ne prend est perdu. Survolez un bateau ou touchez-le pour le voir. Déchargez le bateau 2.
    .otherwise = Plus tard. Le bateau 2 est prêt : déchargez-le.
lesson-duel-sites = Vos pions sont revenus, et voici vos lieux. Obélisques : 1 point chacun, et 6 de plus pour qui en a le plus. Temples : la valeur imprimée sur chaque jeton. Pyramides : plus une couleur avance, plus chaque bloc vaut. Chambre funéraire : les numéros qui se suivent vont ensemble ; votre 8, seul, vaut 1.
lesson-duel-rival = Akhenaton a déchargé le bateau b et commencé sa pyramide claire avec deux blocs. Chacun peut décharger tout bateau qui a deux pions dans sa rangée ou colonne, peu importe à qui ils sont. Regardez donc ce dont l’autre a besoin.
lesson-duel-token = Troisième possibilité : jouer un jeton action. Vous en avez un : Prendre vous donne le jeton de votre choix sur n’importe quel bateau, sauf un jeton action. Jouez-le.
    .otherwise = Cela aussi serait un tour, mais essayez d’abord votre jeton : Prendre.
lesson-duel-choose = Choisissez maintenant le jeton. Le 7 du bateau 3 ou le 9 du bateau a iraient à côté de votre 8 : deux numéros qui se suivent valent 4. Mais prenez ce qu’il vous plaît.
    .otherwise = Choisissez un jeton sur l’un des bateaux.
lesson-duel-free = Et maintenant un tour tout à vous. Placez un pion, ou déchargez un bateau qui a deux pions dans sa rangée ou colonne. À vous de choisir.
    .otherwise = Placez un pion ou déchargez un bateau.
lesson-duel-end = Un bateau déchargé est rempli depuis la pioche. Quand la pioche est vide, les bateaux s’en vont, et dès qu’il n’en reste qu’un, la partie s’arrête. Ici, vous voyez combien de déchargements il reste. Un jeton action gardé et un pion resté au port comptent 1 point chacun.
lesson-duel-done = C’est tout le jeu. Continuez cette partie : ce qui est possible est entouré d’or ; survolez ou touchez le reste pour savoir pourquoi il ne l’est pas.
