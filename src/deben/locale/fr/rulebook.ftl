### La page des règles et le plateau de position : ce qui entoure les clauses.

## La page des règles

rules-clause = Règle { $clause }
rules-ruling = Arbitrage
rules-whole = Lire dans les règles complètes
rules-walk = En deux minutes
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-clear = Effacer la recherche
rules-found =
    { $count ->
        [0] aucune règle
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-nothing = Aucune règle ne contient tous ces mots. Essayez-en moins, ou un numéro comme N5.4.
rules-board = Plateau de position
rules-print = Imprimer
rules-example = Exemple
rules-before = Avant
rules-after = Après
rules-to-board = Voir sur le plateau de position
rules-stalls-about = Voici les étals tels que le programme les connaît. Nous n’avons pu voir aucune image du plateau ; chacun dit donc à quel point nous en sommes sûrs : imprimé, déduit d’exemples qui ne se lisent guère autrement, ou reconstitué de façon à s’accorder avec tout ce qui est dit.

## Le plateau de position

board-title = Plateau de position
board-about = N’importe quel moment d’une partie en une ligne de texte : regardez-le, changez-le, envoyez-le, jouez la suite.
board-look = Voir
board-edit = Modifier
board-notation = La position en texte
board-copy-link = Copier le lien
board-copy-notation = Copier la notation
board-undo = Annuler
board-redo = Rétablir
board-start-from = Partir de
board-fresh = Une nouvelle mise en place
board-fresh-players =
    { $count ->
        [one] Une nouvelle mise en place pour { $count } joueur
       *[other] Une nouvelle mise en place pour { $count } joueurs
    }
board-samples = Exemples des règles
board-fault = Ce n’est pas encore une position
board-fault-too-large = Le texte est trop long pour une position.
board-mend = Corriger
board-mend-about = Les jetons qui ne sont nulle part quittent le jeu ; les Deben vont à une Réserve ou en viennent.
board-drawn-before = Le plateau montre la dernière position valable.
board-can = Ce que { $player } peut faire
board-over = La partie est finie dans cette position.
board-play = La jouer à une table
board-play-about = Pour le faire, ouvrez une table à partir de cette position.
board-change = Changer { $thing }
board-turn = À qui le tour
board-sides = Faces
board-token = Jeton à poser sur un bateau
board-token-about = Choisissez un jeton, puis un emplacement de bateau. Une case du port change à chaque clic : libre, Néfertiti, Akhenaton.
board-owned = Ce que possède { $player }
board-removed = Hors jeu
board-gone = Bateaux partis
board-phase = Décision
board-piece = Pièce à placer
board-piece-about = Choisissez une pièce, puis une case. La même pièce sur la même case la retire.
board-piece-servant = Serviteur de { $player }
board-piece-collector = Percepteur de { $player }
board-stalls = Étals visibles
board-tile = Tuile « Marché fermé »
board-place = { $place } à { $market }
board-seal = Sceau sur le cadeau supérieur
board-reserve = Réserve
board-gifts = Cadeaux de { $player }
board-characters = Personnages à recruter
board-docked = Cadeaux à Memphis
board-empty = rien
board-add = Ajouter
board-remove = Retirer : { $thing }
board-show = Montrer la position
board-new-tab = ouvre le plateau de position
