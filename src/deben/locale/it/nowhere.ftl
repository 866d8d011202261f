### Che cosa dice la pagina a un indirizzo dove non c’è nulla.

nowhere-title = Qui non c’è nulla
nowhere-about = Non c’è nessuna pagina all’indirizzo { $path }. Il link è forse incompleto o scritto male.
nowhere-damaged = Questo indirizzo è danneggiato e illeggibile. Il link è forse incompleto.
