import type { StrokeAdvice } from './stroke-advice.ts'

export const revers = {
  Lifté: {
    gesture: {
      contact:
        'Derrière la balle, de l’équateur vers le haut, juste devant le ventre. Laissez-la descendre jusqu’à deux mains plus haut que le plateau, derrière la ligne de fond et tout près de vous.',
      racket:
        'Face revers vers le filet, un peu fermée, pointe de côté. La raquette part de la hanche opposée, l’avant-bras se déplie vers le haut et l’avant, et le pouce pousse la palette.',
      spin: 'La balle tourne vers l’avant, retombe vite derrière le filet et accélère au rebond. Elle décolle sur une raquette ouverte et appelle un bloc bien fermé.',
    },
    faults: [
      {
        fault: 'Tout le bras pousse et la balle part plate, sans plonger.',
        correction:
          'Bloquez le coude devant les côtes. C’est l’avant-bras qui s’ouvre comme une porte, vite et court.',
      },
      {
        fault: 'La raquette part du ventre et n’a pas de chemin pour accélérer.',
        correction:
          'Tournez les épaules jusqu’à sentir la raquette contre la hanche opposée, puis laissez le buste revenir avec elle.',
      },
      {
        fault: 'Votre premier rebond est au milieu de votre table et la balle reste courte.',
        correction:
          'Visez le bord de votre ligne de fond, et frappez plus bas pour que la balle file au ras du filet.',
      },
    ],
  },
  Coupé: {
    gesture: {
      contact:
        'À l’arrière et dessous, nettement sous l’équateur, devant le nombril et près du corps. Prenez la balle bas, derrière la ligne de fond, quand elle n’est plus qu’à une main du niveau de la table.',
      racket:
        'La raquette attend près de l’épaule opposée, face revers ouverte vers le plafond. Elle descend en biais vers l’avant, et le poignet se déplie sous la balle, palette presque à plat.',
      spin: 'La balle flotte, ralentit et reste basse. Courte, elle peut revenir vers le filet au deuxième rebond, et elle tombe de la raquette d’un relanceur trop vertical.',
    },
    faults: [
      {
        fault: 'La raquette tombe à la verticale et la balle tape fort votre table.',
        correction:
          'Descendez en pente douce, comme un avion qui se pose, et finissez le geste main vers le filet.',
      },
      {
        fault: 'Le poignet reste raide et la balle a peu de coupe.',
        correction:
          'Repliez-le vers l’avant-bras au départ, puis lancez la pointe vers l’avant comme un disque volant.',
      },
    ],
  },
  'Latéral Gauche': {
    gesture: {
      contact:
        'En plein arrière de la balle, à l’équateur, au milieu de la traversée de la raquette. Devant le ventre, à hauteur du filet environ.',
      racket:
        'Palette verticale, pointe vers la {gauche|droite} et un peu vers le bas. La raquette traverse {de gauche à droite|de droite à gauche}, le coude monte et s’écarte, et la main finit au-delà de la hanche {droite|gauche}.',
      spin: 'La balle courbe vers votre {gauche|droite}, donc à l’opposé du geste, et fuit vers le {coup droit|revers} d’un relanceur droitier. Sa remise a tendance à filer vers votre {droite|gauche}.',
    },
    faults: [
      {
        fault: 'La balle suit la raquette et sort du côté où finit votre geste.',
        correction:
          'Orientez la face un peu vers la {gauche|droite} au contact. Le frottement part d’un côté, la balle de l’autre.',
      },
      {
        fault: 'Le coude reste plaqué et la traversée s’arrête net.',
        correction:
          'Levez-le comme pour regarder votre montre, la raquette trouve alors la place de passer devant vous.',
      },
    ],
  },
  'Latéral Droit': {
    gesture: {
      contact:
        'Sur le flanc {gauche|droit} de la balle, à l’équateur. Elle descend devant le nombril, assez loin de vous pour que la palette la prenne par l’extérieur.',
      racket:
        'Pointe vers le haut et coude avancé, face revers tournée vers la {droite|gauche}. La palette longe le flanc de la balle d’arrière en avant, l’avant-bras se déplie, le poignet la fait claquer.',
      spin: 'Peu courant, donc gênant. La balle courbe vers votre {droite|gauche}, fuit à l’extérieur du {revers|coup droit} d’un relanceur droitier, et sa raquette la dirige vers votre {gauche|droite}.',
    },
    faults: [
      {
        fault: 'La pointe retombe et vous refaites votre revers habituel sans le vouloir.',
        correction:
          'Vérifiez avant chaque lancer que la main est plus basse que la palette, et gardez ce rapport à l’impact.',
      },
      {
        fault: 'La balle est lancée trop près du corps et le bras se coince.',
        correction:
          'Lancez une longueur de raquette plus loin devant vous, pour que le coude ait la place d’avancer.',
      },
      {
        fault: 'Le frottement part vers le haut et la balle rebondit trop.',
        correction:
          'Fléchissez davantage, puis dépliez l’avant-bras parallèlement à la table et non vers le plafond.',
      },
    ],
  },
  Dévié: {
    gesture: {
      contact:
        'Sous la balle, pile dessous, pendant que la raquette passe {de gauche à droite|de droite à gauche}. Tout près du ventre, derrière la ligne de fond, à peine plus haut que le plateau.',
      racket:
        'Face revers vers le plafond, palette presque horizontale, pointe {à gauche|à droite}. L’avant-bras ouvre vers la {droite|gauche} comme pour essuyer un comptoir, la main avance de quelques centimètres.',
      spin: 'L’hélice laisse la balle voler droit, avec peu de vitesse, puis la fait casser {à gauche|à droite} quand elle touche la table. Poussée par en dessous, elle file du même côté.',
    },
    faults: [
      {
        fault: 'La palette se redresse et la balle part en latéral.',
        correction:
          'Tenez la raquette comme un plateau. Une balle posée dessus ne devrait pas rouler avant le geste.',
      },
      {
        fault: 'La balle monte droit en l’air et n’avance pas.',
        correction:
          'Levez un peu le bord proche de vous et ajoutez un court pas du pied avant pendant l’essuyage.',
      },
    ],
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
