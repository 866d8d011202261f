### Un lien personnel ouvert là où l’on est déjà quelqu’un.

device-title = Changer de profil sur cet appareil ?
device-nameless = un joueur sans nom
device-about = Ce lien personnel appartient à { $other }. Si vous le suivez, vous serez ici { $other }, avec ce nom et ces tables.
device-leaving =
    { $tables ->
        [0] Vous êtes actuellement { $me } ici. Impossible de revenir à ce profil, sauf si vous créez d’abord un lien.
        [one] Vous êtes actuellement { $me } ici, avec une table. Impossible de revenir à ce profil, sauf si vous créez d’abord un lien.
       *[other] Vous êtes actuellement { $me } ici, avec { $tables } tables. Impossible de revenir à ce profil, sauf si vous créez d’abord un lien.
    }
device-back = Créer un lien de retour
device-back-about = Gardez ce lien pour vous : ouvert une fois, dans le mois, il vous rend le profil { $me }.
device-copy = Copier le lien
device-become = Passer à { $other }
device-stay = Garder ce profil
