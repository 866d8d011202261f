### Le coach : ce que valent une partie et ses décisions, et pourquoi.
### Une raison est la fin d’une phrase qui commence par une action. $points porte son signe.

## Raisons dans Nefertiti

coach-nefertiti-keeps-monopoly = garde le monopole ({ $type_many }) : { $points }
coach-nefertiti-wins-monopoly = gagne le monopole ({ $type_many }) : { $points }
coach-nefertiti-breaks-monopoly = enlève à { $seat } le monopole ({ $type_many }) : { $points }
coach-nefertiti-no-monopoly = abandonne le monopole ({ $type_many }) : { $points }
coach-nefertiti-closes-unpaid = ferme { $market } avant que { $seat } puisse payer : { $points }
coach-nefertiti-closes = ferme { $market } maintenant : { $points }
coach-nefertiti-closes-for = ferme { $market } au profit d’un autre ({ $seat }) : { $points }
coach-nefertiti-scores = marque davantage avec { $character_the } : { $points }
coach-nefertiti-scores-less = marque moins avec { $character_the } : { $points }
coach-nefertiti-takes = prend { $kind_one } : { $points }
coach-nefertiti-prepares = vise { $kind_one } : { $points }
coach-nefertiti-bids = enchérit { $bid } à { $market } ({ $type_many }) : { $points }
coach-nefertiti-gives = donne à { $seat } { $kind_one } : { $points }
coach-nefertiti-lets = laisse à { $seat } { $kind_one } : { $points }
