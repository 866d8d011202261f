### Les textes de la commande `deben`. Les commandes sont des messages, leurs options des attributs.

## Help

cli-help =
    .arguments = À nommer
    .options = Réglages
    .commands = Commandes
    .help = Montre cette aide et s’arrête.
cli-help-options = Réglages de { $game } : NOM=DÉFAUT, et les autres choix
cli-deben = Deux jeux de plateau de l’Égypte de Néfertiti : jouez-y dans le terminal, simulez-les, lisez leurs règles.
    .version = Montre la version et s’arrête.
cli-common =
    .game = Le jeu, par exemple duel.
    .lang = La langue : en, fr ou it ; par défaut celle de votre environnement.
    .seed = La graine de tout le hasard, en hexadécimal, 64 chiffres au plus ; par défaut une nouvelle.
    .option = Un réglage du jeu ; peut être donné plusieurs fois. Ils sont énumérés plus bas.
    .json = Écrit du JSON pour les programmes.
    .executor = Ce qui exécute les règles : wasm est le module du jeu, cpu compile pour cette machine, python est du Python ordinaire.
    .ray = Joue sur la grappe Ray à cette adresse (HÔTE:PORT, ou auto), avec les mêmes résultats.
    .file = Une partie enregistrée ; - la lit sur l’entrée standard.
cli-play = Jouer une partie dans le terminal, contre des personnes et des robots.
    .game = Le jeu, par exemple duel. À omettre quand on reprend une partie.
    .seats = Qui joue à chaque siège : human, l’un des niveaux pupil, fisher, potter, goldsmith, scribe, overseer, astronomer, architect, chancellor et vizier, ou les robots simples random et greedy, ou un programme extérieur (program:COMMANDE) ; par défaut vous contre greedy.
    .names = Les noms des joueurs.
    .resume = Reprend une partie : son numéro (deben matches), un fichier, ou par défaut la dernière partie inachevée.
    .plain = Ligne par ligne plutôt qu’en plein écran ; c’est le cas de toute façon dans un tube.
    .serious = Une partie sérieuse : ni conseils ni coach pendant la partie, et rien n’est repris.
    .save = Enregistre la partie dans ce fichier quand elle est finie ou quand vous partez.
cli-matches = Liste les parties commencées dans le terminal, la plus récente d’abord ; deben play --resume N en reprend une.
    .remove = Supprime la partie de ce numéro, ou toutes les parties finies (finished) ; peut être donné plusieurs fois.
cli-simulate = Faire jouer beaucoup de parties par des robots et montrer les statistiques.
    .matches = Le nombre de parties.
    .seats = Quel robot joue à chaque siège : random ou greedy ; par défaut les deux à tour de rôle.
    .plot = Dessine les résultats dans ce fichier (png, svg ou pdf).
    .jobs = Le nombre de cœurs à employer ; par défaut tous.
cli-export = Écrire les décisions de parties en tableaux pour en apprendre : observations, actions permises, actions, résultats.
    .data = Où les mettre : un nom qui finit par .npz ou .parquet.
    .file = Des parties enregistrées d’un même jeu.
    .game = Au lieu de fichiers : laisser des robots jouer maintenant à ce jeu.
    .matches = Combien de parties ils jouent.
    .seats = Quels robots jouent, siège par siège ; un seul nom pour tous suffit.
cli-perft = Compter les suites d’actions permises depuis le début d’une partie.
    .depth = La profondeur, en actions.
    .split = Montre le compte pour chaque première action.
cli-replay = Raconter une partie enregistrée.
    .at = Montre la table après ce nombre d’actions.
cli-draw = Dessiner une position ou une partie enregistrée, comme le fait la page.
    .shown = Une position en notation, ou le fichier d’une partie enregistrée ; - lit l’une ou l’autre sur l’entrée standard.
    .picture = Où la mettre : un nom qui finit par .svg ou .png ; - écrit un SVG sur la sortie standard.
    .game = De quel jeu est la position, si elle ne le dit pas d’elle-même.
    .seat = La place d’où l’on regarde ; sans elle, ce que tout le monde voit.
    .mark = Un endroit à marquer : une action qui s’y fait, ou le nom d’une partie du plateau ; autant de fois que l’on veut.
    .arrow = Une flèche d’un endroit à un autre ; autant de fois que l’on veut.
    .theme = Clair ou sombre.
    .width = Sa largeur ; sans elle, celle pour laquelle elle est dessinée.
cli-verify = Vérifier une partie enregistrée : engagement, hasard, chaque action, résultat.
    .commitment = Vérifier aussi que la graine est bien celle de cet engagement, tel qu’il était affiché avant la partie.
cli-rules = Montrer les règles, avec nos arbitrages.
    .game = Le jeu : duel ou nefertiti.
    .clause = Une section (D6), une règle (D6.2) ou des mots à chercher.
cli-bench = Mesurer la vitesse de jeu de cette machine.
    .seconds = La durée de chaque mesure.
cli-train = Entraîner un adversaire : il joue contre lui-même, sur un processeur graphique ou une grappe, apprend, et reprend où il s’était arrêté.
    .minutes = La durée, en minutes ; 20 par défaut.
    .generations = Jusqu’à ce qu’il ait appris pendant autant de générations : rien ne dépend alors de l’horloge.
    .matches = Le nombre de parties d’une génération sur une grappe.
    .out = Le dossier où il grandit.
    .anew = Commence sans l’esprit livré avec le jeu, avec nos seules opinions.
cli-serve = Ouvrir des tables dans le navigateur : y jouer avec des amis et l’ordinateur.
    .host = L’adresse où écouter ; 0.0.0.0 pour tout le réseau.
    .port = Le port où écouter ; 0 en prend un libre.
    .database = Où les tables sont gardées : un fichier, ou l’URL d’une base de données.
    .open = Ouvrir la page dans le navigateur.
    .log = La forme du journal.
    .origin = Une autre adresse par laquelle on atteint ce serveur ; peut être donnée plusieurs fois.
    .secure = On n’arrive que par HTTPS, à travers un serveur mandataire placé devant celui-ci : les navigateurs ne disent alors jamais qui ils sont en HTTP simple.
    .compress = Comprimer les messages pour les navigateurs qui le demandent : moins d’octets, plus de travail à chaque coup.
    .pace = Combien de temps un adversaire ordinateur attend avant d’agir.
    .workers = Dans combien de processus réfléchissent les adversaires ordinateurs ; avec 0, dans ceux des autres sur la même base PostgreSQL.
cli-completion = Écrire ce qui permet à un shell de compléter deben : eval "$(deben completion bash)" dans son fichier de démarrage.
    .shell = Le shell : bash, zsh ou fish.

## What is wrong with a request

cli-error-usage = La ligne de commande n’est pas comprise (voir deben --help) : { $detail }
cli-error-option = Il n’y a pas d’option { $option } ici. Voir deben --help.
cli-error-language = Il n’y a pas de textes en « { $lang } » ; il y a en, fr et it.
cli-error-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $detail }
cli-error-database = La base de données ne s’ouvre pas : { $detail }
cli-error-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.
cli-error-broken-game = Le jeu « { $game } » ({ $where }) est inutilisable : { $detail }.
cli-error-no-rules = Le jeu { $game } n’a pas de règles à lire ici.
cli-error-executor = Il n’y a pas d’exécuteur « { $executor } » ici ; il y a : { $known }.
cli-error-which-game = Dites à quel jeu jouer, par exemple : deben play duel.
cli-error-seed = « { $seed } » n’est pas une graine : une graine est un nombre hexadécimal de 64 chiffres au plus.
cli-error-pair = « { $text } » n’est pas un réglage : écrivez nom=valeur.
cli-error-options = { $game } n’a pas les réglages « { $given } » ; avec leurs valeurs par défaut et leurs choix, il y a : { $known }.
cli-error-player = « { $player } » ne peut pas prendre place ; il y a : { $known }.
cli-error-seats = Il y a { $count } sièges, mais { $given ->
        [one] { $given } joueur nommé.
       *[other] { $given } joueurs nommés.
    }
cli-error-seat-range = { $game } se joue de { $least } à { $most }, mais { $given } joueurs sont nommés.
cli-error-names = Il y a { $count } sièges, mais { $given } noms.
cli-error-name = « { $name } » ne peut être le nom de personne.
cli-error-number = { $name } est un nombre de { $least } à { $most }.
cli-error-file = { $file } : { $detail }.
cli-error-picture = { $file } n’est pas une image : un nom finit par { $known }.
cli-error-choice = { $name } est l’un de { $known }.
cli-error-draw = Rien n’est dessiné : { $detail }.
cli-export-done = { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } dans { $file }.
cli-error-export = Donnez des fichiers de parties enregistrées, ou --game.
cli-error-data = Rien n’est écrit : { $detail }.
cli-error-output = La sortie ne peut pas être écrite : { $detail }.
cli-error-folder = Il n’y a pas de dossier { $folder }.
cli-error-record = { $file } ne peut pas servir : { $detail }.
cli-record-fault = { $code ->
        [malformed] ce n’est pas une partie enregistrée ({ $detail })
        [format] son format est inconnu de ce programme
        [seed] sa graine n’en est pas une
        [commitment] sa graine ne correspond pas à l’engagement pris avant la partie
        [game] ce programme n’a pas ce jeu
        [version] elle a été jouée sous une autre version des règles
        [board] elle a été jouée sur un plateau qui n’est pas ici ({ $detail }) : deben board FICHIER le fait connaître
        [start] ses réglages ou sa position sont impossibles ({ $detail })
        [outcome] son résultat n’est pas celui auquel mènent ses actions
       *[action] ses actions ne sont pas toutes permises ({ $detail })
    }
cli-error-no-match = Il n’y a pas de partie { $number } ; voyez deben matches.
cli-error-no-unfinished = Aucune partie inachevée n’est gardée.
cli-error-in-use = La partie { $number } est en cours dans un autre terminal.
cli-error-commitment = « { $commitment } » n’est pas un engagement : un engagement a 64 chiffres hexadécimaux.
cli-error-shell = Il n’y a pas de complétion pour « { $shell } » ; il y a : { $known }.
cli-error-resume = Une partie reprise a déjà son jeu, ses réglages et sa graine : ne les donnez pas.
cli-error-clause = Il n’y a ni règle ni texte avec « { $clause } » ; essayez : { $near }.
cli-error-matplotlib = Un graphique demande matplotlib : installez-le avec pip install "deben[plot]".
cli-error-extra = { $what } demande ce qui n’est pas installé : pip install "deben[{ $extra }]".
cli-error-plot-kind = { $file } : un graphique est un fichier de l’un des types { $known }.
cli-error-cluster-missing = Une grappe demande Ray : installez-le avec pip install "deben[ray]".
cli-error-cluster-unreachable = Il n’y a pas de grappe à l’adresse { $address } : { $detail }
cli-error-cluster-differs = { $node } a une autre version de Deben : installez celle-ci sur chaque machine de la grappe.
cli-error-cluster-lost = La grappe a perdu le même morceau de travail à chaque essai : { $detail }

## Compiling

cli-compiling = Les règles sont compilées pour cette machine ; cela n’arrive qu’une fois et prend un moment.

## Play

cli-command =
    .legal = permis
    .why = pourquoi
    .hint = conseil
    .coach = coach
    .undo = annuler
    .save = enregistrer
    .board = plateau
    .text = texte
    .position = position
    .log = journal
    .help = aide
    .quit = quitter
cli-player = { $kind ->
        [human] humain
       *[bot] robot { $kind }
    }
cli-play-commitment = Le hasard de cette partie est fixé. Engagement : { $commitment }
cli-play-seed = La graine de cette partie était { $seed } ; son engagement a été montré au début.
cli-play-pace = { bot-name } : { bot-about } { bot-pace }
cli-play-hint = Tapez ? pour voir ce que vous pouvez faire, ou aide.
cli-play-help = Tapez une action en notation, par exemple { $action }, ou l’un de ces mots :
    .legal = ce que vous pouvez faire maintenant
    .why = pourquoi un coup n’est pas possible, ou ce qu’il fait
    .hint = ce que le coach ferait maintenant
    .coach = ce que le coach pense de vos décisions
    .undo = reprendre votre dernière décision
    .save = enregistrer la partie
    .board = dessiner la table à nouveau
    .text = dire la table en phrases
    .position = le moment en notation, et son adresse sur le plateau de position
    .log = tout ce qui s’est passé
    .help = cette liste
    .quit = partir ; la partie est gardée
    .move = COUP
    .file = FICHIER
cli-play-position = Sur le plateau de position d’un serveur (deben serve) : { $path }
cli-play-why-what = Pourquoi quoi ? Tapez aussi le coup, par exemple : pourquoi { $action }
cli-play-why-legal = { $action } est possible : { $text }
cli-play-undone = { $count ->
        [one] Une action est reprise.
       *[other] { $count } actions sont reprises.
    }
cli-play-nothing-to-undo = Il n’y a rien à reprendre.
cli-play-save-where = Enregistrer où ? Tapez aussi le nom d’un fichier.
cli-play-saved = Enregistré : { $file }
cli-play-kept = La partie est gardée. Reprenez-la avec : deben play --resume { $match }
cli-play-not-kept = La partie n’a pas pu être gardée : aucun dossier n’est accessible en écriture.
cli-play-actions = Vous pouvez faire ceci :
cli-matches-none = Aucune partie n’est gardée.
cli-matches-your-turn = À vous : { $prompt }
cli-matches-column =
    .number = N
    .game = Jeu
    .players = Joueurs
    .when = Dernier coup
    .standing = Où elle en est
cli-score-total = Somme

## Le plein écran

cli-screen-key =
    .help = aide
    .choose = jouer
    .hint = conseil
    .undo = annuler
    .why = pourquoi
    .view = vue
    .log = journal
    .leave = quitter
    .rules = règles
    .coach = coach
    .type = taper
    .text = en phrases
    .language = langue
cli-screen-keys =
    .moving = parcourir les choix ; Tab passe au plateau et au journal
    .help = cette page
    .choose = jouer le choix ; à la souris, cliquez deux fois
    .hint = ce que ferait le coach maintenant, et pourquoi
    .undo = reprendre votre dernière décision
    .why = ce que fait le choix ; pour autre chose, tapez « pourquoi COUP »
    .turn = les autres vues de la table, s’il y en a
    .log = tout ce qui s’est passé
    .leave = quitter ; la partie est gardée
    .rules = les règles du jeu
    .coach = l’avis du coach sur vos décisions
    .type = taper une action en notation, ou un mot
    .text = la table en phrases
    .language = la langue suivante
cli-screen-page =
    .end = La partie est finie
    .log = Ce qui s’est passé, le plus récent d’abord
    .rules = Les règles
    .why = Pourquoi
    .text = La table en phrases
    .help = Touches
    .position = Ce moment en notation
cli-screen-pane =
    .table = Table
cli-screen-close = Échap ferme · ↑ ↓ défilent
cli-screen-type = une action, ou un mot comme pourquoi x1
cli-screen-typing = Après : vous pouvez taper une action en notation, par exemple { $action }, ou l’un de ces mots :
cli-screen-one-view = Tout est déjà visible.
cli-screen-nothing-yet = Rien n’a encore été décidé.
cli-screen-after-end = Entrée montre de nouveau le résultat, u reprend votre dernière décision, c montre la partie au coach, q quitte.

## Simulations

cli-simulate-title = { $game } : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
cli-simulate-sources = Points par origine, en moyenne
cli-simulate-column =
    .player = Siège
    .wins = Victoires
    .interval = Intervalle à 95 %
    .mean = Moyenne
    .sd = ± é.-t.
cli-simulate-speed = { $decisions } décisions par partie en moyenne ; { $speed } parties par seconde.
cli-simulate-seed = Graine : { $seed }
cli-plot =
    .points = Points à la fin
    .wins = Victoires, avec intervalle à 95 %
    .sources = Points moyens par origine
    .axis = nombre de points

## Other commands

cli-perft-count = Suites de { $depth ->
        [one] { $depth } action
       *[other] { $depth } actions
    } : { $count }
cli-rules-ruling = Arbitrage :
cli-rules-example = Exemple :
cli-verify-commitment = La graine correspond à l’engagement { $commitment }.
cli-verify-same-commitment = C’est bien l’engagement que vous avez donné.
cli-verify-other-seed = sa graine n’est pas celle de l’engagement { $commitment }
cli-verify-luck = La mise en place découle de la graine et des réglages ({ $options }).
cli-verify-position = La partie commence par une position écrite, non par une mise en place.
cli-verify-actions = { $count ->
        [one] { $count } action a été rejouée, et elle était permise
       *[other] { $count } actions ont été rejouées, et chacune était permise
    } ({ $game }, règles version { $version }).
cli-verify-outcome = Le résultat découle des actions : { $points }.
cli-verify-digest = La dernière position a pour SHA-256 { $digest }.
cli-verify-no-outcome = L’enregistrement ne dit pas comment la partie a fini.
cli-verify-unfinished = La partie n’est pas finie.
cli-verify-failed = L’enregistrement ne se tient pas : { $detail }.
cli-bench-title = Parties au hasard de { $game } sur { $machine }, { $cores ->
        [one] { $cores } cœur
       *[other] { $cores } cœurs
    }
cli-bench-column =
    .executor = Exécuteur
    .cores = Cœurs
    .decisions = Décisions / s
    .matches = Parties / s
cli-bench-state = Un état occupe { $bytes } octets.
cli-train-no-eyes = { $game } n’offre rien par quoi un esprit pourrait l’apprendre.
cli-train-missing = L’entraînement demande PyTorch, et sans --ray numba-cuda : pip install 'deben[train]'
cli-train-no-device = L’entraînement demande un processeur graphique, ou une grappe (--ray) : { $detail }
cli-serve-address = Deben est ouvert : { $address }
cli-serve-no-page = La page n’est pas construite : seuls des programmes peuvent utiliser ce serveur.
