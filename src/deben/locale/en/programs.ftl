### Outside programs in a seat, and `deben bot`.

cli-bot = Speak the protocol of bots on the standard input and output, so that another program can ask ours; see docs/protocol.md.
    .level = Which bot: random, greedy, or a level from pupil to vizier.
    .threads = With how many threads it thinks.
    .server = Play at tables of this server in place of answering on the standard input: its address.
    .token = Who the bot is at the server, as it was told when it came there first. Better by DEBEN_TOKEN: whoever lists the processes of this machine reads what stands here.
    .join = An invitation to a seat, as a person gets it; as often as you like.
    .name = What the bot is called there.
    .program = Let this program play in place of a level; it speaks the protocol of docs/protocol.md.
programs-serve =
    .bot = Offer an outside program in the list of seats; it speaks the protocol of docs/protocol.md. Can be given several times.
programs-error-name = “{ $text }” offers no program: write NAME=COMMAND, the name in small letters, and not that of a bot.
bot-token = { $name } is new there. Its token, for the next time (DEBEN_TOKEN=…): { $token }
bot-no-table = { $name } sits at no table: invite it with --join LINK.
bot-refused = The server refuses: { $detail }.
bot-result = { $link } is over: { $points }
cli-error-needs = That needs { $name }.
bot-forfeit = { $name } forfeits a decision, and a simple bot makes it: { $why }.
bot-failed = { $code ->
        [not-a-command] its command cannot be read ({ $detail })
        [not-a-program] there is no program { $detail }
        [not-started] it could not be started ({ $detail })
        [no-hello] it did not answer the hello
        [refused] it refused ({ $detail })
        [ended] it ended
        [too-slow] it took too long
        [too-long] its line was too long
        [malformed] its line is not understood ({ $detail })
        [out-of-step] it answered something that was not asked
       *[illegal] “{ $detail }” is not legal
    }

## Answers of `deben bot`

bot-error = { $code ->
        [malformed] The line is not understood.
        [too-long] The line is too long.
        [protocol] This program speaks another version of the protocol.
        [unknown-game] There is no such game.
        [rules] This program has another version of the rules.
        [bad-options] The options cannot be.
        [bad-seats] The options make another number of seats.
        [no-hello] Say hello first.
        [bad-position] The position cannot be read.
        [over] The match is over: there is nothing to decide.
        [not-your-turn] Another seat decides in this position.
        [bad-budget] The budget cannot be.
       *[internal] The bot broke down over this line.
    }
