### Ce que la page dit à une adresse où il n’y a rien.

nowhere-title = Il n’y a rien ici
nowhere-about = Il n’y a pas de page à l’adresse { $path }. Le lien est peut-être incomplet ou mal recopié.
nowhere-damaged = Cette adresse est abîmée et illisible. Le lien est peut-être incomplet.
