### Ce que seule la page dit : ses commandes, des formes courtes pour les petites places, l’explication des choix.

## Accueil et mise en place

page-about-nefertiti = Envoyez vos serviteurs sur les marchés du Nil, enchérissez pour les plus beaux cadeaux et faites valoir les vôtres plus que ceux des autres.
page-facts-nefertiti = 2 à 5 joueurs · environ 45 minutes
page-stalls-about =
    { $stalls ->
        [advanced] Chaque marché commence par un étal tiré au sort.
       *[discovery] Conseillé pour une première partie.
    }
page-order = Les dernières cartes de la pioche, dans l’ordre où elles seront piochées
page-order-card = { $card }, { $place } sur { $count }, à déplacer avec les flèches
page-order-first = piochée en premier
page-order-last = piochée en dernier
page-order-done = Remettre dans cet ordre
page-characters-about =
    { $characters ->
        [base] Les sept personnages du jeu de base.
        [random] Six tirés au sort, en plus des Marchands et des Scribes.
        [curse-of-amon] Prêtre et Marchand d’Amon, Vizir, Trésorier, Mendiant, Négociant.
        [palace-intrigue] Deux Servantes royales, Scribe royal, Marchand d’Amon, Voleur ambulant, Oracle.
       *[race-on-the-nile] Grand Prêtre, Trésorier, Mendiant, Voleur ambulant, Voleur, Négociant.
    }
page-cast-pick = choisis un à un
page-cast-about =
    { $left ->
        [0] Les { $picks } personnages sont choisis.
       *[other] { $picks } personnages participent, en plus des Marchands et des Scribes ; choisis : { $chosen }, tirés au sort parmi { $among } : { $left }.
    }
page-cast-wish =
    { $wish ->
        [in] avec
        [out] sans
       *[maybe] au sort
    }
page-cast-full = { $picks } personnages sont choisis : retirez-en un pour en prendre un autre.
page-memphis-about = Une cinquième place sur le Nil, des cadeaux étrangers qui font monter les autres, et des papyrus.

## Le plateau de Nefertiti

page-square = { $square }, enchère { $bid }
page-covered = L’étal caché
page-covered-short = étal suivant
page-market-closed = fermé
page-market-shut = fermé définitivement
page-market-settling = fermeture : la plus haute enchère d’abord
page-reserve = Réserve
page-reserve-at = Réserve à { $market } : { $deben } Deben
page-reserve-about = Les enchères y sont versées. La moitié, arrondie au supérieur, fait { $half } Deben.
page-closing-group = { $now } sur { $needed } côte à côte
page-closing-colours = { $now } couleurs sur { $needed }, { $pieces } serviteurs sur { $pieces_needed }
page-closing-levels = { $now } niveaux sur { $needed }
page-closing-line = { $now } sur { $needed } alignés
page-closing-sum = somme { $now } sur { $needed }
page-closing-sum-exact = somme { $now } : ferme à { $exactly } ou { $needed }+
page-closing-dice = deux dés sur des enchères occupées : { $chance } %
page-closing-chain = un dé jusqu’à { $now } : { $chance } %
page-closes-group = Ferme avec { $needed } côte à côte : { $now } sur { $needed }
page-closes-colours = Ferme avec { $needed } couleurs ({ $now }) ou { $pieces_needed } serviteurs ({ $pieces })
page-closes-levels = Ferme quand chaque niveau est occupé : { $now } sur { $needed }
page-closes-line = Ferme avec { $needed } alignés : { $now } sur { $needed }
page-closes-sum = Ferme à une somme de { $needed } ou plus : { $now } sur { $needed }
page-closes-sum-exact = Ferme à une somme de { $exactly } ou à partir de { $needed } : { $now } pour l’instant
page-closes-dice = Ferme si les deux dés montrent des enchères occupées : { $chance } %
page-closes-chain = Ferme si le dé montre { $now } ou moins : { $chance } %
page-closes-not-yet = Ne peut pas encore fermer
page-ordinal =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
page-if-closed = Si l’étal fermait maintenant, vous seriez { $places } sur { $count }.
page-if-closed-other = Si l’étal fermait maintenant, { $player } aurait la plus haute enchère : { $bid }.
page-if-placed = Ici, vous seriez { $place } sur { $count }.
page-too-dear =
    Vous avez { $deben } Deben : avec la plus haute enchère, vous ne pourriez pas payer { $bid }, { $gifts ->
        [yes] ne prendriez rien et défausseriez un cadeau.
       *[no] et ne prendriez rien.
    }
page-best-bidder = plus haute enchère, { $bid }
page-bid-of = enchère { $bid }
page-closing-best =
    { $symbol ->
        [single] a payé { $bid } et prend un seul cadeau
        [extra] a payé { $bid } et prend trois cadeaux du bas, ou celui du haut avec son sceau et un du bas
        [port] a payé { $bid } et prend deux cadeaux
       *[other] a payé { $bid } et prend deux cadeaux du bas, ou celui du haut avec son sceau
    }
page-closing-more = peut en prendre encore un
page-closing-unpaid = ne peut pas payer { $bid } : ne prend rien et défausse un cadeau
page-closing-buy = achète un cadeau pour { $bid }, ou prend la moitié de la Réserve : { $half }
page-closing-half = ne peut pas payer { $bid } : prend seulement la moitié de la Réserve, { $half }
page-bidder-nothing = ne prend rien
page-bidder-seal = sceau royal
page-bidder-takes =
    { $deben ->
        [0] { $player } prend : { $things }.
       *[other] { $player } paie { $deben } Deben : { $things }.
    }
page-closing-collector = un percepteur : déplace des Deben vers les autres Réserves, ou prend un cadeau pour le propriétaire neutre
page-closing-spread = pose des Deben sur d’autres Réserves : encore { $count }
page-memphis-gifts =
    { $enough ->
        [yes] { $gifts } cadeaux : prêt
       *[no] { $gifts } cadeaux sur { $needed }
    }
page-memphis-closes =
    { $enough ->
        [yes] Les cadeaux d’ici sont attribués quand un nouveau arrive et qu’il y en a au moins { $needed } : il y en a { $gifts }.
       *[no] Les cadeaux d’ici sont attribués quand un nouveau arrive et qu’il y en a au moins { $needed } : { $gifts } sur { $needed }.
    }
page-courses = Valeurs
page-course-now =
    { $owners ->
        [0] Personne n’en a ; le premier vaudrait { $now }.
        [one] { $now } chacun, avec un propriétaire.
       *[other] { $now } chacun, avec { $owners } propriétaires.
    }
page-course-more = Avec un propriétaire de plus : { $more }.
page-course-fewer = Avec un propriétaire de moins : { $fewer }.
page-course-unseen = Encore dans la pioche : { $unseen }.
page-course-foreign = Un cadeau étranger : +{ $plus } pour chaque cadeau de ce type de son propriétaire.
page-deck = Cartes dans la pioche
page-supply = Sceaux au stock
page-symbol-coin = Pièce : placer ici rapporte 1 Deben de la Réserve.
page-symbol-single = Carte unique : le plus offrant ne prend qu’un cadeau.
page-symbol-extra = Carte supplémentaire : le plus offrant peut prendre un cadeau inférieur de plus.
page-characters = Personnages à recruter
page-stack-below = Dessous, dans la pile : { $names }.
page-servants = Pions en main
page-deben = Argent en Deben
page-seals = Sceaux royaux
page-seal-here = Un sceau royal : il revient à qui prend cette carte.
page-prestige = Prestige marqué pendant la partie
page-last-roll = dernier lancer

company-lobby-stalls = étals : { $choice }

replay-deck = Pioche

## Ce qu’un choix coûte et rapporte

effect-nefertiti-deben = { $change } Deben
effect-nefertiti-seals =
    { $count ->
        [one] { $change } sceau
       *[other] { $change } sceaux
    }
effect-nefertiti-points =
    { $count ->
        [one] { $change } point
       *[other] { $change } points
    }
effect-nefertiti-pay =
    { $you ->
        [yes] Vous payez { $amount } Deben et en gardez { $left }.
       *[no] { $player } paie { $amount } Deben et en garde { $left }.
    }
effect-nefertiti-get =
    { $you ->
        [yes] Vous recevez { $amount } Deben et en aurez { $left }.
       *[no] { $player } reçoit { $amount } Deben et en aura { $left }.
    }
effect-nefertiti-left =
    { $you ->
        [yes] Sceaux que vous aurez : { $left }.
       *[no] Sceaux restants pour { $player } : { $left }.
    }
effect-nefertiti-later = puis { $text } ({ $market })
effect-nefertiti-flows =
    { $you ->
        [yes] Vos Deben : { $parts } ; il vous en restera { $left }.
       *[no] Deben ({ $player }) : { $parts } ; il en restera { $left }.
    }
effect-nefertiti-have =
    { $you ->
        [yes] Vous aurez { $left } Deben.
       *[no] { $player } aura { $left } Deben.
    }
effect-nefertiti-scores = marque { $points }
effect-nefertiti-sees-sign = { $count ->
        [one] voit 1 carte
       *[other] voit { $count } cartes
    }
effect-nefertiti-sees = { $count ->
        [one] Vous regardez la dernière carte de la pioche et pouvez l’échanger.
       *[other] Vous regardez les { $count } dernières cartes de la pioche, pouvez en échanger certaines, puis les remettez dans l’ordre de votre choix.
    }
effect-nefertiti-steps-sign = { $count } serviteurs
effect-nefertiti-steps = Vous placerez { $count } serviteurs à ce tour.
effect-nefertiti-turned-sign = face cachée
effect-nefertiti-turned = Il reste face cachée jusqu’à la prochaine réouverture de ce marché.
effect-nefertiti-collected-sign = pour le neutre
effect-nefertiti-collected = Le propriétaire neutre le reçoit : { $gift }.
effect-nefertiti-spread = { $amount } Deben : de la Réserve à { $market } vers { $markets }.
effect-nefertiti-scatter = Les { $amount } Deben de cette Réserve vont aux Réserves de votre choix.
effect-nefertiti-closes = { $market } ferme.
effect-nefertiti-chance = Le marché ferme avec une chance de { $chance } %.
effect-nefertiti-chance-sign = ferme { $chance } %

## Ce qui peut suivre une enchère

fan-nefertiti-open = { $market } est encore ouvert après vos { $turns } prochains tours
fan-nefertiti-closed =
    { $when ->
        [now] { $market } ferme aussitôt
        [soon] { $market } ferme avant votre prochain tour
       *[later] { $market } ferme plus tard
    }{ $place ->
        [0] { "" }
       *[other]  : vous êtes { $ordinal }
    }
fan-nefertiti-unpaid = vous ne pouvez pas payer
