### Les programmes extérieurs à un siège, et `deben bot`.

cli-bot = Parler le protocole des robots sur l’entrée et la sortie standard, pour qu’un autre programme puisse interroger les nôtres ; voir docs/protocol.md.
    .level = Quel robot : random, greedy, ou un niveau de pupil à vizier.
    .threads = Avec combien de fils il réfléchit.
    .server = Jouer à des tables de ce serveur au lieu de répondre sur l’entrée standard : son adresse.
    .token = Qui est le robot pour le serveur, comme il l’a dit à sa première venue. Mieux vaut DEBEN_TOKEN : ce qui est écrit ici se lit dans la liste des processus.
    .join = Une invitation à une place, telle qu’on la donne aux gens ; autant de fois que l’on veut.
    .name = Comment le robot s’y appelle.
    .program = Laisser ce programme jouer à la place d’un niveau ; il parle le protocole de docs/protocol.md.
programs-serve =
    .bot = Propose un programme extérieur dans la liste des sièges ; il parle le protocole de docs/protocol.md. Peut être donné plusieurs fois.
programs-error-name = « { $text } » ne propose aucun programme : écrivez NOM=COMMANDE, le nom en minuscules, et non celui d’un robot.
bot-token = { $name } est nouveau là-bas. Son jeton, pour la prochaine fois (DEBEN_TOKEN=…) : { $token }
bot-no-table = { $name } n’est à aucune table : invitez-le avec --join LIEN.
bot-refused = Le serveur refuse : { $detail }.
bot-result = { $link } est terminée : { $points }
cli-error-needs = Il faut pour cela { $name }.
bot-forfeit = { $name } déclare forfait pour une décision, qu’un robot simple prend : { $why }.
bot-failed = { $code ->
        [not-a-command] sa commande ne se lit pas ({ $detail })
        [not-a-program] il n’y a pas de programme { $detail }
        [not-started] il n’a pas pu être lancé ({ $detail })
        [no-hello] il n’a pas répondu au bonjour
        [refused] il a refusé ({ $detail })
        [ended] il s’est arrêté
        [too-slow] il a mis trop de temps
        [too-long] sa ligne était trop longue
        [malformed] sa ligne n’est pas comprise ({ $detail })
        [out-of-step] il a répondu à ce qui n’était pas demandé
       *[illegal] « { $detail } » n’est pas permis
    }

## Answers of `deben bot`

bot-error = { $code ->
        [malformed] La ligne n’est pas comprise.
        [too-long] La ligne est trop longue.
        [protocol] Ce programme parle une autre version du protocole.
        [unknown-game] Ce jeu n’existe pas ici.
        [rules] Ce programme a une autre version des règles.
        [bad-options] Ces réglages sont impossibles.
        [bad-seats] Ces réglages donnent un autre nombre de sièges.
        [no-hello] Dites d’abord bonjour (hello).
        [bad-position] La position ne se lit pas.
        [over] La partie est finie : il n’y a rien à décider.
        [not-your-turn] Un autre siège décide dans cette position.
        [bad-budget] Ce budget est impossible.
       *[internal] Le robot a échoué sur cette ligne.
    }
