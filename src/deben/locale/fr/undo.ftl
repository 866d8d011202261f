### Reprendre des coups, seul ou avec l’accord des autres.

## Dans le journal

event-table-undone =
    { $bots ->
        [1]
            { $count ->
                [one] { $seat } reprend une action ; l’ordinateur est d’accord.
               *[other] { $seat } reprend { $count } actions ; l’ordinateur est d’accord.
            }
       *[other]
            { $count ->
                [one] { $seat } reprend la dernière action.
               *[other] { $seat } reprend les { $count } dernières actions.
            }
    }{ event-table-undone.after }
    .after =
        { $crosses ->
            [1] { " " }Ce qui a été dévoilé entre-temps reste connu.
           *[other] { "" }
        }
event-table-undo-asked =
    { $count ->
        [one] { $seat } demande à reprendre une action.
       *[other] { $seat } demande à reprendre { $count } actions.
    }{ event-table-undo-asked.after }
    .after =
        { $crosses ->
            [1] { " " }{ undo-request-crosses }
           *[other] { "" }
        }
event-table-undo-agreed = { $seat } est d’accord.
event-table-undo-granted =
    { $count ->
        [one] { $seat } est d’accord : une action de { $by } est reprise.
       *[other] { $seat } est d’accord : { $count } actions sont reprises, jusqu’au coup de { $by } compris.
    }{ event-table-undone.after }
event-table-undo-refused = { $seat } refuse : rien n’est repris.
event-table-undo-withdrawn = { $seat } retire sa demande.
event-table-hint = { $seat } a demandé conseil au coach.

## À la table

undo-about = Reprendre votre dernière action.
undo-not =
    { $not ->
        [serious] Partie sérieuse : rien n’est repris.
        [asked] Quelqu’un demande déjà à reprendre.
        [busy] Un instant : ce qui s’est passé est encore montré.
       *[nothing] Vous n’avez encore rien fait qui puisse être repris.
    }
undo-ask-about =
    { $crosses ->
        [yes] Quelque chose de caché a été dévoilé depuis : il faut l’accord de { $players }.
       *[no] D’autres ont joué depuis : il faut l’accord de { $players }.
    }
undo-ask-bots-about =
    { $crosses ->
        [yes] L’ordinateur est d’accord. Ce qui a été dévoilé vous reste connu.
       *[no] L’ordinateur est d’accord.
    }
undo-request =
    { $count ->
        [one] { $player } demande à reprendre une action.
       *[other] { $player } demande à reprendre { $count } actions, jusqu’à son coup compris.
    }
undo-request-crosses = Quelque chose de caché a été dévoilé depuis : tout le monde doit être d’accord.
undo-request-mine = Vous avez demandé à reprendre votre coup.
undo-request-missing = Réponse attendue de : { $players }.
undo-grant = Accepter
undo-refuse = Refuser
undo-withdraw = Retirer la demande
page-refused-undo-pending = Quelqu’un demande déjà à reprendre.
page-refused-log-full = Plus de reprise possible à cette table.
page-refused-serious = Partie sérieuse : aucun coup n’est repris.
page-refused-no-request = La demande a été retirée ou réglée.
