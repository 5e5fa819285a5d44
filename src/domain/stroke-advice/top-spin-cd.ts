import type { StrokeAdvice } from './stroke-advice.ts'

export const topSpinCd = {
  Rapide: {
    gesture: {
      contact:
        'Au sommet du rebond ou un rien avant, devant la hanche côté raquette, entre ventre et poitrine. Touchez l’arrière de la balle, au-dessus de son milieu.',
      racket:
        'Palette fermée, départ à côté de la hanche et pas plus loin. L’avant-bras claque vers l’avant, la raquette s’arrête devant le visage et revient aussitôt en garde.',
      spin: 'Lift moyen, trajectoire basse et tendue. La balle gicle au rebond et monte un peu sur la raquette adverse, mais c’est surtout le temps que vous volez à l’adversaire.',
    },
    faults: [
      {
        fault: 'Vous emmenez la raquette loin derrière vous et vous frappez en retard.',
        correction:
          'Gardez la raquette visible du coin de l’œil pendant la préparation. Ce sont les épaules qui tournent, le bras reste court.',
      },
      {
        fault: 'Vous laissez la balle redescendre avant de la jouer.',
        correction:
          'Restez à une longueur de bras de la table et allez chercher le rebond vers l’avant. Dites «\u00a0top\u00a0» à voix haute à l’instant où la balle cesse de monter.',
      },
      {
        fault: 'Après le coup, vous regardez votre balle et la suivante vous surprend.',
        correction:
          'Ramenez la raquette devant vous pendant que votre balle vole encore. Le coup n’est fini qu’une fois le replacement fait.',
      },
    ],
  },
  'Avec Rotation': {
    gesture: {
      contact:
        'Juste après le sommet, quand la balle commence à descendre, à hauteur de hanche et un peu devant. Frottez l’arrière de la balle, un peu sous son milieu si elle est très coupée.',
      racket:
        'Palette presque verticale, à peine ouverte sur une balle très coupée. Du genou vers le front, jambes qui poussent, poignet relâché qui accélère au frottement.',
      spin: 'Beaucoup de lift. La balle passe haut au-dessus du filet, plonge, accélère après le rebond et saute vers le haut sur la raquette adverse. Le bloc part souvent trop long.',
    },
    faults: [
      {
        fault: 'Vous frappez la balle au lieu de la frotter, et elle part dans le filet.',
        correction:
          'Ralentissez le départ et accélérez seulement à l’impact. Écoutez le bruit, un frottement chuchote alors qu’une frappe claque.',
      },
      {
        fault: 'Vous restez jambes tendues et vous tirez la balle avec l’épaule.',
        correction:
          'Fléchissez jusqu’à ce que la raquette passe sous le niveau de la table, puis remontez avec les cuisses. L’épaule reste basse et souple.',
      },
      {
        fault: 'Sur balle très coupée, vous fermez trop la palette.',
        correction:
          'Redressez la palette à la verticale, ou un rien plus ouverte, et dirigez le geste vers le plafond. Vous la refermerez à mesure que la balle sera moins coupée.',
      },
    ],
  },
  Placé: {
    gesture: {
      contact:
        'Au sommet du rebond. Bien devant vous, sur le côté extérieur de la balle pour croiser, plus près de la hanche et juste derrière elle pour jouer la ligne.',
      racket:
        'Palette un peu fermée, préparation identique pour toutes les cibles. L’angle des épaules choisit la direction, le poignet l’affine à l’impact, le geste finit vers la cible.',
      spin: 'Lift régulier, vitesse contrôlée. Pris sur le côté extérieur, le top s’écarte encore après le rebond et sort par le petit côté, joué dans le coude il oblige à choisir CD ou RV.',
    },
    faults: [
      {
        fault: 'Vos épaules annoncent la direction bien avant le coup.',
        correction:
          'Préparez toujours comme pour la diagonale et décidez pendant la montée de la balle. Demandez à quelqu’un de deviner, il doit se tromper.',
      },
      {
        fault: 'Vous voulez jouer la ligne et la balle part au milieu.',
        correction:
          'Tournez davantage les épaules et laissez venir la balle à côté de votre hanche. La ligne est plus courte que la diagonale, jouez un peu moins fort.',
      },
      {
        fault: 'Vous visez le bord de la table et vous multipliez les fautes.',
        correction:
          'Choisissez une cible à une largeur de raquette des bords. Une balle à 20 cm du bord gêne déjà et laisse une marge d’erreur.',
      },
    ],
  },
  Puissant: {
    gesture: {
      contact:
        'Au sommet d’une balle montée plus haut que le filet, devant l’épaule côté raquette, bras presque déplié. Touchez l’arrière de la balle, nettement au-dessus de son milieu.',
      racket:
        'Palette fermée, départ loin derrière à hauteur de hanche. Le poids passe d’une jambe à l’autre, hanches, buste, puis bras, et la raquette finit au-dessus de l’épaule opposée.',
      spin: 'Grande vitesse avec assez de lift pour faire retomber la balle sur la table. Elle fuse après le rebond, arrive profonde et écrase la raquette adverse, qui bloque trop long ou recule.',
    },
    faults: [
      {
        fault: 'Vous frappez avec le bras seul, les jambes ne servent à rien.',
        correction:
          'Chargez la jambe côté raquette et poussez sur l’avant du pied avant que le bras parte. Si vous finissez sur la même jambe, le poids n’est pas passé.',
      },
      {
        fault: 'Vous cherchez la puissance sur une balle trop basse.',
        correction:
          'Choisissez votre balle. Sous la hauteur du filet, jouez en rotation, et gardez la puissance pour celle qui monte au-dessus de votre taille.',
      },
      {
        fault: 'Vous vous crispez dès le début du geste.',
        correction:
          'Main et épaule relâchées pendant la préparation, doigts serrés au seul moment de l’impact. Soufflez en frappant pour garder de la souplesse.',
      },
    ],
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
