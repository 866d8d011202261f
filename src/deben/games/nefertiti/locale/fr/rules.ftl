### Nefertiti et son extension, les règles pour les joueurs. Le texte de référence est l'anglais ; mêmes identifiants, mêmes chiffres.

nefertiti-intro = Un jeu pour 3 ou 4 joueurs ; avec l’extension, de 2 à 5. Envoyez vos serviteurs sur les marchés d’Égypte, rapportez les cadeaux que peu d’autres possèdent et gagnez la faveur de la cour. Chaque règle porte un numéro, que le programme cite dès qu’il explique pourquoi quelque chose n’est pas permis. Là où les éditions imprimées se contredisent, c’est la règle donnée ici qui vaut, et les arbitrages disent pourquoi.

## N1

N1 = Matériel
N1-1 = Il y a 4 marchés : Gizeh, Akhet-Aton, Abou Simbel et Louqsor. Chacun a 2 étals, l’un à gauche, l’autre à droite ; la Réserve du marché recouvre l’un et laisse l’autre visible. Les cadeaux sont exposés au-dessus du marché : un emplacement supérieur et 3 emplacements inférieurs, numérotés de 1 à 3 de gauche à droite.
N1-2 = Un étal se compose de cases. Chaque case porte une enchère et au plus un symbole : pièce, carte unique ou carte supplémentaire. Le plateau montre la disposition de chaque étal.
N1-3 = Les Deben sont la monnaie du jeu, et les Réserves en contiennent aussi. Les pièces de 1 et de 2 appartiennent au jeu imprimé ; le programme compte simplement les Deben. L’argent circule : le total détenu par les joueurs et les Réserves ne change jamais (la seule fuite est N14.6).
N1-4 = Il y a 12 sceaux royaux. Il y en a 14 dès que la partie utilise quoi que ce soit de l’extension : les personnages de N9 (tirés au sort, choisis ou désignés, et quels qu’ils se révèlent être), Memphis, ou 2 ou 5 joueurs.
N1-5 =
    Les cadeaux se répartissent en types. Un joueur qui a au moins un cadeau d’un type en est un propriétaire, et le nombre de propriétaires fixe le prestige de chaque cadeau. La liste donne les cartes, le prestige avec 1 / 2 / 3 propriétaires ou plus, et la valeur maximale.
    • Senet : 5 cartes simples et 3 doubles ; 6 / 5 / 4 ; valeur maximale 6, pour un double 12.
    • Harpe : 8 cartes ; 9 / 7 / 5 ; valeur maximale 9.
    • Chaise : 8 cartes ; 9 / 7 / 5 ; valeur maximale 9.
    • Miroir : 6 cartes ; 11 / 8 / 6 ; valeur maximale 11.
    • Statuette : 6 cartes ; 11 / 8 / 6 ; valeur maximale 11.
    • Collier : 5 cartes ; 14 / 10 / 7 ; valeur maximale 14.
    • Orfèvrerie : 5 cartes ; 14 / 10 / 7 ; valeur maximale 14.
N1-6 = Un double senet est une seule carte, mais il vaut 2 senets chaque fois que l’on compte les cadeaux ou leurs points.
N1-7 = La valeur d’un type est ce que vaut un cadeau de ce type avec le nombre de propriétaires du moment.
N1-8 = Le jeu de base compte 13 personnages : 1 Vizir, 3 Marchands (le Premier Marchand au-dessus), 1 Grand Prêtre, 2 Servantes royales, 1 Voleur, 4 Scribes (du haut de la pile vers le bas : +3, +2, +2, +1) et 1 Trésorier. D’une pile, on ne peut recruter que la carte du dessus.
N1-9 = Il y a encore une carte Akhenaton, 2 dés et une tuile « Marché fermé ».

## N2

N2 = Mise en place (3 ou 4 joueurs)
N2-1 = La table choisit quels étals sont visibles au départ. Découverte : Gizeh à droite, Akhet-Aton à droite, Abou Simbel à droite, Louqsor à gauche. Avancée : le hasard décide pour chaque marché.
N2-2 = Chaque Réserve commence avec 1 Deben. Posez la tuile « Marché fermé » sur l’étal visible de Louqsor : ce marché commence fermé et sans cadeaux.
N2-3 = Chacun reçoit 4 serviteurs. Argent de départ, dans l’ordre du tour : 8, 9, 9 et 10 Deben à 4 joueurs ; 9, 10 et 10 à 3 joueurs.
N2-4 = À 3 joueurs, retirez du jeu un Scribe +2 et les 8 cartes senet.
N2-5 = Mélangez les cadeaux. Mettez-en 4 de côté sans les regarder, mélangez-les avec Akhenaton et glissez les 5 cartes obtenues sous la pioche.
N2-6 = Distribuez 4 cadeaux à chaque marché ouvert : le premier va à l’emplacement supérieur et reçoit un sceau, les autres vont aux emplacements inférieurs 1, 2 et 3. Servez les marchés dans l’ordre de N1.1.
N2-7 = Le siège 0 commence et l’on joue dans le sens horaire, c’est-à-dire vers le siège de numéro supérieur. À une table, les sièges sont attribués au hasard ou par l’hôte.

## N3

N3 = Tour de jeu
N3-1 = Avant de placer, vous pouvez recruter un personnage : payez un sceau royal, utilisez aussitôt le pouvoir et retirez la carte du jeu. Vous ne pouvez le faire qu’une fois par tour, et jamais après avoir placé. Votre sceau retourne au stock, et il s’y trouve déjà quand le pouvoir prend effet. Vous ne pouvez pas recruter un personnage dont le pouvoir n’aurait absolument aucun effet, et vous devez utiliser le pouvoir au moins une fois ; les seules exceptions sont l’Oracle, qui permet de ne rien échanger, et le Mendiant, qui permet de ne rien choisir. (Deux cartes ne sont pas retirées : on garde le Prêtre d’Amon, et le Voleur ambulant se pose sur le plateau.)
N3-2 = Ensuite, vous placez un serviteur, ni plus ni moins, sur une case libre de l’étal visible d’un marché ouvert, ou bien à Memphis (N12).
N3-3 = Si vous n’avez aucun serviteur en main, vous devez fermer un marché à la place : choisissez-en un ouvert où se trouve un de vos serviteurs. Il ferme immédiatement, sans dés et sans aucune condition. Tant que vous avez un serviteur en main, vous ne pouvez pas le faire.
N3-4 = Vous pouvez avoir plusieurs serviteurs sur le même étal, mais une case n’en accueille qu’un.
N3-5 = Premier serviteur : si vous placez sur un étal sans aucun serviteur, vous recevez 1 Deben de sa Réserve, pourvu qu’elle en ait. Pièce : une case portant ce symbole vous rapporte 1 Deben de cette Réserve, pourvu qu’il en reste. On peut gagner les deux à la fois ; le Deben du premier serviteur est versé d’abord.
N3-6 = On vérifie alors si l’étal remplit sa condition de fermeture (N4) ; si oui, le marché ferme (N5). Un tour se déroule toujours dans cet ordre : personnage ; serviteur ou serviteurs, chacun suivi de la fermeture qu’il provoque ; percepteur (N14) et sa fermeture ; relance (N4.6) et sa fermeture. Le tour suivant revient au siège à gauche du joueur dont c’était le tour, peu importe qui a acheté quoi.

## N4

N4 = Conditions de fermeture
    .lead = Chaque fois qu’un pion est placé sur un étal, on vérifie la condition de cet étal.
N4-1 =
    Gizeh à gauche : 4 cases occupées ou plus forment un groupe relié par les côtés.
    Gizeh à droite : des serviteurs de 3 couleurs s’y trouvent, ou bien 4 serviteurs.
N4-2 =
    Akhet-Aton à gauche : il y a un serviteur à chacun des 4 niveaux.
    Akhet-Aton à droite : 3 cases occupées remplissent une rangée, une colonne ou une diagonale.
N4-3 =
    Abou Simbel à gauche : la somme des enchères occupées est exactement 11, exactement 14, ou bien 17 ou plus.
    Abou Simbel à droite : cette somme est de 17 ou plus.
N4-4 = Louqsor à gauche : après avoir placé, vous lancez 2 dés. Le marché ferme si chaque dé correspond à une enchère occupée ; un même serviteur peut servir pour les deux dés. Le lancer est obligatoire et vient après les gains de N3.5.
N4-5 = Louqsor à droite : après avoir placé, vous lancez 1 dé. Cherchez la plus longue chaîne de cases occupées voisines ; le marché ferme si le dé n’en dépasse pas la longueur.
N4-6 = Celui qui a placé en dernier à Louqsor garde les dés : c’est le détenteur. Tant que personne n’a placé sur cet étal depuis, le détenteur peut relancer une fois à la fin de chacun de ses tours suivants, en vérifiant la même condition. Cela vaut aussi pour les tours où il a passé ou fermé un marché selon N3.3, mais pas pour le tour où il a pris les dés. Si la relance ferme le marché, c’est le détenteur qui l’a fermé. Quand le marché ferme, les dés sont remis en place.

## N5

N5 = Fermeture d’un marché
N5-1 = Traitez les serviteurs de l’enchère la plus haute à la plus basse. À enchère égale (seulement à Abou Simbel), la case la plus à droite de sa rangée passe d’abord. Le propriétaire du tout premier serviteur est le plus offrant.
N5-2 = Le plus offrant commence par verser son enchère à la Réserve, puis prend au choix : 2 cadeaux des emplacements inférieurs, ou le cadeau supérieur avec le sceau qui s’y trouve. Qui peut payer le doit. S’il reste moins de 2 cadeaux inférieurs, le premier choix donne ce qu’il y a, et il en faut au moins un.
N5-3 = Le plus offrant sur une case « carte unique » : vous ne prenez qu’un cadeau, d’un emplacement inférieur ou de l’emplacement supérieur (avec son sceau).
N5-4 = Le plus offrant sur une case « carte supplémentaire » : en plus de N5.2, vous pouvez prendre un cadeau inférieur, donc 3 cadeaux inférieurs, ou le cadeau supérieur avec son sceau et un cadeau inférieur. Vous pouvez laisser ce cadeau supplémentaire.
N5-5 = Le plus offrant qui n’a pas assez d’argent ne paie rien, ne prend rien, et défausse un des cadeaux qu’il possède, celui qu’il veut (s’il n’en a pas, il ne se passe rien). Il ne peut pas non plus prendre d’argent. Le rôle de plus offrant ne passe à personne d’autre.
N5-6 = Les autres serviteurs suivent dans l’ordre. Le propriétaire de chacun achète un des cadeaux restants, le supérieur (avec son sceau) ou un inférieur, en versant l’enchère à la Réserve, ou bien prend la moitié de la Réserve, arrondie au supérieur ; si la Réserve est vide, cela revient à passer. Qui ne peut pas payer ne peut que prendre la moitié. Les symboles sont sans effet pour ces serviteurs.
N5-7 = Si plusieurs de ces serviteurs sont à vous, on les traite séparément, et vous pouvez dépenser pour l’un ce que vous venez de recevoir pour un autre.
N5-8 = Une fois traité, un serviteur retourne à son propriétaire. Les cadeaux défaussés sont hors jeu.
N5-9 = La Réserve glisse alors de l’autre côté : elle recouvre l’étal qui vient de servir, l’autre étal du marché devient visible, et la tuile « Marché fermé » se pose dessus. Les cadeaux invendus et les Deben de la Réserve restent.
N5-10 = Le marché qui portait jusqu’ici la tuile « Marché fermé » rouvre. Ses cadeaux face cachée sont retournés. Si l’emplacement supérieur est vide, le cadeau inférieur le plus à gauche y monte ; les cadeaux inférieurs se resserrent vers la gauche ; de nouveaux cadeaux de la pioche remplissent les 4 emplacements (d’abord le supérieur, puis les inférieurs 1 à 3). Si l’emplacement supérieur n’a pas de sceau et que le stock en a encore un, on l’y pose.

## N6

N6 = Akhenaton et la fin de la partie
N6-1 = Si Akhenaton apparaît pendant que l’on remplit un marché, la pioche s’arrête et l’on ne pose pas de sceau. Ce marché est fermé définitivement : ses cadeaux et ses Deben y restent, hors d’atteinte sauf si un pouvoir dit le contraire. Plus aucun marché ne rouvrira ; la tuile « Marché fermé » reste sur le marché qui vient de fermer et ne bouge plus.
N6-2 = On continue avec les 2 marchés ouverts. Chacun d’eux, quand il ferme, ferme définitivement. À la seconde fermeture, la partie est finie sur-le-champ, même s’il reste une partie du tour à jouer.
N6-3 = Quand 10 fermetures de suite (une attribution selon N12.9 en est une) se sont passées sans que personne n’achète ou ne perçoive une carte, ni pendant ces fermetures ni lors d’une attribution à Memphis entre elles, la partie est finie sur-le-champ, avant N5.9, et l’on compte ce que chacun possède. Un cadeau pris à Memphis fait donc aussi repartir le compte de zéro. (Cette règle est de nous : selon les règles imprimées, des joueurs obstinés pourraient continuer sans fin.)

## N7

N7 = Décompte final
N7-1 = Chaque cadeau rapporte la valeur de son type. Chaque tranche de 2 Deben rapporte 1 point, arrondi à l’inférieur. Chaque sceau inutilisé en rapporte 3.
N7-2 = Cela s’ajoute au prestige marqué en cours de partie. Qui a le plus de prestige gagne ; à égalité, qui a le plus de Deben ; si l’égalité persiste, la victoire est partagée.
N7-3 = Le résultat est détaillé pour chaque siège : prestige marqué en cours de partie (personnage par personnage), chaque type de cadeau, Deben, sceaux et Prêtre d’Amon.

## N8

N8 = Personnages du jeu de base
N8-1 = Vizir : vous marquez 2 points par type différent parmi vos cadeaux. Vous ne défaussez rien.
N8-2 = Marchand : échangez un de vos cadeaux contre un cadeau d’un autre joueur, qui n’a pas son mot à dire. Vous devez déjà avoir un cadeau du type voulu, et vous pouvez donner justement celui-là. Les 2 cartes ne peuvent pas être les mêmes : un double senet n’est pas la même chose qu’un simple, ni un cadeau étranger la même chose qu’un ordinaire. Si le cadeau que vous donnez a une valeur maximale plus basse que celui que vous prenez, payez la différence à ce joueur ; vous devez en être capable. Si elle est plus haute, on ne vous rend rien.
N8-3 = Premier Marchand : comme le Marchand (N8.2), mais vous pouvez faire 2 échanges, le second avec quelqu’un d’autre. Vous pouvez vous en tenir à un seul.
N8-4 = Grand Prêtre : ce tour-ci, vous placez 2 serviteurs au lieu d’un, sur les marchés de votre choix. Ce sont deux étapes distinctes, et chacune suit N3.2, N3.3 ou N12.8, selon ce qui convient à ce moment : une fermeture est traitée jusqu’au bout avant la seconde étape, et si vous n’avez pas de serviteur en main, vous fermez un marché pour cette étape.
N8-5 = Servante royale : nommez un type qu’au moins un joueur (ou le propriétaire neutre) détient ; ce n’est pas forcément vous. Tous les joueurs qui en ont défaussent une carte de ce type, chacun à son choix, et la marquent à sa valeur d’avant toutes ces défausses. On choisit dans le sens horaire en commençant par vous, et le propriétaire neutre vient en dernier.
N8-6 = Voleur : prenez un cadeau de votre choix sur le marché qui porte la tuile « Marché fermé », avec le sceau s’il y en a un dessus. Les marchés fermés définitivement qui ne portent pas la tuile sont à l’abri.
N8-7 = Scribe +n : choisissez un type que vous avez. Chacun de vos cadeaux de ce type marque sa valeur actuelle plus n, puis vous les défaussez tous. Personne d’autre n’est concerné. Pour un double senet, le bonus compte 2 fois.
N8-8 = Trésorier : choisissez un marché, qu’il soit ouvert, fermé ou fermé définitivement, et prenez 1 à 4 Deben dans sa Réserve ; la somme est à votre choix.

## N9

N9 = Extension : les personnages en jeu
N9-1 =
    Les piles des Scribes et des Marchands sont de toutes les parties. Il y a 13 autres cartes : Vizir, Grand Prêtre, Servante royale ×2, Voleur, Trésorier et les 7 de N10. Tirez-en 6 au hasard, ou choisissez un de ces scénarios :
    • La Malédiction d’Amon : Prêtre d’Amon, Marchand d’Amon, Vizir, Trésorier, Mendiant, Négociant.
    • Intrigues au palais : Servante royale ×2, Scribe royal, Marchand d’Amon, Voleur ambulant, Oracle.
    • Course sur le Nil : Grand Prêtre, Trésorier, Mendiant, Voleur ambulant, Voleur, Négociant.
N9-2 = Les nouveaux personnages, Memphis (N12) et le nombre de joueurs se choisissent séparément, sauf qu’à 5 joueurs il faut Memphis. Une partie à 2 ou à 5 peut utiliser les personnages de base ou ceux de l’extension.

## N10

N10 = Extension : les nouveaux personnages
N10-1 = Oracle : vous seul regardez les 5 dernières cartes de la pioche (4 cadeaux et Akhenaton ; moins si la pioche est plus courte). Vous pouvez échanger des cadeaux que vous aviez auparavant contre des cadeaux parmi ces cartes, autant que vous voulez, un contre un. Chaque carte ne sert qu’à un seul échange, et chaque cadeau pris doit différer de celui que vous donnez, sans avoir une valeur maximale plus haute. Akhenaton ne peut pas être pris. Ensuite, vous remettez les cartes sous la pioche dans l’ordre de votre choix. Tout le monde voit ce qui a été échangé, mais pas l’ordre ; vous le connaissez désormais, jusqu’à ce qu’il change. L’Oracle est disponible tant que la pioche a encore une carte.
N10-2 = Mendiant : parcourez les 4 marchés dans l’ordre de N1.1, y compris les marchés fermés et ceux fermés définitivement. Pour chacun, choisissez : prendre 1 Deben de la Réserve, retourner un des cadeaux face cachée, ou ne rien faire. Un cadeau face cachée occupe toujours sa place, mais personne ne peut l’acheter, le percevoir, l’échanger ou le voler ; il est de nouveau retourné à la prochaine réouverture du marché.
N10-3 = Marchand d’Amon : défaussez autant de vos cadeaux que vous voulez et marquez 8 points pour chacun, ou 16 pour un double senet. Ni valeur ni bonus n’entrent en jeu.
N10-4 = Prêtre d’Amon : gardez la carte face visible devant vous. Quand tout le reste du décompte final est fait, vous marquez selon votre rang au prestige : 0 si vous êtes 1er, 6 si vous êtes 2e, 9 si vous êtes 3e, 12 si vous êtes 4e, 15 si vous êtes 5e. Votre rang est 1 plus le nombre de joueurs strictement devant vous, sans ce bonus.
N10-5 = Scribe royal : choisissez autant de vos cadeaux que vous voulez, de n’importe quels types, marquez sa valeur plus 1 pour chacun, puis défaussez-les. Les valeurs sont celles d’avant toute défausse, et un double senet compte pour 2 senets. Vous n’êtes pas obligé de compter tout ce que vous avez d’un type.
N10-6 = Voleur ambulant : choisissez un marché, ouvert ou fermé, sauf celui où Akhenaton a été pioché. Prenez-y le cadeau face visible dont la valeur maximale est la plus basse (à égalité, à vous de choisir), mais pas le sceau, et posez la carte Voleur ambulant dans le vide laissé. Dès lors, la carte peut être achetée là comme si c’était un cadeau, avec le sceau si elle est à l’emplacement supérieur. L’acheteur doit l’utiliser sur-le-champ, de la même façon, sur un des 3 autres marchés, et la carte s’y déplace ; si aucun d’eux n’a de cadeau à offrir, la carte est hors jeu. Le Voleur ne peut jamais prendre la carte et le Négociant ne peut jamais l’échanger. Ce n’est pas un cadeau, mais elle se décale avec les cadeaux en N5.10.
N10-7 = Négociant : échangez un de vos cadeaux contre un cadeau différent, face visible, sur l’un des 4 marchés, ouvert, fermé ou fermé définitivement ; recommencez si vous le souhaitez, 2 échanges au plus. Si le cadeau que vous prenez a la plus haute valeur maximale, versez la différence à la Réserve de ce marché ; vous devez en être capable. Votre cadeau, même étranger, prend la place de l’autre, et un sceau reste sur le plateau.

## N11

N11 = Papyrus et coupes
N11-1 = Papyrus : vaut 4 points dans tous les cas, valeur maximale 4. Si vous en obtenez un du plateau, par achat, vol, négoce ou prise, vous recevez aussitôt un sceau du stock, tant qu’il y en a. Un papyrus venu d’un autre joueur ou de la pioche n’apporte pas de sceau.
N11-2 = Coupe : vaut 9 points dans tous les cas, valeur maximale 9.
N11-3 = Chacun des deux est un type à part entière pour N8.1, N8.5, N8.7 et N10.5.

## N12

N12 = Extension : le port de Memphis
N12-1 =
    Cadeaux étrangers : 10 cartes remplacent 10 cartes ordinaires des mêmes types :
    • orfèvrerie +1
    • collier +1
    • statuette +1, +1
    • miroir +1, +1
    • harpe +1, +2
    • chaise +1, +2
    Le type, la valeur et la valeur maximale sont ceux de la carte ordinaire et, dans les mains d’un joueur, un cadeau étranger est un cadeau comme les autres pour tous les personnages. Mais quand des cadeaux d’un type sont comptés à leur valeur (N7.1, N8.5, N8.7, N10.5), chaque cadeau étranger +n de ce type que le joueur a en main à ce moment ajoute n à chacun des cadeaux comptés, lui-même compris. Plusieurs cadeaux étrangers se cumulent.
N12-2 = Quand vous jouez avec Memphis, mélangez aussi un papyrus par joueur à la pioche. À 5 joueurs, ajoutez encore les 4 coupes.
N12-3 = Memphis a une seule rangée de cases, avec les enchères 1 à 8, et une Réserve avec 1 Deben. Il n’y a ni sceaux ni second étal, et le port ne ferme jamais. On y place des serviteurs comme sur n’importe quel étal, et le premier y gagne son Deben.
N12-4 = Les personnages n’ont aucun pouvoir sur Memphis : ils n’en rapportent pas d’argent, n’y volent rien et n’y échangent rien. Avec le Grand Prêtre (N8.4), la seconde des deux étapes ne peut pas se faire à Memphis.
N12-5 = Si un cadeau étranger est pioché pendant que l’on remplit un marché, même pendant la mise en place, il va à Memphis, et l’on continue à remplir le marché.
N12-6 = Attribution : elle a lieu après le remplissage d’un marché, à condition que ce remplissage ait amené au moins un cadeau étranger à Memphis, qu’il y en ait maintenant 4 ou plus et qu’au moins un serviteur s’y trouve. On traite les serviteurs selon N5.1 à N5.8 : le plus offrant paie et prend 2 cadeaux (ou un, s’il n’en reste qu’un), ou défausse selon N5.5 ; chacun des autres achète un cadeau ou prend la moitié. Les serviteurs rentrent chez eux, et les cadeaux restants y demeurent.
N12-7 = Quand Akhenaton est pioché, il y a une dernière attribution, immédiatement, si Memphis a au moins un cadeau et au moins un serviteur. Dès lors, plus personne ne peut y placer, et les serviteurs encore présents rentrent chez eux.
N12-8 = Vous ne pouvez pas désigner Memphis pour N3.3. Si tous vos serviteurs sont à Memphis, vous passez.
N12-9 = Si un tour s’achève avec tous les serviteurs de tous les joueurs à Memphis, il y a immédiatement une attribution, quel que soit le nombre de cadeaux ; s’il n’y en a aucun, les serviteurs rentrent simplement chez eux. (Cette règle est de nous : sinon deux joueurs pourraient passer sans fin.)

## N13

N13 = Cinq joueurs
N13-1 = Les règles à 4 joueurs s’appliquent, avec Memphis et les coupes en plus. Chacun reçoit 3 serviteurs. Argent de départ, dans l’ordre du tour : 8, 8, 8, 9 et 9 Deben.

## N14

N14 = Deux joueurs
N14-1 = Les règles à 4 joueurs s’appliquent, avec ces changements. On retire le Scribe +3, un Scribe +2 et les 8 senets. Argent de départ, dans l’ordre du tour : 10 et 11 Deben. Chaque joueur a 4 serviteurs et 2 percepteurs. Les 4 percepteurs travaillent tous pour un même propriétaire neutre, qui peut avoir des cadeaux mais n’a pas d’argent.
N14-2 = Après avoir placé un serviteur, et après la fermeture que cela a pu causer, vous pouvez placer un percepteur sur une case libre d’un étal. Jusqu’à N12.7, Memphis compte ici comme un étal. Ce ne peut pas être un étal où vous avez placé un serviteur ce tour-ci, et le percepteur ne peut jamais y être la plus haute enchère : dans l’ordre de N5.1, il faut un serviteur devant lui. Un percepteur ne gagne pas de Deben.
N14-3 = Pour les conditions de fermeture, un percepteur vaut un serviteur, et il peut provoquer la fermeture. À Louqsor, il s’accompagne d’un lancer, et son propriétaire devient le détenteur. Gizeh à droite ferme quand il y a 4 pions, ou des serviteurs des deux couleurs plus un percepteur, ou des percepteurs des deux couleurs plus un serviteur.
N14-4 = Quand vient le tour d’un percepteur, son propriétaire choisit. Soit prendre 3 Deben de cette Réserve (4 si Memphis est en jeu) et en donner exactement 1 à chacune des autres Réserves ; s’il y en a moins, on les prend tous et l’on décide pour chaque Deben à quelle Réserve il va, même plusieurs à la même. Soit prendre un des cadeaux face visible, mais pas le Voleur ambulant, pour le propriétaire neutre ; un sceau posé dessus retourne au stock. Si ni l’un ni l’autre n’est possible, il ne se passe rien. Ensuite, le percepteur retourne à son propriétaire.
N14-5 = Pour les valeurs, le propriétaire neutre est un propriétaire comme les autres. Il ne marque jamais rien.
N14-6 = Comme un joueur, le propriétaire neutre peut être désigné pour les échanges (N8.2, N8.3) ; un papyrus n’apporte alors pas de sceau, et les Deben qu’on lui paie sont hors jeu. Il défausse aussi pour la Servante royale ; celui qui l’a recrutée choisit la carte.
N14-7 = N3.3 s’applique à vous quand vous n’avez plus de serviteur en main, qu’il vous reste ou non des percepteurs. Dans un tour où vous avez utilisé N3.3, vous ne pouvez pas placer de percepteur.

## N15

N15 = Ce qui est caché
N15-1 = Personne ne connaît l’ordre de la pioche ni les dés à venir, à une exception près : après N10.1, le joueur de l’Oracle connaît les cartes qu’il a remises. Tout le reste est connu de tous, y compris la liste complète des cartes qui n’ont pas encore paru.
