# I giocatori del computer.

bot-name =
    { $bot ->
        [random] a caso
        [greedy] avido
        [pupil] allievo
        [fisher] pescatore
        [potter] vasaio
        [goldsmith] orafo
        [scribe] scriba
        [overseer] sovrintendente
        [astronomer] astronomo
        [architect] architetto
        [chancellor] cancelliere
        [vizier] visir
       *[other] { $bot }
    }
bot-about =
    { $bot ->
        [pupil] Prende quello che ha davanti agli occhi e ne dimentica metà.
        [fisher] Getta la rete su ciò che luccica; qualche pesce gli sfugge.
        [potter] Gioca bene per sé, senza guardare gli altri.
        [goldsmith] Lavora con cura e bada al proprio guadagno; ogni tanto sbaglia.
        [scribe] Calcola un po’ in anticipo e ogni tanto sbaglia i conti.
        [overseer] Tiene d’occhio gli altri e di rado si lascia sfuggire qualcosa.
        [astronomer] Vede arrivare le cose e sbaglia di rado.
        [architect] Prepara i turni successivi; un avversario per giocatori esperti.
        [chancellor] Soppesa ogni risposta; solo i migliori lo battono.
        [vizier] Il più forte di tutti: pensa con tutte le sue forze.
       *[other] {""}
    }
bot-pace =
    { $where ->
        [here-instant] Risponde subito su questo dispositivo.
        [here] Pensa circa { $seconds } s a mossa su questo dispositivo.
        [server-instant] Risponde subito.
       *[server] Pensa al massimo { $seconds } s a mossa.
    }
page-stand-in =
    { $chosen ->
        [random] { $bot } non ha risposto in tempo: ha scelto il caso.
        [greedy] { $bot } non ha risposto in tempo: ha scelto il bot avido.
       *[other] { $bot } non ha risposto in tempo: ha scelto { $chosen }.
    }
