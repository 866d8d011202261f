### La table en mots : une partie dite en phrases et en listes, pour l’oreille, pour le braille et pour qui aime les mots.

## La page

text-switch = Texte
    .about = Montrer la table en texte, à la place du plateau
text-show = Afficher cette table en texte
text-leave = Afficher le plateau
text-setting = Les tables en texte, sans plateau
text-skip = Aller à vos choix
text-now = Maintenant
text-do = Ce que vous pouvez faire
text-do-count =
    { $count ->
        [0] Vous n’avez rien à décider pour l’instant.
        [one] Il y a un seul choix.
       *[other] Il y a { $count } choix.
    }
text-happened = Ce qui vient de se passer
text-happened-nothing = Il ne s’est encore rien passé.
text-state = La table
text-scores = Si la partie finissait maintenant
text-final = Comment elle a fini
text-points = { $player } : aucun point.
text-yours = À vous. { $prompt }

## Les choix par groupes

text-swapped = { $one } et { $other } changent de place.
text-holds = Possède : { $gifts }.

## Demander

text-ask = Interroger la table
    .about = Écrivez un mot puis Entrée : un lieu, un joueur, « valeurs », « pourquoi … ». « aide » dit ce qu’on peut demander. La touche / ramène ici de partout.
    .go = Demander
text-answers = Questions et réponses
text-suggestions = Propositions
text-asked = Votre question : { $question }
text-unknown = Je ne comprends pas « { $question } ». Demandez « aide ».
text-several = Plusieurs choses correspondent : { $names }.
text-may = Possible maintenant : { $action }.
text-done = C’est fait : { $action }.
text-may-not = { $action } : pas maintenant. { $reason }
text-help-places = On peut demander : { $names }.
text-help-why = « pourquoi » suivi d’une action dit pourquoi elle n’est pas possible maintenant, par exemple « pourquoi { $action } ».
text-help-do = « faire » suivi d’un choix, ou de sa forme courte, l’exécute, par exemple « faire { $action } ».
text-help-clause = Le numéro d’une règle, par exemple { $clause }, la lit.

## Ce qu’on peut demander : les noms de chaque question, d’abord celui qui est proposé

text-topic-help = aide, commandes
text-topic-now = maintenant, à qui, tour
text-topic-choices = choix, que puis-je faire
text-topic-why = pourquoi, pourquoi pas
text-topic-do = faire, jouer
text-topic-scores = scores, points, qui mène
text-topic-last = dernier, que s’est-il passé
text-topic-mine = à moi, moi, mes affaires
