### What many matches say: the tables and panels of `deben simulate`. A table is a message, its columns and panels are attributes.

tally-nefertiti-characters = Personaggi: quanti reclutamenti per partita, e quanto frutta ciascuno
    .recruits = reclutato
    .prestige = prestigio
    .others = degli altri
    .deben = Deben presi
    .panel-recruited = Reclutamenti per partita
    .panel-prestige = Prestigio segnato con un reclutamento
    .panel-deben = Deben guadagnati con un reclutamento
tally-nefertiti-stalls = Bancarelle: chiusure per partita (a Memphis assegnazioni) e pezzi a una chiusura
    .closings = chiusure
    .condition = per condizione
    .hand = a mano
    .pieces = pezzi
    .panel-closings = Chiusure per partita
    .panel-pieces = Pezzi a una chiusura, in media
tally-nefertiti-pieces = Chiusure secondo il numero di pezzi, in %
