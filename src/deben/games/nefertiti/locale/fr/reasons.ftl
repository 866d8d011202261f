### Nefertiti : pourquoi quelque chose n’est pas permis, et ce qui est attendu.

## Raisons

reason-nefertiti-over = La partie est finie.
reason-nefertiti-not-now = Pas maintenant. À faire : { $step }.
reason-nefertiti-step-is-due = Ce n’est pas facultatif : { $step }.
reason-nefertiti-use-power-once = { $character } : un pouvoir doit être utilisé au moins une fois.
reason-nefertiti-must-take = Le plus offrant doit prendre ce que paie son enchère ; seule la carte supplémentaire est facultative.
reason-nefertiti-already-recruited = Un seul personnage par tour, et vous avez eu le vôtre : { $character }.
reason-nefertiti-too-late-to-recruit = On ne peut recruter un personnage qu’avant de placer.
reason-nefertiti-no-seal = Vous n’avez pas de sceau royal pour payer.
reason-nefertiti-character-gone = Il ne reste plus aucun exemplaire de ce personnage : { $character }.
reason-nefertiti-character-not-in-play = Ce personnage ne participe pas à cette partie : { $character }.
reason-nefertiti-character-gone-or-not-drawn = Personnage indisponible : { $character }. Il est déjà parti, ou n’a jamais été tiré pour cette partie.
reason-nefertiti-character-covered = { $character } : la carte est plus bas dans sa pile ; au-dessus : { $top }.
reason-nefertiti-priest-needs-servant = { $character } : le pouvoir serait sans effet, car vous n’avez de serviteur ni en main ni sur un marché.
reason-nefertiti-needs-own-gift = { $character } : le pouvoir serait sans effet, car vous ne possédez aucun cadeau.
reason-nefertiti-no-exchange-possible = { $character } : le pouvoir serait sans effet, car il n’y a pas d’échange que vous puissiez faire et payer.
reason-nefertiti-nobody-owns-anything = { $character } : le pouvoir serait sans effet, car personne ne possède de cadeau.
reason-nefertiti-nothing-to-steal = { $character } : le pouvoir serait sans effet, car il n’y a pas de cadeau face visible sous la tuile « Marché fermé », à { $market }.
reason-nefertiti-reserves-empty = { $character } : le pouvoir serait sans effet, car les Réserves des quatre marchés sont vides.
reason-nefertiti-nothing-to-beg = { $character } : le pouvoir serait sans effet, car aucun marché n’a de Deben ni de cadeau face visible.
reason-nefertiti-deck-empty = { $character } : le pouvoir serait sans effet, car la pioche est vide.
reason-nefertiti-nowhere-to-travel = { $character } : le pouvoir serait sans effet, car aucun marché accessible n’a de cadeau face visible.
reason-nefertiti-no-trade-possible = { $character } : le pouvoir serait sans effet, car il n’y a sur les marchés aucun cadeau que vous puissiez échanger et payer.
reason-nefertiti-must-place = Vous devez placer un serviteur.
reason-nefertiti-must-close = Vous n’avez pas de serviteur en main : fermez un marché où vous en avez un.
reason-nefertiti-must-pass = Tous vos serviteurs sont à Memphis : vous ne pouvez que passer.
reason-nefertiti-no-memphis = Memphis n’est pas en jeu.
reason-nefertiti-memphis-closed = Depuis qu’Akhenaton a été pioché, plus personne ne peut placer à Memphis.
reason-nefertiti-priest-second-at-memphis = La seconde étape du Grand Prêtre ne peut pas se faire à Memphis.
reason-nefertiti-market-closed = { $market } est fermé.
reason-nefertiti-market-closed-for-good = { $market } est fermé définitivement.
reason-nefertiti-stall-hidden = À { $market }, la Réserve recouvre { $side }.
reason-nefertiti-square-taken = La case { $square } est occupée : { $seat } y a un pion.
reason-nefertiti-collector-own-stall = Vous avez placé un serviteur à { $market } ce tour-ci ; aucun percepteur ne peut donc y aller.
reason-nefertiti-collector-best-bid = En { $square }, le percepteur serait la plus haute enchère : il faut un serviteur devant lui.
reason-nefertiti-servant-in-hand = Vous ne pouvez pas fermer de marché tant que vous avez des serviteurs en main : { $servants }.
reason-nefertiti-no-servant-there = Vous n’avez pas de serviteur à { $market }.
reason-nefertiti-pass-with-servant = Vous ne pouvez pas passer tant que vous avez des serviteurs en main : { $servants }.
reason-nefertiti-dice-later = Vous gardez les dés, mais on ne relance qu’à la fin d’un tour ultérieur.
reason-nefertiti-dice-at-end = Vous gardez les dés, mais on ne relance qu’à la fin de ce tour.
reason-nefertiti-dice-not-yours = Vous ne gardez pas les dés de Louqsor.
reason-nefertiti-choose-by-kind = À Memphis, les cadeaux n’ont pas d’emplacement : choisissez-les par leur nom.
reason-nefertiti-choose-by-place = Ici, on choisit les cadeaux par leur emplacement.
reason-nefertiti-place-empty = Il n’y a pas de carte à { $market } ({ $place }).
reason-nefertiti-gift-face-down = Le cadeau à { $market } ({ $place }) est face cachée.
reason-nefertiti-upper-instead = La carte supérieure ne peut pas s’ajouter aux cartes inférieures déjà prises.
reason-nefertiti-cannot-pay = Vous ne pouvez pas payer l’enchère de { $bid } Deben : vous en avez { $deben }.
reason-nefertiti-traveller-no-gift = Le Voleur ambulant, à { $market } ({ $place }), n’est pas un cadeau.
reason-nefertiti-not-cheapest = Le Voleur ambulant prend le cadeau le moins cher : valeur maximale { $lowest }, pas { $value }.
reason-nefertiti-nothing-to-give-for = Vous n’avez rien à donner pour ce cadeau, { $kind } : il faut un cadeau différent, et des Deben pour la différence ; vous en avez { $deben }.
reason-nefertiti-not-docked = Il n’y a pas de tel cadeau à Memphis : { $kind }.
reason-nefertiti-owner-lacks = { $owner_first } n’a pas ce cadeau : { $kind }.
reason-nefertiti-needs-own-of-type = Vous devez posséder un cadeau du type voulu : { $type }.
reason-nefertiti-same-card = Les deux cartes doivent être différentes, et ce sont les mêmes : { $kind }.
reason-nefertiti-value-too-high = La valeur maximale de la carte prise ne peut pas être plus haute : { $kind } pour { $given }.
reason-nefertiti-not-at-bottom = Parmi les dernières cartes de la pioche, il n’y a pas de tel cadeau à prendre : { $kind }.
reason-nefertiti-not-held = Vous ne possédez pas de tel cadeau : { $kind }.
reason-nefertiti-too-expensive = La différence est de { $difference } Deben, et vous en avez { $deben }.
reason-nefertiti-just-taken = On ne peut échanger que des cadeaux que l’on avait auparavant, et celui-ci vient de la pioche : { $kind }.
reason-nefertiti-nothing-for-it = Parmi les dernières cartes de la pioche, il n’y a rien que vous puissiez avoir pour ce cadeau : { $kind }.
reason-nefertiti-wrong-type = Le type nommé pour la Servante royale est { $type }, et ce cadeau est d’un autre type : { $kind }.
reason-nefertiti-already-chosen = Vous avez déjà choisi tous vos cadeaux de cette sorte : { $kind }.
reason-nefertiti-owner-self = Vous ne pouvez pas échanger avec vous-même.
reason-nefertiti-no-such-owner = Ce propriétaire ne participe pas : { $owner }.
reason-nefertiti-same-partner = Le second échange doit se faire avec quelqu’un d’autre, pas de nouveau avec { $owner }.
reason-nefertiti-no-exchange-with = Avec { $owner }, il n’y a pas d’échange que vous puissiez faire et payer.
reason-nefertiti-nobody-owns-type = Personne ne possède de cadeau de ce type : { $type }.
reason-nefertiti-type-not-held = Vous ne possédez aucun cadeau de ce type : { $type }.
reason-nefertiti-same-reserve = Les Deben viennent de { $market } et doivent aller sur d’autres Réserves.
reason-nefertiti-no-power-at-memphis = Aucun personnage n’agit à Memphis.
reason-nefertiti-reserve-empty = La Réserve { $market_of } est vide.
reason-nefertiti-akhenatons-market = Le Voleur ambulant ne peut pas aller là où Akhenaton a été pioché : { $market }.
reason-nefertiti-traveller-came-from = Le Voleur ambulant doit aller sur un autre marché que celui d’où il vient : { $market }.
reason-nefertiti-no-gift-there = Il n’y a pas de cadeau face visible à { $market }.
reason-nefertiti-no-trade-there = { $market } n’a pas de cadeau que vous puissiez échanger et payer.
reason-nefertiti-reserve-too-small = La Réserve { $market_of } ne contient que { $deben } Deben.
reason-nefertiti-card-already-put = La carte { $card } est déjà à sa place.
reason-nefertiti-no-such-card = Il n’y a pas de carte { $card } : il n’en reste que { $cards }.
reason-nefertiti-best-takes-no-half = La moitié de la Réserve n’est pas pour le plus offrant.
reason-nefertiti-exchange-begun = Un échange commencé doit être terminé : { $step }.
reason-nefertiti-recruit-or-pass = Tous vos serviteurs sont à Memphis : recrutez un personnage ou passez.

## Ce qui est attendu

step-nefertiti =
    { $step ->
        [turn] recruter un personnage ou placer un serviteur
        [servant] placer un serviteur
        [collector] placer un percepteur ou choisir « Terminé »
        [reroll] relancer les dés ou choisir « Terminé »
        [best] prendre des cartes en tant que plus offrant
        [discard] défausser un cadeau, en tant que plus offrant qui ne peut pas payer
        [buy] acheter une carte ou prendre la moitié de la Réserve
        [collect] répartir des Deben ou prendre un cadeau avec le percepteur
        [spread] choisir une Réserve pour un Deben
        [merchant-owner] choisir avec qui le Marchand échange
        [merchant-want] choisir le cadeau que le Marchand apporte
        [merchant-give] choisir le cadeau donné en échange
        [maid-type] nommer un type pour la Servante royale
        [maid-discard] défausser un cadeau pour la Servante royale
        [thief] choisir le cadeau que vole le Voleur
        [scribe] choisir le type que marque le Scribe
        [treasurer-market] choisir le marché du Trésorier
        [treasurer-amount] choisir combien de Deben le Trésorier apporte
        [oracle-give] proposer un cadeau à l’Oracle ou choisir « Terminé »
        [oracle-take] prendre un cadeau parmi les dernières cartes
        [oracle-order] choisir la carte qui sera piochée ensuite
        [beggar] prendre un Deben ou retourner un cadeau avec le Mendiant, ou choisir « Terminé »
        [amon-give] défausser un cadeau pour le Marchand d’Amon
        [royal-scribe] choisir des cadeaux pour le Scribe royal
        [traveller-market] choisir le marché du Voleur ambulant
        [traveller-gift] choisir parmi les cadeaux les moins chers
        [trader-market] choisir le marché du Négociant
        [trader-gift] choisir le cadeau que le Négociant apporte
        [recruit-or-close] recruter un personnage ou fermer un marché où vous avez un serviteur
        [close] fermer un marché où vous avez un serviteur
        [recruit-or-pass] recruter un personnage ou passer
        [pass] passer
        [buy-or-pass] acheter une carte ou passer
        [half] prendre la moitié de la Réserve
        [extra] prendre la carte inférieure supplémentaire ou choisir « Terminé »
        [merchant-again] choisir avec qui le Premier Marchand échange de nouveau, ou « Terminé »
        [trader-again] choisir un marché pour le second échange du Négociant, ou « Terminé »
        [amon-again] défausser un autre cadeau pour le Marchand d’Amon ou choisir « Terminé »
        [royal-scribe-again] choisir d’autres cadeaux pour le Scribe royal, ou « Terminé »
       *[trader-give] choisir le cadeau donné en échange
    }
