import type { StrokeAdvice } from './stroke-advice.ts'

export const poussetteCd = {
  Coupé: {
    gesture: {
      contact:
        'Au sommet du rebond ou juste avant, devant l’épaule de la raquette, bras à demi plié. La palette prend l’arrière de la balle, nettement sous l’équateur.',
      racket:
        'Face coup droit ouverte à mi-chemin entre debout et couchée. La main part à hauteur de poitrine, côté raquette, descend un peu, avance beaucoup, et le poignet gratte court à l’impact.',
      spin: 'La rotation arrière freine la balle, qui reste basse et avance peu après le rebond. Une raquette verticale la met au filet, et l’attaquant doit la soulever pour démarrer.',
    },
    faults: [
      {
        fault: 'Vous hachez la balle de haut en bas et elle monte sans tourner.',
        correction:
          'Poussez la palette vers la cible. La main termine au-dessus de la table, à hauteur de départ ou presque.',
      },
      {
        fault: 'Le bras se tend loin sur le côté et la balle vous échappe.',
        correction:
          'Avancez le pied du côté raquette sous la table, pour jouer la balle devant vous et non à côté.',
      },
    ],
    drills: {
      alone: {
        name: 'La balle qui recule au sol',
        minutes: 15,
        description:
          'Dans un couloir libre, lâchez la balle, laissez-la rebondir et poussez-la du coup droit à un mètre du sol. Elle doit avancer, rebondir, puis revenir vers vous. Posez un ruban à un mètre et comptez sur trente celles qui le repassent au retour.',
        harder: 'Posez un second ruban un pas plus près de vous, il vaut deux points.',
        easier: 'Comptez d’abord les balles qui s’arrêtent net, même sans revenir.',
      },
      withPartner: {
        name: 'Diagonale lourde',
        minutes: 15,
        description:
          'Poussettes dans la diagonale coup droit, rebond dans le dernier tiers. Chacun essaie de faire craquer l’autre par la coupe, sans attaquer. Un point quand la balle de l’autre va au filet ou passe plus d’une raquette au-dessus. Matchs en 11 points.',
        harder:
          'Prenez la balle dès le début de la montée, pour voler du temps, sans rien perdre de la coupe ni de la longueur.',
        easier: 'Jouez à la régularité, sans point, et cherchez vingt poussettes à deux.',
      },
      basket: {
        name: 'Longue sous la corde',
        minutes: 15,
        description:
          'Le distributeur envoie quarante balles coupées dans votre coup droit. Une corde est tendue trente centimètres au-dessus du filet. Poussez dessous, jusqu’au dernier quart de la table. Objectif de 26 balles dans la zone, sans toucher la corde.',
        harder: 'Descendez la corde à vingt centimètres, et visez tour à tour les deux coins.',
        easier:
          'Demandez des balles peu coupées lancées à la main, et cherchez cinq retours lents avant de gratter plus fort.',
      },
    },
  },
  Amorti: {
    gesture: {
      contact:
        'Dès que la balle quitte la table, à dix centimètres à peine de hauteur, le buste au-dessus de la table. Touchez son dessous, au centre de la palette.',
      racket:
        'Palette ouverte, tenue du bout des doigts, presque immobile. Laissez la balle venir, la main cède de quelques centimètres puis l’accompagne d’un rien vers le filet.',
      spin: 'La vitesse disparait, seule reste un peu de rotation arrière. La balle passe au ras du filet, rebondit deux fois en face et oblige l’adversaire à jouer au-dessus de la table.',
    },
    faults: [
      {
        fault: 'Vous attendez le sommet et la balle sort longue, facile à attaquer.',
        correction:
          'Posez déjà la raquette près du lieu du rebond. Les deux bruits doivent s’entendre presque ensemble.',
      },
      {
        fault: 'La main est crispée et la balle gicle de la raquette.',
        correction:
          'Soufflez et relâchez le petit doigt à l’impact. Imaginez attraper un œuf sans le casser.',
      },
      {
        fault: 'Le buste reste droit et vous jouez bras tendu.',
        correction: 'Entrez le pied du côté raquette sous la table et amenez le nez au-dessus de la balle.',
      },
    ],
    drills: {
      alone: {
        name: 'L’œuf sur la palette',
        minutes: 15,
        description:
          'Lâchez la balle de la hauteur des yeux et recevez-la sur la palette sans qu’elle rebondisse plus haut qu’une main. Vingt réceptions. Ensuite laissez-la rebondir sur votre table et déposez-la derrière le filet, deux rebonds en face. Comptez sur trente.',
        harder: 'Lâchez la balle bras tendu au-dessus de la tête, le rebond doit rester aussi bas.',
        easier: 'Recevez la balle en deux temps, un petit rebond puis l’arrêt.',
      },
      withPartner: {
        name: 'Court contre court',
        minutes: 15,
        description:
          'Votre partenaire sert court et coupé dans votre coup droit. Vous amortissez, et seule une balle qui sort après un rebond peut être attaquée. Un point pour vous si elle ne sort pas, un pour lui si son attaque passe. Changez de rôle tous les dix services, six fois en tout.',
        harder:
          'Avec la même attitude, remplacez une balle sur cinq par une poussette longue et rapide dans le corps.',
        easier:
          'Le partenaire lance la balle à la main, sans effet, et vous cherchez d’abord un second rebond avant sa ligne de fond.',
      },
      basket: {
        name: 'Balles mourantes',
        minutes: 15,
        description:
          'Le distributeur sert quarante balles courtes, de plus en plus coupées. Posez deux feuilles en face, juste derrière le filet. Amorti sur la feuille, deux points, double rebond ailleurs, un point, balle longue, moins un. Cherchez vingt-cinq points.',
        harder: 'Pliez les feuilles en deux, et cherchez le même total.',
        easier: 'Un rebond dans la moitié courte vaut un point, et rien n’est retiré pour une balle longue.',
      },
    },
  },
  Float: {
    gesture: {
      contact:
        'Au sommet, devant l’épaule côté raquette. La balle est prise à l’arrière, à peine sous l’équateur, près du manche, là où la palette va le moins vite.',
      racket:
        'Même préparation que la poussette coupée, puis la palette se redresse un peu et pousse à travers la balle. Poignet bloqué, aucun frottement, la main continue le geste après coup.',
      spin: 'La balle part presque sans tourner, flotte un peu et reste molle au rebond. Celui qui la soulève comme une coupée la met haute ou dehors.',
    },
    faults: [
      {
        fault: 'La balle est vide mais haute, et l’adversaire la frappe.',
        correction:
          'La palette est restée trop ouverte. Redressez-la, partez de la hauteur du filet et poussez à plat, plus doucement.',
      },
      {
        fault: 'Votre geste ralentit et tout le monde voit la balle vide.',
        correction:
          'Gardez la vitesse du bras et accélérez même après le contact. Le mensonge est dans la fin du geste.',
      },
    ],
    drills: {
      alone: {
        name: 'Le logo immobile',
        minutes: 15,
        description:
          'Marquez une balle au feutre. Lâchez-la, puis poussez-la vers un mur ou un filet de salle. En vol, la marque doit rester visible sans tourner. Dix vides, dix coupées, dix au hasard en annonçant avant. Comptez celles qui font ce que vous avez dit.',
        harder: 'Faites annoncer l’effet par un camarade, juste avant votre contact.',
        easier: 'Poussez une balle posée sur le bord de la table, sans la faire tourner.',
      },
      withPartner: {
        name: 'Lourde ou vide',
        minutes: 20,
        description:
          'Dans la diagonale coup droit, poussez cinq balles coupées ou vides dans l’ordre de votre choix. Votre partenaire démarre sur celle qu’il veut. Un point si son top va au filet ou dehors, un pour lui s’il passe. Douze essais, puis échangez.',
        harder:
          'Jouez la flottante sur un service dont le partenaire choisit la coupe, en lisant la rotation d’abord.',
        easier:
          'Contre une balle sans effet lancée à la main, poussez comme on range un livre, palette presque debout.',
      },
      basket: {
        name: 'Vide, basse et longue',
        minutes: 15,
        description:
          'Le distributeur envoie quarante coupées régulières dans votre coup droit. Rendez une lourde, une vide. La vide va au fond, sous une ficelle tendue une main au-dessus du filet. Vingt flottantes, un point chacune, objectif de treize.',
        harder: 'Changez l’ordre à chaque paire, lourde puis vide, vide puis lourde.',
        easier: 'Jouez dix vides de suite, puis dix lourdes, sans ficelle.',
      },
    },
  },
  'Avec Placement': {
    gesture: {
      contact:
        'Sur la balle montante ou au sommet, devant vous, assez tôt pour choisir. Touchez l’arrière bas de la balle du côté opposé à votre cible, sans changer de hauteur.',
      racket:
        'Palette ouverte comme d’habitude. Le poignet ne montre la direction qu’au dernier moment, pointe avancée pour la diagonale, retenue en arrière pour la ligne, et la main finit vers la cible.',
      spin: 'La coupe reste moyenne, car la direction compte plus. Longue au coude ou dans un angle, la balle freine au rebond et force l’autre à bouger avant de soulever.',
    },
    faults: [
      {
        fault: 'Vos épaules tournent vers la cible et l’annoncent.',
        correction:
          'Gardez la poitrine face à la diagonale, même quand vous jouez la ligne. Seule la main change d’avis.',
      },
      {
        fault: 'La balle vers la ligne sort sur le côté.',
        correction: 'Visez une main à l’intérieur du bord et avancez la palette plus longtemps vers le fond.',
      },
      {
        fault: 'Vous regardez la cible et vous touchez du bord de la raquette.',
        correction:
          'Choisissez avant le rebond, puis ne quittez plus la balle des yeux jusqu’au bruit de l’impact.',
      },
    ],
    drills: {
      alone: {
        name: 'Quatre cibles, une balle lâchée',
        minutes: 15,
        description:
          'Posez des feuilles aux deux coins, au coude et court au milieu. Lâchez la balle sur votre table, laissez-la rebondir et poussez du coup droit vers une cible choisie à voix haute. Quarante balles, dix par feuille, notez la cible la plus faible.',
        harder: 'Tirez la cible au sort avant chaque balle, au lieu de la choisir.',
        easier: 'Gardez deux cibles, dix balles de suite vers chacune.',
      },
      withPartner: {
        name: 'Le coude, puis l’angle',
        minutes: 20,
        description:
          'Votre partenaire pousse toujours dans votre coup droit. Répondez au coude, puis dans un angle, dans cet ordre. Il tente de démarrer dès qu’il peut. Un point pour vous à chaque démarrage manqué, un pour lui à chaque démarrage réussi. Premier à 11.',
        harder:
          'Repérez où se tient l’adversaire avant qu’il touche la balle, puis placez la vôtre du côté qu’il quitte.',
        easier:
          'Annoncez la cible avant le service du partenaire, avec seulement deux choix larges, coup droit ou revers.',
      },
      basket: {
        name: 'La couleur annoncée',
        minutes: 20,
        description:
          'Trois gobelets de couleur dans le camp d’en face. L’entraineur distribue en coupé et dit une couleur au moment où la balle quitte sa raquette. Poussez vers ce gobelet, un point à moins d’une raquette, trois s’il tombe. Trois séries de seize balles.',
        harder: 'La couleur est annoncée quand la balle passe déjà le filet.',
        easier:
          'L’entraineur annonce la couleur avant d’envoyer, et un point compte à moins de deux raquettes.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
