import type { StrokeAdvice } from './stroke-advice.ts'

export const contreTopRv = {
  Actif: {
    gesture: {
      contact:
        'Au sommet, devant le bas de la poitrine, un peu loin du corps. Attaquez l’arrière haut de la balle et frottez-la vers l’avant, au centre de la palette.',
      racket:
        'Palette fermée, armé court à hauteur du nombril, côté opposé, poignet replié. Jambes, coude, puis main se détendent vers l’avant, la pointe finit tournée vers la cible.',
      spin: 'Lift fort et vitesse personnelle. La balle retombe vite après le filet, part en avant au rebond et grimpe sur la raquette adverse, qu’un simple bloc ne tient plus.',
    },
    faults: [
      {
        fault: 'Vous jouez avec le poignet seul et le top adverse l’emporte.',
        correction:
          'Poussez d’abord dans le sol, puis ouvrez le coude. Le poignet arrive en dernier pour la rotation, il n’est pas le moteur.',
      },
      {
        fault: 'L’armé descend sous la table et vous frappez trop tard.',
        correction:
          'Sur une balle liftée, la main part de la hauteur du nombril. Gardez l’armé bas pour les balles coupées.',
      },
      {
        fault: 'La pointe de la raquette tombe et la balle part de travers.',
        correction:
          'Tenez la pointe à hauteur du poignet pendant l’armé. L’avant-bras doit rester presque horizontal jusqu’au frottement.',
      },
    ],
  },
  Passif: {
    gesture: {
      contact:
        'Au sommet ou juste derrière, devant le ventre, à un grand pas de la table. La palette reçoit le haut de l’arrière de la balle et la fait rouler vers l’avant.',
      racket:
        'Palette fermée, avant-bras souple, poignet libre mais calme. La main part du nombril et avance de la longueur d’une raquette, à allure lente et égale.',
      spin: 'Lift modéré, juste de quoi retourner la rotation reçue. Trajectoire en arche, rebond profond et tranquille. L’adversaire peut rejouer, mais de loin et sans vitesse à vous emprunter.',
    },
    faults: [
      {
        fault: 'Vous accélérez au dernier moment, par réflexe.',
        correction:
          'Comptez un, deux, trois pendant tout le geste, le contact tombe sur deux. Si le trois vient plus vite, vous avez accéléré.',
      },
      {
        fault: 'La palette s’ouvre pour aider la balle à passer.',
        correction:
          'Le lift reçu la fait déjà monter. Gardez le dos de la main tourné vers la bande du filet du début à la fin du geste.',
      },
      {
        fault: 'Vous jouez face à la balle sans jamais bouger les pieds.',
        correction:
          'Faites de tout petits pas entre les coups, un vers l’arrière si la balle est longue. La main lente exige des pieds vifs.',
      },
    ],
  },
  'Avec Angle': {
    gesture: {
      contact:
        'Au sommet, loin devant, sur le haut du bord extérieur de la balle pour croiser court. Pour la ligne, un peu plus près du ventre et plein derrière, au-dessus du centre.',
      racket:
        'Palette fermée, coude avancé. L’avant-bras s’ouvre et la main passe par l’extérieur de la balle, ou reste juste derrière elle pour la garder sur la ligne.',
      spin: 'Lift avec un peu de latéral. En croisé, la balle s’incurve vers le large, quitte la table par le côté, et sur la raquette adverse elle monte et tire vers votre revers.',
    },
    faults: [
      {
        fault: 'Vous visez le petit côté avec une balle longue, elle sort au fond.',
        correction:
          'L’angle demande une balle courte. Recouvrez davantage et ralentissez d’un cran, elle doit quitter la table par le côté, avant le fond.',
      },
      {
        fault: 'Le coude s’écarte et la ligne finit en plein milieu.',
        correction:
          'Pour la ligne, laissez le coude devant les côtes et décalez les pieds, hanches tournées vers le coin que vous visez.',
      },
    ],
  },
  'Dans le Coup': {
    gesture: {
      contact:
        'Pendant la montée, à hauteur de la bande du filet, devant le ventre et près de la table. Enveloppez le dessus de l’arrière sans laisser la balle monter davantage.',
      racket:
        'Palette très fermée, poignet déjà replié au rebond. Buste qui entre au-dessus de la table, coude qui avance, puis l’avant-bras roule court par-dessus la balle.',
      spin: 'Votre rotation est brève, la vitesse est celle de l’adversaire. La balle rase, tombe vite et accélère au rebond, il la joue en retard et elle lui saute dans la raquette.',
    },
    faults: [
      {
        fault: 'Vous armez quand la balle rebondit.',
        correction:
          'Repliez le poignet pendant que la balle passe le filet. Au rebond il ne reste qu’à dérouler, sinon bloquez et attendez la prochaine.',
      },
      {
        fault: 'Vous rentrez la tête et vous vous redressez à l’impact.',
        correction:
          'Gardez les genoux fléchis et les yeux au niveau du contact. Le poids va vers le filet, le sommet du crâne ne monte pas.',
      },
      {
        fault: 'Vous contrez du même geste les balles trop courtes ou trop longues.',
        correction:
          'Le contre en montée demande une balle devant le ventre. Avancez d’un pas sur la courte, bloquez celle qui rebondit au ras de votre ligne de fond.',
      },
    ],
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
