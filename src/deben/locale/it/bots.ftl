# I giocatori del computer.

bot-name =
    { $bot ->
        [random] a caso
        [greedy] avido
        [pupil] allievo
        [potter] vasaio
        [scribe] scriba
        [overseer] sovrintendente
        [architect] architetto
        [vizier] visir
       *[other] { $bot }
    }
bot-about =
    { $bot ->
        [pupil] Prende quello che ha davanti agli occhi e non alza lo sguardo.
        [potter] Chiude bene il proprio turno; degli altri non si cura.
        [scribe] Conta un po’ in anticipo e tiene d’occhio gli altri.
        [overseer] Prepara i suoi turni e di rado si lascia sfuggire qualcosa.
        [architect] Costruisce su ciò che verrà; alla pari con un giocatore esperto.
        [vizier] Pensa con tutte le forze per un secondo e mezzo.
       *[other] {""}
    }
page-stand-in =
    { $chosen ->
        [random] { $bot } non ha risposto in tempo: ha scelto il caso.
        [greedy] { $bot } non ha risposto in tempo: ha scelto il bot avido.
       *[other] { $bot } non ha risposto in tempo: ha scelto { $chosen }.
    }
