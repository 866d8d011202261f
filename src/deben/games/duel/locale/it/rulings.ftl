### Chiarimenti: la nostra risposta dove le edizioni stampate si contraddicono o tacciono. Ordine e regole in ../rulings.toml.

ruling-duel-stuck = E se nel Duello non si può fare proprio nulla?
    .answer = Si passa.
ruling-partial-action = Si può giocare un gettone azione che si può compiere solo in parte?
    .answer = No, in tal caso non si può giocare.
ruling-pyramid-four = Piramidi, lato B: quanto danno 4 gettoni? Una nota pubblica riporta 15.
    .answer = 18, come indica il sito stampato.
ruling-obelisk-race = Chi è primo se entrambi i giocatori arrivano a 5 obelischi nello stesso scarico?
    .answer = Decide l’ordine di scarico.
ruling-temple-values = Quanti gettoni tempio ci sono per ogni valore?
    .answer = 3 per ciascuno, come nella versione online con licenza. Il regolamento dice soltanto che mostrano 1, 2, 3 o 4.
ruling-temple-secrecy = I gettoni tempio del lato A sono segreti?
    .answer = Sono coperti, ma entrambi i giocatori li hanno visti prendere: il programma li tratta quindi come pubblici.
ruling-equal-swap = Si possono invertire 2 gettoni uguali?
    .answer = Sì.
