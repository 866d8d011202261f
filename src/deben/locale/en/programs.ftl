### Outside programs in a seat, and `deben bot`.

cli-bot = Speak the bot protocol on the standard input and output, so that another program can ask our bots; see docs/protocol.md.
    .level = Which bot: random, greedy, or a level from pupil to vizier.
    .threads = How many threads it thinks with.
    .server = Play at tables of this server instead of answering on the standard input: its address.
    .token = Who the bot is at the server, as told when it first came there; also by DEBEN_TOKEN.
    .join = An invitation to a seat, as a person gets it; may be given several times.
    .name = What the bot is called there.
    .program = Let this program play instead of a level; it speaks the protocol of docs/protocol.md.
programs-serve =
    .bot = Offer an outside program in the list of seats; it speaks the protocol of docs/protocol.md. Can be given several times.
programs-error-name = “{ $text }” names no program: write NAME=COMMAND, the name in lower case, and not that of a bot.
bot-token = { $name } is new there. Its token, for the next time (DEBEN_TOKEN=…): { $token }
bot-no-table = { $name } has no table: invite it with --join LINK.
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
        [malformed] its line could not be understood ({ $detail })
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
        [bad-options] The options are impossible.
        [bad-seats] The options make a different number of seats.
        [no-hello] Say hello first.
        [bad-position] The position cannot be read.
        [over] The match is over: there is nothing to decide.
        [not-your-turn] Another seat decides in this position.
        [bad-budget] The budget is impossible.
       *[internal] The bot failed on this line.
    }
