### Reprendre des coups, seul ou avec l’accord des autres.

## Dans le journal

undo-log-undone =
    { $count ->
        [one] { $player } reprend la dernière action.
       *[other] { $player } reprend les { $count } dernières actions.
    }
undo-log-by-bots =
    { $count ->
        [one] { $player } reprend une action ; l’ordinateur est d’accord.
       *[other] { $player } reprend { $count } actions ; l’ordinateur est d’accord.
    }
undo-log-asked =
    { $count ->
        [one] { $player } demande à reprendre une action.
       *[other] { $player } demande à reprendre { $count } actions.
    }
undo-log-agreed = { $player } est d’accord.
undo-log-granted =
    { $count ->
        [one] { $player } est d’accord : une action de { $by } est reprise.
       *[other] { $player } est d’accord : { $count } actions sont reprises, jusqu’avant le coup de { $by }.
    }
undo-log-refused = { $player } n’est pas d’accord : rien n’est repris.
undo-log-withdrawn = { $player } ne veut plus rien reprendre.
undo-log-crosses = Ce qui a été dévoilé entre-temps reste connu.

## À la table

undo-ask = Demander à reprendre
undo-ask-bots = Reprendre mon coup
undo-ask-about =
    { $crosses ->
        [yes] Quelque chose de caché a été dévoilé depuis : il faut l’accord de { $players }.
       *[no] D’autres ont joué depuis : il faut l’accord de { $players }.
    }
undo-ask-bots-about =
    { $crosses ->
        [yes] L’ordinateur est d’accord. Ce qui a été dévoilé, vous le savez désormais.
       *[no] L’ordinateur est d’accord.
    }
undo-request =
    { $count ->
        [one] { $player } demande à reprendre une action.
       *[other] { $player } demande à reprendre { $count } actions, jusqu’avant son propre coup.
    }
undo-request-crosses = Quelque chose de caché a été dévoilé depuis : tout le monde doit être d’accord.
undo-request-mine = Vous avez demandé à reprendre votre coup.
undo-request-missing = Réponse attendue de : { $players }.
undo-grant = Accepter
undo-refuse = Refuser
undo-withdraw = Retirer la demande
page-refused-undo-pending = Quelqu’un demande déjà à reprendre.
page-refused-log-full = On a tant repris à cette table que plus rien ne peut l’être ; continuez la partie.
page-refused-no-request = Plus personne ne demande à reprendre.
