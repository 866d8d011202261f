### Ce que seule la page dit : ses commandes, des formes courtes pour les petites places, l’explication des choix.

## Accueil et mise en place

page-about-duel = Néfertiti contre Akhenaton : placez vos pions dans le port, déchargez les bateaux au bon moment et bâtissez les plus grands monuments.
page-facts-duel = 2 joueurs · environ 20 minutes

## Le plateau du Duel

page-duel-port = Le port
page-duel-pile = pioche
page-duel-warehouse = entrepôt
page-duel-unloads = déchargements restants
page-duel-unloads-about = La partie s’arrête quand il ne reste qu’un bateau.
page-duel-points = { $site } : { $points } points pour l’instant
page-duel-first-five = premier à cinq
page-duel-draw = Faces au hasard
page-duel-obelisk-A = 1 chacun, +6 pour la majorité
page-duel-obelisk-B = 12 au premier qui en a cinq, 6 au second
page-duel-temple-A = la valeur de chaque jeton
page-duel-temple-B = séries de valeurs différentes : 1, 4, 9, 16
page-duel-pyramids-A = chaque couleur : 1, 3, 6, 10, 15, 21
page-duel-pyramids-B = la plus petite : −6, 0, 4, 10, 18, 30, 45
page-duel-chamber-A = chaque suite : 1, 4, 9, 16, 25
page-duel-chamber-B = 4 par suite
page-duel-token-take = Prenez un jeton de votre choix sur un bateau, sauf un jeton action.
page-duel-token-build = Placez deux ou trois pions.
page-duel-token-rush = Placez un pion, puis déchargez un ou deux bateaux.
page-duel-token-swap = Échangez deux jetons d’un bateau, puis déchargez un bateau.

company-lobby-sides = faces { $sides }

replay-pile = Pioche
replay-warehouse = Entrepôt

effect-duel-obelisks =
    { $you ->
        [yes] Vous aurez le plus d’obélisques.
       *[no] { $player } aura le plus d’obélisques.
    }

## Ce qui peut suivre un pion

fan-duel-waits = Votre pion en { $square } attend encore après vos { $turns } prochains tours
fan-duel-unloaded =
    { $when ->
        [now] Le bateau { $boat } est déchargé aussitôt
        [soon] Le bateau { $boat } est déchargé avant votre prochain tour
       *[later] Le bateau { $boat } est déchargé plus tard
    }
