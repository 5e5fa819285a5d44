/**
 * What to think of while playing a technique with an effect: three short sentences, by « Technique - Effet ». Left and right as in
 * `stroke-advice.ts`.
 */
export const strokeTips: Readonly<Record<string, readonly [string, string, string]>> = {
  'Marteau - Lifté': [
    'Gardez la pointe de la raquette en haut.',
    'Frottez l’arrière de la balle vers le haut.',
    'Premier rebond près de votre ligne de fond.',
  ],
  'Marteau - Coupé': [
    'Couchez la raquette avant de toucher la balle.',
    'Glissez la raquette sous la balle, vers l’avant.',
    'Donnez un coup de poignet en touchant la balle.',
  ],
  'Marteau - Latéral Gauche': [
    'Touchez le côté {droit|gauche} de la balle.',
    'Gardez la raquette debout, pointe en haut.',
    'Visez {à droite|à gauche} de votre cible\u00a0: la balle va tourner.',
  ],
  'Marteau - Latéral Droit': [
    'Levez le coude avant de lancer la balle.',
    'Passez derrière la balle, {de droite à gauche|de gauche à droite}.',
    'Gardez les pieds et les épaules immobiles.',
  ],
  'Marteau - Dévié': [
    'Touchez le côté {droit|gauche} de la balle.',
    'Frottez de haut en bas, comme avec un marteau.',
    'Arrêtez la main juste après la balle.',
  ],
  'Lancé - Lifté': [
    'Lancez haut et bien droit.',
    'Remontez la raquette derrière la balle qui tombe.',
    'Premier rebond près de votre ligne de fond.',
  ],
  'Lancé - Coupé': [
    'Lancez haut\u00a0: la balle retombe près du ventre.',
    'Ouvrez la raquette, presque à plat.',
    'Passez sous la balle, d’un poignet vif.',
  ],
  'Lancé - Latéral Gauche': [
    'Lancez un peu plus devant vous.',
    'Gardez le coude haut et la pointe en bas.',
    'Raquette vers {la droite|la gauche}, comme on ouvre un rideau.',
  ],
  'Lancé - Latéral Droit': [
    'Mettez-vous de profil, pointe de la raquette en bas.',
    'Balancez le bras {de droite à gauche|de gauche à droite}.',
    'Touchez la balle tout près du ventre.',
  ],
  'Lancé - Dévié': [
    'Couchez la raquette, presque à plat.',
    'Passez sous la balle, {de droite à gauche|de gauche à droite}.',
    'Avancez très peu\u00a0: frottez, ne poussez pas.',
  ],
  'Revers - Lifté': [
    'Touchez la balle devant le ventre.',
    'Fermez un peu la raquette.',
    'Dépliez le bras vers le haut et vers l’avant.',
  ],
  'Revers - Coupé': [
    'Partez de l’épaule opposée, raquette ouverte.',
    'Descendez vers l’avant, sous la balle.',
    'Touchez la balle près du corps.',
  ],
  'Revers - Latéral Gauche': [
    'Pointe sur le côté, face de la raquette vers le filet.',
    'Passez derrière la balle, {de gauche à droite|de droite à gauche}.',
    'Laissez monter le coude à la fin.',
  ],
  'Revers - Latéral Droit': [
    'Gardez la pointe en haut et le coude devant.',
    'Touchez le côté {gauche|droit} de la balle.',
    'Dépliez le bras vers l’avant, d’un coup de poignet.',
  ],
  'Revers - Dévié': [
    'Tournez la face revers vers le plafond.',
    'Passez sous la balle, comme pour essuyer une table.',
    'Avancez très peu la main.',
  ],
  'Pioche - Lifté': [
    'Coude haut, pointe de la raquette vers le sol.',
    'Creusez, puis remontez derrière la balle.',
    'Touchez la balle quand la raquette remonte.',
  ],
  'Pioche - Coupé': [
    'Gardez le coude plus haut que le poignet.',
    'Ouvrez la raquette vers le plafond.',
    'Grattez court, sous la balle.',
  ],
  'Pioche - Latéral Gauche': [
    'Gardez le coude à hauteur de poitrine.',
    'Accrochez la balle vers l’extérieur.',
    'Donnez un coup de poignet sec.',
  ],
  'Pioche - Latéral Droit': [
    'Faites semblant de partir vers l’extérieur.',
    'Ramenez la raquette {de droite à gauche|de gauche à droite}.',
    'Bougez le poignet, pas le coude.',
  ],
  'Pioche - Dévié': [
    'Couchez la raquette pour passer sous la balle.',
    'Passez {de gauche à droite|de droite à gauche}, coude fixe.',
    'Touchez la balle devant vous, juste au-dessus de la table.',
  ],
  'Top Spin CD - Rapide': [
    'Touchez la balle au sommet du rebond.',
    'Bras court\u00a0: la raquette ne passe pas derrière la hanche.',
    'Revenez tout de suite en garde.',
  ],
  'Top Spin CD - Avec Rotation': [
    'Pliez les jambes et partez bas.',
    'Frottez la balle du bas vers le haut.',
    'Restez souple, puis accélérez sur la balle.',
  ],
  'Top Spin CD - Placé': [
    'Préparez toujours votre coup de la même façon.',
    'Visez à une largeur de raquette du bord.',
    'Finissez le geste vers votre cible.',
  ],
  'Top Spin CD - Puissant': [
    'Choisissez une balle plus haute que le filet.',
    'Poussez sur la jambe côté raquette.',
    'Restez souple, puis serrez la main en touchant la balle.',
  ],
  'Top Spin RV - Rapide': [
    'Touchez la balle devant le ventre.',
    'Gardez le coude devant, sans le bouger.',
    'Ouvrez l’avant-bras comme une porte.',
  ],
  'Top Spin RV - Avec Rotation': [
    'Partez bas, pointe de la raquette vers le sol.',
    'Frottez l’arrière de la balle vers le haut.',
    'Poussez avec les jambes en même temps.',
  ],
  'Top Spin RV - Placé': [
    'Touchez la balle au sommet, devant vous.',
    'Préparez-vous pareil pour toutes les cibles.',
    'Choisissez la direction avec le poignet.',
  ],
  'Top Spin RV - Puissant': [
    'Attendez une balle longue et haute.',
    'Reculez d’un demi-pas pour avoir de la place.',
    'Poussez avec les jambes, puis avec le bras.',
  ],
  'Flip CD - Rapide': [
    'Avancez le pied côté raquette sous la table.',
    'Touchez la balle au sommet du rebond.',
    'Donnez un coup de poignet bref, sans élan.',
  ],
  'Flip CD - Avec Rotation': [
    'Avancez le coude au-dessus de la table.',
    'Frottez la balle vers le haut.',
    'Finissez raquette fermée, devant les yeux.',
  ],
  'Flip CD - Placé': [
    'Avancez de la même façon pour toutes les cibles.',
    'Tournez le poignet au dernier moment.',
    'Jouez doucement, là où l’autre n’est pas.',
  ],
  'Flip CD - Puissant': [
    'Choisissez une balle qui monte plus haut que le filet.',
    'Faites un grand pas côté raquette.',
    'Frappez vers l’avant, avec tout le corps.',
  ],
  'Flip RV - Rapide': [
    'Avancez le coude au-dessus de la table.',
    'Touchez la balle au sommet, devant vous.',
    'Ouvrez le poignet d’un coup, puis arrêtez-le.',
  ],
  'Flip RV - Avec Rotation': [
    'Coude devant la poitrine, poignet replié.',
    'Frottez en faisant le tour de la balle.',
    'Dépliez le bras et le poignet ensemble.',
  ],
  'Flip RV - Placé': [
    'Gardez le coude fixe.',
    'Dirigez la balle avec le poignet.',
    'Visez le coin, ou le coude de l’autre.',
  ],
  'Flip RV - Puissant': [
    'Attendez une balle courte un peu haute.',
    'Avancez le pied côté raquette sous la table.',
    'Dépliez tout le bras vers l’avant.',
  ],
  'Block CD - Actif': [
    'Touchez la balle vers le sommet du rebond, devant l’épaule.',
    'Avancez l’avant-bras d’un coup bref.',
    'Serrez les doigts en touchant la balle, poignet fixe.',
  ],
  'Block CD - Passif': [
    'Placez la raquette, puis laissez venir la balle.',
    'Tenez la raquette du bout des doigts.',
    'Laissez la main reculer un peu.',
  ],
  'Block CD - Avec Angle': [
    'Tournez la raquette vers la cible avant de toucher.',
    'Touchez la balle loin devant vous.',
    'Faites un geste très court.',
  ],
  'Block CD - Dans le Coup': [
    'Touchez la balle juste après le rebond.',
    'Fermez bien la raquette et gardez-la basse.',
    'Avancez le corps plus que le bras.',
  ],
  'Block RV - Actif': [
    'Touchez la balle devant le ventre.',
    'Dépliez l’avant-bras d’un coup bref.',
    'Ramenez vite la raquette devant vous.',
  ],
  'Block RV - Passif': [
    'Placez la raquette tout près de la table.',
    'Touchez la balle dès qu’elle monte.',
    'Amortissez, l’avant-bras détendu.',
  ],
  'Block RV - Avec Angle': [
    'Touchez la balle tôt, loin devant le ventre.',
    'Ouvrez la main vers l’extérieur.',
    'Servez-vous de la vitesse de l’autre.',
  ],
  'Block RV - Dans le Coup': [
    'Touchez la balle juste après le rebond.',
    'Gardez la main basse et stable.',
    'Penchez-vous un peu vers la table.',
  ],
  'Contre Top CD - Actif': [
    'Restez à un petit pas de la table.',
    'Touchez le haut de la balle, au sommet du rebond.',
    'Poussez avec la jambe, puis avec le bras.',
  ],
  'Contre Top CD - Passif': [
    'Reculez à un mètre de la table.',
    'Laissez la balle rouler sur la raquette.',
    'Accompagnez-la, sans accélérer.',
  ],
  'Contre Top CD - Avec Angle': [
    'Touchez loin devant, sur le côté de la balle.',
    'Faites le tour de la balle par l’extérieur.',
    'Gardez la raquette fermée.',
  ],
  'Contre Top CD - Dans le Coup': [
    'Restez tout près de la table.',
    'Touchez la balle dès qu’elle monte.',
    'Roulez par-dessus, sans élan.',
  ],
  'Contre Top RV - Actif': [
    'Touchez la balle au sommet, devant la poitrine.',
    'Partez du ventre, poignet replié.',
    'Dépliez le bras vers l’avant.',
  ],
  'Contre Top RV - Passif': [
    'Reculez d’un grand pas.',
    'Laissez la balle rouler sur la raquette.',
    'Avancez la main tout doucement.',
  ],
  'Contre Top RV - Avec Angle': [
    'Touchez loin devant, sur le côté extérieur de la balle.',
    'Avancez le coude, puis ouvrez l’avant-bras.',
    'Gardez la raquette fermée.',
  ],
  'Contre Top RV - Dans le Coup': [
    'Repliez le poignet dès le rebond.',
    'Touchez la balle pendant qu’elle monte.',
    'Roulez par-dessus, d’un geste court.',
  ],
  'Poussette CD - Coupé': [
    'Touchez la balle au sommet, devant l’épaule.',
    'Ouvrez la raquette à moitié.',
    'Avancez sous la balle et grattez court.',
  ],
  'Poussette CD - Amorti': [
    'Touchez la balle juste après le rebond.',
    'Tenez la raquette du bout des doigts.',
    'Laissez la main reculer un peu.',
  ],
  'Poussette CD - Float': [
    'Préparez-vous comme pour couper.',
    'Redressez la raquette au dernier moment.',
    'Poussez la balle sans la frotter.',
  ],
  'Poussette CD - Avec Placement': [
    'Touchez la balle tôt, pour avoir le choix.',
    'Cachez la direction jusqu’au bout.',
    'Finissez le geste vers la cible.',
  ],
  'Poussette RV - Coupé': [
    'Touchez la balle devant le ventre.',
    'Dépliez l’avant-bras vers l’avant.',
    'Grattez fin, sous la balle.',
  ],
  'Poussette RV - Amorti': [
    'Touchez la balle dès qu’elle monte.',
    'Ouvrez bien la raquette.',
    'Avancez avec les jambes, pas avec le bras.',
  ],
  'Poussette RV - Float': [
    'Partez comme pour couper.',
    'Ouvrez un peu moins la raquette.',
    'Poussez tout droit, poignet bloqué.',
  ],
  'Poussette RV - Avec Placement': [
    'Touchez la balle tôt, devant le ventre.',
    'Choisissez la direction avec le poignet.',
    'Finissez le geste vers la cible.',
  ],
  'Défense Coupée CD - Coupé': [
    'Reculez à deux ou trois mètres de la table.',
    'Touchez la balle quand elle redescend.',
    'Coupez de haut en bas, jambes pliées.',
  ],
  'Défense Coupée CD - Amorti': [
    'Attendez une balle plus lente.',
    'Ouvrez bien la raquette.',
    'Freinez le bras et posez la balle.',
  ],
  'Défense Coupée CD - Float': [
    'Levez le bras comme pour couper.',
    'Redressez la raquette avant de toucher.',
    'Poussez la balle sans la frotter.',
  ],
  'Défense Coupée CD - Avec Placement': [
    'Touchez la balle quand elle redescend.',
    'Cachez la direction avec votre épaule.',
    'Finissez le geste vers la cible.',
  ],
  'Défense Coupée RV - Coupé': [
    'Reculez à deux mètres de la table.',
    'Partez de l’épaule, raquette ouverte.',
    'Coupez sous la balle qui redescend.',
  ],
  'Défense Coupée RV - Amorti': [
    'Attendez une balle molle qui descend.',
    'Ralentissez la main avec la balle.',
    'Gardez les doigts souples.',
  ],
  'Défense Coupée RV - Float': [
    'Levez la raquette comme pour couper.',
    'Redressez-la juste avant de toucher.',
    'Poussez avec le pouce, sans frotter.',
  ],
  'Défense Coupée RV - Avec Placement': [
    'Touchez la balle qui redescend, devant la hanche.',
    'Tournez la raquette vers la cible.',
    'Finissez le geste vers la cible.',
  ],
}
