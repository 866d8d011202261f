### Nefertiti : noms, pouvoirs, options, la table et la fin. Le texte de référence est l'anglais.

game-nefertiti = Néfertiti
seat-nefertiti =
    { $seat ->
        [0] Joueur 1
        [1] Joueur 2
        [2] Joueur 3
        [3] Joueur 4
       *[4] Joueur 5
    }
    .bot =
        { $seat ->
            [0] Tiye
            [1] Ay
            [2] Horemheb
            [3] Meritaton
           *[4] Mahu
        }

## Noms

owner-nefertiti = le propriétaire neutre
    .first = Le propriétaire neutre
market-nefertiti =
    { $market ->
        [gizeh] Gizeh
        [akhet-aton] Akhet-Aton
        [abou-simbel] Abou Simbel
        [louqsor] Louqsor
       *[memphis] Memphis
    }
    .at =
        { $market ->
            [gizeh] à Gizeh
            [akhet-aton] à Akhet-Aton
            [abou-simbel] à Abou Simbel
            [louqsor] à Louqsor
           *[memphis] à Memphis
        }
    .of =
        { $market ->
            [gizeh] de Gizeh
            [akhet-aton] d’Akhet-Aton
            [abou-simbel] d’Abou Simbel
            [louqsor] de Louqsor
           *[memphis] de Memphis
        }
side-nefertiti =
    { $side ->
        [left] l’étal de gauche
       *[right] l’étal de droite
    }
place-nefertiti =
    { $place ->
        [upper] emplacement supérieur
       *[lower] emplacement inférieur { $value }
    }
    .short =
        { $place ->
            [upper] supérieur
           *[lower] inférieur { $value }
        }
symbol-nefertiti =
    { $symbol ->
        [coin] pièce
        [single] carte unique
       *[extra] carte supplémentaire
    }
plus-nefertiti =
    { $value ->
        [0] { "" }
       *[other] { " +" }{ $value }
    }
gift-nefertiti =
    { $gift ->
        [senet] senet
        [double] double senet
        [harp] harpe
        [chair] chaise
        [mirror] miroir
        [statuette] statuette
        [necklace] collier
        [goldwork] orfèvrerie
        [papyrus] papyrus
        [cup] coupe
        [akhenaton] Akhenaton
       *[travelling-thief] Voleur ambulant
    }{ plus-nefertiti }
    .one =
        { $gift ->
            [senet] un senet
            [double] un double senet
            [harp] une harpe
            [chair] une chaise
            [mirror] un miroir
            [statuette] une statuette
            [necklace] un collier
            [goldwork] une pièce d’orfèvrerie
            [papyrus] un papyrus
            [cup] une coupe
            [akhenaton] Akhenaton
           *[travelling-thief] le Voleur ambulant
        }{ plus-nefertiti }
    .many =
        { $gift ->
            [senet] senets
            [harp] harpes
            [chair] chaises
            [mirror] miroirs
            [statuette] statuettes
            [necklace] colliers
            [goldwork] orfèvrerie
            [papyrus] papyrus
           *[cup] coupes
        }
character-nefertiti =
    { $character ->
        [vizier] Vizir
        [first-merchant] Premier Marchand
        [merchant] Marchand
        [high-priest] Grand Prêtre
        [royal-maid] Servante royale
        [thief] Voleur
        [scribe] Scribe
        [treasurer] Trésorier
        [oracle] Oracle
        [beggar] Mendiant
        [merchant-of-amon] Marchand d’Amon
        [priest-of-amon] Prêtre d’Amon
        [royal-scribe] Scribe royal
        [travelling-thief] Voleur ambulant
       *[trader] Négociant
    }{ plus-nefertiti }
    .the =
        { $character ->
            [vizier] le Vizir
            [first-merchant] le Premier Marchand
            [merchant] un Marchand
            [high-priest] le Grand Prêtre
            [royal-maid] une Servante royale
            [thief] le Voleur
            [scribe] le Scribe
            [treasurer] le Trésorier
            [oracle] l’Oracle
            [beggar] le Mendiant
            [merchant-of-amon] le Marchand d’Amon
            [priest-of-amon] le Prêtre d’Amon
            [royal-scribe] le Scribe royal
            [travelling-thief] le Voleur ambulant
           *[trader] le Négociant
        }{ plus-nefertiti }
source-nefertiti =
    { $source ->
        [deben] Deben
       *[seals] sceaux
    }

## Pouvoirs

power-nefertiti-vizier = Marquez 2 points par type différent que vous possédez. Rien n’est défaussé.
power-nefertiti-first-merchant = Faites jusqu’à deux échanges comme un Marchand, avec deux joueurs différents.
power-nefertiti-merchant = Échangez un de vos cadeaux contre un cadeau d’un autre joueur, d’un type que vous possédez déjà ; payez la différence de valeur maximale.
power-nefertiti-high-priest = Faites ce tour-ci deux étapes au lieu d’une, l’une après l’autre : placez deux serviteurs.
power-nefertiti-royal-maid = Nommez un type. Tous ceux qui en possèdent en défaussent une carte et la marquent à sa valeur actuelle.
power-nefertiti-thief = Prenez un cadeau de votre choix, avec son sceau, sur le marché qui porte la tuile « Marché fermé ».
power-nefertiti-scribe = Choisissez un type que vous possédez : marquez chacun de ses cadeaux à sa valeur plus { $bonus }, puis défaussez-les tous.
power-nefertiti-treasurer = Prenez 1 à 4 Deben dans la Réserve d’un marché.
power-nefertiti-oracle = Regardez les cinq dernières cartes de la pioche, échangez des cadeaux contre certaines d’entre elles et remettez-les dans l’ordre de votre choix.
power-nefertiti-beggar = À chaque marché, prenez 1 Deben, retournez un cadeau face cachée ou ne faites rien.
power-nefertiti-merchant-of-amon = Défaussez autant de vos cadeaux que vous voulez pour 8 points chacun.
power-nefertiti-priest-of-amon = Gardez cette carte : à la fin, elle rapporte 0, 6, 9, 12 ou 15 points selon votre rang, du 1er au 5e.
power-nefertiti-royal-scribe = Choisissez n’importe lesquels de vos cadeaux : marquez chacun à sa valeur plus 1, puis défaussez-les.
power-nefertiti-travelling-thief = Prenez le cadeau le moins cher d’un marché ; cette carte prend sa place, et son acheteur l’utilise sur un autre marché.
power-nefertiti-trader = Faites jusqu’à deux échanges d’un de vos cadeaux contre un cadeau d’un marché ; payez la différence de valeur maximale.

## Conditions de fermeture

closing-nefertiti-group = ferme avec un groupe relié de { $needed } cases occupées ; le plus grand pour l’instant : { $now }
closing-nefertiti-colours = ferme avec des serviteurs de { $needed } couleurs (pour l’instant { $now }) ou avec { $pieces_needed } pions (pour l’instant { $pieces })
closing-nefertiti-levels = ferme quand chacun de ses { $needed } niveaux est occupé ; pour l’instant : { $now }
closing-nefertiti-line = ferme avec trois cases occupées sur une rangée, une colonne ou une diagonale ; le plus de cases alignées pour l’instant : { $now }
closing-nefertiti-sum =
    { $exactly ->
        [none] ferme quand les enchères occupées totalisent { $needed } ou plus ; pour l’instant : { $now }
       *[other] ferme quand les enchères occupées totalisent exactement { $exactly }, ou bien { $needed } ou plus ; pour l’instant : { $now }
    }
closing-nefertiti-dice =
    { $marked ->
        [none] ferme quand deux dés montrent tous deux des enchères occupées ; occupées pour l’instant : { list-nothing }
       *[other] ferme quand deux dés montrent tous deux des enchères occupées ; occupées pour l’instant : { $marked }
    }
closing-nefertiti-chain = ferme quand un dé ne dépasse pas la longueur de la plus longue chaîne ; pour l’instant : { $now }

## Options

option-nefertiti-players = Joueurs
    .help = De 2 à 5. À deux joueurs, des percepteurs agissent pour un propriétaire neutre (N14) ; à cinq, il faut Memphis (N13).
option-nefertiti-stalls = Étals visibles
    .help = discovery pour une première partie, advanced pour laisser décider le hasard à chaque marché, ou une lettre L (gauche) ou R (droite) par marché dans l’ordre Gizeh, Akhet-Aton, Abou Simbel, Louqsor (N2.1).
option-nefertiti-characters = Personnages
    .help = base pour le jeu de base, random pour en tirer six, un scénario (curse-of-amon, palace-intrigue, race-on-the-nile), ou six noms séparés par des virgules. Les Marchands et les Scribes sont toujours en jeu (N9.1).
option-nefertiti-memphis = Port de Memphis
    .help = Il apporte des cadeaux étrangers, des papyrus et un cinquième lieu pour les serviteurs (N12). Par défaut, il n’est en jeu qu’à cinq joueurs.
choice-nefertiti =
    { $choice ->
        [discovery] découverte
        [advanced] au hasard
        [base] jeu de base
        [random] six au hasard
        [curse-of-amon] La Malédiction d’Amon
        [palace-intrigue] Intrigues au palais
       *[race-on-the-nile] Course sur le Nil
    }
options-nefertiti-players = Néfertiti se joue de 2 à 5 joueurs, pas à { $players }.
options-nefertiti-five-need-memphis = À cinq joueurs, il faut Memphis (N9.2).
options-nefertiti-stalls = « { $given } » ne désigne pas des étals : écrivez discovery, advanced, ou L ou R pour chacun des quatre marchés.
options-nefertiti-character = « { $given } » n’est pas un choix de personnages.
options-nefertiti-character-copies = Il n’y a pas d’autre exemplaire de « { $given } ».
options-nefertiti-character-count = On choisit six personnages en plus des Marchands et des Scribes, pas { $count }.

## La table

table-nefertiti-market-open = { $market }, { $side }, ouvert : Réserve { $deben } Deben ; { $closes }.
table-nefertiti-market-closed = { $market }, { $side }, fermé : Réserve { $deben } Deben.
table-nefertiti-market-shut = { $market }, fermé définitivement : Réserve { $deben } Deben.
table-nefertiti-memphis-open = Memphis : Réserve { $deben } Deben ; cadeaux : { $gifts }.
table-nefertiti-memphis-closed = Memphis, où plus personne ne peut placer : Réserve { $deben } Deben ; cadeaux : { $gifts }.
table-nefertiti-bids = Enchères à { $market } : { $squares }.
table-nefertiti-square-collector = { $player } (percepteur)
table-nefertiti-gifts = Cartes à { $market } : { $gifts }.
table-nefertiti-with-seal = { $gift } avec un sceau
table-nefertiti-face-down = { $gift } face cachée
table-nefertiti-empty = vide
table-nefertiti-courses = Valeurs : { $courses }.
table-nefertiti-course = { $type } { $course } (propriétaires : { $owners })
table-nefertiti-player = { $player } : { $deben } Deben, sceaux : { $seals }, serviteurs en main : { $servants } ; cadeaux : { $gifts }.
table-nefertiti-collectors = { $player }, percepteurs en main : { $collectors }.
table-nefertiti-prestige = { $player }, prestige marqué en cours de partie : { $points } ({ $parts }).
table-nefertiti-priest = { $player } garde le Prêtre d’Amon.
table-nefertiti-neutral = Propriétaire neutre, cadeaux : { $gifts }.
table-nefertiti-characters = Personnages à recruter : { $characters }.
table-nefertiti-deck = Cartes dans la pioche : { $cards } ; sceaux au stock : { $seals }.
table-nefertiti-holder = { $player } garde les dés de Louqsor.
table-nefertiti-known = { $player } connaît les dernières cartes de la pioche.
table-nefertiti-bottom = Les dernières cartes de la pioche, telles que vous les connaissez : { $cards }.
table-nefertiti-discarded = Hors du jeu : { $gifts }.

## La fin

end-nefertiti-akhenaton = Le dernier marché est fermé : la partie est finie.
end-nefertiti-barren = Dix fermetures de suite n’ont apporté de carte à personne : la partie est finie.
outcome-nefertiti-tie = Prestige égal : { $player } a plus de Deben et gagne.
