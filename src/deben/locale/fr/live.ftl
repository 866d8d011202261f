### Analyse en direct dans le navigateur, et plans : ce que l’on essaie sur sa propre vue.

live-title = Analyse en direct
live-about = Votre appareil réfléchit à ce moment, d’après ce que la vue affichée peut savoir. Rien n’est envoyé.
live-begins = Réflexion …
live-chances = Chances de gagner, avec la meilleure action
live-points = { $points } points
live-decides = { $player } décide. La chance de gagner après chaque action :
live-thinking = { $count ->
    [one] la réflexion continue : { $count } partie essayée
   *[other] la réflexion continue : { $count } parties essayées
}
live-rests = { $count ->
    [one] { $count } partie essayée
   *[other] { $count } parties essayées
}
live-hidden = Ce que l’on peut faire ici est caché dans cette vue.
live-over = La partie est terminée.

## Plans

plan-title = Faire un plan
plan-about = Essayez ce qui pourrait arriver, d’après ce que vous voyez. Un plan n’est que pour vous : rien n’est envoyé.
plan-banner = Un plan : rien n’en est envoyé.
plan-says = { $player } pourrait maintenant faire une de ces actions.
plan-hidden = La suite est cachée : le plan s’arrête ici.
plan-over = La partie serait terminée.
plan-earned = Points si elle s’arrêtait là, de { $before } à { $after }
plan-back = Un pas en arrière
plan-discard = Abandonner le plan
plan-keep = Retour à la table
plan-do = Comme prévu : { $action }
plan-kept = Votre plan attend : { $action }
plan-lapsed = Votre plan n’est plus possible.

## Ce qui peut suivre un choix

fan-ask = Si je fais cela
fan-about = { $name } : ce qui peut suivre un choix. Appuyez ici, puis sur un choix ; ou tapez i en survolant un choix.
fan-asking = Quel choix ? Ce qui peut suivre s’affiche ; rien n’est joué.
fan-setting = Proposer « Si je fais cela » là où cela ne lèse personne
fan-title = Si : { $action }
fan-begins = Votre appareil explore la suite …
fan-chance = de chances de gagner
fan-expected = { $points } points attendus
fan-do = Jouer
fan-branches = Ce qui peut suivre
fan-then = puis { $chance } de chances de gagner
fan-rest = autre chose
fan-alone = personne d’autre ne décide avant vous
fan-hinges = Le plus souvent parce que :
fan-course = Par exemple ainsi :
fan-points = Jusque-là, vos points changent en moyenne de { $points }.
fan-thinking =
    { $count ->
        [one] une suite explorée …
       *[other] { $count } suites explorées …
    }
fan-rests =
    { $count ->
        [one] une suite explorée
       *[other] { $count } suites explorées
    }
fan-how = Dans chaque suite, ce que vous ne pouvez pas savoir est tiré au sort, et chacun continue après une courte réflexion. Rien n’est envoyé.
