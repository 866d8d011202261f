### Ce qui a été fait : qui l’a fait, et quoi dans les jeux qui n’en disent rien

deed-who =
    { $you ->
        [yes] Vous avez
       *[no] { $player } a
    }
deed-any = { $who } choisi : { $action }

## Le coach : ce que valent une partie et ses décisions, et pourquoi.
### Une raison est la fin d’une phrase qui commence par une action. $points porte son signe.

coach-mark =
    { $mark ->
        [best] meilleur coup
        [sound] solide
        [slip] imprécision
        [mistake] erreur
       *[blunder] gaffe
    }
    .short =
        { $mark ->
            [best] Meilleur
            [sound] Solide
            [slip] Imprécision
            [mistake] Erreur
           *[blunder] Gaffe
        }

## Raisons, quel que soit le jeu

coach-any-more = rapporte davantage en « { $source } » : { $points }
coach-any-less = rapporte moins en « { $source } » : { $points }
coach-any-holds-back = laisse moins à { $seat } en « { $source } » : { $points }
coach-any-feeds = laisse plus à { $seat } en « { $source } » : { $points }

## La commande

coach-analyse = Juge chaque décision d’une partie enregistrée : chances de gagner, meilleures actions et raisons.
    .seat = Ne juger que les décisions de cette place, à partir de 1.
    .budget = Secondes de réflexion du coach pour chaque décision.
    .json = Écrire une ligne JSON par décision dans ce fichier ; - désigne la sortie standard.
    .picture = Dessiner la partie dans ce fichier (png, svg ou pdf).
coach-analyse-title = Le coach sur cette partie
coach-analyse-column =
    .player = Joueur
    .decisions = Décisions
    .lost = Chances perdues
coach-analyse-worst = Les décisions les plus coûteuses
coach-analyse-none = Aucune décision n’a rien coûté de notable.
coach-analyse-costly = { $number }. { $player } : { $mark }, coûte { $loss } (de { $before } à { $after })
coach-analyse-better = mieux : { $action }
coach-analyse-open = C’est à { $player } de décider ; le mieux : { $action } ({ $chance })
coach-analyse-fortune = { $player } : part égale { $fair }, départ { $start }, chance { $luck }, maîtrise { $play } ; résultat { $end }
coach-picture =
    .chances = Chances de gagner
    .points = Points attendus
    .axis = Décision

## Le panneau à côté d’une partie revue

coach-title = Le coach
coach-elsewhere =
    { $site ->
        [yes] L’analyse complète et la part de la chance demandent un serveur, que ce site n’a pas.
       *[no] L’analyse complète et la part de la chance demandent le serveur. Gardez-y la partie : vous les trouverez en la revoyant.
    }
coach-elsewhere-live = L’analyse en direct fonctionne sur cet appareil : en revoyant la partie, elle analyse n’importe quel moment.
coach-open = Revoir avec le coach
coach-beside = À côté du plateau
coach-about = Le coach revoit chaque décision avec ce que son joueur pouvait savoir alors : ce qu’elle valait, ce qui aurait été mieux, et pourquoi.
coach-start = Analyser cette partie
coach-waiting = L’analyse attend son tour. Vous pouvez partir et revenir.
coach-running =
    Analyse en cours : { $done ->
        [one] { $done } décision
       *[other] { $done } décisions
    } sur { $total }
coach-broken =
    L’analyse s’est interrompue après { $done ->
        [one] { $done } décision
       *[other] { $done } décisions
    } sur { $total }.
coach-go-on = Continuer
coach-chart = Chances de gagner au fil de la partie
coach-chart-point = Décision { $number } : { $deed } ({ $mark }). { $chances }
coach-chart-end = La fin. { $chances }
coach-chance = { $player } : { $chance }
coach-costly = Les décisions les plus coûteuses
coach-costly-none = Aucune décision n’a rien coûté de notable.
coach-costs = coûte { $loss }
coach-costs-points = coûte { $points } points d’avance
coach-cost-points = { $points } points d’avance
coach-lead =
    { $side ->
        [behind] { $points } points de retard
       *[ahead] { $points } points d’avance
    }
coach-now-open = C’est à { $player } de décider.
coach-now-end = La partie est finie.
coach-forced = Il n’y avait pas le choix.
coach-best-actions = Les meilleures actions
coach-played = joué
coach-rather = Plutôt que « { $action } » :
coach-doubt = { $chance } ± { $doubt }
coach-same = revient au même : { $actions }
coach-equal = à peu près égale à la meilleure
coach-equal-to = à peu près égales : { $actions }
coach-line = La suite pourrait être :
coach-line-step = { $player } : { $action }
coach-expected = Ce à quoi s’attendre
coach-expected-total = Total attendu
coach-tried =
    { $count ->
        [one] essayé une fois
       *[other] essayé { $count } fois
    }

## Apprendre de vos erreurs

coach-learn = Apprendre de vos erreurs
coach-learn-none = Vous n’avez fait aucune erreur qui mérite un nouvel essai.
coach-learn-of = Erreur { $number } sur { $total }
coach-learn-ask = { $deed }. Trouvez mieux.
coach-learn-judging = Analyse de { $action } …
coach-learn-good = { $action } : on ne peut pas faire mieux.
coach-learn-near = { $action } : presque aussi bien, { $loss } de moins que le meilleur coup.
coach-learn-near-points = { $action } : presque aussi bien, { $points } points de moins que le meilleur coup.
coach-learn-bad = { $action } : cela coûte { $loss } de chances de gagner. Essayez encore.
coach-learn-bad-points = { $action } : cela coûte { $points } points d’avance. Essayez encore.
coach-learn-same = C’est ce que vous aviez joué. Essayez autre chose.
coach-learn-show = Voir la solution
coach-learn-solution = Le choix du coach : { $action }.
coach-learn-next = Suivante
coach-learn-leave = Retour à la partie
coach-learn-done =
    { $total ->
        [one] Vous avez revu votre erreur ; solutions trouvées par vous-même : { $found }.
       *[other] Vous avez revu vos { $total } erreurs ; solutions trouvées par vous-même : { $found }.
    }

## Chance et jeu, et décisions qui ont fait gagner un autre

coach-setting = Le coach analyse mes parties dès qu’elles sont finies
coach-costly-mine = Vos décisions les plus coûteuses
coach-costly-others = Les décisions les plus coûteuses des autres
coach-luck = Le tirage qui a suivi : { $player } { $chance }
coach-fortune = Chance et maîtrise
coach-fortune-luck =
    { $you ->
        [yes]
            { $favour ->
                [much-with] Vous avez eu beaucoup de chance.
                [with] Vous avez eu un peu de chance.
                [against] Vous avez manqué un peu de chance.
                [much-against] Vous avez vraiment manqué de chance.
               *[even] La chance n’a aidé personne.
            }
       *[no]
            { $favour ->
                [much-with] { $player } a eu beaucoup de chance.
                [with] { $player } a eu un peu de chance.
                [against] { $player } a manqué un peu de chance.
                [much-against] { $player } a vraiment manqué de chance.
               *[even] La chance n’a aidé personne.
            }
    }
coach-fortune-ten =
    { $you ->
        [yes]
            { $wins ->
                [0] Si vous jouiez tous dix parties comme celle-ci, avec chaque fois d’autres tirages, vous n’en gagneriez presque aucune.
                [1] Si vous jouiez tous dix parties comme celle-ci, avec chaque fois d’autres tirages, vous en gagneriez une environ.
                [10] Si vous jouiez tous dix parties comme celle-ci, avec chaque fois d’autres tirages, vous les gagneriez presque toutes.
               *[other] Si vous jouiez tous dix parties comme celle-ci, avec chaque fois d’autres tirages, vous en gagneriez environ { $wins }.
            }
       *[no]
            { $wins ->
                [0] Sur dix parties comme celle-ci, avec chaque fois d’autres tirages, { $player } n’en gagnerait presque aucune.
                [1] Sur dix parties comme celle-ci, avec chaque fois d’autres tirages, { $player } en gagnerait une environ.
                [10] Sur dix parties comme celle-ci, avec chaque fois d’autres tirages, { $player } les gagnerait presque toutes.
               *[other] Sur dix parties comme celle-ci, avec chaque fois d’autres tirages, { $player } en gagnerait environ { $wins }.
            }
    }
coach-fortune-part =
    { $part ->
        [fair] Part égale
        [start] Départ
        [luck] Chance
        [play] Maîtrise
       *[end] Résultat
    }
coach-fortune-how = Comment c’est calculé
coach-fortune-about = Chacun commence avec une part égale de la victoire. « Départ » dit ce que valaient la place et la mise en place. Après chaque action qui a révélé quelque chose, le coach tire de nouveau au sort, plusieurs fois, ce qui était inconnu : ce qui est vraiment venu compte comme chance, dans la mesure où c’était mieux ou moins bien. Le reste est la maîtrise : ce que vous avez bien décidé et les autres mal, ou l’inverse. Sur beaucoup de parties, la chance s’annule.
coach-crowned = Coups qui ont désigné le vainqueur
coach-crowning = A désigné le vainqueur
coach-crowning-about =
    { $you ->
        [yes] Vos propres chances n’ont presque pas changé ({ $own }, sinon { $rather }), mais ce coup a tranché entre les autres : { $gained } { $gains } au lieu de { $instead }, { $lost } { $losses } au lieu de { $kept }.
       *[no] Les chances de { $player } n’ont presque pas changé ({ $own }, sinon { $rather }), mais ce coup a tranché entre les autres : { $gained } { $gains } au lieu de { $instead }, { $lost } { $losses } au lieu de { $kept }.
    }
coach-crowning-instead = Sinon : « { $action } ».

## Conseils pendant une partie

coach-hint-thinking = Le coach réfléchit …
coach-hint-says = Le coach : { $action } ({ $chance } de chances de gagner)
coach-hint-says-points = Le coach : { $action } ({ $lead } à la fin)
coach-hint-with-people = Le coach ne donne pas de conseil quand d’autres personnes sont à la table.
coach-hint-not-now = Le coach conseille quand c’est à vous de jouer.
coach-hint-log-full = Le coach n’a plus de conseils à donner à cette table.
coach-hint-serious = Partie sérieuse : le coach se tait jusqu’à la fin.

## Ce qui peut mal tourner

coach-failure-busy = Le coach est trop occupé ; réessayez plus tard.
coach-failure-yours = Le coach analyse encore plusieurs de vos parties ; redemandez quand l’une sera terminée.
coach-failure-away = Le coach n’a pas trouvé de réponse à temps.
