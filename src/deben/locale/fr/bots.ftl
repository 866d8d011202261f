# Les joueurs de l’ordinateur.

bot-name =
    { $bot ->
        [random] au hasard
        [greedy] gourmand
        [pupil] élève
        [fisher] pêcheur
        [potter] potier
        [goldsmith] orfèvre
        [scribe] scribe
        [overseer] intendant
        [astronomer] astronome
        [architect] architecte
        [chancellor] chancelier
        [vizier] vizir
       *[other] { $bot }
    }
bot-about =
    { $bot ->
        [pupil] Prend ce qu’il a sous les yeux et en oublie la moitié.
        [fisher] Jette son filet sur ce qui brille ; quelques poissons s’échappent.
        [potter] Joue bien pour lui-même, sans regarder les autres.
        [goldsmith] Travaille avec soin et veille à son gain ; un faux pas de temps en temps.
        [scribe] Calcule un peu à l’avance et se trompe parfois.
        [overseer] Surveille les autres et laisse rarement échapper quelque chose.
        [astronomer] Voit venir les choses et se trompe rarement.
        [architect] Prépare les tours suivants ; un adversaire pour joueurs expérimentés.
        [chancellor] Pèse chaque réponse ; seuls les meilleurs le battent.
        [vizier] Le plus fort de tous : réfléchit de toutes ses forces.
       *[other] {""}
    }
bot-pace =
    { $where ->
        [here-instant] Répond aussitôt sur cet appareil.
        [here] Réfléchit environ { $seconds } s par coup sur cet appareil.
        [server-instant] Répond aussitôt.
       *[server] Réfléchit au plus { $seconds } s par coup.
    }
page-stand-in =
    { $chosen ->
        [random] { $bot } n’a pas répondu à temps : le hasard a choisi.
        [greedy] { $bot } n’a pas répondu à temps : le robot gourmand a choisi.
       *[other] { $bot } n’a pas répondu à temps : { $chosen } a choisi.
    }
