# Les joueurs de l’ordinateur.

bot-name =
    { $bot ->
        [random] au hasard
        [greedy] gourmand
        [pupil] élève
        [potter] potier
        [scribe] scribe
        [overseer] intendant
        [architect] architecte
        [vizier] vizir
       *[other] { $bot }
    }
bot-about =
    { $bot ->
        [pupil] Prend ce qu’il a sous les yeux et ne lève pas la tête.
        [potter] Finit bien son propre tour ; les autres ne le regardent pas.
        [scribe] Compte un peu à l’avance et surveille les autres.
        [overseer] Prépare ses tours et laisse rarement échapper quelque chose.
        [architect] Bâtit sur la suite ; de taille face à un joueur exercé.
        [vizier] Réfléchit de toutes ses forces pendant une seconde et demie.
       *[other] {""}
    }
page-stand-in =
    { $chosen ->
        [random] { $bot } n’a pas répondu à temps : le hasard a choisi.
        [greedy] { $bot } n’a pas répondu à temps : le robot gourmand a choisi.
       *[other] { $bot } n’a pas répondu à temps : { $chosen } a choisi.
    }
