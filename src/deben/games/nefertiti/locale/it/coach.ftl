### Il coach: quanto valgono una partita e le sue decisioni, e perché.
### Una ragione è la fine di una frase che comincia con un’azione. $points porta il suo segno.

## Ragioni in Nefertiti

coach-nefertiti-keeps-monopoly = mantiene il monopolio ({ $type_many }): { $points }
coach-nefertiti-wins-monopoly = conquista il monopolio ({ $type_many }): { $points }
coach-nefertiti-breaks-monopoly = toglie a { $seat } il monopolio ({ $type_many }): { $points }
coach-nefertiti-no-monopoly = rinuncia al monopolio ({ $type_many }): { $points }
coach-nefertiti-closes-unpaid = chiude { $market } prima che { $seat } possa pagare: { $points }
coach-nefertiti-closes = chiude { $market } adesso: { $points }
coach-nefertiti-closes-for = chiude { $market } a vantaggio di { $seat }: { $points }
coach-nefertiti-scores = segna di più con { $character_the }: { $points }
coach-nefertiti-scores-less = segna di meno con { $character_the }: { $points }
coach-nefertiti-takes = prende { $kind_one }: { $points }
coach-nefertiti-prepares = punta a { $kind_one }: { $points }
coach-nefertiti-bids = offre { $bid } { $market_at } ({ $type_many }): { $points }
coach-nefertiti-gives = dà a { $seat } { $kind_one }: { $points }
coach-nefertiti-lets = lascia a { $seat } { $kind_one }: { $points }
