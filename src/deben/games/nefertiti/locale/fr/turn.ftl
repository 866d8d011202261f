### Nefertiti : ce qui est à décider, ce qui est fait, et ce qui en résulte.

## Ce qui est à décider

prompt-nefertiti-turn =
    { $close ->
        [none]
            { $pass ->
                [none]
                    { $recruit ->
                        [none] { $seat }, à vous : placez un serviteur.
                       *[other] { $seat }, à vous : recrutez un personnage ou placez un serviteur.
                    }
               *[other]
                    { $recruit ->
                        [none] { $seat }, tous vos serviteurs sont à Memphis : passez.
                       *[other] { $seat }, tous vos serviteurs sont à Memphis : recrutez un personnage ou passez.
                    }
            }
       *[other]
            { $recruit ->
                [none] { $seat }, à vous, sans serviteur en main : fermez un marché où vous en avez un.
               *[other] { $seat }, à vous, sans serviteur en main : recrutez un personnage ou fermez un marché où vous en avez un.
            }
    }
prompt-nefertiti-servant =
    { $close ->
        [none]
            { $pass ->
                [none]
                    { $steps ->
                        [2] { $seat }, placez le premier des deux serviteurs du Grand Prêtre.
                       *[other] { $seat }, placez un serviteur.
                    }
               *[other] { $seat }, tous vos serviteurs sont à Memphis : passez.
            }
       *[other] { $seat }, vous n’avez pas de serviteur en main : fermez un marché où vous en avez un.
    }
prompt-nefertiti-collector = { $seat }, placez un collecteur ou choisissez « Terminé ».
prompt-nefertiti-reroll = { $seat }, vous gardez les dés de Louqsor : relancez-les ou choisissez « Terminé ».
prompt-nefertiti-best =
    { $picks ->
        [0]
            { $symbol ->
                [single] { $seat }, vous êtes le plus offrant à { $market } avec { $bid }, sur une case carte unique : prenez une carte.
                [extra]
                    { $lower ->
                        [none] { prompt-nefertiti-best.plain }
                        [3] { $seat }, vous êtes le plus offrant à { $market } avec { $bid }, sur une case carte supplémentaire : prenez { offer-nefertiti }, puis une inférieure de plus si vous voulez.
                       *[other]
                            { $upper ->
                                [none] { prompt-nefertiti-best.plain }
                               *[other] { $seat }, vous êtes le plus offrant à { $market } avec { $bid }, sur une case carte supplémentaire : prenez { offer-nefertiti.upper }, puis aussi une inférieure si vous voulez ; ou bien prenez { offer-nefertiti.lower }.
                            }
                    }
               *[other]
                    { $want ->
                        [none] { prompt-nefertiti-best.plain }
                       *[other] { prompt-nefertiti-best.memphis }
                    }
            }
       *[other]
            { $want ->
                [none]
                    { $done ->
                        [none]
                            { $upper ->
                                [none] { $seat }, prenez une seconde carte inférieure à { $market }.
                               *[other] { $seat }, prenez une seconde carte inférieure à { $market }, ou en plus la supérieure.
                            }
                       *[other] { $seat }, prenez la carte inférieure supplémentaire à { $market } ou choisissez « Terminé ».
                    }
               *[other] { prompt-nefertiti-best.memphis }
            }
    }
    .plain = { $seat }, vous êtes le plus offrant à { $market } avec { $bid } : prenez { offer-nefertiti }.
    .memphis = { $seat }, vous êtes le plus offrant à Memphis avec { $bid } : prenez un cadeau. Déjà pris : { $picks } sur 2.
offer-nefertiti =
    { $upper ->
        [none] { offer-nefertiti.lower }
       *[other]
            { $lower ->
                [none] { offer-nefertiti.upper }
               *[other] { offer-nefertiti.upper }, ou { offer-nefertiti.lower }
            }
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
prompt-nefertiti-discard = { $seat }, vous êtes le plus offrant à { $market } mais ne pouvez pas payer { $bid } Deben : défaussez un de vos cadeaux.
prompt-nefertiti-buy =
    { $offer ->
        [none]
            { $short ->
                [0] { $seat }, il n’y a plus rien à acheter à { $market } : { prompt-nefertiti-buy.half }.
               *[other] { $seat }, vous ne pouvez pas payer { $bid } Deben à { $market } : { prompt-nefertiti-buy.half }.
            }
       *[other] { $seat }, votre enchère à { $market } est de { $bid } : achetez une carte, ou { prompt-nefertiti-buy.half }.
    }
    .half =
        { $half ->
            [0] passez, car la Réserve est vide
           *[other] prenez la moitié de la Réserve, { $half } Deben
        }
prompt-nefertiti-collect =
    { $coins ->
        [none] { $seat }, votre collecteur à { $market } : prenez un cadeau pour le propriétaire neutre.
       *[other]
            { $offer ->
                [none] { $seat }, votre collecteur à { $market } : répartissez des Deben sur les autres Réserves.
               *[other] { $seat }, votre collecteur à { $market } : répartissez des Deben sur les autres Réserves ou prenez un cadeau pour le propriétaire neutre.
            }
    }
prompt-nefertiti-spread = { $seat }, choisissez une Réserve pour un Deben ; Deben à répartir depuis { $market } : { $spread }.
prompt-nefertiti-merchant-owner =
    { $done ->
        [none] { $seat }, choisissez avec qui le Marchand échange.
       *[other] { $seat }, choisissez avec qui le Premier Marchand échange de nouveau, ou bien « Terminé ».
    }
prompt-nefertiti-merchant-want = { $seat }, choisissez le cadeau que vous voulez chez { $owner }.
prompt-nefertiti-merchant-give = { $seat }, choisissez ce que vous donnez pour { $card_one } ; de l’autre côté : { $owner }.
prompt-nefertiti-maid-type = { $seat }, nommez un type à la Servante royale.
prompt-nefertiti-maid-discard =
    { $asked ->
        [neutral] { $seat }, choisissez la carte de ce type que défausse le propriétaire neutre : { $gift }.
       *[other] { $seat }, défaussez une carte de ce type pour la Servante royale et marquez-la : { $gift }.
    }
prompt-nefertiti-thief = { $seat }, choisissez le cadeau que le Voleur prend à { $tile }.
prompt-nefertiti-scribe = { $seat }, choisissez le type que compte le Scribe.
prompt-nefertiti-treasurer-market = { $seat }, choisissez le marché dont le Trésorier ouvre la Réserve.
prompt-nefertiti-treasurer-amount = { $seat }, choisissez combien de Deben le Trésorier prend à { $at }.
prompt-nefertiti-oracle-give = { $seat }, l’Oracle vous montre : { $bottom }. Proposez un cadeau en échange ou choisissez « Terminé ».
prompt-nefertiti-oracle-take = { $seat }, choisissez ce que vous prenez pour { $card_one } parmi : { $bottom }.
prompt-nefertiti-oracle-order = { $seat }, choisissez la carte qui vient ensuite. Déjà en ordre : { $ordered }. Les cartes à présent : { $bottom }.
prompt-nefertiti-beggar = { $seat }, le Mendiant est à { $at } : prenez 1 Deben, retournez un cadeau face cachée ou continuez.
prompt-nefertiti-amon-give =
    { $done ->
        [none] { $seat }, défaussez un cadeau pour le Marchand d’Amon, pour 8 points.
       *[other] { $seat }, défaussez un autre cadeau pour 8 points ou choisissez « Terminé ».
    }
prompt-nefertiti-royal-scribe =
    { $done ->
        [none] { $seat }, choisissez un cadeau pour le Scribe royal.
       *[other] { $seat }, choisissez un autre cadeau pour le Scribe royal, ou bien « Terminé ». Choisis : { $aside }.
    }
prompt-nefertiti-traveller-market = { $seat }, choisissez le marché où va le Voleur itinérant.
prompt-nefertiti-traveller-gift = { $seat }, plusieurs cadeaux à { $at } ont la plus basse valeur maximale : choisissez-en un.
prompt-nefertiti-trader-market =
    { $done ->
        [none] { $seat }, choisissez le marché avec lequel le Négociant échange.
       *[other] { $seat }, choisissez un marché pour un second échange, ou bien « Terminé ».
    }
prompt-nefertiti-trader-gift = { $seat }, choisissez le cadeau que vous voulez à { $at }.
prompt-nefertiti-trader-give = { $seat }, choisissez ce que vous donnez pour { $card_one }.

## Actions

action-nefertiti-recruit = Recruter { $character_the }
    .did = { $who } recruté { $character_the }
action-nefertiti-place = Placer en { $square } : { $square_market }, enchère { $square_bid }
    .did = { $who } enchéri { $square_bid } à { $square_market }
action-nefertiti-collector = Placer un collecteur en { $square } : { $square_market }, enchère { $square_bid }
    .did = { $who } placé un collecteur sur l’enchère { $square_bid } à { $square_market }
action-nefertiti-close = Fermer le marché : { $market }
    .did = { $who } fermé le marché : { $market }
action-nefertiti-pick =
    { $card ->
        [none] Choisir la carte à l’{ $place }
       *[other] Choisir { $card_one } à l’{ $place }
    }
    .did =
        { $card ->
            [none] { $who } choisi la carte à l’{ $place }
           *[other] { $who } choisi { $card_one } à l’{ $place }
        }
action-nefertiti-want = Prendre { $card_one }
    .did = { $who } pris { $card_one }
action-nefertiti-give = Donner { $card_one }
    .did = { $who } donné { $card_one }
action-nefertiti-owner = Échanger avec { $owner }
    .did = { $who } fait un échange avec { $owner }
action-nefertiti-type = Nommer un type : { $gift }
    .did = { $who } nommé un type : { $gift }
action-nefertiti-market = Aller à { $market }
    .did = { $who } choisi { $market }
action-nefertiti-amount = Prendre { $amount } Deben
    .did = { $who } pris { $amount } Deben
action-nefertiti-order =
    { $card ->
        [none] Poser ensuite la carte { $position }
       *[other] Poser ensuite cette carte : { $card }
    }
    .did =
        { $card ->
            [none] { $who } posé ensuite la carte { $position }
           *[other] { $who } posé ensuite cette carte : { $card }
        }
action-nefertiti-half = Prendre la moitié de la Réserve
    .did = { $who } pris la moitié de la Réserve
action-nefertiti-coins = Répartir des Deben sur les autres Réserves
    .did = { $who } réparti des Deben sur les autres Réserves
action-nefertiti-coin = Prendre 1 Deben de la Réserve
    .did = { $who } pris 1 Deben de la Réserve
action-nefertiti-roll = Relancer les dés
    .did = { $who } relancé les dés
action-nefertiti-done = Terminé : rien de plus ici
    .did = { $who } renoncé au reste
action-nefertiti-pass = Passer
    .did = { $who } passé

## Événements

event-nefertiti-recruited = { $seat } recrute { $character_the }.
event-nefertiti-placed =
    { $collector ->
        [1] { $seat } place un collecteur à { $square_market } sur l’enchère { $square_bid } ({ $square }).
       *[other] { $seat } place un serviteur à { $square_market } sur l’enchère { $square_bid } ({ $square }).
    }
event-nefertiti-earned =
    { $why ->
        [first-servant] { $seat }, en premier sur l’étal, prend { $amount } Deben de la Réserve à { $market }.
        [coin] { $seat } prend { $amount } Deben pour la pièce de la Réserve à { $market }.
        [treasurer] Le Trésorier apporte à { $seat } { $amount } Deben de la Réserve à { $market }.
       *[beggar] Le Mendiant apporte à { $seat } { $amount } Deben de la Réserve à { $market }.
    }
event-nefertiti-rolled =
    { $again ->
        [0]
            { $second ->
                [0] { $seat } lance les dés : { $first }.
               *[other] { $seat } lance les dés : { $first } + { $second }.
            }
       *[1]
            { $second ->
                [0] { $seat } relance les dés : { $first }.
               *[other] { $seat } relance les dés : { $first } + { $second }.
            }
    }
event-nefertiti-closing =
    { $by_hand ->
        [0] { $seat } a rempli la condition : fermeture à { $market }.
       *[1] { $seat } n’a pas de serviteur en main et ferme ce marché : { $market }.
    }
event-nefertiti-resolved =
    { $collector ->
        [1] Au suivant à { $market }, un collecteur : { $seat }.
       *[other] Au suivant à { $market } : { $seat }.
    }
event-nefertiti-paid = { $seat } verse { $amount } Deben à la Réserve à { $market }.
event-nefertiti-taken =
    { $place ->
        [none] { $seat } prend { $kind_one } à Memphis.
       *[other] { $seat } prend { $kind_one } à { $market } ({ $place }).
    }
event-nefertiti-seal-taken =
    { $market ->
        [none] { $seat } prend un sceau royal du stock pour le papyrus.
       *[other] { $seat } prend le sceau royal à { $market }.
    }
event-nefertiti-half-taken =
    { $amount ->
        [0] { $seat } passe à { $market } : la Réserve est vide.
       *[other] { $seat } prend la moitié de la Réserve à { $market } : { $amount } Deben.
    }
event-nefertiti-unpaid = { $seat } ne peut pas payer { $amount } Deben à { $market } et ne prend rien.
event-nefertiti-discarded = Défaussé par { $owner } : { $kind_one }.
event-nefertiti-coins-spread = { $seat } déplace { $amount } Deben de la Réserve à { $market } vers celle à { $to }.
event-nefertiti-collected = Un collecteur ({ $seat }) prend { $kind_one } à { $market } pour le propriétaire neutre.
event-nefertiti-closed = La tuile « Marché fermé » va à { $market }, dont l’autre étal devient visible.
event-nefertiti-reopened = La tuile « Marché fermé » quitte ce marché, que l’on remplit de nouveau : { $market }.
event-nefertiti-moved-up = À { $market }, une carte passe de l’{ $from_place } à l’{ $to_place }.
event-nefertiti-drawn = À { $market } ({ $place }) arrive { $kind_one }.
event-nefertiti-seal-laid = Un sceau royal est posé à { $market }.
event-nefertiti-docked = À Memphis arrive { $kind_one }.
event-nefertiti-akhenaton = Akhenaton est pioché à { $market } : ce marché reste fermé définitivement. Deux marchés sont encore ouverts.
event-nefertiti-shut = Désormais fermé définitivement : { $market }.
event-nefertiti-attribution =
    { $gifts ->
        [0] Tous les serviteurs sont à Memphis, et il n’y a là aucun cadeau.
       *[other]
            { $last ->
                [0] Les cadeaux de Memphis sont attribués.
               *[1] Les cadeaux de Memphis sont attribués pour la dernière fois.
            }
    }
event-nefertiti-went-home =
    { $collector ->
        [0] Un serviteur rentre de Memphis : { $seat }.
       *[1] Un collecteur rentre de Memphis : { $seat }.
    }
event-nefertiti-scored =
    { $kind ->
        [none] { $seat } marque avec { $scorer_the } : { $points }.
       *[other] { $seat } marque avec { $scorer_the } pour { $kind_one } : { $points }.
    }
event-nefertiti-exchanged =
    { $paid ->
        [0] { $seat } donne { $given_one } pour { $taken_one } ; de l’autre côté : { $owner }.
       *[other] { $seat } donne { $given_one } et { $paid } Deben pour { $taken_one } ; de l’autre côté : { $owner }.
    }
event-nefertiti-traded =
    { $paid ->
        [0] { $seat } pose { $given_one } à { $market } ({ $place }) en échange.
       *[other] { $seat } pose { $given_one } à { $market } ({ $place }) en échange et verse { $paid } Deben à la Réserve.
    }
event-nefertiti-oracle-saw = { $seat } regarde les dernières cartes de la pioche : { $cards }.
event-nefertiti-oracle-exchanged = { $seat } met { $given_one } sous la pioche pour { $taken_one }.
event-nefertiti-oracle-done = { $seat } a remis les dernières cartes dans l’ordre de son choix.
event-nefertiti-turned-down = Le cadeau à { $market } ({ $place }) est retourné face cachée.
event-nefertiti-turned-up = Le cadeau à { $market } ({ $place }) est de nouveau face visible.
event-nefertiti-traveller-moved = Le Voleur itinérant est maintenant à { $market } ({ $place }).
event-nefertiti-traveller-left = Le Voleur itinérant ne trouve de cadeau nulle part et quitte le jeu.
event-nefertiti-named = { $seat } nomme un type à la Servante royale : { $type }.
event-nefertiti-priest-kept = { $seat } garde le Prêtre d’Amon jusqu’à la fin.
event-nefertiti-passed = { $seat } a tous ses serviteurs à Memphis et passe.
event-nefertiti-turn = { "" }
event-nefertiti-memphis-closed = Désormais, plus personne ne peut placer à Memphis.
event-nefertiti-ended =
    { $barren ->
        [0] Le dernier marché est fermé : la partie est finie.
       *[1] Dix fermetures sans carte achetée : la partie est finie.
    }
