### Gestire un server: che cosa dicono `deben think`, `deben check` e `deben admin`.

operate-serve =
    .config = Un file di impostazioni, in TOML; le opzioni e l’ambiente hanno la precedenza.
    .proxy = L’indirizzo di un proxy a cui si crede quando dice chi chiede; si può dare più volte.
    .access-log = Annotare nel registro ogni richiesta e ogni connessione, con l’indirizzo, e ogni mossa salvata.
    .processes = Processi che si dividono l’indirizzo, per macchine con più core; richiede PostgreSQL.
    .relay = Dove gli altri server sullo stesso PostgreSQL raggiungono questo, se non all’indirizzo pubblico; in una rete privata.
operate-error-claimed = { $file }: un altro server usa questo file, e un file è per un server solo. Più server possono condividere un PostgreSQL: --database postgresql://…
operate-error-processes = Più processi non possono condividere un file: --processes richiede --database postgresql://…
operate-check = Controllare se un server funzionerebbe bene qui: impostazioni, database, disco, regole, pagina e accesso.
    .url = L’indirizzo a cui si raggiunge il server: controllare che ci si arrivi e che si possa scrivere.
operate-think = Pensare per i server dello stesso PostgreSQL: bot e analisi, senza server web.
    .access-log = Annotare nel registro ogni domanda a cui si è risposto.
operate-thinking = { $count ->
    [one] Un processo pensa per i server di questo database.
   *[other] { $count } processi pensano per i server di questo database.
    }
operate-error-think-file = Solo i server su PostgreSQL possono far pensare altrove: --database postgresql://…
operate-error-no-workers = Con --workers 0 pensano altri: ci vuole PostgreSQL, e nessun programma proprio come bot.
operate-error-think-workers = deben think ha bisogno di almeno un processo: --workers 1.
operate-admin = Lavorare sul database di un server: backup, restore, move, export, import, tables, show, end, remove, forget, tidy, notice, withdraw.
    .what = Che cosa fare: backup FILE, restore FILE, move URL, export FILE [TAVOLO…], import FILE, tables, show TAVOLO, end TAVOLO, remove TAVOLO, forget PERSONA, tidy, notice MINUTI TESTO [fr=TESTO…] (0 minuti: fino al ritiro), withdraw.
    .thing = Il file, il tavolo o la persona.
    .most = Per tables: al massimo tanti, gli ultimi giocati per primi.
    .after = Per tables: quelli che nell’elenco vengono dopo questo.
    .trust-rules = Per import: accetta anche regole che questo programma non conosce. Verranno eseguite qui: solo da un file esportato da te.
operate-checked = { $name ->
    [settings] Impostazioni
    [database] Database
    [heard] I server si sentono
    [disk] Spazio sul disco
    [folder] Cartella del database
    [rules] Regole
    [thinkers] Processi che pensano
    [page] Pagina
    [reached] Il server si raggiunge
   *[writing] Vi si può scrivere
    }
operate-schema = { $state ->
    [new] { $where }: non c’è ancora nulla; lo crea il server quando parte
    [older] { $where }, schema { $found }, atteso { $expected }: lo aggiorna il server quando parte
    [later] { $where }, schema { $found }, atteso { $expected }: di una versione successiva, ma ancora utilizzabile
    [unknown] { $where }, schema { $found }, atteso { $expected }: questa versione non può usarlo
    [closed] { $where }: in sola lettura, oppure il disco è pieno
   *[same] { $where }, schema { $found }, come atteso
    }
operate-heard = { $heard ->
    [yes] ciò che uno dice con NOTIFY lo sente un altro che ha detto LISTEN
   *[no] il database dimentica chi ha detto LISTEN: un intermediario deve mantenere le sessioni (PgBouncer: pool_mode = session), o va tolto
    }
operate-folder = { $state ->
    [open] { $folder } è aperta ad altri ({ $rights }); dovrebbe essere solo del proprietario (chmod 700), oppure il database dovrebbe avere una cartella propria
   *[closed] { $folder } è solo del proprietario
    }
operate-backed-up = La copia si trova in { $file }.
operate-restored = { $there ->
    [yes] { $file } è ora il database; quello di prima si trova in { $before }.
   *[no] { $file } è ora il database; prima non ce n’era nessuno.
    }
operate-moved = { $tables ->
    [one] Un tavolo
   *[other] { $tables } tavoli
    } e { $people ->
    [one] una persona
   *[other] { $people } persone
    } sono ora in { $where }, con tutto ciò che appartiene loro. Indicatela nelle impostazioni, e non avviate più alcun server su quella vecchia.
operate-before = La base di dati è ora di questa versione; com’era prima si trova in { $file }.
operate-reading = In { $file } non si può scrivere: si legge da una copia nella cartella temporanea (TMPDIR).
operate-exported = I tavoli si trovano in { $file }.
operate-error-unknown-rules = Il file porta regole che questo programma non conosce ({ $rules }…), che verrebbero eseguite qui. Se l’hai esportato tu: --trust-rules. Non è stato aggiunto nulla.
operate-imported = { $count ->
    [one] È stato aggiunto un tavolo.
   *[other] Sono stati aggiunti { $count } tavoli.
    }
operate-tidied = { $count ->
    [0] Non c’era nulla da cancellare.
    [one] È stato cancellato un elemento.
   *[other] Sono stati cancellati { $count } elementi.
    }
operate-more = Ce ne sono altri: --after { $after }
operate-over = finita
operate-going = in corso
operate-rules = regole { $rules }
operate-log = { $count ->
    [one] Una voce nel registro.
   *[other] { $count } voci nel registro.
    }
operate-done = Fatto: { $what }.
operate-nothing = { $what ->
    [show] Non c’è un tavolo { $thing }.
    [remove] Non c’è un tavolo { $thing }.
    [end] Non c’è un tavolo { $thing }, o la partita è finita.
    [forget] Nessuno ha per identificativo { $thing }; show li elenca.
    [withdraw] Non c’era alcun avviso.
   *[tables] Non ci sono tavoli dopo quello.
    }
operate-error-what = «{ $what }» non si può fare così; ci sono: { $known }.
operate-error-config = Le impostazioni sono sbagliate: { $detail }
operate-notice = { $until ->
    [yes] Ogni pagina aperta lo mostra ora, e ogni nuova fino al { $when }.
   *[no] Ogni pagina aperta lo mostra ora, e ogni nuova finché non lo ritiri.
    }
operate-error-there = { $file } c’è già, e non viene sovrascritto.
operate-error-damaged = { $file } è danneggiato: { $detail }. Nulla è stato cambiato. Rimetti una copia precedente con deben admin restore FILE; la base danneggiata resta lì accanto.
operate-error-no-database = { $file } non c’è: indica il database del server con --database o --config.
operate-error-minutes = «{ $minutes }» non è un numero di minuti; 0 vuol dire fino al ritiro.
operate-earlier-place = I tavoli sono ancora dove li ha messi una versione precedente: { $file }. Sposta il file nella cartella dei dati, oppure indicalo con --database.

operate-kept = Per quanto tempo si conserva che cosa
operate-kept-known = Di te questo server conosce un nome casuale in un cookie, come ti fai chiamare, la tua immagine, che cosa giochi e che cosa dici. { $logged ->
    [yes] Il tuo indirizzo serve a dividere equamente il server; a ogni richiesta viene anche scritto nel registro del server.
   *[no] Il tuo indirizzo serve a dividere equamente il server; viene scritto nel registro del server solo se ti viene rifiutato qualcosa.
    }
operate-kept-unstarted = { $days ->
    [0] Tavoli a cui nessuno ha mai giocato: conservati per sempre.
    [one] Tavoli a cui nessuno ha mai giocato: cancellati dopo un giorno.
   *[other] Tavoli a cui nessuno ha mai giocato: cancellati dopo { $days } giorni.
    }
operate-kept-forgotten = { $days ->
    [0] Tavoli che tutte le loro persone hanno tolto dai propri elenchi: conservati per sempre.
    [one] Tavoli che tutte le loro persone hanno tolto dai propri elenchi: cancellati dopo un giorno.
   *[other] Tavoli che tutte le loro persone hanno tolto dai propri elenchi: cancellati dopo { $days } giorni.
    }
operate-kept-tables = { $days ->
    [0] Tutti gli altri tavoli, dalla loro ultima azione: conservati per sempre.
    [one] Tutti gli altri tavoli, dalla loro ultima azione: cancellati dopo un giorno.
   *[other] Tutti gli altri tavoli, dalla loro ultima azione: cancellati dopo { $days } giorni.
    }
operate-kept-chat = { $days ->
    [0] Che cosa si è detto a un tavolo: conservati per sempre.
    [one] Che cosa si è detto a un tavolo: cancellati dopo un giorno.
   *[other] Che cosa si è detto a un tavolo: cancellati dopo { $days } giorni.
    }
operate-kept-analyses = { $days ->
    [0] Che cosa il coach ha detto di una partita: conservati per sempre.
    [one] Che cosa il coach ha detto di una partita: cancellati dopo un giorno.
   *[other] Che cosa il coach ha detto di una partita: cancellati dopo { $days } giorni.
    }
operate-kept-people = { $days ->
    [0] Persone senza un posto a nessun tavolo: conservati per sempre.
    [one] Persone senza un posto a nessun tavolo: cancellati dopo un giorno.
   *[other] Persone senza un posto a nessun tavolo: cancellati dopo { $days } giorni.
    }
operate-kept-asked = Chi gestisce questo server può cancellare tutto ciò che ti riguarda: scrivigli.
