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
page-speed = Movement
page-speed-name =
    { $speed ->
        [quick] quick
        [none] none
       *[calm] calm
    }
page-sound = Sounds
page-loading = One moment…
page-offline = No connection; trying again.
page-waiting = Waiting for the other players. Send them the invitation.
page-invite = Invite
page-watch = Watch link
page-copy-invitation = Copy the invitation
page-copy-watching = Copy a link for spectators
page-copied = Copied
page-undo = Take back
page-skip = Skip
page-log = Log
page-recent = What happened
page-done = Done
page-pass = Pass
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
        [bad-avatar] There is no such picture.
        [bad-action] There is no such action here.
        [no-moment] There is no such moment in this match.
        [no-table] There is no such table.
        [no-lesson] There is no such lesson.
        [not-found] There is nothing at this address.
        [not-yours] This table is for others.
        [not-over] That can be seen when the match is over.
        [not-waiting] The match has begun meanwhile.
        [no-rematch] There is no other match after this one.
        [old-rules] This match was played by older rules and cannot be opened any more.
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
page-about-nefertiti = Send your servants to the markets along the Nile, bid for the finest gifts, and make them worth more than everybody else’s.
page-about-duel = Nefertiti against Akhenaton: place your pawns in the port, unload the boats at the right moment, and build the greater monuments.
page-facts-nefertiti = 2 to 5 players · about 45 minutes
page-facts-duel = 2 players · about 20 minutes
page-quick = Play the computer now
page-setup = Set up a table
page-open = Open the table
page-seats = Who plays
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
page-stalls-about =
    { $stalls ->
        [advanced] Chance decides which stall each market shows first.
       *[discovery] The stalls that suit a first match.
    }
page-characters-about =
    { $characters ->
        [base] The seven kinds of the base game.
        [random] Six kinds are drawn from all, besides Merchants and Scribes.
        [curse-of-amon] Priest and Merchant of Amon, Vizier, Treasurer, Beggar, Trader.
        [palace-intrigue] Two Royal Maids, Royal Scribe, Merchant of Amon, Travelling Thief, Oracle.
       *[race-on-the-nile] High Priest, Treasurer, Beggar, Travelling Thief, Thief, Trader.
    }
page-memphis-about = A fifth place on the Nile, foreign gifts that raise the others, and papyri.
page-turns-waiting =
    { $count ->
        [one] It is your turn at a table
       *[other] It is your turn at { $count } tables
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
page-look = Look at the board
page-fair = The luck was fixed before the first move
page-fair-about = Before the match the server showed a commitment to its seed. Now the seed is shown too, and anybody can check that they fit.
page-commitment = Commitment:
page-seed = Seed:

## The Duel’s board

page-duel-port = Port
page-duel-pile = pile
page-duel-warehouse = warehouse
page-duel-unloads = unloads to go
page-duel-first-five = first to five
page-duel-obelisk-A = 1 each, 6 more for the player with most
page-duel-obelisk-B = 12 to whoever has five first, 6 to whoever has five next
page-duel-temple-A = the value of each token
page-duel-temple-B = sets of different values: 1, 4, 9, 16
page-duel-pyramids-A = each colour: 1, 3, 6, 10, 15, 21
page-duel-pyramids-B = the smaller one: −6, 0, 4, 10, 18, 30, 45
page-duel-chamber-A = each run: 1, 4, 9, 16, 25
page-duel-chamber-B = 4 for each run
page-duel-token-take = Take any token from a boat, except an action token.
page-duel-token-build = Place two or three pawns.
page-duel-token-rush = Place a pawn, then unload one or two boats.
page-duel-token-swap = Swap two tokens of a boat, then unload a boat.

## Nefertiti’s board

page-square = { $square }, bid { $bid }
page-covered = The covered stall
page-covered-short = next stall
page-market-closed = closed
page-market-shut = closed for good
page-market-settling = closing: the highest bid first
page-reserve = Reserve
page-reserve-at = Reserve at { $market }: { $deben } Deben
page-reserve-about = Bids are paid here. Half of it, rounded up, is now { $half } Deben.
page-closing-group = { $now } of { $needed } side by side
page-closing-colours = { $now } of { $needed } colours, { $pieces } of { $pieces_needed } servants
page-closing-levels = { $now } of { $needed } levels
page-closing-line = { $now } of { $needed } in a line
page-closing-sum = sum { $now } of { $needed }
page-closing-sum-exact = sum { $now }: closes at { $exactly } or { $needed }+
page-closing-dice = two dice on taken bids: { $chance } %
page-closing-chain = one die up to { $now }: { $chance } %
page-courses = Courses
page-course-now =
    { $owners ->
        [0] Nobody owns one; the first would be worth { $now }.
        [one] Worth { $now } each, with one owner.
       *[other] Worth { $now } each, with { $owners } owners.
    }
page-course-more = With one owner more: { $more }.
page-course-fewer = With one owner fewer: { $fewer }.
page-course-unseen = Still in the deck: { $unseen }.
page-course-foreign = A foreign gift: +{ $plus } for each of its owner’s gifts of this type.
page-deck = Cards in the deck
page-supply = Seals in the supply
page-symbol-coin = Coin: placing here earns 1 Deben from the Reserve.
page-symbol-single = Single card: the best bidder takes only one gift.
page-symbol-extra = Extra card: the best bidder may take one lower gift more.
page-characters = Characters to recruit
page-stack-below = Below in the stack: { $names }.
page-jump = Go to
page-overview = Overview
page-players = Players
page-choices-here =
    { $count ->
        [one] one choice here
       *[other] { $count } choices here
    }
page-servants = Pieces in hand
page-deben = Money in Deben
page-seals = Royal seals
page-prestige = Prestige scored in play
page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-last-roll = last roll

page-rights-games = Nefertiti is by Jacques Bariot, Thomas Cauet and Guillaume Montiage, published by Matagot. Imhotep: The Duel is by Phil Walker-Harding, published by Kosmos.
page-rights-deben = Deben is unofficial and not affiliated with any of them; its drawings and its words for the rules are its own.
