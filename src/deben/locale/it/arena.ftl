### I testi di `deben arena`.

cli-arena = Fa incontrare i bot su smazzate a specchio: percentuali di vittoria e punteggi di forza, con i loro intervalli.
    .contestants = Chi gioca: un bot, con il suo tempo o le sue simulazioni per una decisione (greedy, uct@400, uct@0.2s), o un programma esterno ("program:./mybot.py@0.5s").
    .deals = Quante smazzate gioca ogni incontro; ogni smazzata si gioca in tutte le disposizioni dei posti.
    .pairing = Chi incontra chi: all (tutti contro tutti), ladder (ciascuno contro quello nominato prima), first (il primo contro ciascun altro).
    .table = Con tre posti e più: one (un concorrente contro un tavolo di un altro) o mixed (tutti diversi).
    .mirror = Le disposizioni di un tavolo misto: rotations o permutations.
    .store = Conserva ogni smazzata finita in questo file; lo stesso comando riprende da lì.
    .jobs = In quanti processi giocare; se manca, uno per core.
    .plot = Disegna i risultati in questo file (png, svg o pdf).

## What is wrong with a request

cli-arena-error-choice = Non c’è { $name } «{ $given }»; ci sono: { $known }.
cli-arena-error-twice = «{ $text }» è nominato due volte.
cli-arena-error-contestant-empty = Un concorrente non ha nome.
cli-arena-error-contestant-malformed = «{ $text }» non nomina nessun concorrente: scrivi NOME, NOME@SIMULAZIONI, NOME@SECONDIs o program:COMANDO.
cli-arena-error-contestant-seconds = «{ $text }»: una decisione può durare più di 0 e al massimo 600 secondi.
cli-arena-error-contestant-simulations = «{ $text }»: una decisione può prendere da 1 a 10.000.000 di simulazioni.
cli-arena-error-contestant-plain = «{ $text }» non cerca: ometti ciò che segue la @.
cli-arena-error-contestant-program = «{ $text }» non è un programma che si possa avviare.
cli-arena-error-too-few-contestants = Servono { $needed } concorrenti, e { $given ->
        [one] ne è nominato uno solo.
       *[other] ne sono nominati solo { $given }.
    }
cli-arena-error-ledger-in-use = Un’altra arena sta scrivendo { $file }.
cli-arena-error-ledger-malformed = { $file } non contiene i risultati di un’arena (riga { $line }).
cli-arena-error-ledger-differs = { $file } appartiene a un’altra arena: { $field } vi è { $there }, non { $here }. Nomina un altro file.

## Results

cli-arena-title = { $game }: { $contests ->
        [one] { $contests } incontro
       *[other] { $contests } incontri
    } di { $deals ->
        [one] { $deals } smazzata a specchio
       *[other] { $deals } smazzate a specchio
    }
cli-arena-ratings = Forza
cli-arena-contests = Incontri
cli-arena-column =
    .contestant = concorrente
    .against = contro
    .rating = forza (95 %)
    .matches = partite
    .wins = vittorie
    .paired = 95 %, per smazzate
    .wilson = 95 %, secondo Wilson
    .rank = posto medio
    .points = punti
    .lead = vantaggio
    .seconds = s/decisione
cli-arena-forfeits = { $contestant } ha rinunciato a { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }: un bot semplice ha deciso al suo posto.
cli-arena-seed = Seme: { $seed }
cli-arena-interrupted = Interrotto. Lo stesso comando riprende dalle smazzate in { $file }.
cli-arena-plot =
    .title = { $game }, { $deals } smazzate a specchio per ogni incontro
    .rates = Vittorie del primo contro il secondo, con gli intervalli al 95 % per smazzate
    .ratings = Forza, con gli intervalli al 95 %
    .ranks = Posto medio, con gli intervalli al 95 % per smazzate
    .even = alla pari
