import type { StrokeAdvice } from './stroke-advice.ts'

export const poussetteCd = {
  Coupé: {
    gesture: {
      contact:
        'Au sommet du rebond ou juste avant, devant l’épaule de la raquette, bras à demi plié. La palette prend l’arrière de la balle, nettement sous l’équateur.',
      racket:
        'Face coup droit ouverte à mi-chemin entre debout et couchée. L’avant-bras part de la poitrine, descend un peu, avance beaucoup, et le poignet gratte court à l’impact.',
      spin: 'La rotation arrière ralentit la balle, qui rebondit lourde et peu avancée. Une raquette verticale la met au filet, et l’attaquant doit la soulever pour démarrer.',
    },
    faults: [
      {
        fault: 'Tu haches la balle de haut en bas et elle monte sans tourner.',
        correction:
          'Pousse la palette vers la cible. La main termine au-dessus de la table, à hauteur de départ ou presque.',
      },
      {
        fault: 'Le bras se tend loin sur le côté et la balle t’échappe.',
        correction:
          'Avance le pied du côté raquette sous la table, pour jouer la balle devant toi et non à côté.',
      },
    ],
    drills: {
      alone: {
        name: 'La balle qui recule au sol',
        minutes: 15,
        description:
          'Dans un couloir libre, lâche la balle, laisse-la rebondir et pousse-la du coup droit à un mètre du sol. Elle doit avancer, rebondir, puis revenir vers toi. Pose un ruban à deux mètres et compte sur trente celles qui le repassent au retour.',
      },
      withPartner: {
        name: 'Diagonale lourde',
        minutes: 15,
        description:
          'Poussettes dans la diagonale coup droit, rebond dans le dernier tiers. Chacun essaie de faire craquer l’autre par la coupe, sans attaquer. Un point quand la balle de l’autre va au filet ou passe plus d’une raquette au-dessus. Matchs en 11 points.',
      },
      basket: {
        name: 'Longue sous la corde',
        minutes: 15,
        description:
          'Le distributeur envoie quarante balles coupées dans ton coup droit. Une corde est tendue trente centimètres au-dessus du filet. Pousse dessous, jusqu’au dernier quart de la table. Objectif de 26 balles dans la zone, sans toucher la corde.',
      },
    },
    harder:
      'Prends la balle dès le début de la montée, pour voler du temps, sans rien perdre de la coupe ni de la longueur.',
    easier:
      'Demande des balles peu coupées lancées à la main, et cherche cinq retours lents avant de gratter plus fort.',
  },
  Amorti: {
    gesture: {
      contact:
        'Dès que la balle quitte la table, à dix centimètres à peine de hauteur, le corps au-dessus de la table. Touche son dessous, plutôt vers l’avant de ta palette.',
      racket:
        'Palette ouverte, tenue du bout des doigts, presque immobile. Laisse la balle venir, la main cède de quelques centimètres puis l’accompagne d’un rien vers le filet.',
      spin: 'La vitesse disparaît, seule reste un peu de rotation arrière. La balle passe au ras du filet, rebondit deux fois en face et oblige l’adversaire à jouer sous la table.',
    },
    faults: [
      {
        fault: 'Tu attends le sommet et la balle sort longue, facile à attaquer.',
        correction:
          'Pose déjà la raquette près du lieu du rebond. Tu dois entendre les deux bruits presque ensemble.',
      },
      {
        fault: 'La main est crispée et la balle gicle de la raquette.',
        correction: 'Souffle et relâche le petit doigt à l’impact. Imagine attraper un œuf sans le casser.',
      },
      {
        fault: 'Tu restes droit et joues bras tendu.',
        correction: 'Entre le pied du côté raquette sous la table et amène le nez au-dessus de la balle.',
      },
    ],
    drills: {
      alone: {
        name: 'L’œuf sur la palette',
        minutes: 15,
        description:
          'Lâche la balle de la hauteur des yeux et reçois-la sur la palette sans qu’elle rebondisse plus haut qu’une main. Vingt réceptions. Ensuite laisse-la rebondir sur ta table et dépose-la derrière le filet, deux rebonds en face. Compte sur trente.',
      },
      withPartner: {
        name: 'Court contre court',
        minutes: 15,
        description:
          'Ton partenaire sert court et coupé dans ton coup droit. Tu amortis, il peut attaquer seulement si la balle sort de la table après un rebond. Un point pour toi s’il n’attaque pas, un pour lui s’il marque. Changez de rôle tous les dix services, six fois en tout.',
      },
      basket: {
        name: 'Balles mourantes',
        minutes: 15,
        description:
          'Le distributeur sert quarante balles courtes, de plus en plus coupées. Pose deux feuilles derrière le filet adverse. Amorti sur la feuille, deux points, double rebond ailleurs, un point, balle longue, moins un. Cherche quarante points.',
      },
    },
    harder:
      'Sur la même attitude, remplace une balle sur cinq par une poussette longue et rapide dans le corps.',
    easier:
      'Le partenaire lance la balle à la main, sans effet, et tu cherches d’abord à l’arrêter avant la ligne de fond.',
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
          'Une balle sans effet ne plonge pas. Baisse l’avant-bras au niveau du filet et pousse à plat, plus doucement.',
      },
      {
        fault: 'Ton geste ralentit et tout le monde voit la balle vide.',
        correction:
          'Garde la vitesse du bras et accélère même après le contact. Le mensonge est dans la fin du geste.',
      },
    ],
    drills: {
      alone: {
        name: 'Le logo immobile',
        minutes: 15,
        description:
          'Marque une balle au feutre. Lâche-la, puis pousse-la vers un mur ou un filet de salle. En vol, la marque doit rester visible sans tourner. Dix vides, dix coupées, dix au hasard en annonçant avant. Compte celles qui font ce que tu as dit.',
      },
      withPartner: {
        name: 'Lourde ou vide',
        minutes: 20,
        description:
          'Dans la diagonale coup droit, pousse cinq balles coupées ou vides dans l’ordre que tu veux. Ton partenaire démarre sur celle de son choix. Un point si son top va au filet ou dehors, un pour lui s’il passe. Douze essais, puis échange.',
      },
      basket: {
        name: 'Vide, basse et longue',
        minutes: 15,
        description:
          'Le distributeur envoie des coupées régulières dans ton coup droit. Toutes les deux balles, joue vide dans la zone du fond, sous une ficelle tendue une main au-dessus du filet. Vingt flottantes, un point chacune, objectif de treize.',
      },
    },
    harder:
      'Joue la flottante sur un service très coupé que tu n’as pas choisi, en lisant la rotation d’abord.',
    easier:
      'Contre une balle sans effet lancée à la main, pousse comme on range un livre, palette presque debout.',
  },
  'Avec Placement': {
    gesture: {
      contact:
        'Sur la balle montante ou au sommet, devant toi, assez tôt pour choisir. Touche l’arrière bas de la balle du côté opposé à ta cible, sans changer de hauteur.',
      racket:
        'Palette ouverte comme d’habitude. L’orientation se décide au dernier moment par le poignet, cassé vers la diagonale ou ouvert vers la ligne, et la main suit la cible.',
      spin: 'La coupe reste moyenne, car la direction compte plus. Longue au coude ou dans un angle, la balle freine au rebond et force l’autre à bouger avant de soulever.',
    },
    faults: [
      {
        fault: 'Tes épaules tournent vers la cible et l’annoncent.',
        correction:
          'Garde la poitrine face à la diagonale, même quand tu joues la ligne. Seule la main change d’avis.',
      },
      {
        fault: 'La balle vers la ligne sort sur le côté.',
        correction: 'Vise une main à l’intérieur du bord et avance la palette plus longtemps vers le fond.',
      },
      {
        fault: 'Tu regardes la cible et tu touches du bord de la raquette.',
        correction:
          'Choisis avant le rebond, puis ne quitte plus la balle des yeux jusqu’au bruit de l’impact.',
      },
    ],
    drills: {
      alone: {
        name: 'Quatre cibles, une balle lâchée',
        minutes: 15,
        description:
          'Pose des feuilles aux deux coins, au coude et court au milieu. Seul à la table, lâche la balle, laisse-la rebondir et pousse du coup droit vers une cible choisie à voix haute. Quarante balles, dix par feuille, note la cible la plus faible.',
      },
      withPartner: {
        name: 'Le coude, puis l’angle',
        minutes: 20,
        description:
          'Ton partenaire pousse toujours dans ton coup droit. Réponds au coude, puis dans un angle, dans cet ordre. Il tente de démarrer dès qu’il peut. Un point pour chaque démarrage raté ou gêné, un pour lui s’il réussit. Premier à 11.',
      },
      basket: {
        name: 'La couleur annoncée',
        minutes: 20,
        description:
          'Trois gobelets de couleur dans le camp d’en face. L’entraineur distribue en coupé et dit une couleur quand la balle touche ta table. Pousse vers ce gobelet, un point à moins d’une raquette, trois s’il tombe. Trois séries de seize balles.',
      },
    },
    harder:
      'Juste avant de jouer, jette un œil à l’adversaire et place la balle du côté qu’il vient de quitter.',
    easier:
      'Annonce la cible avant le service du partenaire, avec seulement deux choix larges, coup droit ou revers.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
