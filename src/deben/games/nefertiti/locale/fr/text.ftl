### La table en mots : une partie dite en phrases et en listes, pour l’oreille, pour le braille et pour qui aime les mots.

## Les choix par groupes

text-group-nefertiti =
    { $kind ->
        [place] Placer un serviteur : { $market }
        [collector] Placer un percepteur : { $market }
        [recruit] Recruter un personnage, contre un sceau
        [close] Fermer un marché
        [pick] Choisir une carte à { $market }
        [want] Choisir la carte que vous voulez
        [give] Choisir un de vos cadeaux
        [owner] Choisir un propriétaire
        [type] Nommer un type de cadeau
        [market] Choisir un marché
        [amount] Choisir un montant
        [order] Choisir la carte qui sera piochée ensuite
        [reserve] La Réserve à { $market }
       *[other] Sinon
    }

## Ce qu’on peut demander : les noms de chaque question, d’abord celui qui est proposé

text-topic-my-gifts = mes cadeaux, mes cartes
text-topic-courses = valeurs, cours
text-topic-characters = personnages
text-topic-markets = marchés
text-topic-deck = pioche, sceaux, à venir
text-topic-closing = fermeture, résolution

## Nefertiti

text-row = Rangée { $row } : { $squares }.
text-bid = enchère { $bid } ({ $square }) : { $who }
text-bid-symbol = enchère { $bid } avec { $symbol } ({ $square }) : { $who }
text-free = libre
text-reserve = Réserve : { $deben } Deben ; la moitié, arrondie au supérieur : { $half }.
text-half = La moitié de la Réserve, arrondie au supérieur : { $half }.
text-order = Dans l’ordre des enchères : { $pieces }.
text-order-piece = { $player }, enchère { $bid }
text-place = { $place } : { $card }.
text-covered = L’autre étal : { $closes } ; enchères { $bids }.
text-resolving = En cours de résolution : { $market }.
text-resolving-piece = En cours de résolution : { $market }, enchère { $bid }, { $player }.
text-purse = Deben : { $deben } ; sceaux royaux : { $seals } ; serviteurs en main : { $servants }.
text-collectors = Percepteurs en main : { $collectors }.
text-standing = Sur le plateau : { $squares }.
text-gift = { $gift } : { $count }. Vaut { $each } pièce, { $points } en tout.
text-no-gifts = Aucun cadeau.
text-prestige = Prestige marqué en cours de partie : { $parts }.
text-priest = Garde le Prêtre d’Amon.
text-dice = Garde les dés de Louqsor.
text-rolled = Le dernier lancer : { $dice }.
text-total = Prestige total si la partie finissait maintenant : { $points }.
text-course-table = Avec un propriétaire { $one }, avec deux { $two }, avec trois ou plus { $three }.
text-unseen = Encore dans la pioche : { $cards }.
text-barren = Fermetures de suite sans carte prise : { $count }.
text-holds-type = Propriétaires : { $owners }.
text-barred = Akhenaton a été pioché à { $market }.
text-deck = Pioche et stock
