### Il coach: quanto valgono una partita e le sue decisioni, e perché.
### Una ragione è la fine di una frase che comincia con un’azione. $points porta il suo segno.

## Ragioni nel Duello

coach-duel-ends = chiude la partita in vantaggio: { $points }
coach-duel-majority = lotta per la maggioranza degli obelischi: { $points }
coach-duel-fifth = corre verso i cinque obelischi: { $points }
coach-duel-tenth = lotta per il decimo obelisco: { $points }
coach-duel-keeps-tenth = allontana { $seat } dal decimo obelisco: { $points }
coach-duel-no-majority = mette in pericolo la maggioranza degli obelischi: { $points }
coach-duel-no-fifth = resta indietro nella corsa ai cinque obelischi: { $points }
coach-duel-no-tenth = mette in pericolo il decimo obelisco: { $points }
coach-duel-lets-tenth = avvicina { $seat } al decimo obelisco: { $points }
coach-duel-run = forma una serie di { $length } nella camera funeraria: { $points }
coach-duel-takes = prende { $face_one }: { $points }
coach-duel-denies = toglie a { $seat } { $face_one }: { $points }
coach-duel-prepares = punta a { $face_one }: { $points }
coach-duel-gives = dà a { $seat } { $face_one }: { $points }
coach-duel-lets = lascia prendere a { $seat } { $face_one }: { $points }
coach-duel-wastes = manda fuori dal gioco { $face_one }: { $points }
