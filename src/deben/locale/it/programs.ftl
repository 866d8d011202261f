### I programmi esterni a un posto, e `deben bot`.

cli-bot = Parla il protocollo dei bot sull’ingresso e sull’uscita standard, perché un altro programma possa interrogare i nostri; vedi docs/protocol.md.
    .level = Quale bot: random, greedy, o un livello da pupil a vizier.
    .threads = Con quanti thread pensa.
    .server = Giocare ai tavoli di questo server invece di rispondere sull’ingresso standard: il suo indirizzo.
    .token = Chi è il bot per il server, come gli fu detto la prima volta. Meglio con DEBEN_TOKEN: ciò che sta qui si legge nella lista dei processi.
    .join = Un invito a un posto, come lo riceve una persona; tutte le volte che si vuole.
    .name = Come si chiama lì il bot.
    .program = Far giocare questo programma al posto di un livello; parla il protocollo di docs/protocol.md.
programs-serve =
    .bot = Offre un programma esterno nell’elenco dei posti; parla il protocollo di docs/protocol.md. Si può dare più volte.
programs-error-name = «{ $text }» non offre nessun programma: scrivi NOME=COMANDO, il nome in minuscole, e non quello di un bot.
bot-token = { $name } è nuovo lì. Il suo gettone, per la prossima volta (DEBEN_TOKEN=…): { $token }
bot-no-table = { $name } non siede a nessun tavolo: invitalo con --join LINK.
bot-refused = Il server rifiuta: { $detail }.
bot-result = { $link } è finita: { $points }
cli-error-needs = Per questo serve { $name }.
bot-forfeit = { $name } rinuncia a una decisione, e la prende un bot semplice: { $why }.
bot-failed = { $code ->
        [not-a-command] il suo comando non si legge ({ $detail })
        [not-a-program] non c’è un programma { $detail }
        [not-started] non è stato possibile avviarlo ({ $detail })
        [no-hello] non ha risposto al saluto
        [refused] ha rifiutato ({ $detail })
        [ended] si è fermato
        [too-slow] ci ha messo troppo
        [too-long] la sua riga era troppo lunga
        [malformed] la sua riga non si capisce ({ $detail })
        [out-of-step] ha risposto a ciò che non era chiesto
       *[illegal] «{ $detail }» non è permesso
    }

## Answers of `deben bot`

bot-error = { $code ->
        [malformed] La riga non si capisce.
        [too-long] La riga è troppo lunga.
        [protocol] Questo programma parla un’altra versione del protocollo.
        [unknown-game] Questo gioco qui non c’è.
        [rules] Questo programma ha un’altra versione delle regole.
        [bad-options] Queste opzioni sono impossibili.
        [bad-seats] Queste opzioni danno un altro numero di posti.
        [no-hello] Prima saluta (hello).
        [bad-position] La posizione non si legge.
        [over] La partita è finita: non c’è niente da decidere.
        [not-your-turn] In questa posizione decide un altro posto.
        [bad-budget] Questo budget è impossibile.
       *[internal] Il bot si è rotto su questa riga.
    }
