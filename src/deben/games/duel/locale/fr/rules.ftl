### Imhotep : Le Duel, les règles pour les joueurs. Le texte de référence est l'anglais ; mêmes identifiants, mêmes chiffres.

duel-intro = Un jeu pour 2 joueurs : l’un incarne Néfertiti, l’autre Akhenaton. Envoyez vos pions au port, déchargez les bateaux au bon moment et élevez les plus beaux monuments. Chaque règle porte un numéro, que le programme cite dès qu’il explique pourquoi quelque chose n’est pas permis.

## D1

D1 = Matériel
D1-1 =
    La cargaison se compose de 60 jetons :
    • 12 jetons obélisque ;
    • 12 jetons pyramide, 6 clairs et 6 foncés ;
    • 12 jetons temple, 3 de chacune des valeurs 1, 2, 3 et 4 ;
    • 12 jetons chambre funéraire, un seul de chaque numéro de 1 à 12 ;
    • 12 jetons action, 3 de chacune des 4 actions décrites en D6.
D1-2 = Le port est une grille de 3×3 cases. Les 6 bateaux restent amarrés à 6 quais le long de deux côtés contigus : chaque rangée a son bateau à droite, chaque colonne a son bateau en bas. Les 3 cases de cette rangée ou de cette colonne sont celles du bateau, et celle qui borde le quai est la case la plus proche. Les rangées se comptent à partir du haut et les colonnes à partir de la gauche ; la case la plus proche d’une rangée est donc la plus à droite, celle d’une colonne la plus basse.
D1-3 = Un bateau a 3 emplacements. L’emplacement 1 touche le port, l’emplacement 3 en est le plus éloigné.
D1-4 = Chaque joueur possède 4 pions. L’unique entrepôt garde 3 jetons face cachée.
D1-5 = Chaque joueur bâtit sur 4 lieux : obélisque, temple, pyramides et chambre funéraire. Le siège 0 joue Néfertiti, le siège 1 Akhenaton. Chaque lieu a une face A et une face B. Pour un même lieu, vous utilisez tous deux la même face, mais vous pouvez mélanger librement les faces d’un lieu à l’autre, ce qui donne 16 mises en place possibles. Sans autre accord, les 4 lieux montrent leur face A.

## D2

D2 = Mise en place
D2-1 = Mélangez les 60 jetons face cachée : ils forment la pioche. Chargez-en les bateaux, face visible : l’emplacement 1 des 6 bateaux, puis tous les emplacements 2, et enfin tous les emplacements 3. À chacune de ces tournées, servez d’abord les bateaux des rangées, de haut en bas, puis ceux des colonnes, de gauche à droite. Posez encore 3 jetons face cachée dans l’entrepôt ; le premier pioché est sur le dessus et sera révélé en premier. Il reste alors 39 jetons dans la pioche.
D2-2 = Le siège 0 commence. (Autour d’une table, c’est le plus jeune, un joueur tiré au sort ou celui que l’hôte a choisi.)

## D3

D3 = Tour de jeu
D3-1 = Vous jouez à tour de rôle. À votre tour, vous faites une chose, ni plus ni moins : placer un pion, décharger un bateau ou jouer un jeton action.
D3-2 = Si rien de tout cela n’est possible, vous passez. On ne choisit jamais de passer : cela n’arrive que lorsqu’on est bloqué. (Il faut pour cela que vos 4 pions soient tous dans le port et qu’il reste au plus 2 bateaux de rangée et 2 bateaux de colonne. Vous n’êtes jamais bloqués tous les deux en même temps.)

## D4

D4 = Placer
D4-1 = Prenez un de vos pions dans votre réserve et posez-le sur n’importe quelle case libre. Si votre réserve est vide, vous ne pouvez pas placer. (Vous trouverez toujours une case libre : il y a 8 pions pour 9 cases.)
D4-2 = Une case reste utilisable même quand ses deux bateaux sont partis.

## D5

D5 = Décharger
D5-1 = Choisissez un bateau encore en jeu dont la rangée ou colonne contient 2 pions ou plus. Peu importent leurs couleurs : aucun d’eux ne doit forcément être à vous.
D5-2 = Partez de la case la plus proche et éloignez-vous du quai en sautant les cases vides. Chaque pion rencontré prend un seul jeton : l’emplacement 3 pour le premier pion, l’emplacement 2 pour le deuxième, l’emplacement 1 pour le troisième. Le jeton va au propriétaire du pion, et le pion retourne dans la réserve de ce joueur. Les jetons sont pris un par un, exactement dans cet ordre.
D5-3 = Les jetons pour lesquels il n’y avait pas de pion sont retirés du jeu.
D5-4 = Le bateau reçoit alors 3 nouveaux jetons de la pioche, en commençant par l’emplacement 1. Si la pioche est épuisée, le bateau est retiré du jeu ; les jetons de l’entrepôt ne rechargent jamais un bateau. (La pioche est toujours un multiple de 3, car 39 jetons font 13 chargements. Le 18e déchargement est le dernier de la partie.)
D5-5 = Tout le monde peut voir ce qui a été pris. Les obélisques s’empilent. Sur une vraie table, les jetons temple de la face A sont posés face cachée, mais vous les avez vus tous les deux : ce programme en montre donc la valeur. Les jetons action restent face visible devant leur propriétaire.

## D6

D6 = Jetons action
    .lead = Vous pouvez jouer un jeton action par tour, et c’est alors tout votre tour. Une fois joué, le jeton est retiré du jeu. Vous ne pouvez choisir une action que si vous êtes en mesure de l’accomplir entièrement.
D6-1 = Prendre : choisissez n’importe quel jeton de n’importe quel bateau en jeu, sauf un jeton action, et gardez-le. Le jeton du dessus de l’entrepôt comble le vide, face visible. (Avec 3 jetons Prendre dans le jeu et 3 jetons dans l’entrepôt, il en reste toujours un.) Si les bateaux ne portent que des jetons action, vous ne pouvez pas jouer Prendre.
D6-2 = Déploiement (placer 2–3) : placez 2 ou 3 pions, l’un après l’autre. Il vous faut au moins 2 pions en réserve. Vous pouvez renoncer au 3e pion.
D6-3 = Ruée (placer 1, décharger 1–2) : placez 1 pion, déchargez un bateau, puis déchargez une seconde fois si vous le souhaitez. Il vous faut un pion en réserve et une case libre qui permette de décharger un bateau ; une case après laquelle aucun bateau ne pourrait être déchargé vous est interdite. Le premier bateau est rechargé avant que vous ne choisissiez de nouveau. Vous pouvez renoncer au second déchargement, et il exige un bateau qui remplit D5.1 à ce moment-là.
D6-4 = Échanger et décharger : intervertissez 2 jetons d’un même bateau en jeu, puis déchargez un bateau, celui-là ou un autre. Les 2 emplacements sont à votre choix, même avec des jetons action, même avec des jetons identiques ; ils se nomment dans l’ordre croissant. Vous ne pouvez jouer ce jeton que s’il y a un bateau à décharger.
D6-5 = Vous renoncez à une étape facultative (le 3e pion de D6.2, le second déchargement de D6.3) en choisissant « Terminé » ; quand l’étape est impossible, votre tour s’achève sans elle. Toute autre décision est une étape à part entière, consignée même si elle ne laisse aucun choix, tout comme un tour passé par contrainte. Seules la fin d’un tour et la fin de la partie viennent d’elles-mêmes.

## D7

D7 = Fin de la partie
D7-1 = Dès qu’il ne reste qu’un seul bateau, la partie est finie, fût-ce au beau milieu d’une Ruée. Personne ne reçoit les jetons de ce dernier bateau.

## D8

D8 = Décompte
D8-1a = Obélisque, face A : 1 point par jeton. Si un joueur a strictement plus de jetons que l’autre, il en ajoute 6.
D8-1b = Obélisque, face B : 12 points pour le premier joueur qui prend un 5e jeton. L’autre en marque 6 s’il finit avec 5 jetons ou plus. Qui en a 10 ou plus marque 18 points en tout (12 + 6). Les jetons eux-mêmes ne rapportent rien.
D8-2a = Temple, face A : 1 point par symbole ; un jeton en montre autant que sa valeur.
D8-2b =
    Temple, face B : rangez vos jetons en séries sans valeur répétée, et en aussi peu de séries que possible : la série numéro k contient un jeton de chaque valeur que vous possédez k fois ou plus. Points par série :
    • 1 jeton : 1
    • 2 jetons : 4
    • 3 jetons : 9
    • 4 jetons : 16
D8-3a =
    Pyramides, face A : la pyramide claire et la pyramide foncée se comptent séparément. Points pour chacune :
    • 0 jeton : 0
    • 1 jeton : 1
    • 2 jetons : 3
    • 3 jetons : 6
    • 4 jetons : 10
    • 5 jetons : 15
    • 6 jetons : 21
D8-3b =
    Pyramides, face B : seule la plus petite de vos deux pyramides compte. Points pour elle :
    • 0 jeton : −6
    • 1 jeton : 0
    • 2 jetons : 4
    • 3 jetons : 10
    • 4 jetons : 18
    • 5 jetons : 30
    • 6 jetons : 45
D8-4a =
    Chambre funéraire, face A : comptez chaque suite de numéros consécutifs selon sa longueur. Les numéros 12 et 1 ne se rejoignent pas. Points par suite :
    • longueur 1 : 1
    • longueur 2 : 4
    • longueur 3 : 9
    • longueur 4 : 16
    • longueur 5 ou plus : 25
D8-4b = Chambre funéraire, face B : 4 points par suite, longue ou courte.
D8-5 = Quelles que soient les faces : 1 point par jeton action que vous n’avez pas utilisé, et 1 point par pion à vous qui se trouve encore dans le port.
D8-6 = Le plus grand total l’emporte. En cas d’égalité, la victoire revient au joueur qui n’a pas commencé.
D8-7 = Si un même déchargement vous apporte à tous deux votre 5e obélisque, l’ordre de D5.2 dit qui l’a eu le premier. Un jeton gagné avec Prendre (D6.1) compte comme les autres.

## D9

D9 = Ce qui est caché
D9-1 = Aucun de vous ne connaît l’ordre de la pioche ni les 3 jetons de l’entrepôt. Tout le reste est connu des deux, y compris la liste complète des jetons qui n’ont pas encore paru.
