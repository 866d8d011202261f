### Arbitrages : notre réponse là où les éditions imprimées se contredisent ou se taisent. Ordre et règles dans ../rulings.toml.

ruling-duel-stuck = Et si l’on ne peut rien faire du tout dans le Duel ?
    .answer = On passe.
ruling-partial-action = Peut-on jouer un jeton action dont on ne peut accomplir qu’une partie ?
    .answer = Non, on ne peut alors pas le jouer.
ruling-pyramid-four = Pyramides, face B : combien rapportent 4 jetons ? Une note publique donne 15.
    .answer = 18, comme l’indique le lieu imprimé.
ruling-obelisk-race = Qui est le premier si les deux joueurs atteignent 5 obélisques dans le même déchargement ?
    .answer = L’ordre du déchargement décide.
ruling-temple-values = Combien y a-t-il de jetons temple de chaque valeur ?
    .answer = 3 de chaque, comme dans la version en ligne sous licence. Le livret dit seulement qu’ils montrent 1, 2, 3 ou 4.
ruling-temple-secrecy = Les jetons temple de la face A sont-ils secrets ?
    .answer = Ils sont face cachée, mais les deux joueurs les ont vu prendre ; le programme les traite donc comme publics.
ruling-equal-swap = Peut-on intervertir 2 jetons identiques ?
    .answer = Oui.
