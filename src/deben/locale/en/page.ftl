### What only the page says: its own controls, short forms for small places, explanations of choices.

## Around the table

page-home = Home
page-tables = My tables
page-rules = Rules
page-settings = Settings
page-menu = Main menu
page-more = More
page-my-name = My name
page-close = Close
page-language = Language
page-theme = Colours
page-theme-name =
    { $theme ->
        [light] light
        [dark] dark
       *[system] as my device
    }
page-speed = Animation speed
page-speed-about = Animation speed; slower and faster with < and >
page-speed-name =
    { $speed ->
        [step] Step by step
        [half] ×½
        [two] ×2
        [four] ×4
        [none] None
       *[one] ×1
    }
page-volume = Sounds
page-volume-off = off
page-repeat = Again
page-repeat-about = Show again what happened since your last turn (R)
page-next = Next
page-next-about = Next step (N or space)
page-skip = Skip
page-skip-about = Skip the animation (N or space)
page-forced-setting = Moves without a choice play themselves
page-forced = There was no choice: it played itself.
page-loading = One moment…
page-offline = No connection; trying again.
page-waiting = Waiting for the other players. Send them the invitation.
page-watch = Watch link
page-copy-invitation = Copy the invitation
page-copy-watching = Copy a link for spectators
page-copied = Copied
page-undo = Take back
page-log = Log
page-recent = What happened
page-more-lines =
    { $count ->
        [one] one thing came of it
       *[other] { $count } things came of it
    }
page-done = Done
page-pass = Pass
page-tap-again = Tap again to do it.
page-that = this
page-refused-stale = The table has moved on meanwhile; look again.
page-refused-illegal = That is not possible now.
page-refused-waiting = The match begins when all seats are taken.
page-refused-no-seat = You are watching this table.
page-refused-no-undo = That cannot be taken back any more.
page-refused-bad-message = The server did not understand the page. Load it again.
page-refused-too-large = The message was too long.
page-refused-too-fast = Too fast; one moment, please.
page-refused-too-many = The table is full just now; the page tries again.
page-refused-offline = There is no connection just now; ask again later.
page-refused-internal = Something went wrong on the server. Your match is safe.
page-no-table = There is no such table
page-no-table-about = Perhaps the link is incomplete, or the table is for others. Ask whoever sent it for an invitation.
page-link-failed = This link does not work
page-failure =
    { $code ->
        [unreachable] The server does not answer. Is it running?
        [no-invitation] There is no such invitation.
        [no-link] This link has been used already, or it is too old.
        [table-full] All seats at this table are taken.
        [too-fast] Too many requests; wait a moment.
        [bad-options] These options do not go together.
        [bad-name] This name cannot be used.
        [bad-request] The server did not understand the page. Load it again.
        [bad-seats] These seats do not go together.
        [bad-bot] There is no such opponent here.
        [bad-position] This position cannot be used.
        [bad-record] This is not a saved match, or it does not hold together.
        [bad-board] This server does not offer this board.
        [bad-avatar] There is no such picture.
        [bad-action] There is no such action here.
        [no-moment] There is no such moment in this match.
        [no-table] There is no such table.
        [no-lesson] There is no such lesson.
        [not-found] There is nothing at this address.
        [not-yours] This table is for others.
        [serious] { coach-hint-serious }
        [not-over] That can be seen when the match is over.
        [not-waiting] The match has begun meanwhile.
        [no-rematch] There is no other match after this one.
        [old-rules] This match was played by rules that nobody has kept, and cannot be opened.
        [damaged] This match was damaged where it is kept, and cannot be opened.
        [node-away] The server that has this table is not to be reached just now. Nothing is lost; try again in a moment.
        [storage-away] The server cannot read or write its database just now. Nothing is lost; try again in a moment.
        [server-full] The server has as many tables and people as it takes just now; those who play go on. Try again in a moment.
        [bots-busy] Too many computer opponents wait to think just now. Try again in a moment, or play with people.
        [bad-host] This server does not answer under this name. Whoever runs it can allow it with --origin.
        [no-such-game] The game of this table is not on this server any more.
        [foreign-origin] The server takes this only from its own page.
        [method-not-allowed] The server did not understand the page. Load it again.
        [not-json] The server did not understand the page. Load it again.
        [too-large] That is longer than the server takes.
        [too-many] There are too many visitors here just now; try again later.
        [too-many-public] You have as many public tables waiting as one may have.
        [internal] Something went wrong on the server. Nothing is lost; try again.
       *[other] Something went wrong ({ $code }).
    }

## Home and set-up

page-welcome = Two board games from the Egypt of Nefertiti, for friends and against the computer.
page-quick = Play the computer now
page-setup = Set up a table
page-open = Open the table
page-seats = Who plays
page-starts = Who starts
page-starts-by =
    { $lot ->
        [yes] Places and start drawn by lot
       *[no] Seated as listed: the first one starts
    }
page-name = Name
page-seat-me = Me
page-seat-here = Somebody on this device
page-seat-friend = A friend, by link
page-seat-open = free seat
page-seat-bot = Computer: { bot-name }
page-friend-about = You get a link to send; the match begins when everybody is there.
page-players-about =
    { $count ->
        [2] With two, collectors act for a neutral owner.
        [5] With five, the port of Memphis and the cups are in play.
       *[other] The base game, as it was made.
    }
page-your-turn = Your turn
page-you = you
page-status =
    { $status ->
        [waiting] waiting for players
        [over] over
       *[playing] being played
    }
page-no-tables = You have no tables yet.
page-new-table = New table
page-device = Another device
page-device-about = Open a personal link there once, and your tables are yours there too. Keep it to yourself.
page-device-make = Make a personal link

## The end

page-result = Show the result
page-source = Source
page-total = Total
page-you-win = You win!
page-you-share = You share the win!
page-you-lose =
    { $seats ->
        [2] You lost.
       *[other] You lost: place { $place } of { $seats }.
    }
page-look = Look at the board
page-fair = The luck was fixed before the first move
page-fair-about = Before the match the server showed a commitment to its seed. Now the seed is shown too, and anybody can check that they fit.
page-commitment = Commitment:
page-seed = Seed:

## Nefertiti’s board

page-jump = Go to
page-overview = Overview
page-players = Players
page-choices-here =
    { $count ->
        [one] one choice here
       *[other] { $count } choices here
    }
page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-rights-games = Nefertiti is by Jacques Bariot, Thomas Cauet and Guillaume Montiage, published by Matagot. Imhotep: The Duel is by Phil Walker-Harding, published by Kosmos.
page-rights-deben = Deben is unofficial and not affiliated with any of them; its drawings and its words for the rules are its own.
page-kept = What this server keeps, and how long
page-notice = Notice of whoever runs this server

## A game that the page was built without

page-about-any = A game of another package, on a board made of what there is to see.
page-facts-any = Players: { $range }
page-plain-lacks = No rules, lesson, position board or play without a server for this game.
