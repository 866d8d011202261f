### Il tavolo in parole: una partita detta in frasi ed elenchi, per le orecchie, per il Braille e per chi ama le parole.

## Le scelte a gruppi

text-group-nefertiti =
    { $kind ->
        [place] Piazzare un servitore: { $market }
        [collector] Piazzare un raccoglitore: { $market }
        [recruit] Reclutare un personaggio, per un sigillo
        [close] Chiudere un mercato
        [pick] Scegliere una carta: { $market }
        [want] Scegliere la carta che vuoi
        [give] Scegliere un tuo dono
        [owner] Scegliere un proprietario
        [type] Nominare un tipo di dono
        [market] Scegliere un mercato
        [amount] Scegliere un importo
        [order] Scegliere la carta da pescare dopo
        [reserve] La Riserva di { $market }
       *[other] Altrimenti
    }

## Che cosa si può chiedere: i nomi di ogni domanda, per primo quello proposto

text-topic-my-gifts = i miei doni, le mie carte
text-topic-courses = quotazioni, valori
text-topic-characters = personaggi
text-topic-markets = mercati
text-topic-deck = mazzo, sigilli, da venire
text-topic-closing = chiusura, risoluzione

## Nefertiti

text-row = Riga { $row }: { $squares }.
text-bid = offerta { $bid } ({ $square }): { $who }
text-bid-symbol = offerta { $bid } con { $symbol } ({ $square }): { $who }
text-free = libera
text-reserve = Riserva: { $deben } Deben; la metà, arrotondata per eccesso, è { $half }.
text-half = La metà della Riserva, arrotondata per eccesso: { $half }.
text-order = Nell’ordine delle offerte: { $pieces }.
text-order-piece = { $player }, offerta { $bid }
text-place = Nel { $place }: { $card }.
text-covered = L’altra bancarella: { $closes }; offerte { $bids }.
text-resolving = In corso di risoluzione: { $market }.
text-resolving-piece = In corso di risoluzione: { $market }, offerta { $bid }, { $player }.
text-purse = Deben: { $deben }; sigilli reali: { $seals }; servitori in mano: { $servants }.
text-collectors = Raccoglitori in mano: { $collectors }.
text-standing = Sul tabellone: { $squares }.
text-gift = { $gift }: { $count }. Vale { $each } l’uno, { $points } in totale.
text-no-gifts = Nessun dono.
text-prestige = Prestigio segnato durante la partita: { $parts }.
text-priest = Conserva il Sacerdote di Amon.
text-dice = Tiene i dadi di Luxor.
text-rolled = L’ultimo lancio: { $dice }.
text-total = Prestigio totale se finisse ora: { $points }.
text-course-table = Con un proprietario { $one }, con due { $two }, con tre o più { $three }.
text-unseen = Ancora nel mazzo: { $cards }.
text-barren = Chiusure di fila senza carte prese: { $count }.
text-holds-type = Proprietari: { $owners }.
text-barred = Akhenaton è stato pescato qui: { $market }.
text-deck = Mazzo e scorta
