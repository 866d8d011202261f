### Un lien personnel ouvert là où l’on est déjà quelqu’un.

device-title = Devenir quelqu’un d’autre sur cet appareil ?
device-nameless = quelqu’un sans nom
device-about = Ce lien personnel appartient à { $other }. Si vous le suivez, vous serez ici { $other }, avec son nom et ses tables.
device-leaving =
    { $tables ->
        [0] Pour l’instant, vous êtes ici { $me }. Ensuite, plus rien n’y ramène, sauf si vous préparez d’abord un retour.
        [one] Pour l’instant, vous êtes ici { $me }, avec une table. Ensuite, plus rien n’y ramène, sauf si vous préparez d’abord un retour.
       *[other] Pour l’instant, vous êtes ici { $me }, avec { $tables } tables. Ensuite, plus rien n’y ramène, sauf si vous préparez d’abord un retour.
    }
device-back = Créer un lien de retour
device-back-about = Gardez ce lien pour vous : ouvert une fois, dans le mois, il refait de vous { $me }.
device-copy = Copier le lien
device-become = Devenir { $other }
device-stay = Rester qui je suis
