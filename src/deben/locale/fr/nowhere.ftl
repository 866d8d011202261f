### Ce que la page dit à une adresse où il n’y a rien.

nowhere-title = Il n’y a rien ici
nowhere-about = Aucune page de Deben n’a l’adresse { $path }. Le lien est peut-être incomplet, ou mal recopié.
nowhere-damaged = Cette adresse est abîmée : on ne peut rien y lire. Le lien est peut-être incomplet.
