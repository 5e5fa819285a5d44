import type { StrokeAdvice } from './stroke-advice.ts'

export const topSpinRv = {
  Rapide: {
    gesture: {
      contact:
        'En fin de montée de balle, devant le nombril, avant-bras à l’horizontale. Touchez le dessus de l’arrière de la balle, bien au centre de la palette.',
      racket:
        'Palette fermée dès la préparation, raquette tout près du ventre. Le coude reste fixe devant vous, l’avant-bras s’ouvre comme une portière et le poignet claque vers l’avant.',
      spin: 'Lift léger, trajectoire rasante. La balle rebondit bas et vite, ne saute qu’un peu sur la raquette adverse, et l’oblige surtout à bloquer sans avoir armé.',
    },
    faults: [
      {
        fault: 'Le coude se colle au corps et le geste tourne court.',
        correction:
          'Avancez le coude d’un poing devant les côtes avant de jouer. Vous libérez ainsi la place du poignet entre le ventre et la balle.',
      },
      {
        fault: 'Vous jouez la balle sur le côté au lieu de la jouer face à vous.',
        correction:
          'Faites un petit pas chassé pour remettre le nombril derrière la balle. En revers, ce sont les pieds qui cherchent la distance.',
      },
      {
        fault: 'La palette s’ouvre à l’impact et la balle s’envole.',
        correction:
          'Posez le pouce un peu plus haut sur la palette et imaginez que vous recouvrez la balle. Le dos de la main doit regarder la table à la fin.',
      },
    ],
  },
  'Avec Rotation': {
    gesture: {
      contact:
        'Juste après le sommet, devant le ventre, au niveau de la table ou à peine plus haut. Frottez l’arrière de la balle du bas vers le haut, sous son milieu si elle est très coupée.',
      racket:
        'Raquette basse entre les genoux, pointe vers le sol, poignet cassé vers le ventre. Palette verticale, puis coude qui monte, avant-bras et poignet qui se déplient vers le haut.',
      spin: 'Fort lift venu des jambes et du poignet. La balle retombe brusquement, repart bas et vite du rebond et grimpe sur la raquette adverse. Un bloc trop ouvert finit hors de la table.',
    },
    faults: [
      {
        fault: 'Le poignet reste raide et la balle coupée tombe dans le filet.',
        correction:
          'Relâchez la prise jusqu’au contact, toute la main autour du manche. Le poignet se casse alors vers le ventre et fouette au frottement.',
      },
      {
        fault: 'Vous vous redressez avant de toucher la balle.',
        correction:
          'Gardez les fesses basses et les genoux fléchis jusqu’au frottement. Les jambes poussent avec la raquette, jamais avant elle.',
      },
      {
        fault: 'Le buste part en arrière pour lever la balle.',
        correction:
          'Penchez les épaules au-dessus de vos genoux et laissez votre poids sur l’avant des pieds. La rotation lève la balle, pas votre dos.',
      },
    ],
  },
  Placé: {
    gesture: {
      contact:
        'Au sommet, face au corps. Loin devant et sur le bord extérieur de la balle pour croiser, plus près du ventre et exactement derrière elle pour jouer la ligne ou le coude.',
      racket:
        'Même armé pour toutes les directions. La pointe de la raquette déborde la balle pour croiser, le poignet se retient pour la ligne. Palette légèrement fermée, vitesse moyenne.',
      spin: 'Lift franc qui donne de la sécurité au-dessus du filet. Croisée court, la balle sort par le petit côté, jouée sur la ligne elle arrive plus tôt et prend l’adversaire à contre-pied.',
    },
    faults: [
      {
        fault: 'Vous jouez toujours la diagonale, l’adversaire vous attend.',
        correction:
          'Fixez-vous une règle simple, deux balles croisées puis une ailleurs. Comptez vos directions sur une manche et visez un tiers hors diagonale.',
      },
      {
        fault: 'Le poignet claque trop tôt et la ligne devient une diagonale.',
        correction:
          'Laissez la balle entrer plus près de vous et gardez la pointe de la raquette en retrait un instant de plus que d’habitude.',
      },
    ],
  },
  Puissant: {
    gesture: {
      contact:
        'Au sommet d’une balle longue à hauteur de poitrine, devant vous, à presque une longueur d’avant-bras. Tapez et frottez ensemble l’arrière de la balle, au-dessus de son milieu.',
      racket:
        'Un demi-pas derrière la table, la hanche opposée à la raquette recule à l’armé. Jambes, buste puis coude se déroulent, palette fermée, et la raquette finit loin vers la cible.',
      spin: 'Vitesse forte, lift qui suffit à faire plonger la balle avant la ligne de fond. Elle fuse au rebond et pousse la raquette adverse vers l’arrière, le bloc revient haut ou mou.',
    },
    faults: [
      {
        fault: 'Vous cherchez toute la force dans le poignet et vous perdez la précision.',
        correction:
          'Tournez d’abord le bassin de quelques centimètres. Poignet et avant-bras finissent le mouvement que les hanches ont lancé.',
      },
      {
        fault: 'Vous jouez trop près de la table et votre bras s’étouffe.',
        correction:
          'Reculez d’un demi-pas dès que vous voyez la balle longue. Il faut la place d’une assiette entre votre ventre et la balle.',
      },
      {
        fault: 'Après le coup vous tombez vers l’arrière.',
        correction:
          'Finissez avec le poids sur les deux avant-pieds, menton au-dessus des orteils. Si vous reculez, la balle perd sa vitesse et vous votre replacement.',
      },
    ],
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
