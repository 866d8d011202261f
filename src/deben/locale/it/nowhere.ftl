### Che cosa dice la pagina a un indirizzo dove non c’è nulla.

nowhere-title = Qui non c’è nulla
nowhere-about = Nessuna pagina di Deben ha l’indirizzo { $path }. Forse il link è incompleto o è stato copiato male.
nowhere-damaged = Questo indirizzo è danneggiato: non si riesce a leggerlo. Forse il link è incompleto.
