### Che cosa è stato fatto: chi, e che cosa nei giochi che non dicono altro

deed-who =
    { $you ->
        [yes] Hai
       *[no] { $player } ha
    }
deed-any = { $who } scelto: { $action }

## Il coach: quanto valgono una partita e le sue decisioni, e perché.
### Una ragione è la fine di una frase che comincia con un’azione. $points porta il suo segno.

coach-mark =
    { $mark ->
        [best] mossa migliore
        [sound] solida
        [slip] imprecisione
        [mistake] errore
       *[blunder] svarione
    }
    .short =
        { $mark ->
            [best] Migliore
            [sound] Solida
            [slip] Imprecisione
            [mistake] Errore
           *[blunder] Svarione
        }

## Ragioni, qualunque sia il gioco

coach-any-more = porta di più in «{ $source }»: { $points }
coach-any-less = porta di meno in «{ $source }»: { $points }
coach-any-holds-back = lascia di meno a { $seat } in «{ $source }»: { $points }
coach-any-feeds = lascia di più a { $seat } in «{ $source }»: { $points }

## Il comando

coach-analyse = Giudica ogni decisione di una partita salvata: probabilità di vittoria, azioni migliori e perché.
    .seat = Giudica solo le decisioni di questo posto, a partire da 1.
    .budget = Secondi di riflessione del coach per ogni decisione.
    .json = Scrive una riga JSON per ogni decisione in questo file; - indica lo standard output.
    .picture = Disegna la partita in questo file (png, svg o pdf).
coach-analyse-title = Il coach su questa partita
coach-analyse-column =
    .player = Giocatore
    .decisions = Decisioni
    .lost = Probabilità perse
coach-analyse-worst = Le decisioni più costose
coach-analyse-none = Nessuna decisione è costata qualcosa di rilevante.
coach-analyse-costly = { $number }. { $player }: { $mark }, costa { $loss } (da { $before } a { $after })
coach-analyse-better = meglio: { $action }
coach-analyse-open = Tocca a { $player } decidere; la migliore: { $action } ({ $chance })
coach-analyse-fortune = { $player }: parte uguale { $fair }, inizio { $start }, fortuna { $luck }, abilità { $play }; risultato { $end }
coach-picture =
    .chances = Probabilità di vittoria
    .points = Punti attesi
    .axis = Decisione

## Il pannello accanto a una partita rivista

coach-title = Il coach
coach-elsewhere =
    { $site ->
        [yes] L’analisi completa e la parte della fortuna richiedono un server, che questo sito non ha.
       *[no] L’analisi completa e la parte della fortuna richiedono il server. Conserva lì la partita: le troverai rivedendola.
    }
coach-elsewhere-live = L’analisi dal vivo funziona su questo dispositivo: quando rivedi la partita, analizza qualunque momento.
coach-open = Rivedi con il coach
coach-beside = Accanto al tabellone
coach-about = Il coach rivede ogni decisione con ciò che il suo giocatore poteva sapere allora: quanto valeva, che cosa sarebbe stato meglio e perché.
coach-start = Analizza questa partita
coach-waiting = L’analisi aspetta il suo turno. Puoi andare e tornare.
coach-running =
    Analisi in corso: { $done ->
        [one] { $done } decisione
       *[other] { $done } decisioni
    } di { $total }
coach-broken =
    L’analisi si è interrotta dopo { $done ->
        [one] { $done } decisione
       *[other] { $done } decisioni
    } di { $total }.
coach-go-on = Continua
coach-chart = Probabilità di vittoria nel corso della partita
coach-chart-point = Decisione { $number }: { $deed } ({ $mark }). { $chances }
coach-chart-end = La fine. { $chances }
coach-chance = { $player }: { $chance }
coach-costly = Le decisioni più costose
coach-costly-none = Nessuna decisione è costata qualcosa di rilevante.
coach-costs = costa { $loss }
coach-costs-points = costa { $points } punti di vantaggio
coach-cost-points = { $points } punti di vantaggio
coach-lead =
    { $side ->
        [behind] { $points } punti di svantaggio
       *[ahead] { $points } punti di vantaggio
    }
coach-now-open = Tocca a { $player } decidere.
coach-now-end = La partita è finita.
coach-forced = Non c’era niente da scegliere.
coach-best-actions = Le azioni migliori
coach-played = giocata
coach-rather = Piuttosto che «{ $action }»:
coach-doubt = { $chance } ± { $doubt }
coach-same = è lo stesso: { $actions }
coach-equal = circa pari alla migliore
coach-equal-to = circa pari: { $actions }
coach-line = Il gioco può continuare così:
coach-line-step = { $player }: { $action }
coach-expected = Che cosa aspettarsi
coach-expected-total = Punti attesi in tutto
coach-tried =
    { $count ->
        [one] provata una volta
       *[other] provata { $count } volte
    }

## Imparare dai propri errori

coach-learn = Impara dai tuoi errori
coach-learn-none = Non hai fatto errori che meritino un altro tentativo.
coach-learn-of = Errore { $number } di { $total }
coach-learn-ask = { $deed }. Trova di meglio.
coach-learn-judging = Analisi di { $action } …
coach-learn-good = { $action }: meglio di così non si può.
coach-learn-near = { $action }: quasi altrettanto buona, { $loss } in meno della migliore.
coach-learn-near-points = { $action }: quasi altrettanto buona, { $points } punti in meno della migliore.
coach-learn-bad = { $action }: costa { $loss } di probabilità di vittoria. Riprova.
coach-learn-bad-points = { $action }: costa { $points } punti di vantaggio. Riprova.
coach-learn-same = È ciò che avevi giocato. Prova qualcos’altro.
coach-learn-show = Mostra la soluzione
coach-learn-solution = La scelta del coach: { $action }.
coach-learn-next = Avanti
coach-learn-leave = Torna alla partita
coach-learn-done =
    { $total ->
        [one] Hai rivisto il tuo errore; soluzioni trovate da te: { $found }.
       *[other] Hai rivisto i tuoi { $total } errori; soluzioni trovate da te: { $found }.
    }

## Fortuna e gioco, e decisioni che hanno fatto vincere un altro

coach-setting = Il coach analizza le mie partite appena finiscono
coach-costly-mine = Le tue decisioni più costose
coach-costly-others = Le decisioni più costose degli altri
coach-luck = Il sorteggio seguente: { $player } { $chance }
coach-fortune = Fortuna e abilità
coach-fortune-luck =
    { $you ->
        [yes]
            { $favour ->
                [much-with] Hai avuto molta fortuna.
                [with] Hai avuto un po’ di fortuna.
                [against] Hai avuto un po’ di sfortuna.
                [much-against] Hai avuto molta sfortuna.
               *[even] La fortuna non ha aiutato nessuno.
            }
       *[no]
            { $favour ->
                [much-with] { $player } ha avuto molta fortuna.
                [with] { $player } ha avuto un po’ di fortuna.
                [against] { $player } ha avuto un po’ di sfortuna.
                [much-against] { $player } ha avuto molta sfortuna.
               *[even] La fortuna non ha aiutato nessuno.
            }
    }
coach-fortune-ten =
    { $you ->
        [yes]
            { $wins ->
                [0] Se giocaste tutti dieci partite come questa, ogni volta con un’altra fortuna, non ne vinceresti quasi nessuna.
                [1] Se giocaste tutti dieci partite come questa, ogni volta con un’altra fortuna, ne vinceresti circa una.
                [10] Se giocaste tutti dieci partite come questa, ogni volta con un’altra fortuna, le vinceresti quasi tutte.
               *[other] Se giocaste tutti dieci partite come questa, ogni volta con un’altra fortuna, ne vinceresti circa { $wins }.
            }
       *[no]
            { $wins ->
                [0] Su dieci partite come questa, ogni volta con un’altra fortuna, { $player } non ne vincerebbe quasi nessuna.
                [1] Su dieci partite come questa, ogni volta con un’altra fortuna, { $player } ne vincerebbe circa una.
                [10] Su dieci partite come questa, ogni volta con un’altra fortuna, { $player } le vincerebbe quasi tutte.
               *[other] Su dieci partite come questa, ogni volta con un’altra fortuna, { $player } ne vincerebbe circa { $wins }.
            }
    }
coach-fortune-part =
    { $part ->
        [fair] Parte uguale
        [start] Inizio
        [luck] Fortuna
        [play] Abilità
       *[end] Risultato
    }
coach-fortune-how = Come si calcola
coach-fortune-about = Ognuno comincia con una parte uguale della vittoria. «Inizio» è quanto valevano il posto e la preparazione. Dopo ogni azione che ha rivelato qualcosa, il coach sorteggia di nuovo più volte ciò che era ignoto: quello che è venuto davvero è fortuna, nella misura in cui era migliore o peggiore. Il resto è abilità: ciò che tu hai deciso bene e gli altri male, o viceversa. Su molte partite la fortuna si annulla.
coach-crowned = Mosse che hanno deciso il vincitore
coach-crowning = Ha deciso il vincitore
coach-crowning-about =
    { $you ->
        [yes] Le tue probabilità non sono quasi cambiate ({ $own }, altrimenti { $rather }), ma questa mossa ha deciso fra gli altri: { $gained } { $gains } invece di { $instead }, { $lost } { $losses } invece di { $kept }.
       *[no] Le probabilità di { $player } non sono quasi cambiate ({ $own }, altrimenti { $rather }), ma questa mossa ha deciso fra gli altri: { $gained } { $gains } invece di { $instead }, { $lost } { $losses } invece di { $kept }.
    }
coach-crowning-instead = Altrimenti: «{ $action }».

## Suggerimenti durante una partita

coach-hint-thinking = Il coach sta pensando …
coach-hint-says = Il coach: { $action } ({ $chance } di probabilità di vittoria)
coach-hint-says-points = Il coach: { $action } ({ $lead } alla fine)
coach-hint-with-people = Il coach non dà suggerimenti quando al tavolo ci sono altre persone.
coach-hint-not-now = Il coach dà suggerimenti quando tocca a te.
coach-hint-log-full = A questo tavolo il coach non dà più suggerimenti.
coach-hint-serious = Questa partita è seria: il coach tace fino alla fine.

## Che cosa può andare storto

coach-failure-busy = Il coach è troppo occupato; riprova più tardi.
coach-failure-yours = Il coach sta ancora analizzando diverse tue partite; chiedi di nuovo quando una sarà finita.
coach-failure-away = Il coach non ha trovato una risposta in tempo.
