### Ce que dit la page quand elle n’a pas de connexion à son serveur.

offline-title = Pas de connexion
offline-about = Le serveur ne répond pas. Cette page réessaie d’elle-même et reprend dès que possible.
offline-works = Ce qui marche sans lui
offline-play = Jouer contre l’ordinateur, à plusieurs sur un appareil et la première partie : votre navigateur connaît les règles
offline-rules = Les règles : { $game }
offline-levels = Tous les adversaires ; les plus forts ne jouent pas à pleine force tant que cet appareil n’a pas téléchargé ce qu’ils ont appris (1 Mo par jeu) : quand l’un d’eux joue ici pour la première fois, ou quand vous installez la page
offline-settings = La langue, les couleurs et les autres réglages
offline-waits = Ce qui doit attendre
offline-tables = Les tables du serveur : y jouer avec d’autres, et regarder.
offline-safe = Rien n’est perdu : chaque action que vous avez vue est enregistrée, et vos places vous sont gardées.
offline-again = Réessayer maintenant

## Tables of this device

offline-here = Pas de connexion au serveur : les nouvelles tables s’ouvrent sur cet appareil.
offline-on-device = sur cet appareil
offline-keep = La garder sur le serveur
offline-keep-about = La partie a été jouée sur cet appareil. Le serveur peut en garder l’enregistrement, pour votre liste et pour ceux qui ont le lien.
offline-brought = Cette partie a été jouée sur l’appareil d’un joueur. Le serveur la garde et l’a rejouée, mais ne peut pas dire qui connaissait la graine.

## A site without a server

site-here = Ici, tout se passe sur votre appareil : il n’y a pas de serveur, et vos tables restent dans ce navigateur.
