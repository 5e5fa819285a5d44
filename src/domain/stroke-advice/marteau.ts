import type { StrokeAdvice } from './stroke-advice.ts'

export const marteau = {
  Lifté: {
    gesture: {
      contact:
        'Derrière la balle et un peu {à droite|à gauche}, à hauteur de son équateur. Attendez-la en fin de chute, derrière la ligne de fond, une main plus haut que le plateau, genoux fléchis.',
      racket:
        'Pointe vers le plafond, manche tenu comme celui d’un marteau, palette presque verticale. L’avant-bras avance, puis le poignet remonte et ferme un peu la raquette en frottant.',
      spin: 'La balle plonge après le filet, gicle vers l’avant au rebond en tirant un peu {à gauche|à droite}, puis monte sur la raquette du relanceur s’il ne la ferme pas.',
    },
    faults: [
      {
        fault: 'Vous servez jambes tendues et la balle rebondit haut.',
        correction:
          'Descendez avec les jambes avant le lancer. La pointe étant en haut, c’est votre bassin qui doit baisser pour que le contact soit bas.',
      },
      {
        fault: 'La balle est poussée à plat et sort de la table sans tourner.',
        correction:
          'Pensez à monter plutôt qu’à avancer. Après l’impact, la pointe finit au niveau de vos yeux et non vers le filet.',
      },
      {
        fault: 'Le premier rebond tombe trop près du filet et la balle l’accroche.',
        correction:
          'Faites rebondir à une main de votre ligne de fond, l’effet se charge ensuite de ramener la balle.',
      },
    ],
  },
  Coupé: {
    gesture: {
      contact:
        'Sous l’équateur, à l’arrière de la balle et un rien {à droite|à gauche}. Prenez-la devant vous, derrière la ligne de fond, juste au-dessus du niveau de la table.',
      racket:
        'La pointe part du haut et bascule en arrière, face ouverte vers le plafond. La main tombe, puis la palette file sous la balle vers l’avant, et le poignet fouette au dernier moment.',
      spin: 'La balle freine dans l’air, rebondit mollement, peut même s’arrêter au deuxième rebond, et descend dans le filet si le relanceur n’ouvre pas sa raquette.',
    },
    faults: [
      {
        fault: 'La palette reste droite et la coupe devient un simple latéral.',
        correction:
          'Avant le contact, montrez le plan de coup droit au plafond. Une palette encore debout passe derrière la balle et non dessous.',
      },
      {
        fault: 'Le bras tape vers le bas et la balle saute haut derrière le filet.',
        correction:
          'Faites le dernier tiers du geste vers l’avant, comme si vous glissiez une feuille sous la balle.',
      },
    ],
  },
  'Latéral Gauche': {
    gesture: {
      contact:
        'Sur le flanc {droit|gauche} de la balle, côté extérieur, à l’équateur. Elle descend devant vous, entre le nombril et le bras qui joue, plus haut que le plateau, genoux fléchis.',
      racket:
        'Pointe en haut, face coup droit tournée vers l’intérieur, palette verticale. Elle longe la balle d’arrière en avant comme on gratterait le bord d’un ballon, et le poignet claque.',
      spin: 'La balle courbe vers votre {gauche|droite} et fuit encore après le rebond, vers le couloir {coup droit|revers} d’un relanceur droitier. Sa raquette la renvoie plutôt sur votre {droite|gauche}.',
    },
    faults: [
      {
        fault: 'Vous touchez l’arrière de la balle, qui part droit et sans courbe.',
        correction:
          'Lancez un peu plus devant le nombril, pour laisser à la palette la place de passer par l’extérieur.',
      },
      {
        fault: 'Le coude se colle aux côtes et bloque l’avant-bras.',
        correction:
          'Gardez un ballon imaginaire entre le coude et le flanc, et laissez l’avant-bras pivoter librement.',
      },
      {
        fault: 'La balle sort sur le côté avant d’avoir touché la table adverse.',
        correction: 'Visez {à droite|à gauche} de votre cible, la courbe fait le reste du chemin.',
      },
    ],
  },
  'Latéral Droit': {
    gesture: {
      contact:
        'À l’arrière de la balle, un peu {à gauche|à droite} de son milieu, à l’équateur. Elle est devant la poitrine, plus près du corps que dans le marteau habituel.',
      racket:
        'Pointe en haut, coude levé vers l’avant, face coup droit vers le filet. La palette balaie {de droite à gauche|de gauche à droite} comme un essuie-glace, le pouce en tête, et s’arrête dès que la balle est partie.',
      spin: 'C’est le marteau à l’envers. La balle courbe vers votre {droite|gauche}, s’échappe du côté {revers|coup droit} d’un relanceur droitier, et sa remise molle revient à votre {gauche|droite}.',
    },
    faults: [
      {
        fault: 'Le coude reste bas et la pointe se couche pendant le balayage.',
        correction: 'Levez le coude avant même de lancer. Il sert de pivot et ne bouge presque plus ensuite.',
      },
      {
        fault: 'Vous tournez les épaules avec la raquette et la balle part en angle.',
        correction: 'Fixez les pieds et le buste. Seuls l’avant-bras et le poignet traversent devant vous.',
      },
    ],
  },
  Dévié: {
    gesture: {
      contact:
        'Sur le flanc {droit|gauche} de la balle, à peine en arrière. La palette doit tomber plus vite que la balle, un peu plus haut que le plateau, entre le nombril et votre bras.',
      racket:
        'Bras armé haut, pointe au plafond, face coup droit vers l’intérieur. La main tombe droit comme un marteau sur un clou, le long de la balle, avec juste assez d’avancée pour passer le filet.',
      spin: 'La balle tourne en hélice, comme un ballon de rugby. Elle vole presque droit puis casse {à droite|à gauche} au rebond, et part de ce même côté quand on la pousse.',
    },
    faults: [
      {
        fault: 'La balle courbe dans l’air mais ne casse pas au rebond.',
        correction:
          'Votre geste avance trop. Frottez davantage de haut en bas, l’hélice nait de cette chute.',
      },
      {
        fault: 'La raquette rate la balle ou ne prend que le bord.',
        correction:
          'Ralentissez le départ et accélérez tard. Le lancer doit retomber à une largeur de palette devant vous.',
      },
      {
        fault: 'La main ou la raquette cogne la table en fin de geste.',
        correction: 'Reculez d’un demi-pas et arrêtez la main dès que le frottement est fait, geste court.',
      },
    ],
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
