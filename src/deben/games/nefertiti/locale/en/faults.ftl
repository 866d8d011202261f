### Nefertiti: what is wrong with a position in notation; the same texts as in games/nefertiti/faults.py.

position-nefertiti-malformed-field = “{ $text }” is not a field: a field is written name=value
position-nefertiti-unknown-field = there is no field “{ $field }”; the fields are { $known }
position-nefertiti-field-twice = the field “{ $field }” is given twice
position-nefertiti-gifts-missing = none of the fields g, a, s and l is given: a position needs gifts on a market
position-nefertiti-bad-players = players=“{ $text }”: Nefertiti is for 2 to 5 players
position-nefertiti-five-need-memphis = five players need Memphis (N9.2)
position-nefertiti-bad-began = began=“{ $text }”: write discovery, advanced, or L or R for each of the four markets (N2.1)
position-nefertiti-bad-cast = cast=“{ $text }”: write base, random, a scenario, or six names of characters separated by commas (N9.1)
position-nefertiti-bad-number = { $field }=“{ $text }”: write a number from { $low } to { $high }
position-nefertiti-bad-numbers = { $field }=“{ $text }”: write { $count } numbers from 0 to 99 separated by commas
position-nefertiti-bad-word = { $field }=“{ $text }” is unknown; write one of { $known }
position-nefertiti-bad-seat = { $field }=“{ $text }”: write the number of a seat, 1 to { $players }, or - for nobody
position-nefertiti-bad-stalls = stalls=“{ $text }”: write L or R for each of the four markets, such as RRRL (N1.1)
position-nefertiti-bad-card = { $field }: “{ $text }” is not a card
position-nefertiti-bad-places = { $field }=“{ $text }”: a market has four places, the upper one first, such as harp^,mirror,-,~chair (N1.1)
position-nefertiti-bad-square = pieces: “{ $text }” is not a piece on a square; write the square and whose piece it is, such as gr4:1 or sl2a:c2
position-nefertiti-bad-prestige = prestige: “{ $text }” is not prestige scored during play; write seat, character and points, such as 1:vizier:6 (N7.3)
position-nefertiti-bad-roll = roll=“{ $text }”: write one die such as 4, or two such as 3+5
position-nefertiti-bad-luck = luck=“{ $text }”: write the 64 hexadecimal digits that key the dice
position-nefertiti-no-memphis = { $field }: Memphis is not in play (N12)
position-nefertiti-no-such-owner = { $field }: there is no such owner among { $players } players (N14.1)
position-nefertiti-not-foreign = port: only foreign gifts come to Memphis, and { $card } is not one (N12.5)
position-nefertiti-too-many-copies = { $card } occurs { $count } times; the number in this match is { $copies } (N1.5)
position-nefertiti-too-many-characters = { $name } occurs { $count } times; the number in this match is at most { $copies } (N1.8)
position-nefertiti-traveller-twice = there is only one Travelling Thief: its card lies on a market or can be recruited (N10.6)
position-nefertiti-seal-on-empty = { $field }: a seal lies on the upper place, but no card (N2.6)
position-nefertiti-too-many-seals = { $count } seals are with players and on markets; there are { $total } (N1.4)
position-nefertiti-wrong-money = players and Reserves have { $total } Deben; it must be { $expected } (N1.3)
position-nefertiti-too-much-money = players and Reserves have { $total } Deben; it can be { $expected } at most (N1.3, N14.6)
position-nefertiti-piece-hidden = pieces: { $square } is on the stall that is not visible (N1.1)
position-nefertiti-piece-twice = pieces: two pieces stand on { $square } (N3.4)
position-nefertiti-piece-on-closed = pieces: { $square } is on a closed market (N5.8)
position-nefertiti-too-many-servants = { $player } has { $pieces } servants on the board; each player owns { $owned } (N2.3)
position-nefertiti-too-many-collectors = { $player } has { $pieces } collectors on the board; each player owns { $owned } (N14.1)
position-nefertiti-wrong-total = with { $deck } in the deck the number of cards is { $total }; this match has { $expected } (N1.5)
position-nefertiti-discarded-unclear = cards that are nowhere: { $cards }; name them in discarded, or name the whole deck (N5.8)
position-nefertiti-akhenaton-misplaced = Akhenaton lies among the last five cards of the deck, or was drawn on the market barred (N2.5, N6.1)
position-nefertiti-sunk-misplaced = sunk: the deck has no room for these cards among its last five (N10.1)
position-nefertiti-wrong-tile = barred and shut name markets closed for good, none of them with the tile, and shut needs barred (N6.1, N6.2)
position-nefertiti-aside-not-held = aside: these gifts must still be in the hands of the player whose turn it is (N10.1, N10.5)
position-nefertiti-holder-without-piece = holder: the dice are kept only while Luxor is open and a piece stands there (N4.6)
position-nefertiti-closing-missing = phase { $phase }: say in closing which market is being resolved (N5)
position-nefertiti-closing-out-of-place = closing does not go with the phase { $phase } (N5)
position-nefertiti-closing-not-open = closing: { $name } is not open (N5)
position-nefertiti-wrong-piece = phase { $phase }: the first piece in the order of bids on { $name } is not one that decides this (N5.1)
position-nefertiti-wrong-recruit = phase { $phase }: that is not a decision of the character recruited, { $name } (N3.1)
position-nefertiti-wrong-steps = steps={ $steps } does not go with the phase { $phase } (N3.2, N8.4)
position-nefertiti-missing-for-phase = phase { $phase }: the field { $field } must be there
position-nefertiti-not-over = phase over: it ends when no market is open, or after ten barren closings (N6.2, N6.3)
position-nefertiti-is-over = no market is open, or ten closings were barren: the phase must be over (N6.2, N6.3)
position-nefertiti-step-impossible = phase { $phase }: nothing can be decided there in this position

basis-nefertiti = bids { $values }; symbols { $symbols }
basis-nefertiti-stated = stated in print
basis-nefertiti-deduced = deduced
basis-nefertiti-reconstructed = reconstructed
basis-nefertiti-partly = { $sure } ({ $stated } stated in print)
