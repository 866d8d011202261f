### Analyse en direct dans le navigateur, et plans : ce que l’on essaie sur sa propre vue.

live-title = Analyse en direct
live-about = Votre appareil analyse ce moment, d’après ce que cette place peut voir. Rien n’est envoyé.
live-begins = Analyse …
live-chances = Chances de gagner, avec la meilleure action
live-points = { $points } points
live-decides = À { $player } de décider. Chances de gagner après chaque action :
live-thinking = { $count ->
    [one] { $count } simulation, en cours
   *[other] { $count } simulations, en cours
}
live-rests = { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
}
live-hidden = Ce que l’on peut faire ici est caché dans cette vue.
live-over = La partie est terminée.

## Plans

plan-title = Faire un plan
plan-about = Essayez des coups sur le plateau. Rien n’est envoyé.
plan-banner = Mode plan : rien n’est envoyé.
plan-says = { $player } pourrait maintenant faire une de ces actions.
plan-hidden = La suite est cachée : le plan s’arrête ici.
plan-over = La partie serait terminée.
plan-earned = Points si elle s’arrêtait là, de { $before } à { $after }
plan-back = Une étape en arrière
plan-discard = Abandonner le plan
plan-keep = Retour à la table
plan-do = Comme prévu : { $action }
plan-kept = Votre plan attend : { $action }
plan-lapsed = Votre plan n’est plus possible.

## Ce qui peut suivre un choix

fan-ask = Et si… ?
    .about = Voyez où mène un choix. Rien n’est joué.
fan-asking = Quel choix ? Ses suites possibles s’affichent ; rien n’est joué.
    .leave = Annuler
fan-setting = Proposer « Et si… ? » quand c’est équitable pour les autres
fan-title = Et si… ? { $action }
fan-begins = Votre appareil explore la suite …
fan-chance = de chances de gagner
fan-expected = { $points } points attendus
fan-do = Jouer
fan-branches = Suites possibles
fan-then = puis { $chance } de chances de gagner
fan-rest = autre chose
fan-alone = personne d’autre ne décide avant vous
fan-hinges = Surtout parce que :
fan-course = Par exemple :
fan-points = D’ici là, vos points changent en moyenne de { $points }.
fan-thinking =
    { $count ->
        [one] 1 simulation …
       *[other] { $count } simulations …
    }
fan-rests =
    { $count ->
        [one] 1 simulation
       *[other] { $count } simulations
    }
fan-how = À chaque simulation, ce que vous ne pouvez pas savoir est tiré au sort, et chacun continue après une courte réflexion. Rien n’est envoyé.
