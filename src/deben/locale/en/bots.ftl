# The computer's players.

bot-name =
    { $bot ->
        [random] by chance
        [greedy] greedy
        [pupil] pupil
        [fisher] fisher
        [potter] potter
        [goldsmith] goldsmith
        [scribe] scribe
        [overseer] overseer
        [astronomer] astronomer
        [architect] architect
        [chancellor] chancellor
        [vizier] vizier
       *[other] { $bot }
    }
bot-about =
    { $bot ->
        [pupil] Takes what lies before its eyes and overlooks half of it.
        [fisher] Casts its net at what glitters; some fish get away.
        [potter] Shapes its own turn well; the others are not its business.
        [goldsmith] Works neatly and watches for its own gain; a false stroke now and then.
        [scribe] Reckons a little ahead, and now and then miscounts.
        [overseer] Watches the others and rarely gives anything away.
        [astronomer] Sees what is coming and seldom errs.
        [architect] Builds on what comes later; a match for a practised player.
        [chancellor] Weighs every answer; only the best beat it.
        [vizier] The strongest of all: thinks as hard as it can.
       *[other] {""}
    }
bot-pace =
    { $where ->
        [here-instant] Answers at once on this device.
        [here] Thinks about { $seconds } s a move on this device.
        [server-instant] Answers at once.
       *[server] Thinks { $seconds } s a move at most.
    }
page-stand-in =
    { $chosen ->
        [random] { $bot } gave no answer in time: chance chose this.
        [greedy] { $bot } gave no answer in time: the greedy bot chose this.
       *[other] { $bot } gave no answer in time: { $chosen } chose this.
    }
