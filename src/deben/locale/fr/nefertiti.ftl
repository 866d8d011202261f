### Nefertiti, ce que dit le programme pendant une partie. Le texte de référence est l'anglais.

game-nefertiti = Nefertiti
seat-nefertiti =
    { $seat ->
        [0] Joueur 1
        [1] Joueur 2
        [2] Joueur 3
        [3] Joueur 4
       *[4] Joueur 5
    }

## Noms

neutral-nefertiti = le possesseur neutre
market-nefertiti =
    { $market ->
        [gizeh] Gizeh
        [akhet-aton] Akhet-Aton
        [abou-simbel] Abou Simbel
        [louqsor] Louqsor
       *[memphis] Memphis
    }
side-nefertiti =
    { $side ->
        [left] l’étal de gauche
       *[right] l’étal de droite
    }
place-nefertiti =
    { $place ->
        [upper] l’emplacement supérieur
        [lower1] l’emplacement inférieur 1
        [lower2] l’emplacement inférieur 2
       *[lower3] l’emplacement inférieur 3
    }
    .short =
        { $place ->
            [upper] supérieur
            [lower1] inférieur 1
            [lower2] inférieur 2
           *[lower3] inférieur 3
        }
symbol-nefertiti =
    { $symbol ->
        [coin] pièce
        [single] carte unique
       *[extra] carte supplémentaire
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
       *[travelling-thief] Voleur itinérant
    }
    .one =
        { $gift ->
            [senet] un senet
            [double] un double senet
            [harp] une harpe
            [chair] une chaise
            [mirror] un miroir
            [statuette] une statuette
            [necklace] un collier
            [goldwork] une orfèvrerie
            [papyrus] un papyrus
            [cup] une coupe
            [akhenaton] Akhenaton
           *[travelling-thief] le Voleur itinérant
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
        [travelling-thief] Voleur itinérant
       *[trader] Négociant
    }
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
            [travelling-thief] le Voleur itinérant
           *[trader] le Négociant
        }
source-nefertiti =
    { $source ->
        [deben] Deben
       *[seals] sceaux
    }

## Pouvoirs

power-nefertiti-vizier = Marquez 2 points par type différent que vous possédez. Rien n’est défaussé.
power-nefertiti-first-merchant = Faites jusqu’à deux échanges comme ceux d’un Marchand, avec deux joueurs différents.
power-nefertiti-merchant = Échangez un de vos cadeaux contre un cadeau d’un autre joueur, d’un type que vous possédez déjà ; payez la différence de valeur maximale.
power-nefertiti-high-priest = Faites ce tour-ci deux étapes l’une après l’autre au lieu d’une : placez deux serviteurs.
power-nefertiti-royal-maid = Nommez un type. Tous ceux qui en possèdent en défaussent une carte et la marquent au cours du moment.
power-nefertiti-thief = Prenez un cadeau de votre choix, avec son sceau, sur le marché qui porte la tuile « Marché fermé ».
power-nefertiti-scribe = Choisissez un type que vous possédez : marquez chacun de ses cadeaux au cours plus { $bonus }, puis défaussez-les tous.
power-nefertiti-treasurer = Prenez 1 à 4 Deben dans la Réserve d’un marché.
power-nefertiti-oracle = Regardez les cinq dernières cartes de la pioche, échangez des cadeaux contre certaines d’entre elles et remettez-les dans l’ordre de votre choix.
power-nefertiti-beggar = À chaque marché, prenez 1 Deben, retournez un cadeau face cachée ou ne faites rien.
power-nefertiti-merchant-of-amon = Défaussez autant de vos cadeaux que vous voulez pour 8 points chacun.
power-nefertiti-priest-of-amon = Gardez cette carte : à la fin, elle rapporte 0, 6, 9, 12 ou 15 points selon votre rang, du 1er au 5e.
power-nefertiti-royal-scribe = Choisissez n’importe lesquels de vos cadeaux : marquez chacun au cours plus 1, puis défaussez-les.
power-nefertiti-travelling-thief = Prenez le cadeau le moins cher d’un marché ; cette carte prend sa place, et qui l’achète poursuit sur un autre marché.
power-nefertiti-trader = Faites jusqu’à deux échanges d’un de vos cadeaux contre un cadeau d’un marché ; payez la différence de valeur maximale.

## Conditions de fermeture

closing-nefertiti-group = ferme avec un groupe relié de { $size } cases occupées ; le plus grand à présent : { $now }
closing-nefertiti-colours = ferme avec des serviteurs de { $colours } couleurs (à présent { $now }) ou avec { $pieces } pions (à présent { $standing })
closing-nefertiti-levels = ferme quand chacun de ses { $levels } niveaux est occupé ; à présent : { $now }
closing-nefertiti-line = ferme avec trois cases occupées sur une ligne, une colonne ou une diagonale ; le plus sur une même ligne à présent : { $now }
closing-nefertiti-sum = ferme quand les offres occupées totalisent { $least } ou plus ; à présent : { $now }
closing-nefertiti-sum-exact = ferme quand les offres occupées totalisent exactement { $exactly }, ou bien { $least } ou plus ; à présent : { $now }
closing-nefertiti-dice = ferme quand deux dés montrent tous deux des offres occupées ; occupées à présent : { $bids }
closing-nefertiti-chain = ferme quand un dé ne dépasse pas la longueur de la plus longue chaîne ; à présent : { $now }

## Options

option-nefertiti-players = Joueurs
    .help = De 2 à 5. À deux joueurs, des collecteurs agissent pour un possesseur neutre (N14) ; à cinq, il faut Memphis (N13).
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
options-nefertiti-players = Nefertiti se joue de 2 à 5 joueurs, pas à { $players }.
options-nefertiti-five-need-memphis = À cinq joueurs, il faut Memphis (N9.2).
options-nefertiti-stalls = « { $given } » ne désigne pas des étals : écrivez discovery, advanced, ou L ou R pour chacun des quatre marchés.
options-nefertiti-character = « { $given } » n’est pas un choix de personnages.
options-nefertiti-character-copies = Il n’y a pas d’autre exemplaire de « { $given } ».
options-nefertiti-character-count = On choisit six personnages en plus des Marchands et des Scribes, pas { $count }.

## Raisons

reason-nefertiti-over = La partie est finie.
reason-nefertiti-not-now = Ce n’est pas ce qui est à décider. À faire maintenant : { $step }.
reason-nefertiti-step-is-due = Ce n’est pas facultatif : { $step }.
reason-nefertiti-use-power-once = { $character } : un pouvoir doit être utilisé au moins une fois.
reason-nefertiti-must-take = Le meilleur offrant doit prendre ce que paie son offre ; seule une carte supplémentaire peut être laissée.
reason-nefertiti-already-recruited = Un seul personnage par tour, et vous avez eu le vôtre : { $character }.
reason-nefertiti-too-late-to-recruit = On ne peut recruter un personnage qu’avant de placer.
reason-nefertiti-no-seal = Vous n’avez pas de sceau royal pour payer.
reason-nefertiti-character-gone = Il ne reste plus de tel personnage : { $character }.
reason-nefertiti-character-covered = { $character } : la carte est plus bas dans sa pile ; au-dessus : { $top }.
reason-nefertiti-priest-needs-servant = { $character } : le pouvoir serait sans effet, car vous n’avez de serviteur ni en main ni sur un marché.
reason-nefertiti-needs-own-gift = { $character } : le pouvoir serait sans effet, car vous ne possédez aucun cadeau.
reason-nefertiti-no-exchange-possible = { $character } : le pouvoir serait sans effet, car il n’y a pas d’échange que vous puissiez faire et payer.
reason-nefertiti-nobody-owns-anything = { $character } : le pouvoir serait sans effet, car personne ne possède de cadeau.
reason-nefertiti-nothing-to-steal = { $character } : le pouvoir serait sans effet, car il n’y a pas de cadeau face visible sous la tuile « Marché fermé », à { $market }.
reason-nefertiti-reserves-empty = { $character } : le pouvoir serait sans effet, car toutes les Réserves sont vides.
reason-nefertiti-deck-empty = { $character } : le pouvoir serait sans effet, car la pioche est vide.
reason-nefertiti-nowhere-to-travel = { $character } : le pouvoir serait sans effet, car aucun marché accessible n’a de cadeau face visible.
reason-nefertiti-no-trade-possible = { $character } : le pouvoir serait sans effet, car il n’y a sur les marchés aucun cadeau que vous puissiez échanger et payer.
reason-nefertiti-must-place = Vous devez placer un serviteur.
reason-nefertiti-must-close = Vous n’avez pas de serviteur en main : fermez un marché où vous en avez un.
reason-nefertiti-must-pass = Tous vos serviteurs sont à Memphis : vous ne pouvez que passer.
reason-nefertiti-no-memphis = Memphis n’est pas en jeu.
reason-nefertiti-memphis-closed = Depuis qu’Akhenaton a été pioché, plus personne ne peut placer à Memphis.
reason-nefertiti-priest-second-at-memphis = La seconde étape du Grand Prêtre ne peut pas se faire à Memphis.
reason-nefertiti-market-closed = Le marché est fermé : { $market }.
reason-nefertiti-market-closed-for-good = Le marché est fermé définitivement : { $market }.
reason-nefertiti-stall-hidden = À { $market }, la Réserve recouvre { $side }.
reason-nefertiti-square-taken = La case { $square } n’est pas libre : { $player } y a un pion.
reason-nefertiti-collector-own-stall = Vous avez placé un serviteur à { $market } ce tour-ci ; aucun collecteur ne peut donc y aller.
reason-nefertiti-collector-best-bid = En { $square }, le collecteur serait la meilleure offre : il faut un serviteur devant lui.
reason-nefertiti-servant-in-hand = Vous ne pouvez pas fermer de marché tant que vous avez des serviteurs en main : { $servants }.
reason-nefertiti-no-servant-there = Vous n’avez pas de serviteur à { $market }.
reason-nefertiti-pass-with-servant = Vous ne pouvez pas passer tant que vous avez des serviteurs en main : { $servants }.
reason-nefertiti-dice-later = Vous gardez les dés, mais on ne relance qu’à la fin d’un tour ultérieur.
reason-nefertiti-dice-not-yours = Vous ne gardez pas les dés de Louqsor.
reason-nefertiti-choose-by-kind = À Memphis, les cadeaux n’ont pas d’emplacement : choisissez par le nom.
reason-nefertiti-choose-by-place = Ici, on choisit les cadeaux par leur emplacement.
reason-nefertiti-place-empty = Il n’y a pas de carte à { $place } à { $market }.
reason-nefertiti-gift-face-down = Le cadeau à { $place } à { $market } est face cachée.
reason-nefertiti-upper-first = Vous avez commencé par des cadeaux inférieurs : le supérieur ne peut être pris qu’en premier.
reason-nefertiti-cannot-pay = Vous ne pouvez pas payer l’offre de { $bid } Deben : vous en avez { $deben }.
reason-nefertiti-traveller-no-gift = Le Voleur itinérant, à { $place } à { $market }, n’est pas un cadeau.
reason-nefertiti-not-cheapest = Le Voleur itinérant prend le cadeau le moins cher : valeur maximale { $lowest }, pas { $value }.
reason-nefertiti-nothing-to-give-for = Vous n’avez rien à donner pour ce cadeau, { $kind } : il faut un cadeau différent, et des Deben pour la différence ; vous en avez { $deben }.
reason-nefertiti-not-docked = Il n’y a pas de tel cadeau à Memphis : { $kind }.
reason-nefertiti-owner-lacks = On ne trouve pas ce cadeau chez { $owner } : { $kind }.
reason-nefertiti-needs-own-of-type = Vous devez posséder un cadeau du type voulu : { $type }.
reason-nefertiti-same-card = Les deux cartes doivent différer, et ce sont les mêmes : { $kind }.
reason-nefertiti-value-too-high = La valeur maximale de la carte prise ne peut pas être plus haute : { $kind } pour { $given }.
reason-nefertiti-not-at-bottom = Parmi les dernières cartes de la pioche, il n’y a pas de tel cadeau à prendre : { $kind }.
reason-nefertiti-not-held = Vous ne possédez pas de tel cadeau : { $kind }.
reason-nefertiti-too-expensive = La différence est de { $difference } Deben, et vous en avez { $deben }.
reason-nefertiti-just-taken = On ne peut échanger que des cadeaux que l’on avait auparavant, et celui-ci vient de la pioche : { $kind }.
reason-nefertiti-nothing-for-it = Parmi les dernières cartes de la pioche, il n’y a rien que vous puissiez avoir pour ce cadeau : { $kind }.
reason-nefertiti-wrong-type = Le type nommé à la Servante royale est { $type }, et ce cadeau est d’un autre type : { $kind }.
reason-nefertiti-already-chosen = Vous avez choisi tout ce que vous aviez de cette sorte : { $kind }.
reason-nefertiti-owner-self = Vous ne pouvez pas échanger avec vous-même.
reason-nefertiti-no-such-owner = Ce possesseur ne participe pas : { $owner }.
reason-nefertiti-same-partner = Le second échange doit se faire avec quelqu’un d’autre, pas de nouveau avec { $owner }.
reason-nefertiti-no-exchange-with = Avec { $owner }, il n’y a pas d’échange que vous puissiez faire et payer.
reason-nefertiti-nobody-owns-type = Personne ne possède de cadeau de ce type : { $type }.
reason-nefertiti-type-not-held = Vous ne possédez aucun cadeau de ce type : { $type }.
reason-nefertiti-same-reserve = Les Deben viennent de cette Réserve et doivent aller à d’autres : { $market }.
reason-nefertiti-no-power-at-memphis = Aucun personnage n’agit à Memphis.
reason-nefertiti-reserve-empty = La Réserve à { $market } est vide.
reason-nefertiti-akhenatons-market = Le Voleur itinérant ne peut pas aller là où Akhenaton a été pioché : { $market }.
reason-nefertiti-traveller-came-from = Le Voleur itinérant doit aller sur un autre marché que celui d’où il vient : { $market }.
reason-nefertiti-no-gift-there = Il n’y a pas de cadeau face visible à { $market }.
reason-nefertiti-no-trade-there = À { $market }, il n’y a pas de cadeau que vous puissiez échanger et payer.
reason-nefertiti-reserve-too-small = La Réserve à { $market } contient { $deben } Deben.
reason-nefertiti-card-already-put = La carte { $card } est déjà à sa place.
reason-nefertiti-no-such-card = Il n’y a pas de carte { $card } : il n’en reste que { $cards }.
reason-nefertiti-best-takes-no-half = La moitié de la Réserve n’est pas pour le meilleur offrant.

## Ce qui est attendu

step-nefertiti =
    { $step ->
        [turn] recruter un personnage ou placer un serviteur
        [servant] placer un serviteur
        [collector] placer un collecteur ou dire « terminé »
        [reroll] relancer les dés ou dire « terminé »
        [best] le meilleur offrant prend des cartes
        [discard] le meilleur offrant, qui ne peut pas payer, défausse un cadeau
        [buy] l’offrant achète une carte ou prend la moitié de la Réserve
        [collect] le collecteur répartit des Deben ou prend un cadeau
        [spread] choisir une Réserve pour un Deben
        [merchant-owner] choisir avec qui le Marchand échange
        [merchant-want] choisir le cadeau que le Marchand apporte
        [merchant-give] choisir le cadeau donné en échange
        [maid-type] nommer un type à la Servante royale
        [maid-discard] un cadeau est défaussé pour la Servante royale
        [thief] choisir le cadeau que vole le Voleur
        [scribe] choisir le type que compte le Scribe
        [treasurer-market] choisir le marché du Trésorier
        [treasurer-amount] choisir combien de Deben le Trésorier apporte
        [oracle-give] proposer un cadeau à l’Oracle ou dire « terminé »
        [oracle-take] prendre un cadeau parmi les dernières cartes
        [oracle-order] choisir la carte qui vient ensuite
        [beggar] le Mendiant prend un Deben, retourne un cadeau ou continue
        [amon-give] défausser un cadeau pour le Marchand d’Amon
        [royal-scribe] choisir des cadeaux pour le Scribe royal
        [traveller-market] choisir le marché du Voleur itinérant
        [traveller-gift] choisir parmi les cadeaux les moins chers
        [trader-market] choisir le marché du Négociant
        [trader-gift] choisir le cadeau que le Négociant apporte
       *[trader-give] choisir le cadeau donné en échange
    }

## Ce qui est à décider

prompt-nefertiti-turn = { $player }, à vous : recrutez un personnage ou placez un serviteur.
prompt-nefertiti-turn-close = { $player }, à vous, sans serviteur en main : recrutez un personnage ou fermez un marché où vous en avez un.
prompt-nefertiti-turn-pass = { $player }, tous vos serviteurs sont à Memphis : recrutez un personnage ou passez.
prompt-nefertiti-servant = { $player }, placez un serviteur.
prompt-nefertiti-servant-first = { $player }, placez le premier des deux serviteurs du Grand Prêtre.
prompt-nefertiti-servant-close = { $player }, vous n’avez pas de serviteur en main : fermez un marché où vous en avez un.
prompt-nefertiti-servant-pass = { $player }, tous vos serviteurs sont à Memphis : passez.
prompt-nefertiti-collector = { $player }, placez un collecteur ou dites « terminé ».
prompt-nefertiti-reroll = { $player }, vous gardez les dés de Louqsor : relancez-les ou dites « terminé ».
prompt-nefertiti-best = { $player }, vous êtes le meilleur offrant à { $market } avec { $bid } : prenez { prompt-nefertiti-cards }.
prompt-nefertiti-cards =
    { $choice ->
        [both] { prompt-nefertiti-cards.upper }, ou { prompt-nefertiti-cards.lower }
        [upper] { prompt-nefertiti-cards.upper }
       *[lower] { prompt-nefertiti-cards.lower }
    }
    .upper =
        { $seal ->
            [yes] la carte supérieure avec son sceau
           *[no] la carte supérieure
        }
    .lower =
        { $lower ->
            [one] la carte inférieure
           *[other] deux cartes inférieures
        }
prompt-nefertiti-best-single = { $player }, vous êtes le meilleur offrant à { $market } avec { $bid }, sur une case carte unique : prenez une carte.
prompt-nefertiti-best-extra = { $player }, vous êtes le meilleur offrant à { $market } avec { $bid }, sur une case carte supplémentaire : prenez { prompt-nefertiti-cards }, puis une inférieure de plus si vous voulez.
prompt-nefertiti-best-extra-upper = { $player }, vous êtes le meilleur offrant à { $market } avec { $bid }, sur une case carte supplémentaire : prenez { prompt-nefertiti-cards.upper }, puis aussi une inférieure si vous voulez ; ou bien prenez { prompt-nefertiti-cards.lower }.
prompt-nefertiti-best-second = { $player }, prenez une seconde carte inférieure à { $market }.
prompt-nefertiti-best-more = { $player }, prenez la carte inférieure supplémentaire à { $market } ou dites « terminé ».
prompt-nefertiti-best-memphis = { $player }, vous êtes le meilleur offrant à Memphis avec { $bid } : prenez un cadeau. Déjà pris : { $picks } sur 2.
prompt-nefertiti-discard = { $player }, vous êtes le meilleur offrant à { $market } mais ne pouvez pas payer { $bid } Deben : défaussez un de vos cadeaux.
prompt-nefertiti-buy = { $player }, votre offre à { $market } est de { $bid } : achetez une carte ou prenez la moitié de la Réserve, { $half } Deben.
prompt-nefertiti-buy-poor = { $player }, vous ne pouvez pas payer { $bid } Deben à { $market } : prenez la moitié de la Réserve, { $half } Deben.
prompt-nefertiti-buy-nothing = { $player }, il n’y a plus rien à acheter à { $market } : prenez la moitié de la Réserve, { $half } Deben.
prompt-nefertiti-collect = { $player }, votre collecteur à { $market } : répartissez des Deben sur les autres Réserves ou prenez un cadeau pour le possesseur neutre.
prompt-nefertiti-collect-gift = { $player }, votre collecteur à { $market } : prenez un cadeau pour le possesseur neutre.
prompt-nefertiti-collect-coins = { $player }, votre collecteur à { $market } : répartissez des Deben sur les autres Réserves.
prompt-nefertiti-spread = { $player }, choisissez une Réserve pour un Deben ; Deben à répartir depuis { $market } : { $spread }.
prompt-nefertiti-merchant-owner = { $player }, choisissez avec qui le Marchand échange.
prompt-nefertiti-merchant-again = { $player }, choisissez avec qui le Premier Marchand échange de nouveau ou dites « terminé ».
prompt-nefertiti-merchant-want = { $player }, choisissez le cadeau que vous voulez chez { $owner }.
prompt-nefertiti-merchant-give = { $player }, choisissez ce que vous donnez pour { $kind } ; de l’autre côté : { $owner }.
prompt-nefertiti-maid-type = { $player }, nommez un type à la Servante royale.
prompt-nefertiti-maid-discard = { $player }, défaussez une carte de ce type pour la Servante royale et marquez-la : { $type }.
prompt-nefertiti-maid-neutral = { $player }, choisissez la carte de ce type que défausse le possesseur neutre : { $type }.
prompt-nefertiti-thief = { $player }, choisissez le cadeau que le Voleur prend à { $market }.
prompt-nefertiti-scribe = { $player }, choisissez le type que compte le Scribe.
prompt-nefertiti-treasurer-market = { $player }, choisissez le marché dont le Trésorier ouvre la Réserve.
prompt-nefertiti-treasurer-amount = { $player }, choisissez combien de Deben le Trésorier prend à { $market }.
prompt-nefertiti-oracle-give = { $player }, l’Oracle vous montre : { $cards }. Proposez un cadeau en échange ou dites « terminé ».
prompt-nefertiti-oracle-take = { $player }, choisissez ce que vous prenez pour { $kind } parmi : { $cards }.
prompt-nefertiti-oracle-order = { $player }, choisissez la carte qui vient ensuite. Déjà en ordre : { $ordered }. Les cartes à présent : { $cards }.
prompt-nefertiti-beggar = { $player }, le Mendiant est à { $market } : prenez 1 Deben, retournez un cadeau face cachée ou continuez.
prompt-nefertiti-amon-give = { $player }, défaussez un cadeau pour le Marchand d’Amon, pour 8 points.
prompt-nefertiti-amon-again = { $player }, défaussez un autre cadeau pour 8 points ou dites « terminé ».
prompt-nefertiti-royal-scribe = { $player }, choisissez un cadeau pour le Scribe royal.
prompt-nefertiti-royal-scribe-again = { $player }, choisissez un autre cadeau pour le Scribe royal ou dites « terminé ». Choisis : { $cards }.
prompt-nefertiti-traveller-market = { $player }, choisissez le marché où va le Voleur itinérant.
prompt-nefertiti-traveller-gift = { $player }, plusieurs cadeaux à { $market } sont les moins chers : choisissez-en un.
prompt-nefertiti-trader-market = { $player }, choisissez le marché avec lequel le Négociant échange.
prompt-nefertiti-trader-again = { $player }, choisissez un marché pour un second échange ou dites « terminé ».
prompt-nefertiti-trader-gift = { $player }, choisissez le cadeau que vous voulez à { $market }.
prompt-nefertiti-trader-give = { $player }, choisissez ce que vous donnez pour { $kind }.

## Actions

action-nefertiti-recruit = Recruter { $character }
action-nefertiti-place = Placer en { $square } : { $market }, offre { $bid }
action-nefertiti-close = Fermer le marché : { $market }
action-nefertiti-pick = Choisir la carte à { $place }
action-nefertiti-pick-card = Choisir { $kind } à { $place }
action-nefertiti-want = Prendre { $kind }
action-nefertiti-give = Donner { $kind }
action-nefertiti-owner = Échanger avec { $owner }
action-nefertiti-type = Nommer un type : { $type }
action-nefertiti-market = Aller à { $market }
action-nefertiti-amount = Prendre { $amount } Deben
action-nefertiti-card = Poser ensuite la carte { $card }
action-nefertiti-half = Prendre la moitié de la Réserve
action-nefertiti-coins = Répartir des Deben sur les autres Réserves
action-nefertiti-coin = Prendre 1 Deben de la Réserve
action-nefertiti-roll = Relancer les dés
action-nefertiti-done = Terminé : rien de plus ici
action-nefertiti-pass = Passer

## Événements

event-nefertiti-recruited = { $player } recrute { $character }.
event-nefertiti-placed = { $player } place un serviteur à { $market } sur l’offre { $bid } ({ $square }).
event-nefertiti-placed-collector = { $player } place un collecteur à { $market } sur l’offre { $bid } ({ $square }).
event-nefertiti-earned-first = { $player }, en premier sur l’étal, prend { $amount } Deben de la Réserve à { $market }.
event-nefertiti-earned-coin = { $player } prend { $amount } Deben pour la pièce de la Réserve à { $market }.
event-nefertiti-earned-treasurer = Le Trésorier apporte à { $player } { $amount } Deben de la Réserve à { $market }.
event-nefertiti-earned-beggar = Le Mendiant apporte à { $player } { $amount } Deben de la Réserve à { $market }.
event-nefertiti-rolled =
    { $again ->
        [0] { $player } lance les dés : { $dice }.
       *[1] { $player } relance les dés : { $dice }.
    }
event-nefertiti-closing =
    { $by_hand ->
        [0] { $player } a rempli la condition : fermeture à { $market }.
       *[1] { $player } n’a pas de serviteur en main et ferme ce marché : { $market }.
    }
event-nefertiti-resolved = Au suivant à { $market } : { $player }.
event-nefertiti-resolved-collector = Au suivant à { $market }, un collecteur : { $player }.
event-nefertiti-paid = { $player } verse { $amount } Deben à la Réserve à { $market }.
event-nefertiti-taken = { $player } prend { $kind } à { $place } à { $market }.
event-nefertiti-taken-docked = { $player } prend { $kind } à Memphis.
event-nefertiti-seal-taken = { $player } prend le sceau royal à { $market }.
event-nefertiti-seal-supply = { $player } prend un sceau royal du stock pour le papyrus.
event-nefertiti-half-taken = { $player } prend la moitié de la Réserve à { $market } : { $amount } Deben.
event-nefertiti-unpaid = { $player } ne peut pas payer { $amount } Deben à { $market } et ne prend rien.
event-nefertiti-discarded = Défaussé par { $owner } : { $kind }.
event-nefertiti-coins-spread = { $player } déplace { $amount } Deben de la Réserve à { $market } vers celle à { $to }.
event-nefertiti-collected = Un collecteur ({ $player }) prend { $kind } à { $market } pour le possesseur neutre.
event-nefertiti-closed = La tuile « Marché fermé » va à { $market }, dont l’autre étal devient visible.
event-nefertiti-reopened = La tuile « Marché fermé » quitte ce marché, que l’on remplit de nouveau : { $market }.
event-nefertiti-moved-up = À { $market }, une carte passe de { $from } à { $to }.
event-nefertiti-drawn = À { $place } à { $market } arrive { $kind }.
event-nefertiti-seal-laid = Un sceau royal est posé à { $market }.
event-nefertiti-docked = À Memphis arrive { $kind }.
event-nefertiti-akhenaton = Akhenaton est pioché à { $market } : ce marché reste fermé définitivement. Deux marchés sont encore ouverts.
event-nefertiti-shut = Désormais fermé définitivement : { $market }.
event-nefertiti-attribution =
    { $last ->
        [0] Les cadeaux de Memphis sont attribués.
       *[1] Les cadeaux de Memphis sont attribués pour la dernière fois.
    }
event-nefertiti-went-home =
    { $collector ->
        [0] Un serviteur rentre de Memphis : { $player }.
       *[1] Un collecteur rentre de Memphis : { $player }.
    }
event-nefertiti-scored = { $player } marque avec { $character } : { $points }.
event-nefertiti-scored-card = { $player } marque avec { $character } pour { $kind } : { $points }.
event-nefertiti-exchanged = { $player } donne { $given } pour { $kind } ; de l’autre côté : { $owner }.
event-nefertiti-exchanged-paid = { $player } donne { $given } et { $paid } Deben pour { $kind } ; de l’autre côté : { $owner }.
event-nefertiti-traded = { $player } pose { $given } à { $place } à { $market } en échange.
event-nefertiti-traded-paid = { $player } pose { $given } à { $place } à { $market } en échange et verse { $paid } Deben à la Réserve.
event-nefertiti-oracle-saw = { $player } regarde les dernières cartes de la pioche : { $cards }.
event-nefertiti-oracle-exchanged = { $player } met { $given } sous la pioche pour { $kind }.
event-nefertiti-oracle-done = { $player } a remis les dernières cartes dans l’ordre de son choix.
event-nefertiti-turned-down = Le cadeau à { $place } à { $market } est retourné face cachée.
event-nefertiti-turned-up = Le cadeau à { $place } à { $market } est de nouveau face visible.
event-nefertiti-traveller-moved = Le Voleur itinérant est maintenant à { $place } à { $market }.
event-nefertiti-traveller-left = Le Voleur itinérant ne trouve de cadeau nulle part et quitte le jeu.
event-nefertiti-named = { $player } nomme un type à la Servante royale : { $type }.
event-nefertiti-priest-kept = { $player } garde le Prêtre d’Amon jusqu’à la fin.
event-nefertiti-passed = { $player } a tous ses serviteurs à Memphis et passe.
event-nefertiti-memphis-closed = Désormais, plus personne ne peut placer à Memphis.
event-nefertiti-ended =
    { $barren ->
        [0] Le dernier marché est fermé : la partie est finie.
       *[1] Dix fermetures sans carte achetée : la partie est finie.
    }

## La table

table-nefertiti-market-open = { $market }, { $side }, ouvert : Réserve { $deben } Deben ; { $closes }.
table-nefertiti-market-closed = { $market }, { $side }, fermé : Réserve { $deben } Deben.
table-nefertiti-market-shut = { $market }, fermé définitivement : Réserve { $deben } Deben.
table-nefertiti-memphis-open = Memphis : Réserve { $deben } Deben ; cadeaux : { $gifts }.
table-nefertiti-memphis-closed = Memphis, où plus personne ne peut placer : Réserve { $deben } Deben ; cadeaux : { $gifts }.
table-nefertiti-bids = Offres à { $market } : { $squares }.
table-nefertiti-square-collector = { $player } (collecteur)
table-nefertiti-gifts = Cartes à { $market } : { $gifts }.
table-nefertiti-with-seal = { $gift } avec un sceau
table-nefertiti-face-down = { $gift } face cachée
table-nefertiti-empty = vide
table-nefertiti-courses = Cours : { $courses }.
table-nefertiti-course = { $type } { $course } (possesseurs : { $owners })
table-nefertiti-player = { $player } : { $deben } Deben, sceaux : { $seals }, serviteurs en main : { $servants } ; cadeaux : { $gifts }.
table-nefertiti-collectors = { $player }, collecteurs en main : { $collectors }.
table-nefertiti-prestige = { $player }, prestige marqué en cours de partie : { $points } ({ $parts }).
table-nefertiti-priest = { $player } garde le Prêtre d’Amon.
table-nefertiti-neutral = Possesseur neutre, cadeaux : { $gifts }.
table-nefertiti-characters = Personnages à recruter : { $characters }.
table-nefertiti-deck = Cartes dans la pioche : { $cards } ; sceaux au stock : { $seals }.
table-nefertiti-holder = { $player } garde les dés de Louqsor.
table-nefertiti-known = { $player } connaît les dernières cartes de la pioche.
table-nefertiti-bottom = Les dernières cartes de la pioche, telles que vous les connaissez : { $cards }.
table-nefertiti-discarded = Hors du jeu : { $gifts }.
table-nefertiti-nothing = rien

## La fin

end-nefertiti-akhenaton = Le dernier marché est fermé ; la partie est donc finie.
end-nefertiti-barren = Dix fermetures de suite n’ont apporté de carte à personne ; la partie est donc finie.
outcome-nefertiti-tie = Prestige égal : { $player } a plus de Deben et gagne donc.

## Ce qui ne va pas dans une position

position-nefertiti-malformed-field = « { $text } » n’est pas un champ : un champ s’écrit nom=valeur
position-nefertiti-unknown-field = il n’y a pas de champ « { $field } » ; les champs sont { $known }
position-nefertiti-field-twice = le champ « { $field } » est donné deux fois
position-nefertiti-gifts-missing = aucun des champs g, a, s et l n’est donné : sans cadeaux sur un marché, il n’y a pas de position
position-nefertiti-bad-players = players=« { $text } » : Nefertiti se joue de 2 à 5 joueurs
position-nefertiti-five-need-memphis = à cinq joueurs, il faut Memphis (N9.2)
position-nefertiti-bad-began = began=« { $text } » : écrivez discovery, advanced, ou L ou R pour chacun des quatre marchés (N2.1)
position-nefertiti-bad-cast = cast=« { $text } » : écrivez base, random, un scénario, ou six noms de personnages séparés par des virgules (N9.1)
position-nefertiti-bad-number = { $field }=« { $text } » : écrivez un nombre de { $low } à { $high }
position-nefertiti-bad-numbers = { $field }=« { $text } » : écrivez { $count } nombres de 0 à 99 séparés par des virgules
position-nefertiti-bad-word = { $field }=« { $text } » est inconnu ; écrivez un de ces mots : { $known }
position-nefertiti-bad-seat = { $field }=« { $text } » : écrivez le numéro d’un siège, de 1 à { $players }, ou - pour personne
position-nefertiti-bad-stalls = stalls=« { $text } » : écrivez L ou R pour chacun des quatre marchés, comme RRRL (N1.1)
position-nefertiti-bad-card = { $field } : « { $text } » n’est pas une carte
position-nefertiti-bad-places = { $field }=« { $text } » : un marché a quatre emplacements, le supérieur d’abord, comme harp^,mirror,-,~chair (N1.1)
position-nefertiti-bad-square = pieces : « { $text } » n’est pas un pion sur une case ; écrivez la case et à qui est le pion, comme gr4:1 ou sl2a:c2
position-nefertiti-bad-prestige = prestige : « { $text } » n’est pas du prestige marqué en cours de partie ; écrivez le siège, le personnage et les points, comme 1:vizier:6 (N7.3)
position-nefertiti-bad-roll = roll=« { $text } » : écrivez un dé comme 4, ou deux comme 3+5
position-nefertiti-bad-luck = luck=« { $text } » : écrivez les 64 chiffres hexadécimaux qui déterminent les dés
position-nefertiti-no-memphis = { $field } : Memphis n’est pas en jeu (N12)
position-nefertiti-no-such-owner = { $field } : ce possesseur n’existe pas à { $players } joueurs (N14.1)
position-nefertiti-not-foreign = port : seuls des cadeaux étrangers viennent à Memphis, { $card } n’en est pas un (N12.5)
position-nefertiti-too-many-copies = { $card } apparaît { $count } fois ; cette partie en compte { $copies } (N1.5)
position-nefertiti-too-many-characters = { $name } apparaît { $count } fois ; cette partie en compte au plus { $copies } (N1.8)
position-nefertiti-traveller-twice = il n’y a qu’un Voleur itinérant : sa carte est sur un marché ou peut être recrutée (N10.6)
position-nefertiti-seal-on-empty = { $field } : il y a un sceau à l’emplacement supérieur, mais pas de carte (N2.6)
position-nefertiti-too-many-seals = { $count } sceaux sont chez les joueurs et sur les marchés ; il y en a { $total } (N1.4)
position-nefertiti-wrong-money = les joueurs et les Réserves ont { $total } Deben ; il en faut { $expected } (N1.3)
position-nefertiti-too-much-money = les joueurs et les Réserves ont { $total } Deben ; il peut y en avoir { $expected } au plus (N1.3, N14.6)
position-nefertiti-piece-hidden = pieces : { $square } est sur l’étal qui n’est pas visible (N1.1)
position-nefertiti-piece-twice = pieces : deux pions sont en { $square } (N3.4)
position-nefertiti-piece-on-closed = pieces : { $square } est sur un marché fermé (N5.8)
position-nefertiti-too-many-servants = { $player } a { $pieces } serviteurs sur le plateau ; chaque joueur en possède { $owned } (N2.3)
position-nefertiti-too-many-collectors = { $player } a { $pieces } collecteurs sur le plateau ; chaque joueur en possède { $owned } (N14.1)
position-nefertiti-wrong-total = avec { $deck } dans la pioche, le nombre de cartes est { $total } ; cette partie en a { $expected } (N1.5)
position-nefertiti-discarded-unclear = cartes qui ne sont nulle part : { $cards } ; nommez-les dans discarded, ou nommez toute la pioche (N5.8)
position-nefertiti-akhenaton-misplaced = Akhenaton est parmi les cinq dernières cartes de la pioche, ou a été pioché sur le marché nommé dans barred (N2.5, N6.1)
position-nefertiti-sunk-misplaced = sunk : la pioche n’a pas de place pour ces cartes parmi ses cinq dernières (N10.1)
position-nefertiti-wrong-tile = barred et shut nomment des marchés fermés définitivement, tous différents de celui qui porte la tuile, et shut demande barred (N6.1, N6.2)
position-nefertiti-aside-not-held = aside : ces cadeaux doivent encore être dans les mains du joueur dont c’est le tour (N10.1, N10.5)
position-nefertiti-holder-without-piece = holder : on ne garde les dés que tant que Louqsor est ouvert et qu’un pion s’y trouve (N4.6)
position-nefertiti-closing-missing = phase { $phase } : dites dans closing quel marché est en train d’être traité (N5)
position-nefertiti-closing-out-of-place = closing ne va pas avec la phase { $phase } (N5)
position-nefertiti-closing-not-open = closing : { $name } n’est pas ouvert (N5)
position-nefertiti-wrong-piece = phase { $phase } : le premier pion dans l’ordre des offres à { $name } n’est pas de ceux qui en décident (N5.1)
position-nefertiti-wrong-recruit = phase { $phase } : ce n’est pas une décision du personnage recruté, { $name } (N3.1)
position-nefertiti-wrong-steps = steps={ $steps } ne va pas avec la phase { $phase } (N3.2, N8.4)
position-nefertiti-missing-for-phase = phase { $phase } : il faut le champ { $field }
position-nefertiti-not-over = phase over : la partie finit quand aucun marché n’est ouvert, ou après dix fermetures stériles (N6.2, N6.3)
position-nefertiti-is-over = aucun marché n’est ouvert, ou dix fermetures ont été stériles : la phase doit être over (N6.2, N6.3)
position-nefertiti-step-impossible = phase { $phase } : il n’y a rien à y décider dans cette position

basis-nefertiti = offres : { $values } ; symboles : { $symbols }
basis-nefertiti-stated = d’après la règle imprimée
basis-nefertiti-deduced = par déduction
basis-nefertiti-reconstructed = par reconstitution
basis-nefertiti-partly = { $sure } ({ $stated } d’après la règle imprimée)
