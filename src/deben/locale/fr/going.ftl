### Venir et partir : abandonner, quitter, être absent, pendules.

## Dans le journal

event-table-going-resigned =
    { $how ->
        [lost] { $seat } abandonne.
        [bot] { $seat } abandonne : un robot ({ bot-name }) prend sa place.
       *[ended] { $seat } abandonne : il ne resterait que des robots, la partie s’arrête donc sans vainqueur.
    }
event-table-going-left = { $seat } s’absente : un robot ({ bot-name }) prend le relais.
event-table-going-returned = { $seat } est de retour et reprend sa place.
event-table-going-replaced = { $seat } fait jouer un robot ({ bot-name }) pour { $by } en son absence.
event-table-going-ended = { $seat } met fin à la partie : personne ne gagne.
event-table-going-time-out =
    { $how ->
        [lost] { $seat } n’a plus de temps et perd.
        [bot] { $seat } n’a plus de temps : un robot ({ bot-name }) prend le relais.
       *[ended] { $seat } n’a plus de temps : il ne resterait que des robots, la partie s’arrête donc sans vainqueur.
    }
event-table-going-clock-on = Le serveur était arrêté. La pendule repart avec le temps qui restait.
event-table-going-filled = { $seat } lance la partie ; un robot ({ bot-name }) occupe chaque place libre.

## Comment une partie s’est arrêtée

end-any-resigned = { $player } a abandonné.
end-any-time = { $player } a dépassé son temps.
end-any-ended = La partie a été arrêtée avant la fin.
outcome-none = Personne ne gagne.

## À la table

going-leave = Quitter ou abandonner
going-leave-title = Quitter la partie ?
going-away = Partir pour l’instant
going-away-two =
    { $patience ->
        [0] La partie est conservée dans « Mes tables ».
       *[other] La partie est conservée dans « Mes tables ». Si c’est votre tour et que vous vous absentez pendant { $time }, { $players } peut faire jouer un robot ({ $bot }) pour vous ou mettre fin à la partie. Vous pouvez revenir à tout moment.
    }
going-away-bots = La partie est conservée dans « Mes tables ».
going-away-more = Un robot ({ $bot }) prend aussitôt le relais. Revenez quand vous voulez : vous retrouvez votre place immédiatement.
going-resign = Abandonner
going-resign-two = { $players } gagne. La partie est terminée.
going-resign-more = Un robot ({ $bot }) prend votre place jusqu’à la fin ; vous pouvez regarder. Vous ne pourrez plus revenir dans la partie.
going-resign-end = Il ne resterait que des robots : la partie s’arrête ici. Personne ne gagne.
going-stay = Rester
going-stand = Rendre ma place
going-stand-about = La partie n’a pas commencé. Votre place redevient libre pour quelqu’un d’autre.
going-seconds =
    { $count ->
        [one] une seconde
       *[other] { $count } secondes
    }
going-minutes =
    { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
going-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
going-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
going-is-away = Absence : { $player }.
going-is-slow = { $player } n’a rien décidé depuis longtemps.
going-wait = Dans { $time }, vous pourrez faire jouer un robot ou mettre fin à la partie.
going-replace = Faire jouer un robot
going-replace-about = Un robot ({ $bot }) joue pour { $player } jusqu’à son retour.
going-end = Mettre fin à la partie
going-end-about = La partie s’arrête ici. Personne ne gagne.
going-bot-plays = Un robot ({ $bot }) joue pour vous.
going-return = Reprendre ma place
going-sign-away = absence
going-sign-offline = hors ligne
going-sign-away-about = { $player } n’est pas en ligne.
going-sign-bot-about = Un robot ({ $bot }) joue pour { $player } en son absence.
going-sign-gone-about = Un robot ({ $bot }) joue à la place de { $player }, qui a quitté la partie.
going-clock-about = Temps restant : { $player } { $time }
going-clock-low = Plus que { $time } !
going-clock-low-other = Il reste { $time } à { $player }.
page-refused-no-going = Ce n’est pas possible maintenant.
page-refused-not-away = Pas encore : il faut attendre un peu plus longtemps.
page-refused-bot-goes-on = Un robot joue pour vous. Reprenez d’abord votre place.
page-refused-time-out = Votre temps est écoulé.

## Avant de commencer

terms-title = Temps et absence
terms-spirit = L’esprit de la partie
terms-spirit-name =
    { $spirit ->
        [serious] Sérieuse
        [learning] Pour apprendre
       *[usual] Amicale
    }
terms-spirit-about =
    { $spirit ->
        [serious] Une partie sérieuse : ni conseils, ni analyse, ni aperçu de la suite, ni reprise de coups.
        [learning] Une partie pour apprendre : chacun peut consulter le coach et voir ce qui peut suivre ; prendre place, c’est accepter.
       *[usual] Conseils et aperçus seulement quand vous jouez seul contre l’ordinateur.
    }
terms-clock = Pendule
terms-clock-none = Sans pendule
terms-clock-each =
    { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
terms-clock-real = { $minutes } min + { $increment } s par tour
terms-clock-about = Votre pendule tourne quand c’est à vous de décider. À court de temps, vous perdez (à deux) ou un robot vous remplace (à trois ou plus).
terms-patience = En cas d’absence
terms-patience-never = ne jamais remplacer
terms-patience-after = après { $time }, les autres peuvent faire jouer un robot
terms-stand-in = Robot remplaçant
