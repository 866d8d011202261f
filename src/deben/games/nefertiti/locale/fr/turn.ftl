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
prompt-nefertiti-collector = { $seat }, placez un percepteur ou choisissez « Terminé ».
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
                               *[other] { $seat }, prenez une seconde carte inférieure à { $market }, ou aussi la supérieure.
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
        [none] { $seat }, votre percepteur à { $market } : prenez un cadeau pour le propriétaire neutre.
       *[other]
            { $offer ->
                [none] { $seat }, votre percepteur à { $market } : répartissez des Deben sur les autres Réserves.
               *[other] { $seat }, votre percepteur à { $market } : répartissez des Deben sur les autres Réserves ou prenez un cadeau pour le propriétaire neutre.
            }
    }
prompt-nefertiti-spread = { $seat }, choisissez une Réserve pour le prochain Deben { $market_of } ; à répartir : { $spread }.
prompt-nefertiti-merchant-owner =
    { $done ->
        [none] { $seat }, choisissez avec qui le Marchand échange.
       *[other] { $seat }, choisissez avec qui le Premier Marchand échange de nouveau, ou « Terminé ».
    }
prompt-nefertiti-merchant-want = { $seat }, choisissez le cadeau que vous voulez (échange avec { $owner }).
prompt-nefertiti-merchant-give = { $seat }, choisissez ce que vous donnez pour { $card_one } (échange avec { $owner }).
prompt-nefertiti-maid-type = { $seat }, nommez un type pour la Servante royale.
prompt-nefertiti-maid-discard =
    { $asked ->
        [neutral] { $seat }, choisissez la carte de ce type que défausse le propriétaire neutre : { $gift }.
       *[other] { $seat }, défaussez une carte de ce type pour la Servante royale et marquez-la : { $gift }.
    }
prompt-nefertiti-thief = { $seat }, choisissez le cadeau que le Voleur prend à { $tile }.
prompt-nefertiti-scribe = { $seat }, choisissez le type que marque le Scribe.
prompt-nefertiti-treasurer-market = { $seat }, choisissez le marché dont le Trésorier ouvre la Réserve.
prompt-nefertiti-treasurer-amount = { $seat }, choisissez combien de Deben le Trésorier prend à { $at }.
prompt-nefertiti-oracle-give = { $seat }, l’Oracle vous montre : { $bottom }. Proposez un cadeau en échange ou choisissez « Terminé ».
prompt-nefertiti-oracle-take = { $seat }, choisissez ce que vous prenez pour { $card_one } parmi : { $bottom }.
prompt-nefertiti-oracle-order =
    { $ordered ->
        [0] { $seat }, mettez les cartes dans l’ordre où elles seront piochées : { $bottom }.
       *[other] { $seat }, choisissez la carte qui sera piochée ensuite. Déjà en place : { $ordered }. Les cartes : { $bottom }.
    }
prompt-nefertiti-beggar = { $seat }, le Mendiant est à { $at } : prenez 1 Deben, retournez un cadeau face cachée ou choisissez « Terminé ».
prompt-nefertiti-amon-give =
    { $done ->
        [none] { $seat }, défaussez un cadeau pour le Marchand d’Amon, pour 8 points.
       *[other] { $seat }, défaussez un autre cadeau pour 8 points ou choisissez « Terminé ».
    }
prompt-nefertiti-royal-scribe =
    { $done ->
        [none] { $seat }, choisissez un cadeau pour le Scribe royal.
       *[other] { $seat }, choisissez un autre cadeau pour le Scribe royal, ou « Terminé ». Choisis : { $aside }.
    }
prompt-nefertiti-traveller-market = { $seat }, choisissez le marché où va le Voleur ambulant.
prompt-nefertiti-traveller-gift = { $seat }, plusieurs cadeaux à { $at } ont la plus basse valeur maximale : choisissez-en un.
prompt-nefertiti-trader-market =
    { $done ->
        [none] { $seat }, choisissez le marché avec lequel le Négociant échange.
       *[other] { $seat }, choisissez un marché pour un second échange, ou « Terminé ».
    }
prompt-nefertiti-trader-gift = { $seat }, choisissez le cadeau que vous voulez à { $at }.
prompt-nefertiti-trader-give = { $seat }, choisissez ce que vous donnez pour { $card_one }.

## Actions

action-nefertiti-recruit = Recruter { $character_the }
    .did = { $who } recruté { $character_the }
action-nefertiti-place = Placer en { $square } : { $square_market }, enchère { $square_bid }
    .did = { $who } enchéri { $square_bid } à { $square_market }
action-nefertiti-collector = Placer un percepteur en { $square } : { $square_market }, enchère { $square_bid }
    .did = { $who } placé un percepteur sur l’enchère { $square_bid } à { $square_market }
action-nefertiti-close = Fermer { $market }
    .did = { $who } fermé { $market }
action-nefertiti-pick =
    { $card ->
        [none] Choisir la carte à l’{ $place }
       *[other]
            { $phase ->
                [best] Prendre { $card_one } à l’{ $place }
                [buy] Acheter { $card_one } à l’{ $place }
                [collect] Prendre { $card_one } à l’{ $place }
                [thief] Voler { $card_one } à l’{ $place }
                [beggar] Retourner { $card_one } face cachée à l’{ $place }
                [traveller-gift] Prendre { $card_one } à l’{ $place }
               *[other] Choisir { $card_one } à l’{ $place }
            }
    }
    .did =
        { $card ->
            [none] { $who } choisi la carte à l’{ $place }
           *[other]
                { $phase ->
                    [best] { $who } pris { $card_one } à l’{ $place }
                    [buy] { $who } acheté { $card_one } à l’{ $place }
                    [collect] { $who } pris { $card_one } à l’{ $place }
                    [thief] { $who } volé { $card_one } à l’{ $place }
                    [beggar] { $who } retourné { $card_one } face cachée à l’{ $place }
                    [traveller-gift] { $who } pris { $card_one } à l’{ $place }
                   *[other] { $who } choisi { $card_one } à l’{ $place }
                }
        }
action-nefertiti-want =
    { $phase ->
        [buy] Acheter { $card_one }
       *[other] Prendre { $card_one }
    }
    .did =
        { $phase ->
            [buy] { $who } acheté { $card_one }
           *[other] { $who } pris { $card_one }
        }
action-nefertiti-give =
    { $phase ->
        [discard] Défausser { $card_one }
        [maid-discard] Défausser { $card_one }
        [amon-give] Défausser { $card_one }
        [royal-scribe] Marquer { $card_one }
        [merchant-give] Échanger { $card_one }
        [trader-give] Échanger { $card_one }
        [oracle-give] Échanger { $card_one }
       *[other] Donner { $card_one }
    }
    .did =
        { $phase ->
            [discard] { $who } défaussé { $card_one }
            [maid-discard] { $who } défaussé { $card_one }
            [amon-give] { $who } défaussé { $card_one }
            [royal-scribe] { $who } marqué { $card_one }
            [merchant-give] { $who } échangé { $card_one }
            [trader-give] { $who } échangé { $card_one }
            [oracle-give] { $who } échangé { $card_one }
           *[other] { $who } donné { $card_one }
        }
action-nefertiti-owner = Échanger avec { $owner }
    .did = { $who } fait un échange avec { $owner }
action-nefertiti-type =
    { $phase ->
        [scribe] Marquer ce type : { $gift }
       *[other] Nommer un type : { $gift }
    }
    .did =
        { $phase ->
            [scribe] { $who } marqué ce type : { $gift }
           *[other] { $who } nommé un type : { $gift }
        }
action-nefertiti-market =
    { $phase ->
        [spread] Poser 1 Deben sur la Réserve { $market_of }
        [treasurer-market] Prendre des Deben à { $market }
        [traveller-market] Envoyer le Voleur ambulant à { $market }
        [trader-market] Échanger à { $market }
       *[other] Choisir { $market }
    }
    .did =
        { $phase ->
            [spread] { $who } posé 1 Deben sur la Réserve { $market_of }
            [treasurer-market] { $who } pris des Deben à { $market }
            [traveller-market] { $who } envoyé le Voleur ambulant à { $market }
            [trader-market] { $who } échangé à { $market }
           *[other] { $who } choisi { $market }
        }
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
action-nefertiti-half =
    { $amount ->
        [0] Passer : la Réserve est vide
       *[other] Prendre la moitié de la Réserve
    }
    .did =
        { $amount ->
            [0] { $who } passé : la Réserve était vide
           *[other] { $who } pris la moitié de la Réserve
        }
action-nefertiti-coins = Répartir des Deben sur les autres Réserves
    .did = { $who } réparti des Deben sur les autres Réserves
action-nefertiti-coin = Prendre 1 Deben de la Réserve
    .did = { $who } pris 1 Deben de la Réserve
action-nefertiti-roll = Relancer les dés
    .did = { $who } relancé les dés
action-nefertiti-done = Terminé : rien de plus
    .did = { $who } renoncé au reste
action-nefertiti-pass = Passer
    .did = { $who } passé

## Événements

event-nefertiti-recruited = { $seat } recrute { $character_the }.
event-nefertiti-placed =
    { $collector ->
        [1] { $seat } place un percepteur à { $square_market } sur l’enchère { $square_bid } ({ $square }).
       *[other] { $seat } place un serviteur à { $square_market } sur l’enchère { $square_bid } ({ $square }).
    }
event-nefertiti-earned =
    { $why ->
        [first-servant] { $seat }, en premier sur l’étal, prend { $amount } Deben de la Réserve { $market_of }.
        [coin] { $seat } prend { $amount } Deben pour la pièce de la Réserve { $market_of }.
        [treasurer] Le Trésorier apporte à { $seat } { $amount } Deben de la Réserve { $market_of }.
       *[beggar] Le Mendiant apporte à { $seat } { $amount } Deben de la Réserve { $market_of }.
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
        [0] { $seat } a rempli la condition : { $market } ferme.
       *[1] { $seat } n’a pas de serviteur en main et ferme { $market }.
    }
event-nefertiti-resolved =
    { $collector ->
        [1] Puis, à { $market } : { $seat }, avec un percepteur.
       *[other] Puis, à { $market } : { $seat }.
    }
event-nefertiti-paid = { $seat } verse { $amount } Deben à la Réserve { $market_of }.
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
       *[other] { $seat } prend la moitié de la Réserve { $market_of } : { $amount } Deben.
    }
event-nefertiti-unpaid = { $seat } ne peut pas payer { $amount } Deben à { $market } et ne prend rien.
event-nefertiti-discarded = { $owner_first } défausse { $kind_one }.
event-nefertiti-coins-spread = { $seat } déplace { $amount } Deben de la Réserve { $market_of } vers celle { $to_of }.
event-nefertiti-collected = Un percepteur ({ $seat }) prend { $kind_one } à { $market } pour le propriétaire neutre.
event-nefertiti-closed = La tuile « Marché fermé » va à { $market }, où l’autre étal devient visible.
event-nefertiti-reopened = La tuile « Marché fermé » quitte { $market }, que l’on remplit de nouveau.
event-nefertiti-moved-up = À { $market }, une carte passe de l’{ $from_place } à l’{ $to_place }.
event-nefertiti-drawn = Arrive à { $market }, { $place } : { $kind_one }.
event-nefertiti-seal-laid = Un sceau royal est posé à { $market }.
event-nefertiti-docked = Arrive à Memphis : { $kind_one }.
event-nefertiti-akhenaton = Akhenaton est pioché à { $market } : ce marché reste fermé définitivement. Deux marchés sont encore ouverts.
event-nefertiti-shut = { $market } est désormais fermé définitivement.
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
       *[1] Un percepteur rentre de Memphis : { $seat }.
    }
event-nefertiti-scored =
    { $kind ->
        [none] { $seat } marque avec { $scorer_the } : { $points }.
       *[other] { $seat } marque avec { $scorer_the } pour { $kind_one } : { $points }.
    }
event-nefertiti-exchanged =
    { $paid ->
        [0] { $seat } échange { $given_one } contre { $taken_one } avec { $owner }.
       *[other] { $seat } échange { $given_one } contre { $taken_one } avec { $owner } et paie { $paid } Deben.
    }
event-nefertiti-traded =
    { $paid ->
        [0] { $seat } pose { $given_one } à { $market } ({ $place }) en échange.
       *[other] { $seat } pose { $given_one } à { $market } ({ $place }) en échange et verse { $paid } Deben à la Réserve.
    }
event-nefertiti-oracle-saw = { $seat } regarde les dernières cartes de la pioche : { $cards }.
event-nefertiti-oracle-exchanged = { $seat } échange { $given_one } contre { $taken_one } sous la pioche.
event-nefertiti-oracle-done = { $seat } a remis les dernières cartes dans l’ordre de son choix.
event-nefertiti-turned-down = Le cadeau à { $market } ({ $place }) est retourné face cachée.
event-nefertiti-turned-up = Le cadeau à { $market } ({ $place }) est de nouveau face visible.
event-nefertiti-traveller-moved = Le Voleur ambulant est maintenant à { $market } ({ $place }).
event-nefertiti-traveller-left = Le Voleur ambulant ne trouve de cadeau nulle part et quitte le jeu.
event-nefertiti-named = { $seat } nomme un type pour la Servante royale : { $type }.
event-nefertiti-priest-kept = { $seat } garde le Prêtre d’Amon jusqu’à la fin.
event-nefertiti-passed = { $seat } a tous ses serviteurs à Memphis et passe.
event-nefertiti-turn = { "" }
event-nefertiti-memphis-closed = Désormais, plus personne ne peut placer à Memphis.
event-nefertiti-ended =
    { $barren ->
        [0] Le dernier marché est fermé : la partie est finie.
       *[1] Dix fermetures sans carte prise : la partie est finie.
    }
