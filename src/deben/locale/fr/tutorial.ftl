### Premières parties : une leçon par jeu, sur le vrai plateau.

tutorial-title = Apprendre en jouant
tutorial-about = Une première partie, pas à pas ; cinq minutes environ.
tutorial-name = Votre première partie : { $game }
tutorial-step = Étape { $at } sur { $count }
tutorial-next = Continuer
tutorial-back = Revenir
tutorial-do = À vous : faites-le sur le plateau.
tutorial-watch = Un instant : les autres jouent.
tutorial-read = Lisez d’abord ici, avec « Continuer ».
tutorial-restart = Recommencer
tutorial-skip = Passer la leçon
tutorial-leave = Quitter
tutorial-leave-about = La leçon est conservée là où vous la laissez.
tutorial-on = Continuer contre un adversaire facile
tutorial-fresh = Une nouvelle table
tutorial-failed = La leçon n’a pas pu s’ouvrir. { page-failure }
