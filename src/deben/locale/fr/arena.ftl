### Les textes de `deben arena`.

cli-arena = Faire s’affronter des robots sur des donnes en miroir : taux de victoire et cotes, avec leurs intervalles.
    .contestants = Qui joue : un robot, avec son temps ou ses simulations pour une décision (greedy, uct@400, uct@0.2s), ou un programme extérieur ("program:./mybot.py@0.5s").
    .deals = Le nombre de donnes de chaque rencontre ; chaque donne est jouée dans toutes les dispositions des sièges.
    .pairing = Qui rencontre qui : all (tous contre tous), ladder (chacun contre celui nommé juste avant), first (le premier contre chacun des autres).
    .table = À trois sièges et plus : one (un concurrent contre une table d’un autre) ou mixed (tous différents).
    .mirror = Les dispositions d’une table mixte : rotations ou permutations.
    .store = Garde chaque donne finie dans ce fichier ; la même commande repart de là.
    .jobs = Dans combien de processus jouer ; par défaut un par cœur.
    .plot = Dessine les résultats dans ce fichier (png, svg ou pdf).

## What is wrong with a request

cli-arena-error-choice = Il n’y a pas de { $name } « { $given } » ; il y a : { $known }.
cli-arena-error-twice = « { $text } » est nommé deux fois.
cli-arena-error-contestant-empty = Un concurrent n’a pas de nom.
cli-arena-error-contestant-malformed = « { $text } » ne nomme aucun concurrent : écrivez NOM, NOM@SIMULATIONS, NOM@SECONDESs ou program:COMMANDE.
cli-arena-error-contestant-seconds = « { $text } » : une décision peut prendre plus de 0 et au plus 600 secondes.
cli-arena-error-contestant-simulations = « { $text } » : une décision peut prendre de 1 à 10 000 000 de simulations.
cli-arena-error-contestant-plain = « { $text } » ne cherche pas : laissez de côté ce qui suit le @.
cli-arena-error-contestant-program = « { $text } » n’est pas un programme qu’on puisse lancer.
cli-arena-error-too-few-contestants = Il faut { $needed } concurrents, et { $given ->
        [one] un seul est nommé.
       *[other] { $given } seulement sont nommés.
    }
cli-arena-error-ledger-in-use = Une autre arène est en train d’écrire { $file }.
cli-arena-error-ledger-malformed = { $file } ne contient pas les résultats d’une arène (ligne { $line }).
cli-arena-error-ledger-differs = { $file } appartient à une autre arène : { $field } y vaut { $there }, et non { $here }. Nommez un autre fichier.

## Results

cli-arena-title = { $game } : { $contests ->
        [one] { $contests } rencontre
       *[other] { $contests } rencontres
    } de { $deals ->
        [one] { $deals } donne en miroir
       *[other] { $deals } donnes en miroir
    }
cli-arena-ratings = Cotes
cli-arena-contests = Rencontres
cli-arena-column =
    .contestant = concurrent
    .against = contre
    .rating = cote (95 %)
    .matches = parties
    .wins = victoires
    .paired = 95 %, par donnes
    .wilson = 95 %, d’après Wilson
    .rank = rang moyen
    .points = points (moyenne)
    .lead = avance
    .seconds = s/décision
cli-arena-forfeits = { $contestant } a déclaré forfait pour { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    } : un robot simple a décidé à sa place.
cli-arena-seed = Graine : { $seed }
cli-arena-interrupted = Interrompu. La même commande repart des donnes de { $file }.
cli-arena-plot =
    .title = { $game }, { $deals } donnes en miroir par rencontre
    .rates = Victoires du premier contre le second, avec les intervalles à 95 % par donnes
    .ratings = Cote, avec les intervalles à 95 %
    .ranks = Rang moyen, avec les intervalles à 95 % par donnes
    .even = à égalité
