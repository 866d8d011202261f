### La table en mots : une partie dite en phrases et en listes, pour l’oreille, pour le braille et pour qui aime les mots.

## La page

text-switch = Texte
    .about = Montrer la table en mots, à la place du plateau
text-setting = Les tables en mots, sans plateau
text-skip = Aller à ce qu’on peut faire
text-now = Maintenant
text-do = Ce que vous pouvez faire
text-do-count =
    { $count ->
        [0] Vous n’avez rien à décider pour l’instant.
        [one] Il y a un seul choix.
       *[other] Il y a { $count } choix.
    }
text-happened = Ce qui vient de se passer
text-happened-nothing = Il ne s’est encore rien passé.
text-state = La table
text-scores = Si la partie finissait maintenant
text-final = Comment elle a fini
text-points = { $player } : aucun point.
text-yours = À vous. { $prompt }

## Les choix par groupes

text-group-duel =
    { $kind ->
        [place] Placer un pion
        [unload] Décharger un bateau
        [play] Jouer un jeton action
        [take] Prendre un jeton du bateau { $boat }
        [swap] Intervertir des jetons du bateau { $boat }
       *[other] Sinon
    }
text-group-nefertiti =
    { $kind ->
        [place] Placer un serviteur : { $market }
        [collector] Placer un collecteur : { $market }
        [recruit] Recruter un personnage, contre un sceau
        [close] Fermer un marché
        [pick] Choisir une carte à { $market }
        [want] Choisir la carte que vous voulez
        [give] Choisir la carte que vous donnez
        [owner] Choisir un propriétaire
        [type] Nommer un type de cadeau
        [market] Choisir un marché
        [amount] Choisir un montant
        [order] Choisir la carte qui vient ensuite
        [reserve] La Réserve à { $market }
       *[other] Sinon
    }
text-lanes = Dans la rangée ou colonne : { $boats }.
text-lane = bateau { $boat } (pions : { $pawns })
text-swapped = { $one } et { $other } changent de place.
text-holds = Possède : { $gifts }.

## Demander

text-ask = Interroger la table
    .about = Écrivez un mot puis Entrée : un lieu, un joueur, « cours », « pourquoi … ». « aide » dit ce qu’on peut demander. La touche / ramène ici de partout.
    .go = Demander
text-answers = Questions et réponses
text-suggestions = Propositions
text-asked = Votre question : { $question }
text-unknown = « { $question } » ne veut rien dire ici. Demandez « aide ».
text-several = Plusieurs choses conviennent : { $names }.
text-may = C’est possible maintenant : { $action }.
text-done = C’est fait : { $action }.
text-may-not = { $action } : pas maintenant. { $reason }
text-help-places = On peut demander : { $names }.
text-help-why = « pourquoi » suivi d’une action dit pourquoi elle n’est pas possible maintenant, par exemple « pourquoi { $action } ».
text-help-do = « faire » suivi d’un choix, ou de sa forme courte, l’exécute, par exemple « faire { $action } ».
text-help-clause = Le numéro d’un article, par exemple { $clause }, lit cette règle.

## Ce qu’on peut demander : les noms de chaque question, d’abord celui qui est proposé

text-topic-help = aide, commandes
text-topic-now = maintenant, à qui, tour
text-topic-choices = choix, que puis-je faire
text-topic-why = pourquoi, pourquoi pas
text-topic-do = faire, jouer
text-topic-scores = scores, points, qui mène
text-topic-last = dernier, que s’est-il passé
text-topic-mine = à moi, moi, mes affaires
text-topic-port = port, cases, pions
text-topic-boats = bateaux, cargaison
text-topic-stock = pioche, pile, stock, entrepôt, à venir
text-topic-sites = sites, décompte
text-topic-my-gifts = mes cadeaux, mes cartes
text-topic-courses = cours, valeurs
text-topic-characters = personnages
text-topic-markets = marchés
text-topic-deck = pioche, sceaux, à venir
text-topic-closing = fermeture, résolution

## Le Duel

text-duel-slots = Bateau { $boat } : emplacement 1, { $one } ; emplacement 2, { $two } ; emplacement 3, { $three }.
text-duel-way = Sa rangée ou colonne, en s’éloignant du quai : { $squares }.
text-duel-now = Déchargé maintenant : { $parts }.
text-duel-goes = emplacement { $slot }, { $token }, pour { $player }
text-duel-lost = emplacement { $slot }, { $token }, hors du jeu
text-duel-pawns = Pions en réserve : { $pawns }.
text-duel-site = { $site }, face { $side } : { $held }. Points : { $points }. Décompte : { $how }.
text-duel-tokens = Jetons action : { $tokens }. Points : { $points }.
text-duel-on-port = Pions sur le port. Points : { $points }.
text-duel-total = Points en tout, si la partie finissait maintenant : { $points }.
text-duel-light-dark = claire { $light }, foncée { $dark }
text-duel-unloads = Déchargements jusqu’ici : { $unloads }.
text-duel-unseen = Encore face cachée : { $tokens }.
text-duel-first-five = { $player } a eu cinq obélisques en premier.
text-duel-stock = Pioche et entrepôt

## Nefertiti

text-row = Rangée { $row } : { $squares }.
text-bid = enchère { $bid } ({ $square }) : { $who }
text-bid-symbol = enchère { $bid } avec { $symbol } ({ $square }) : { $who }
text-free = libre
text-reserve = Réserve : { $deben } Deben ; sa moitié, arrondie vers le haut, { $half }.
text-half = La moitié de la Réserve, arrondie vers le haut : { $half }.
text-order = Dans l’ordre des enchères : { $pieces }.
text-order-piece = { $player }, enchère { $bid }
text-place = { $place } : { $card }.
text-covered = L’autre étal : { $closes } ; enchères { $bids }.
text-resolving = En cours de résolution : { $market }.
text-resolving-piece = En cours de résolution : { $market }, enchère { $bid }, { $player }.
text-purse = Deben : { $deben } ; sceaux royaux : { $seals } ; serviteurs en main : { $servants }.
text-collectors = Collecteurs en main : { $collectors }.
text-standing = Sur le plateau : { $squares }.
text-gift = { $gift } : { $count }. Vaut { $each } pièce, { $points } en tout.
text-no-gifts = Aucun cadeau.
text-prestige = Prestige marqué en cours de partie : { $parts }.
text-priest = Garde le Prêtre d’Amon.
text-dice = Garde les dés de Louqsor.
text-rolled = Le dernier lancer : { $dice }.
text-total = Prestige en tout, si la partie finissait maintenant : { $points }.
text-course-table = Avec un propriétaire { $one }, avec deux { $two }, avec trois ou plus { $three }.
text-unseen = Encore dans la pioche : { $cards }.
text-barren = Fermetures de suite sans carte achetée : { $count }.
text-holds-type = Propriétaires : { $owners }.
text-barred = Akhenaton a été pioché à { $market }.
text-deck = Pioche et stock
