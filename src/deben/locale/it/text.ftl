### Il tavolo in parole: una partita detta in frasi ed elenchi, per le orecchie, per il Braille e per chi ama le parole.

## La pagina

text-switch = Testo
    .about = Mostra il tavolo come testo, al posto del tabellone
text-show = Mostra questo tavolo come testo
text-leave = Mostra il tabellone
text-setting = Tavoli come testo, senza tabellone
text-skip = Vai alle tue scelte
text-now = Adesso
text-do = Che cosa puoi fare
text-do-count =
    { $count ->
        [0] Ora non hai niente da decidere.
        [one] C’è una sola scelta.
       *[other] Ci sono { $count } scelte.
    }
text-happened = Che cosa è appena successo
text-happened-nothing = Non è ancora successo niente.
text-state = Il tavolo
text-scores = Se finisse ora
text-final = Com’è finita
text-points = { $player }: ancora nessun punto.
text-yours = Tocca a te. { $prompt }

## Le scelte a gruppi

text-swapped = { $one } e { $other } si scambiano di posto.
text-holds = Possiede: { $gifts }.

## Chiedere

text-ask = Chiedi al tavolo
    .about = Scrivi una parola e premi Invio: un luogo, un giocatore, «quotazioni», «perché …». «aiuto» dice che cosa si può chiedere. Il tasto / porta qui da ovunque.
    .go = Chiedi
text-answers = Domande e risposte
text-suggestions = Suggerimenti
text-asked = Hai chiesto: { $question }
text-unknown = Non capisco «{ $question }». Chiedi «aiuto».
text-several = Più cose corrispondono: { $names }.
text-may = Possibile ora: { $action }.
text-done = Fatto: { $action }.
text-may-not = { $action }: ora no. { $reason }
text-help-places = Puoi chiedere di: { $names }.
text-help-why = «perché» e un’azione dice perché ora non si può fare, per esempio «perché { $action }».
text-help-do = «fare» e una scelta, o la sua forma breve, la esegue, per esempio «fare { $action }».
text-help-clause = Il numero di una regola, per esempio { $clause }, la legge.

## Che cosa si può chiedere: i nomi di ogni domanda, per primo quello proposto

text-topic-help = aiuto, comandi
text-topic-now = adesso, a chi tocca, turno
text-topic-choices = scelte, che cosa posso fare
text-topic-why = perché, perché no
text-topic-do = fare, gioca
text-topic-scores = punteggi, punti, chi vince
text-topic-last = ultimo, che cosa è successo
text-topic-mine = mio, io, le mie cose
