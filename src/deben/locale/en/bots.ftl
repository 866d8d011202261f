# The computer's players.

bot-name =
    { $bot ->
        [random] by chance
        [greedy] greedy
        [pupil] pupil
        [potter] potter
        [scribe] scribe
        [overseer] overseer
        [architect] architect
        [vizier] vizier
       *[other] { $bot }
    }
bot-about =
    { $bot ->
        [pupil] Takes what lies before its eyes and does not look up.
        [potter] Finishes its own turn well; the others are not its business.
        [scribe] Reckons a little ahead and watches the others.
        [overseer] Plans its turns and rarely gives anything away.
        [architect] Builds on what comes later; a match for a practised player.
        [vizier] Thinks as hard as it can in a second and a half.
       *[other] {""}
    }
page-stand-in =
    { $chosen ->
        [random] { $bot } gave no answer in time: chance chose this.
        [greedy] { $bot } gave no answer in time: the greedy bot chose this.
       *[other] { $bot } gave no answer in time: { $chosen } chose this.
    }
