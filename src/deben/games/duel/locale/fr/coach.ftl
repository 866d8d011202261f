### Le coach : ce que valent une partie et ses décisions, et pourquoi.
### Une raison est la fin d’une phrase qui commence par une action. $points porte son signe.

## Raisons dans Le Duel

coach-duel-ends = met fin à la partie avec de l’avance : { $points }
coach-duel-majority = se bat pour la majorité des obélisques : { $points }
coach-duel-fifth = court après les cinq obélisques : { $points }
coach-duel-tenth = vise le dixième obélisque : { $points }
coach-duel-keeps-tenth = éloigne { $seat } du dixième obélisque : { $points }
coach-duel-no-majority = met en danger la majorité des obélisques : { $points }
coach-duel-no-fifth = prend du retard dans la course aux cinq obélisques : { $points }
coach-duel-no-tenth = met en danger le dixième obélisque : { $points }
coach-duel-lets-tenth = rapproche { $seat } du dixième obélisque : { $points }
coach-duel-run = forme une suite de { $length } dans la chambre funéraire : { $points }
coach-duel-takes = prend { $face_one } : { $points }
coach-duel-denies = prive { $seat } d’un jeton ({ $face_one }) : { $points }
coach-duel-prepares = vise { $face_one } : { $points }
coach-duel-gives = donne à { $seat } { $face_one } : { $points }
coach-duel-lets = laisse { $seat } prendre { $face_one } : { $points }
coach-duel-wastes = fait sortir du jeu { $face_one } : { $points }
