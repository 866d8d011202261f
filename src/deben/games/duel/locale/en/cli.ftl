### The texts of the `deben` command. Commands are messages, their options are attributes.

## The Duel's table

cli-duel-legend =
    o obelisk · l light, d dark pyramid · t temple, value · c chamber, number
    T take · B build-up · R rush · S swap and unload
cli-duel-hidden = Pile { $pile } · Warehouse { $warehouse } · Unloads left { $unloads }
cli-duel-group =
    .place = Place a pawn
    .unload = Unload a boat
    .play = Play an action token
    .take = Take a token
    .swap = Swap two tokens
    .end = Otherwise
