### The texts of `deben arena`.

cli-arena = Let bots meet on mirrored deals: win rates and ratings with their intervals.
    .contestants = Who plays: a bot, with its time or its simulations for one decision (greedy, uct@400, uct@0.2s), or an outside program ("program:./mybot.py@0.5s").
    .deals = How many deals each pairing plays; each deal is played in every seating.
    .pairing = Who meets whom: all (everyone), ladder (each against the one named before), first (the first against each other).
    .table = With three seats or more: one (one contestant against a table of another) or mixed (all different).
    .mirror = The seatings of a mixed table: rotations or permutations.
    .store = Keep every finished deal in this file; the same command continues from there.
    .jobs = In how many processes to play; by default one for each core.
    .plot = Draw the results into this file (png, svg or pdf).

## What is wrong with a request

cli-arena-error-choice = There is no { $name } “{ $given }”; there are: { $known }.
cli-arena-error-twice = “{ $text }” was named twice.
cli-arena-error-contestant-empty = A contestant has no name.
cli-arena-error-contestant-malformed = “{ $text }” names no contestant: write NAME, NAME@SIMULATIONS, NAME@SECONDSs or program:COMMAND.
cli-arena-error-contestant-seconds = “{ $text }”: a decision may take more than 0 and at most 600 seconds.
cli-arena-error-contestant-simulations = “{ $text }”: a decision may take 1 to 10,000,000 simulations.
cli-arena-error-contestant-plain = “{ $text }” does not search: leave out what follows the @.
cli-arena-error-contestant-program = “{ $text }” is not a program that can be started.
cli-arena-error-too-few-contestants = { $needed } contestants are needed, and { $given ->
        [one] only { $given } was named.
       *[other] only { $given } were named.
    }
cli-arena-error-ledger-in-use = { $file } is being written by another arena.
cli-arena-error-ledger-malformed = { $file } does not hold the results of an arena (line { $line }).
cli-arena-error-ledger-differs = { $file } belongs to another arena: its { $field } is { $there }, not { $here }. Name another file.

## Results

cli-arena-title = { $game }: { $contests ->
        [one] { $contests } contest
       *[other] { $contests } contests
    } of { $deals ->
        [one] { $deals } mirrored deal
       *[other] { $deals } mirrored deals
    }
cli-arena-ratings = Ratings
cli-arena-contests = Contests
cli-arena-column =
    .contestant = contestant
    .against = against
    .rating = rating (95 %)
    .matches = matches
    .wins = wins
    .paired = 95 %, by deals
    .wilson = 95 %, Wilson
    .rank = mean rank
    .points = points
    .lead = lead
    .seconds = s/decision
cli-arena-forfeits = { $contestant } forfeited { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }: a simple bot decided in its place.
cli-arena-seed = Seed: { $seed }
cli-arena-interrupted = Interrupted. The same command continues with the deals in { $file }.
cli-arena-plot =
    .title = { $game }, { $deals } mirrored deals for each contest
    .rates = Wins of the first against the second, with 95 % intervals by deals
    .ratings = Rating, with 95 % intervals
    .ranks = Mean rank, with 95 % intervals by deals
    .even = even
