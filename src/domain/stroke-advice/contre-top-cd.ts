import type { StrokeAdvice } from './stroke-advice.ts'

export const contreTopCd = {
  Actif: {
    gesture: {
      contact:
        'Au sommet du rebond ou à peine avant, devant la hanche côté raquette, entre ventre et poitrine. Frottez et poussez l’arrière haut de la balle en même temps.',
      racket:
        'Un petit pas derrière la table, palette fermée. Jambe côté raquette chargée, puis hanche, épaule et avant-bras vers l’avant, un peu vers le haut, fin devant le front.',
      spin: 'Vous inversez la rotation reçue et vous y ajoutez la vôtre. La balle plonge au fond de la table, bondit vers l’avant et saute violemment sur la raquette adverse.',
    },
    faults: [
      {
        fault: 'Vous levez le geste comme sur une balle coupée et la balle sort.',
        correction:
          'Le lift adverse fait déjà grimper la balle. Fermez la palette et envoyez la main vers la bande du filet, pas vers le plafond.',
      },
      {
        fault: 'La vitesse vous surprend et vous jouez derrière la hanche.',
        correction:
          'Tournez les épaules au moment où l’adversaire frappe, pas quand la balle rebondit. La raquette part de la hanche, jamais de plus loin.',
      },
      {
        fault: 'Vous ne bougez plus après votre contre-top.',
        correction:
          'Un contre-top appelle une autre balle rapide. Rebondissez sur les deux pieds dès la fin du geste et ramenez la main devant vous.',
      },
    ],
  },
  Passif: {
    gesture: {
      contact:
        'Un peu après le sommet, à un mètre de la table, devant la hanche. Roulez sur l’arrière haut de la balle au lieu de la percuter, le revêtement l’accroche au passage.',
      racket:
        'Palette fermée, prise souple. Geste court de la hanche au menton qui accompagne la balle à vitesse constante, sans claquer l’avant-bras. Les genoux absorbent.',
      spin: 'Vous retournez juste la rotation reçue, le lift reste modéré et la vitesse est celle d’en face. La balle passe haut, tombe profonde et monte un peu sur la raquette adverse.',
    },
    faults: [
      {
        fault: 'Vous arrêtez la raquette et le contre-top devient un bloc mou.',
        correction:
          'Même sans forcer, la main voyage de la hanche au menton. Si votre raquette finit où elle a commencé, c’était un bloc.',
      },
      {
        fault: 'Vous serrez fort et la balle chargée vous échappe vers le haut.',
        correction:
          'Relâchez l’annulaire et le petit doigt. Une main molle garde la balle un instant de plus et laisse le temps de la recouvrir.',
      },
    ],
  },
  'Avec Angle': {
    gesture: {
      contact:
        'Au sommet, loin devant la hanche, sur le côté extérieur et haut de la balle pour sortir par le petit côté. Pour la ligne, plus près du corps et plein arrière haut.',
      racket:
        'Palette fermée, pointe un peu basse. La raquette contourne la balle par l’extérieur et le bras finit devant le visage. Pour la ligne, elle reste derrière la balle jusqu’au bout.',
      spin: 'Lift et latéral. Croisée, la balle se courbe vers l’extérieur, sort tôt de la table, et dévie vers votre côté coup droit sur la raquette adverse tout en montant.',
    },
    faults: [
      {
        fault: 'Vous frottez seulement le dessus et la balle part droit au bloqueur.',
        correction:
          'Passez la main autour de la balle comme autour d’un melon. La pointe de la raquette doit la dépasser avant le contact.',
      },
      {
        fault: 'Vous ouvrez l’angle, vous admirez, et la balle suivante vous déborde.',
        correction:
          'Un angle en appelle un autre. Dès la frappe, deux petits pas vers le milieu de l’angle que l’adversaire peut jouer.',
      },
      {
        fault: 'Pour ouvrir, vous baissez l’épaule et la balle s’élève.',
        correction:
          'Gardez les épaules à la même hauteur et faites le travail de contour avec l’avant-bras. La palette reste fermée jusqu’au bout.',
      },
    ],
  },
  'Dans le Coup': {
    gesture: {
      contact:
        'En pleine montée, tout près de la table, devant la poitrine côté raquette. Frottez le dessus arrière de la balle, vers l’avant, dès qu’elle sort du rebond.',
      racket:
        'Palette très fermée, raquette à hauteur du rebond, aucun armé derrière la hanche. Le poids entre dans la balle par la jambe avant, l’avant-bras et le poignet recouvrent.',
      spin: 'La vitesse vient d’en face, vous ajoutez une rotation courte. La balle repart plus tôt que prévu, plonge bas et gicle. La raquette adverse la reçoit en plein replacement.',
    },
    faults: [
      {
        fault: 'Vous faites un grand geste et la balle est déjà passée.',
        correction:
          'Coupez votre geste de moitié, puis encore de moitié. Dans le coup, la raquette parcourt moins que la largeur de votre poitrine.',
      },
      {
        fault: 'Vous reculez pour avoir le temps.',
        correction:
          'Collez un ruban au sol juste derrière vos talons. Si vous le franchissez, vous n’êtes plus dans le coup mais à mi-distance.',
      },
      {
        fault: 'Vous poussez vers le haut et la balle s’envole derrière la table.',
        correction:
          'La balle monte déjà. Pensez à la rouler sur le filet, main qui finit basse devant vous, paume tournée vers la table.',
      },
    ],
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
