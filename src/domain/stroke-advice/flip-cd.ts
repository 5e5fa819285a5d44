import type { StrokeAdvice } from './stroke-advice.ts'

export const flipCd = {
  Rapide: {
    gesture: {
      contact:
        'Au sommet exact du rebond, au-dessus de la table, devant l’épaule, bras à demi déplié. Touchez l’arrière de la balle au milieu, un peu plus bas si elle est coupée.',
      racket:
        'Pied côté raquette sous la table, avant-bras posé d’avance derrière la balle. Palette verticale, à peine ouverte sur du coupé. Un coup sec du poignet vers l’avant, sans élan.',
      spin: 'Presque pas d’effet, un soupçon de lift. La balle file tendue au ras du filet et glisse au rebond. Sur la raquette adverse elle ne monte pas, elle arrive seulement trop tôt.',
    },
    faults: [
      {
        fault: 'Vous tendez le bras sans avancer le pied.',
        correction:
          'Le pied côté raquette se pose sous la table en même temps que la balle rebondit. Votre nez doit arriver au-dessus de la ligne de fond.',
      },
      {
        fault: 'Vous armez derrière vous comme pour un top.',
        correction:
          'Placez la raquette derrière la balle et attendez. Le flip commence à dix centimètres d’elle, la vitesse vient du poignet et de l’index.',
      },
      {
        fault: 'Vous restez sous la table après le coup.',
        correction:
          'Repoussez le sol avec le pied avancé dès l’impact et revenez à une longueur de bras. La balle suivante sera longue et rapide.',
      },
    ],
  },
  'Avec Rotation': {
    gesture: {
      contact:
        'Au sommet ou à peine après, au-dessus de la table, devant vous. Frottez l’arrière de la balle en partant sous son milieu quand elle est coupée, et remontez vers son dessus.',
      racket:
        'Palette un peu ouverte à l’approche, pointe basse, coude avancé. L’avant-bras tourne et le poignet roule par-dessus la balle, la palette finit fermée à hauteur des yeux.',
      spin: 'Lift net pour un coup si court. La balle passe en petite cloche, plonge vers le fond de la table et avance au rebond. Elle monte sur la raquette adverse, qui doit se fermer.',
    },
    faults: [
      {
        fault: 'Vous poussez la balle au lieu de la rouler.',
        correction:
          'Cherchez un contact fin, comme pour essuyer la balle de bas en haut. Si elle passe sans tourner, accélérez le poignet et avancez moins.',
      },
      {
        fault: 'Sur balle très coupée, la palette arrive déjà fermée.',
        correction:
          'Regardez la coupe du service et ouvrez la palette avant d’entrer. Elle ne se ferme que pendant le frottement, grâce à la rotation de l’avant-bras.',
      },
    ],
  },
  Placé: {
    gesture: {
      contact:
        'Au sommet pour croiser, devant et sur le côté extérieur de la balle. Un souffle plus tard et bien derrière, pour la ligne ou le coude. Toujours au-dessus de la table.',
      racket:
        'Approche semblable pour toutes les cibles, poignet en attente. C’est lui qui tourne au dernier moment. Palette presque verticale, geste de quinze centimètres vers la cible.',
      spin: 'Peu d’effet, un lift doux pour la sécurité. La vitesse est modeste, mais la balle arrive là où la raquette adverse n’est pas, petit côté coup droit, ligne ou coude.',
    },
    faults: [
      {
        fault: 'La pointe de votre raquette montre déjà où vous allez jouer.',
        correction:
          'Entrez avec la palette face à la diagonale, toujours. Pour la ligne, retenez le poignet en arrière au tout dernier instant.',
      },
      {
        fault: 'Vous jouez la ligne trop fort et la balle sort au fond.',
        correction:
          'La balle part de près et la ligne est courte. Pensez à la poser à un mètre après le filet plutôt qu’à la faire voyager.',
      },
      {
        fault: 'Vous visez avec tout le bras et vous perdez l’équilibre.',
        correction:
          'Le pied sous la table bloque la distance, le coude ne bouge plus. Seule la main s’oriente, comme une clé dans une serrure.',
      },
    ],
  },
  Puissant: {
    gesture: {
      contact:
        'Au point le plus haut d’une balle courte qui monte au-dessus du filet, devant l’épaule côté raquette, au-dessus de la table. Frappez l’arrière de la balle, au-dessus de son milieu.',
      racket:
        'Grand pas côté raquette, buste penché sur la table. Palette fermée, avant-bras armé en arrière d’une largeur de main, puis frappe vers l’avant, un rien vers le bas, avec tout le corps.',
      spin: 'Frappe presque plate, très peu de lift. La balle file droit, rase le filet et ressort vite du rebond. Sur la raquette adverse elle ne monte ni ne plonge, elle la bouscule par sa vitesse.',
    },
    faults: [
      {
        fault: 'Vous frappez fort une balle restée sous le filet.',
        correction:
          'Tracez une limite dans votre tête, la bande du filet. En dessous, rotation ou placement, au-dessus seulement, vous pouvez frapper.',
      },
      {
        fault: 'Le pied se pose après la frappe et vous écrasez la balle dans le filet.',
        correction:
          'Le pied d’abord, la main ensuite. Comptez un pour le pas et deux pour la frappe jusqu’à ce que le rythme devienne naturel.',
      },
      {
        fault: 'Sur balle coupée, vous oubliez la coupe et la balle plonge.',
        correction:
          'Redressez la palette d’un cran et frappez droit vers l’avant. La coupe tire la balle vers le bas, le point haut ne suffit pas.',
      },
    ],
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
