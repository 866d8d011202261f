### Nefertiti : ce qui est à décider, ce qui est fait, et ce qui en résulte.

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
event-nefertiti-attribution-nothing = Tous les serviteurs sont à Memphis, et il n’y a là aucun cadeau.
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
