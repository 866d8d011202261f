### Premières parties : une leçon par jeu, sur le vrai plateau.

## Néfertiti

lesson-nefertiti-welcome = Bienvenue à la cour. Deux rivaux et vous réunissez des cadeaux pour la Reine sur les marchés du Nil. Les cadeaux donnent du prestige, et moins il y a de joueurs qui possèdent un type de cadeau, plus il en donne.
lesson-nefertiti-market = Un marché. Au-dessus de l’étal : un cadeau sur un socle avec un sceau royal, et trois cadeaux inférieurs. Les cases numérotées de l’étal sont des enchères. Les pièces à côté sont sa Réserve, qui se gagne aussi.
lesson-nefertiti-courses = Sur le fleuve se lisent les valeurs : ce que vaut maintenant un cadeau de chaque type. L’orfèvrerie vaut 14 pour un seul propriétaire, 10 s’ils sont deux, et 7 s’ils sont trois.
lesson-nefertiti-place = À votre tour, vous placez un serviteur. Le nombre de la case est votre enchère ; vous la payez quand le marché ferme, et la plus haute choisit d’abord. Placez un serviteur sur le 6 ou le 7 à Gizeh.
    .otherwise = Ce serait possible, mais pour cette leçon, enchérissez 6 ou 7 à Gizeh.
lesson-nefertiti-closing = Votre serviteur était le premier sur l’étal : vous avez gagné 1 Deben. Puis les autres sont venus : avec trois couleurs, Gizeh ferme. Chaque étal a sa propre condition et montre où il en est. On traite maintenant les enchères, la plus haute d’abord : la vôtre.
lesson-nefertiti-upper = Vous payez votre enchère et choisissez : deux des cadeaux inférieurs, ou celui du haut avec son sceau royal. Prenez celui du haut.
    .otherwise = Deux cadeaux inférieurs valent souvent mieux. Ici, prenez celui du haut : son sceau va servir tout de suite.
lesson-nefertiti-others = Chacun des autres pouvait acheter un cadeau au prix de son enchère ou prendre la moitié de la Réserve ; tous deux ont pris l’argent. Gizeh reste fermé jusqu’à ce qu’un autre marché ferme, et Louqsor, qui était fermé, a ouvert avec de nouveaux cadeaux.
lesson-nefertiti-character = Avant de placer, un sceau royal permet de recruter l’un de ces personnages ; chacun aide une fois. Le Voleur prend un cadeau au marché fermé. Recrutez le Voleur.
    .otherwise = Une chose à la fois : recrutez d’abord le Voleur.
lesson-nefertiti-steal = Choisissez un cadeau inférieur à Gizeh. Une deuxième pièce d’orfèvrerie ferait 28 points avec la première, tant que personne d’autre n’en a. Mais prenez ce qu’il vous plaît.
    .otherwise = Choisissez l’un des cadeaux inférieurs à Gizeh.
lesson-nefertiti-free = Le Voleur venait en plus ; votre tour continue avec un serviteur. Placez-le où vous voulez : Akhet-Aton ferme avec trois serviteurs alignés, Abou Simbel quand les enchères totalisent 17, Louqsor aux dés.
    .otherwise = Placez un serviteur sur n’importe quelle case libre.
lesson-nefertiti-score = Voici ce que vous possédez. À la fin, chaque cadeau rapporte sa valeur, deux Deben 1 point, et chaque sceau restant 3. Le grand nombre est votre prestige si tout s’arrêtait maintenant.
lesson-nefertiti-end = Parmi les cinq dernières cartes de la pioche se trouve Akhenaton. Quand il paraît, plus aucun marché n’ouvre ; il en reste deux, et quand les deux ont fermé, la partie est finie.
lesson-nefertiti-done = Vous savez l’essentiel. Continuez cette partie : ce qui est possible est entouré d’or ; survolez ou touchez le reste pour savoir pourquoi il ne l’est pas.
