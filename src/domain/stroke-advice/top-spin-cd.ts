import type { StrokeAdvice } from './stroke-advice.ts'

export const topSpinCd = {
  Rapide: {
    gesture: {
      contact:
        'Au sommet du rebond ou un rien avant, devant la hanche côté raquette, entre ventre et poitrine. Touche l’arrière de la balle, au-dessus de son milieu.',
      racket:
        'Palette fermée, départ à côté de la hanche et pas plus loin. L’avant-bras claque vers l’avant, la raquette s’arrête devant le visage et revient aussitôt en garde.',
      spin: 'Lift moyen, trajectoire basse et tendue. La balle gicle au rebond et monte un peu sur la raquette adverse, mais c’est surtout le temps que tu voles à l’adversaire.',
    },
    faults: [
      {
        fault: 'Tu emmènes la raquette loin derrière toi et tu frappes en retard.',
        correction:
          'Garde la raquette visible du coin de l’œil pendant la préparation. Ce sont les épaules qui tournent, le bras reste court.',
      },
      {
        fault: 'Tu laisses la balle redescendre avant de la jouer.',
        correction:
          'Reste à une longueur de bras de la table et va chercher le rebond vers l’avant. Dis «\u00a0top\u00a0» à voix haute à l’instant où la balle cesse de monter.',
      },
      {
        fault: 'Après le coup, tu regardes ta balle et la suivante te surprend.',
        correction:
          'Ramène la raquette devant toi pendant que ta balle vole encore. Le coup n’est fini qu’une fois le replacement fait.',
      },
    ],
    drills: {
      alone: {
        name: 'À blanc au métronome',
        minutes: 15,
        description:
          'Sans balle, face à un miroir ou à une vitre. À chaque battement du métronome, un top complet avec retour en garde. Commence à 50 par minute et gagne 5 à chaque série réussie. Dix séries de 40 secondes, réussies si la raquette est devant toi à chaque battement.',
      },
      withPartner: {
        name: 'Le record des 30 secondes',
        minutes: 15,
        description:
          'Ton partenaire bloque dans la diagonale coup droit. Pendant 30 secondes, comptez tes tops sur la table, une faute enlève 3. Dix essais chacun en alternant, et vous cherchez à dépasser votre record sans jamais reculer derrière une ligne posée à un mètre de la table.',
      },
      basket: {
        name: 'Rafales de douze balles',
        minutes: 15,
        description:
          'Le distributeur envoie douze balles un peu liftées dans ton coup droit, une par seconde. Tu joues au sommet en diagonale, entre un ruban collé à 40 cm de la ligne de fond et cette ligne. Huit rafales, une minute de repos, réussie à partir de 9 balles dans la bande.',
      },
    },
    harder:
      'La distribution passe à trois balles toutes les deux secondes, et la dernière de chaque rafale part n’importe où dans ton coup droit.',
    easier:
      'Le distributeur attend que tu sois revenu en garde avant d’envoyer la balle suivante, et toute balle sur la table compte.',
  },
  'Avec Rotation': {
    gesture: {
      contact:
        'Juste après le sommet, quand la balle commence à descendre, à hauteur de hanche et un peu devant. Frotte l’arrière de la balle, un peu sous son milieu si elle est très coupée.',
      racket:
        'Palette presque verticale, à peine ouverte sur une balle très coupée. Du genou vers le front, jambes qui poussent, poignet relâché qui accélère au frottement.',
      spin: 'Beaucoup de lift. La balle passe haut au-dessus du filet, plonge, accélère après le rebond et saute vers le haut sur la raquette adverse. Le bloc part souvent trop long.',
    },
    faults: [
      {
        fault: 'Tu frappes la balle au lieu de la frotter, et elle part dans le filet.',
        correction:
          'Ralentis le départ et accélère seulement à l’impact. Écoute le bruit, un frottement chuchote alors qu’une frappe claque.',
      },
      {
        fault: 'Tu restes jambes tendues et tu tires la balle avec l’épaule.',
        correction:
          'Fléchis jusqu’à ce que la raquette passe sous le niveau de la table, puis remonte avec les cuisses. L’épaule reste basse et souple.',
      },
      {
        fault: 'Sur balle très coupée, tu fermes trop la palette.',
        correction:
          'Redresse la palette jusqu’à la verticale et dirige le geste vers le plafond. Tu la refermeras à mesure que la balle d’en face sera moins coupée.',
      },
    ],
    drills: {
      alone: {
        name: 'La balle qui remonte le mur',
        minutes: 15,
        description:
          'À trois mètres d’un mur, laisse tomber la balle, attends qu’elle redescende après son rebond et frotte-la de bas en haut. Bien liftée, elle grimpe le long du mur après l’avoir touché. Dix séries de 10, note les balles qui grimpent, et vise 7 sur 10 aux trois dernières.',
      },
      withPartner: {
        name: 'Poussette puis démarrage',
        minutes: 20,
        description:
          'Échange de poussettes dans la diagonale coup droit. À la troisième poussette de ton partenaire, démarre en rotation, il bloque une fois et on recommence. Dix minutes chacun. Un point quand son bloc sort ou monte plus haut que sa tête, objectif de 12 points.',
      },
      basket: {
        name: 'Balles coupées par-dessus la corde',
        minutes: 20,
        description:
          'Une corde est tendue 25 cm au-dessus du filet. Le distributeur pousse des balles coupées, une toutes les deux secondes, dans ton coup droit. Passe au-dessus de la corde et retombe sur la table. Six séries de 20, une minute de repos, réussie à partir de 14.',
      },
    },
    harder:
      'Le distributeur mêle balles très coupées et balles molles sans prévenir. Tu lis la rotation et tu règles la palette avant de frotter.',
    easier:
      'Commence sur des balles à peine coupées et plus hautes, jouées lentement, jusqu’à entendre dix frottements de suite sans frappe.',
  },
  Placé: {
    gesture: {
      contact:
        'Au sommet du rebond. Bien devant toi, sur le côté extérieur de la balle pour croiser, plus près de la hanche et juste derrière elle pour jouer la ligne.',
      racket:
        'Palette un peu fermée, préparation identique pour toutes les cibles. L’angle des épaules choisit la direction, le poignet l’affine à l’impact, le geste finit vers la cible.',
      spin: 'Lift régulier, vitesse contrôlée. Pris sur le côté extérieur, le top s’écarte encore après le rebond et sort par le petit côté, joué dans le coude il oblige à choisir CD ou RV.',
    },
    faults: [
      {
        fault: 'Tes épaules annoncent la direction bien avant le coup.',
        correction:
          'Prépare toujours comme pour la diagonale et décide pendant la montée de la balle. Demande à quelqu’un de deviner, il doit se tromper.',
      },
      {
        fault: 'Tu veux jouer la ligne et la balle part au milieu.',
        correction:
          'Tourne davantage les épaules et laisse venir la balle à côté de ta hanche. La ligne est plus courte que la diagonale, joue un peu moins fort.',
      },
      {
        fault: 'Tu vises le bord de la table et tu multiplies les fautes.',
        correction:
          'Choisis une cible à une largeur de raquette des bords. Une balle à 20 cm du bord gêne déjà et laisse une marge d’erreur.',
      },
    ],
    drills: {
      alone: {
        name: 'Trois feuilles, trois directions',
        minutes: 15,
        description:
          'Pose trois feuilles sur le camp d’en face, côté coup droit, au milieu et côté revers. Lâche une balle sur ta moitié de table, près de la ligne de fond, laisse-la rebondir et joue ton top. Cinq balles par feuille, puis change. Six tours, un point par feuille touchée, objectif de 40.',
      },
      withPartner: {
        name: 'Le chiffre annoncé au bloc',
        minutes: 20,
        description:
          'Le partenaire bloque dans ton coup droit et annonce 1, 2 ou 3 en bloquant. Tu places dans sa diagonale, au coude ou le long de la ligne. Cinq minutes, puis on échange, deux fois chacun. Un point par bonne zone, moins un par faute, record à battre.',
      },
      basket: {
        name: 'Pivot et plein coup droit',
        minutes: 20,
        description:
          'Le distributeur alterne une balle au revers, que tu joues en pivot, et une balle plein coup droit. La balle du pivot va le long de la ligne, l’autre dans la diagonale. Deux zones de 50 cm sont marquées au ruban. Six séries de 16, réussie à partir de 10 dans les zones.',
      },
    },
    harder:
      'Réduis chaque cible à une feuille pliée en deux et interdis-toi de viser deux fois de suite la même.',
    easier:
      'Partage le camp d’en face en deux moitiés seulement et joue des balles lentes distribuées toujours au même endroit.',
  },
  Puissant: {
    gesture: {
      contact:
        'Au sommet d’une balle montée plus haut que le filet, devant l’épaule côté raquette, bras presque déplié. Touche l’arrière de la balle, nettement au-dessus de son milieu.',
      racket:
        'Palette fermée, départ loin derrière à hauteur de hanche. Le poids passe d’une jambe à l’autre, hanches, buste, puis bras, et la raquette finit au-dessus de l’épaule opposée.',
      spin: 'Grande vitesse avec assez de lift pour faire retomber la balle sur la table. Elle fuse après le rebond, arrive profonde et écrase la raquette adverse, qui bloque trop long ou recule.',
    },
    faults: [
      {
        fault: 'Tu frappes avec le bras seul, les jambes ne servent à rien.',
        correction:
          'Charge la jambe côté raquette et sens le talon pousser avant que le bras parte. Si tu finis sur la même jambe, tu n’as pas transféré.',
      },
      {
        fault: 'Tu cherches la puissance sur une balle trop basse.',
        correction:
          'Choisis ta balle. Sous la hauteur du filet, joue en rotation, et garde la puissance pour celle qui monte au-dessus de ta taille.',
      },
      {
        fault: 'Tu te crispes dès le début du geste.',
        correction:
          'Main et épaule relâchées pendant la préparation, doigts serrés au seul moment de l’impact. Souffle en frappant pour rester souple.',
      },
    ],
    drills: {
      alone: {
        name: 'Deux balles dans la jambe',
        minutes: 15,
        description:
          'À blanc, lentement d’abord. Charge la jambe côté raquette deux secondes, déclenche hanches, buste et bras, puis tiens deux secondes sur l’autre jambe. Dix séries de 8 gestes, 40 secondes de repos. Un geste compte si tu finis en équilibre, pied arrière léger.',
      },
      withPartner: {
        name: 'Il monte, tu finis',
        minutes: 20,
        description:
          'Échange calme dans la diagonale coup droit. Quand il veut, le bloqueur remonte une balle, et tu la joues à pleine puissance où tu veux. Un coup gagnant te donne 2 points, ta faute ou sa remise lui en donne 1. Manches de 11, puis on échange, deux manches chacun.',
      },
      basket: {
        name: 'Dix balles à pleine charge',
        minutes: 15,
        description:
          'Le distributeur envoie au milieu des balles longues et hautes, une toutes les trois secondes, le temps de recharger la jambe. Vise la moitié profonde du camp d’en face. Huit séries de 10, une minute de repos, réussie si 7 balles touchent le sol au-delà d’une ligne à deux mètres de la table.',
      },
    },
    harder:
      'La balle haute arrive tantôt en pivot, tantôt plein coup droit, et tu dois être stable sur tes deux appuis avant de frapper.',
    easier:
      'Joue à 70 pour cent de ta force, sur des balles lâchées hautes par le distributeur, en soignant seulement le passage d’une jambe à l’autre.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
