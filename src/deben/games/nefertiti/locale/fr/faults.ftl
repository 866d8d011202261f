### Nefertiti : ce qui ne va pas dans une position notée.

position-nefertiti-malformed-field = « { $text } » n’est pas un champ : un champ s’écrit nom=valeur
position-nefertiti-unknown-field = il n’y a pas de champ « { $field } » ; les champs sont { $known }
position-nefertiti-field-twice = le champ « { $field } » est donné deux fois
position-nefertiti-gifts-missing = aucun des champs g, a, s et l n’est donné : sans cadeaux sur un marché, il n’y a pas de position
position-nefertiti-bad-players = players=« { $text } » : Néfertiti se joue de 2 à 5 joueurs
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
position-nefertiti-no-such-owner = { $field } : ce propriétaire n’existe pas à { $players } joueurs (N14.1)
position-nefertiti-not-foreign = port : seuls des cadeaux étrangers viennent à Memphis, { $card } n’en est pas un (N12.5)
position-nefertiti-too-many-copies = { $card } apparaît { $count } fois ; cette partie en compte { $copies } (N1.5)
position-nefertiti-too-many-characters = { $name } apparaît { $count } fois ; cette partie en compte au plus { $copies } (N1.8)
position-nefertiti-traveller-twice = il n’y a qu’un Voleur ambulant : sa carte est sur un marché ou peut être recrutée (N10.6)
position-nefertiti-seal-on-empty = { $field } : il y a un sceau à l’emplacement supérieur, mais pas de carte (N2.6)
position-nefertiti-too-many-seals = { $count } sceaux sont chez les joueurs et sur les marchés ; il y en a { $total } (N1.4)
position-nefertiti-wrong-money = les joueurs et les Réserves ont { $total } Deben ; il en faut { $expected } (N1.3)
position-nefertiti-too-much-money = les joueurs et les Réserves ont { $total } Deben ; il peut y en avoir { $expected } au plus (N1.3, N14.6)
position-nefertiti-piece-hidden = pieces : { $square } est sur l’étal qui n’est pas visible (N1.1)
position-nefertiti-piece-twice = pieces : deux pions sont en { $square } (N3.4)
position-nefertiti-piece-on-closed = pieces : { $square } est sur un marché fermé (N5.8)
position-nefertiti-too-many-servants = { $player } a { $pieces } serviteurs sur le plateau ; chaque joueur en possède { $owned } (N2.3)
position-nefertiti-too-many-collectors = { $player } a { $pieces } percepteurs sur le plateau ; chaque joueur en possède { $owned } (N14.1)
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
position-nefertiti-wrong-piece = phase { $phase } : le premier pion dans l’ordre des enchères à { $name } n’est pas de ceux qui en décident (N5.1)
position-nefertiti-wrong-recruit = phase { $phase } : ce n’est pas une décision du personnage recruté, { $name } (N3.1)
position-nefertiti-wrong-steps = steps={ $steps } ne va pas avec la phase { $phase } (N3.2, N8.4)
position-nefertiti-missing-for-phase = phase { $phase } : il faut le champ { $field }
position-nefertiti-not-over = phase over : la partie finit quand aucun marché n’est ouvert, ou après dix fermetures stériles (N6.2, N6.3)
position-nefertiti-is-over = aucun marché n’est ouvert, ou dix fermetures ont été stériles : la phase doit être over (N6.2, N6.3)
position-nefertiti-step-impossible = phase { $phase } : il n’y a rien à y décider dans cette position

basis-nefertiti = enchères : { $values } ; symboles : { $symbols }
basis-nefertiti-stated = d’après la règle imprimée
basis-nefertiti-deduced = par déduction
basis-nefertiti-reconstructed = par reconstitution
basis-nefertiti-partly = { $sure } ({ $stated } d’après la règle imprimée)
