# The computer's players.

bot-name =
    { $bot ->
        [random] random
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
        [pupil] Takes what is in front of it and overlooks half of it.
        [fisher] Casts its net at whatever glitters; some fish get away.
        [potter] Plays its own turn well and ignores the others.
        [goldsmith] Works neatly and looks after its own gain; slips now and then.
        [scribe] Looks a little ahead, sometimes miscounts.
        [overseer] Watches the others and rarely gives anything away.
        [astronomer] Sees what is coming and seldom errs.
        [architect] Plans for later turns; a match for experienced players.
        [chancellor] Weighs every answer; only the best beat it.
        [vizier] The strongest of all: thinks as hard as it can.
       *[other] {""}
    }
bot-pace =
    { $where ->
        [here-instant] Answers at once on this device.
        [here] Thinks about { $seconds } s a move on this device.
        [server-instant] Answers at once.
       *[server] Thinks for at most { $seconds } s a move.
    }
page-stand-in =
    { $chosen ->
        [random] { $bot } did not answer in time: a random choice was made.
        [greedy] { $bot } did not answer in time: the greedy bot chose.
       *[other] { $bot } did not answer in time: { $chosen } chose.
    }
