### La table en mots : une partie dite en phrases et en listes, pour l’oreille, pour le braille et pour qui aime les mots.

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

## Ce qu’on peut demander : les noms de chaque question, d’abord celui qui est proposé

text-topic-port = port, cases, pions
text-topic-boats = bateaux, cargaison
text-topic-stock = pioche, pile, stock, entrepôt, à venir
text-topic-sites = sites, décompte

## Le Duel

text-duel-slots = Bateau { $boat } : emplacement 1, { $one } ; emplacement 2, { $two } ; emplacement 3, { $three }.
text-duel-way = Sa rangée ou colonne, en s’éloignant du quai : { $squares }.
text-duel-now = Déchargé maintenant : { $parts }.
text-duel-goes = emplacement { $slot }, { $token }, pour { $player }
text-duel-lost = emplacement { $slot }, { $token }, hors du jeu
text-duel-pawns = Pions en réserve : { $pawns }.
text-duel-site = { $site }, face { $side } : { $held }. Points : { $points }. Décompte : { $how }.
text-duel-tokens = Jetons action : { $tokens }. Points : { $points }.
text-duel-on-port = Pions au port. Points : { $points }.
text-duel-total = Total des points si la partie finissait maintenant : { $points }.
text-duel-light-dark = claire { $light }, foncée { $dark }
text-duel-unloads = Déchargements jusqu’ici : { $unloads }.
text-duel-unseen = Encore face cachée : { $tokens }.
text-duel-first-five = { $player } a eu cinq obélisques en premier.
text-duel-stock = Pioche et entrepôt
# What a pawn would wait for in one of its two lanes
text-lane =
    Bateau { $boat } : en { $place ->
        [1] première
        [2] deuxième
       *[3] troisième
    } place, pour { $token }.
