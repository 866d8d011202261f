### Rulings: our answer where the printed editions disagree or say nothing. The order and the clauses are in ../rulings.toml.

ruling-duel-stuck = What if you can do nothing at all in the Duel?
    .answer = You pass.
ruling-partial-action = May you play an action token if you can carry out only part of it?
    .answer = No, you cannot play it then.
ruling-pyramid-four = Pyramids, side B: what do 4 tokens score? A public note gives 15.
    .answer = 18, as the printed site shows.
ruling-obelisk-race = Who is first if both players reach 5 obelisks in the same unloading?
    .answer = The order of unloading decides.
ruling-temple-values = How many temple tokens are there of each value?
    .answer = 3 of each, as in the licensed online version. The rulebook only says that they show 1, 2, 3 or 4.
ruling-temple-secrecy = Are the temple tokens of side A secret?
    .answer = They lie face down, but both players saw them being taken, so the program treats them as public.
ruling-equal-swap = May you swap 2 tokens that are equal?
    .answer = Yes.
