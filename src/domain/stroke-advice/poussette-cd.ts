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
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
