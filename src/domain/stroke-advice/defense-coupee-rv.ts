import type { StrokeAdvice } from './stroke-advice.ts'

export const defenseCoupeeRv = {
  Coupé: {
    gesture: {
      contact:
        'À deux mètres environ de la table, sur la balle qui redescend, devant la hanche côté revers, à hauteur de ceinture ou plus bas. Grattez l’arrière, sous l’équateur.',
      racket:
        'Raquette armée au-dessus de l’épaule opposée, face revers ouverte. Le coude mène, l’avant-bras tombe vers l’avant et couche la palette sous la balle, le poignet l’accompagne.',
      spin: 'Le lift reçu devient coupe, et votre frottement l’augmente. La balle file bas, freine au rebond et tire vers le filet la raquette de l’attaquant.',
    },
    faults: [
      {
        fault: 'La raquette part de la hanche et la coupe n’a aucune vitesse.',
        correction:
          'Touchez l’épaule opposée avec la main de la raquette avant chaque balle, jusqu’à ce que l’armé vienne seul.',
      },
      {
        fault: 'Le poignet casse trop et la balle s’envole.',
        correction:
          'Serrez un peu le manche à l’impact. La palette se couche avec l’avant-bras, pas par une flexion brusque.',
      },
    ],
  },
  Amorti: {
    gesture: {
      contact:
        'Sur une balle molle qui descend, devant le genou côté revers, bras presque tendu vers le bas. La palette se glisse sous la balle au lieu de la frapper.',
      racket:
        'Armé normal à l’épaule, puis la main ralentit et descend avec la balle. Face revers très ouverte, doigts lâches, le coude plie pour avaler la vitesse.',
      spin: 'Un fond de coupe et très peu d’avance. La balle retombe derrière le filet, se pose et meurt. L’attaquant, loin, arrive en glissant et relève plus qu’il n’attaque.',
    },
    faults: [
      {
        fault: 'L’amortie finit dans votre camp, avant le filet.',
        correction:
          'Gardez un peu d’élan des jambes vers l’avant. Seule la main freine, le corps continue d’approcher.',
      },
      {
        fault: 'Vous ralentissez dès l’armé et l’adversaire s’avance déjà.',
        correction:
          'Coupez à vitesse habituelle jusqu’à la ceinture. Le frein vient dans les vingt derniers centimètres.',
      },
      {
        fault: 'Après l’amortie, vous admirez et vous restez loin.',
        correction:
          'Avancez de deux pas pendant que la balle retombe, la relève de l’autre sera courte ou haute.',
      },
    ],
  },
  Float: {
    gesture: {
      contact:
        'Devant la hanche côté revers, sur la descente, un peu plus haut que pour couper. La palette rencontre la balle derrière, en son milieu, et la pousse sans frotter.',
      racket:
        'Armé à l’épaule, descente franche, mais la face revers se relève avant l’impact. Le pouce pousse, l’avant-bras s’allonge vers l’avant, puis la pointe coupe dans le vide.',
      spin: 'La balle perd le lift reçu sans recevoir de coupe. Elle plane, rebondit droit et sans poids, et saute de la raquette ouverte qui l’attendait lourde.',
    },
    faults: [
      {
        fault: 'Votre balle vide passe le filet trop haut.',
        correction:
          'Relevez davantage la face et visez la bande du filet. Haute, une balle vide se frappe, rasante, elle oblige à la soulever.',
      },
      {
        fault: 'Le buste se relève au moment d’aplatir la palette.',
        correction:
          'Gardez les genoux pliés jusqu’au rebond d’en face. C’est la main qui change, pas la taille.',
      },
    ],
  },
  'Avec Placement': {
    gesture: {
      contact:
        'Sur la balle descendante, devant la hanche côté revers. Prise tôt et devant, elle croise, prise tard et près du corps, elle file le long de la ligne.',
      racket:
        'Face revers ouverte, armé à l’épaule, coupe allongée. La face regarde la cible à l’impact et la main finit vers elle, pendant que le buste garde la diagonale.',
      spin: 'Coupée et profonde, la balle freine dans le coin ou dans le ventre. L’attaquant doit se déplacer avant de la soulever, et sa raquette la prend trop bas.',
    },
    faults: [
      {
        fault: 'Votre ligne passe haut au-dessus du filet et reste courte.',
        correction:
          'Allongez l’avant-bras vers le fond du côté choisi. Coupez un peu moins, portez un peu plus.',
      },
      {
        fault: 'Vous visez le bord et vous donnez des fautes gratuites.',
        correction:
          'Choisissez des cibles larges d’une raquette et demie, à deux mains du bord, jusqu’à huit réussites sur douze.',
      },
      {
        fault: 'Vous regardez où vous jouez et vous perdez la balle de vue.',
        correction:
          'Regardez l’adversaire entre ses deux coups, puis uniquement la balle à partir de son rebond chez vous.',
      },
    ],
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
