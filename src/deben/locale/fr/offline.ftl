### Ce que dit la page quand elle n’a pas de connexion à son serveur.

offline-title = Pas de connexion
offline-about = Le serveur ne répond pas. Cette page réessaie d’elle-même et reprend dès qu’elle peut.
offline-works = Ce qui marche sans lui
offline-rules = Les règles : { $game }
offline-settings = La langue, les couleurs et les autres réglages
offline-waits = Ce qui doit attendre
offline-tables = Jouer, regarder et votre liste de tables : les parties sont sur le serveur.
offline-computer = Jouer contre l’ordinateur, qui réfléchit lui aussi sur le serveur.
offline-safe = Rien n’est perdu : chaque action que vous avez vue est enregistrée, et vos places vous attendent.
offline-again = Réessayer maintenant
