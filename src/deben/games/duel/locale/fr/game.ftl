### Imhotep : Le Duel, ce que dit le programme pendant une partie. Le texte de référence est l'anglais.

game-duel = Imhotep : Le Duel
seat-duel =
    { $seat ->
        [0] Néfertiti
       *[1] Akhenaton
    }
    .bot = { seat-duel }

## Noms

-token-take = Prendre
-token-build = Déploiement
-token-rush = Ruée
-token-swap = Échanger et décharger
face-duel =
    { $face ->
        [o] obélisque
        [l] pyramide claire
        [d] pyramide foncée
        [t] temple { $value }
        [c] chambre funéraire { $value }
        [T] { -token-take }
        [B] { -token-build }
        [R] { -token-rush }
       *[S] { -token-swap }
    }
    .one =
        { $face ->
            [o] un obélisque
            [l] une pyramide claire
            [d] une pyramide foncée
            [t] un temple { $value }
            [c] la chambre funéraire { $value }
            [T] un jeton { -token-take }
            [B] un jeton { -token-build }
            [R] un jeton { -token-rush }
           *[S] un jeton { -token-swap }
        }
token-duel =
    { $token ->
        [take] { -token-take }
        [build] { -token-build }
        [rush] { -token-rush }
       *[swap] { -token-swap }
    }
source-duel =
    { $source ->
        [obelisk] obélisque
        [temple] temple
        [pyramids] pyramides
        [chamber] chambre funéraire
        [tokens] jetons action
       *[pawns] pions au port
    }
side-duel = face { $side }
boat-duel = bateau { $boat }

## Options

option-duel-sides = Faces des lieux
    .help = Une lettre par lieu, dans l’ordre obélisque, temple, pyramides, chambre funéraire : de AAAA à BBBB. Les deux faces ne rapportent pas de la même façon (D8) ; les deux joueurs utilisent toujours les mêmes.
options-duel-sides = « { $given } » ne désigne pas des faces : écrivez A ou B pour chacun des quatre lieux.

## Raisons

reason-duel-over = La partie est finie.
reason-duel-pass-is-forced = On ne passe que lorsqu’on ne peut rien faire d’autre.
reason-duel-nothing-to-decline = Il n’y a pas d’étape facultative à laquelle renoncer.
reason-duel-step-is-due = Cette étape du jeton { $token } n’est pas facultative : { $step }.
reason-duel-finish-the-token-first = Terminez d’abord le jeton { $token } : { $step }.
reason-duel-one-token-a-turn = Un seul jeton action par tour, et vous avez joué { $token }.
reason-duel-play-token-first = Il faut pour cela jouer d’abord le jeton { $token }.
reason-duel-no-pawn = Vous n’avez aucun pion en réserve.
reason-duel-square-taken = La case { $square } n’est pas libre : { $seat } y a un pion.
reason-duel-rush-square-makes-no-unload = Avec votre pion en { $square }, aucun bateau ne pourrait être déchargé, ce que la Ruée exige.
reason-duel-boat-gone = Le bateau { $boat } a quitté le jeu.
reason-duel-lane-too-empty =
    { $pawns ->
        [0] Il n’y a aucun pion dans la rangée ou colonne du bateau { $boat } ; il en faut 2.
       *[1] Il n’y a qu’un pion dans la rangée ou colonne du bateau { $boat } ; il en faut 2.
    }
reason-duel-no-such-token = Vous n’avez pas de jeton { $token }.
reason-duel-nothing-to-take = Les bateaux ne portent que des jetons action : il n’y a rien à prendre.
reason-duel-needs-two-pawns =
    { $pawns ->
        [0] Le Déploiement demande 2 pions en réserve, et vous n’en avez aucun.
       *[1] Le Déploiement demande 2 pions en réserve, et vous n’en avez qu’un.
    }
reason-duel-rush-needs-pawn = La Ruée demande un pion en réserve, et vous n’en avez aucun.
reason-duel-rush-needs-unload = La Ruée demande un bateau à décharger, et aucune case libre ne le permettrait.
reason-duel-nothing-to-unload = Échanger et décharger demande un bateau à décharger, et il n’y en a pas en ce moment.
reason-duel-action-token-not-takeable = Un jeton action ne peut pas être pris : { $token } occupe l’emplacement { $slot } du bateau { $boat }.

## Étapes d'un jeton action

step-duel =
    { $step ->
        [take] choisir le jeton à prendre
        [build] placer un pion
        [build-again] placer un troisième pion ou choisir « Terminé »
        [rush-place] placer votre pion
        [rush-unload] décharger un bateau
        [rush-again] décharger un second bateau ou choisir « Terminé »
        [swap] choisir deux jetons à intervertir
       *[swap-unload] décharger un bateau
    }

## Ce qui est à décider

prompt-duel-turn =
    { $pass ->
        [none] { $seat }, à vous : placez un pion, déchargez un bateau ou jouez un jeton action.
       *[other] { $seat }, vous ne pouvez rien faire : passez.
    }
prompt-duel-take = { $seat }, choisissez le jeton à prendre.
prompt-duel-build =
    { $placed ->
        [1] { $seat }, placez un pion ({ -token-build } : pion 2 sur 2–3).
        [2] { $seat }, placez un troisième pion ou choisissez « Terminé » ({ -token-build } : pion 3 sur 3).
       *[other] { $seat }, placez un pion ({ -token-build } : pion 1 sur 2–3).
    }
prompt-duel-rush-place = { $seat }, placez un pion de façon à pouvoir décharger un bateau ({ -token-rush } : étape 1 sur 2–3).
prompt-duel-rush-unload = { $seat }, déchargez un bateau ({ -token-rush } : étape 2 sur 2–3).
prompt-duel-rush-again = { $seat }, déchargez un second bateau ou choisissez « Terminé » ({ -token-rush } : étape 3 sur 3).
prompt-duel-swap = { $seat }, choisissez deux jetons d’un même bateau à intervertir ({ -token-swap } : étape 1 sur 2).
prompt-duel-swap-unload = { $seat }, déchargez maintenant un bateau ({ -token-swap } : étape 2 sur 2).

## Actions

action-duel-place = Placer un pion en { $square }
    .did = { $who } placé un pion en { $square }
action-duel-unload = Décharger le bateau { $boat }
    .did = { $who } déchargé le bateau { $boat }
action-duel-play = Jouer le jeton { $token }
    .did = { $who } joué le jeton { $token }
action-duel-take =
    { $card ->
        [none] Prendre le jeton de l’emplacement { $slot } du bateau { $boat }
       *[other] Prendre { $card_one } à l’emplacement { $slot } du bateau { $boat }
    }
    .did =
        { $card ->
            [none] { $who } pris le jeton de l’emplacement { $slot } du bateau { $boat }
           *[other] { $who } pris { $card_one } à l’emplacement { $slot } du bateau { $boat }
        }
action-duel-swap = Intervertir les emplacements { $slot } et { $other } du bateau { $boat }
    .did = { $who } interverti les emplacements { $slot } et { $other } du bateau { $boat }
action-duel-done = Terminé : renoncer à l’étape facultative
    .did = { $who } renoncé à l’étape facultative
action-duel-pass = Passer
    .did = { $who } passé

## Événements

event-duel-placed = { $seat } place un pion en { $square }.
event-duel-unloaded = { $seat } décharge le bateau { $boat }.
event-duel-taken =
    { $square ->
        [none] { $seat } prend { $face_one } à l’emplacement { $slot } du bateau { $boat }.
       *[other] { $seat } prend { $face_one } à l’emplacement { $slot } avec le pion en { $square }.
    }
event-duel-removed = Personne ne prend l’emplacement { $slot } du bateau { $boat } : { $face_one } quitte le jeu.
event-duel-refilled = Arrive à l’emplacement { $slot } du bateau { $boat } : { $face_one }.
event-duel-left = La pioche est épuisée : le bateau { $boat } s’en va.
event-duel-played = { $seat } joue le jeton { $token }.
event-duel-revealed = De l’entrepôt vient { $face_one }, à l’emplacement { $slot } du bateau { $boat }.
event-duel-swapped = { $seat } intervertit les emplacements { $slot } et { $other } du bateau { $boat }.
event-duel-fifth-obelisk = { $seat } arrive avant l’autre à cinq obélisques.
event-duel-passed = { $seat } ne peut rien faire et passe.
event-duel-turn = { "" }
event-duel-ended = Il ne reste qu’un bateau : la partie est finie.

## La table

table-duel-sides = Faces : { $sides }.
table-duel-row = Rangée { $row } : { $squares }.
table-duel-free = libre
table-duel-boat = Bateau { $boat }, en s’éloignant du port : { $tokens } ; pions dans sa rangée ou colonne : { $pawns }.
table-duel-boat-gone = Bateau { $boat } : parti.
table-duel-reserve = { $player }, pions en réserve : { $pawns }.
table-duel-hidden = Jetons dans la pioche : { $pile } ; dans l’entrepôt : { $warehouse }.
table-duel-removed = Hors du jeu : { $tokens }.
held-duel-obelisk = { $player }, obélisques : { $count }.
held-duel-temple = { $player }, temple : { $values }.
held-duel-pyramids = { $player }, pyramides : claire { $light }, foncée { $dark }.
held-duel-chamber = { $player }, chambre funéraire : { $numbers }.
held-duel-tokens = { $player }, jetons action : { $tokens }.

## La fin

end-duel-last-boat = Il ne reste qu’un bateau : la partie est finie.
outcome-duel-tie = Égalité de points : { $player } n’a pas commencé et gagne.

## Ce qui ne va pas dans une position

position-duel-malformed-field = « { $text } » n’est pas un champ : un champ s’écrit nom=valeur
position-duel-unknown-field = il n’y a pas de champ « { $field } » ; les champs sont { $known }
position-duel-field-twice = le champ « { $field } » est donné deux fois
position-duel-boats-missing = le champ boats manque : sans bateaux, il n’y a pas de position
position-duel-bad-sides = sides=« { $text } » : écrivez A ou B pour chacun des quatre lieux (D1.5)
position-duel-bad-seat = { $field }=« { $text } » : écrivez N pour Néfertiti ou A pour Akhenaton
position-duel-bad-phase = phase=« { $text } » est inconnu ; les phases sont { $known }
position-duel-bad-placed = placed=« { $text } » : écrivez combien de pions du Déploiement sont déjà placés, de 0 à 2 (D6.2)
position-duel-bad-port = port=« { $text } » : écrivez trois rangées de trois cases comme N.A/.../..N, avec N, A ou un point pour chacune (D1.2)
position-duel-too-many-pawns = { $player } a { $pawns } pions dans le port ; chaque joueur en possède 4 (D1.4)
position-duel-bad-token = { $field } : « { $text } » ne commence pas par le code d’un jeton
position-duel-wrong-boat-count = le nombre de bateaux est { $boats } ; écrivez-les tous les six, avec - pour chacun qui est parti (D1.2)
position-duel-boat-half-empty = bateau { $boat } : le nombre de jetons est { $tokens } au lieu de 3 ; un bateau parti s’écrit - (D5.4)
position-duel-face-down = { $field } : les jetons y sont face visible, aucun ne peut être « ? » (D9.1)
position-duel-too-many-copies = { $token } apparaît { $count } fois ; le jeu en compte { $copies } (D1.1)
position-duel-warehouse-too-long = il y a { $tokens } jetons dans l’entrepôt ; il en contient 3 (D1.4)
position-duel-pile-too-long = il y a { $tokens } jetons dans la pioche ; elle n’en contient jamais plus de 39 (D2.1)
position-duel-pile-not-threes = le nombre de jetons dans la pioche est { $tokens } ; c’est toujours un multiple de 3 (D5.4)
position-duel-wrong-total = avec { $pile } dans la pioche, le nombre de jetons est { $total } ; le jeu en a 60 (D1.1)
position-duel-removed-unclear = jetons qui ne sont nulle part : { $tokens } ; nommez-les dans removed, ou nommez toute la pioche et tout l’entrepôt (D1.1)
position-duel-boat-left-too-early = bateau { $boat } : parti alors qu’il reste { $tokens } jetons dans la pioche (D5.4)
position-duel-no-boat = aucun bateau n’est en jeu ; le dernier reste toujours (D7.1)
position-duel-not-over = { $boats } bateaux sont en jeu ; la partie n’est finie qu’avec un seul (D7.1)
position-duel-is-over = un seul bateau est en jeu : la phase doit être over (D7.1)
position-duel-warehouse-too-empty = prises encore possibles dans la partie : { $takes } ; jetons dans l’entrepôt, un pour chacune : { $tokens } (D6.1)
position-duel-five-wrong = five={ $text } : { $player } n’a pas cinq obélisques (D8.1b)
position-duel-five-unclear = les deux joueurs ont cinq obélisques : dites dans five qui les a eus en premier (D8.1b)
position-duel-placed-without-build = placed ne va qu’avec la phase build, pas avec { $phase } (D6.2)
position-duel-token-not-played = phase { $phase } : le jeton action qui a été joué, { $token }, doit figurer dans removed (D6)
position-duel-pawns-not-placed = phase { $phase } : { $player } a moins de pions dans le port ({ $pawns }) qu’il n’en a été placé à ce tour (D6)
position-duel-step-impossible = phase { $phase } : il n’y a rien à y décider dans cette position (D6)
