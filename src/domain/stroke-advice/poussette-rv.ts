import type { StrokeAdvice } from './stroke-advice.ts'

export const poussetteRv = {
  Coupé: {
    gesture: {
      contact:
        'Devant le ventre, au sommet du rebond, coude décollé du corps. La palette passe sous l’équateur et gratte le bas de la balle, de vous vers le filet.',
      racket:
        'Face revers ouverte, raquette ramenée près du sternum. L’avant-bras se déplie droit devant comme un tiroir qu’on referme, et le poignet se redresse d’un coup sec.',
      spin: 'La balle part basse et tourne vers l’arrière. Elle freine après le rebond et tombe de la raquette d’en face. Plus vous grattez fin, avec un revêtement adhérent, plus l’attaquant doit lever.',
    },
    faults: [
      {
        fault: 'Le coude reste collé et la raquette tourne autour de lui.',
        correction:
          'Placez-le une main devant les côtes. Il avance avec l’avant-bras, la trajectoire de la main est alors droite.',
      },
      {
        fault: 'Le poignet mou laisse la palette se coucher et la balle monte.',
        correction:
          'Fixez l’angle avant le rebond et changez seulement la vitesse. Pouce bien posé sur la palette.',
      },
      {
        fault: 'Vous jouez la balle trop loin sur le côté, en croisant le bras.',
        correction: 'Faites un petit pas chassé pour remettre le nombril derrière la balle avant de pousser.',
      },
    ],
  },
  Amorti: {
    gesture: {
      contact:
        'Sur la balle qui monte encore, tout près de son rebond, devant le sternum, bras presque allongé. Prenez-la par-dessous, au centre de la palette.',
      racket:
        'Face revers très ouverte, pouce léger. La raquette attend sur place, recule d’un doigt quand la balle la touche, et s’arrête là. Le mouvement vient des jambes.',
      spin: 'Presque plus de vitesse et un reste de coupe. La balle retombe juste après le filet, et le second rebond arrive avant que l’adversaire puisse allonger le bras.',
    },
    faults: [
      {
        fault: 'Vous poussez quand même un peu et la balle touche le fond.',
        correction:
          'Interdisez-vous tout élan. La balle a déjà sa vitesse, il reste à en retirer les trois quarts.',
      },
      {
        fault: 'Votre balle est courte mais monte, et elle est flippée.',
        correction:
          'Refermez à peine la palette et prenez la balle plus tôt, elle aura moins de hauteur à perdre.',
      },
    ],
  },
  Float: {
    gesture: {
      contact:
        'Au sommet ou un brin après, devant le ventre. Prenez la balle derrière, à peine plus bas que son milieu, au centre de la palette, sans la laisser glisser.',
      racket:
        'Départ identique à la coupée, palette moins ouverte. L’avant-bras pousse droit, poignet verrouillé par le pouce, puis la pointe plonge après l’impact pour tromper.',
      spin: 'Le geste dit coupe, la balle dit rien. Elle vole plate, freine moins au rebond, et la raquette de l’attaquant qui veut la tirer vers le haut l’expédie trop longue.',
    },
    faults: [
      {
        fault: 'Il reste de la coupe parce que vous grattez encore un peu.',
        correction:
          'Cherchez un bruit plein et non un frottement. Avancez le dos de la main vers le filet comme pour fermer une porte.',
      },
      {
        fault: 'La flottante arrive courte et haute, au milieu.',
        correction:
          'Redressez un peu la palette et visez le dernier quart. Une balle vide n’est dangereuse que longue et rasante.',
      },
      {
        fault: 'Vous la jouez à chaque fois et on l’attend.',
        correction: 'Gardez-la pour une balle sur quatre, après deux poussettes bien lourdes.',
      },
    ],
  },
  'Avec Placement': {
    gesture: {
      contact:
        'Au sommet ou en montée, devant le nombril, là où toutes les directions restent ouvertes. Touchez le bas de la balle un peu du côté opposé à la zone choisie.',
      racket:
        'Face revers ouverte, coude devant. La pointe regarde l’extérieur pour la ligne, se tourne vers le filet pour la diagonale, et l’avant-bras finit vers la zone visée.',
      spin: 'Coupe moyenne et vitesse réglée. Dans le plein angle, la balle s’éloigne et freine, au coude elle colle au corps, et la raquette d’en face part en retard.',
    },
    faults: [
      {
        fault: 'Toutes vos poussettes retombent dans la diagonale revers.',
        correction: 'Fixez-vous une règle simple. Jamais plus de deux balles de suite au même endroit.',
      },
      {
        fault: 'En cherchant la ligne, vous levez la balle.',
        correction:
          'Changez l’orientation de la pointe, pas l’angle d’ouverture. La hauteur au filet ne doit pas bouger.',
      },
    ],
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
