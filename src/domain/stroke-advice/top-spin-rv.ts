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
    drills: {
      alone: {
        name: 'La demi-table relevée, vite',
        minutes: 15,
        description:
          'Relevez une moitié de la table et jouez des revers contre elle. La balle revient sans lift, alors fermez peu la palette et avancez-la. Comptez les touches de suite, repos après chaque faute. Dix essais, objectif de trois séries de 15 coups sans que le coude recule.',
        harder: 'Alternez une balle appuyée et une balle posée contre la demi-table.',
        easier: 'Laissez la balle redescendre un peu, et cherchez des séries de 5.',
      },
      withPartner: {
        name: 'Diagonale revers au tempo',
        minutes: 15,
        description:
          'Revers contre bloc dans la diagonale. Tous les cinq coups, celui qui attaque accélère d’un cran, le bloqueur tient. Série réussie à 20 touches. Trois minutes chacun, deux fois, et vous notez à quelle touche la faute arrive le plus souvent.',
        harder:
          'Avancez d’un demi-pas, prenez la balle plus tôt encore, et demandez une balle sur quatre plein coup droit sans prévenir.',
        easier: 'Gardez la même vitesse du début à la fin, et comptez jusqu’à dix touches.',
      },
      basket: {
        name: 'Huit balles en dix secondes',
        minutes: 15,
        description:
          'Le distributeur, près du filet, tient ce rythme avec des balles tendues au milieu et côté revers. Vous jouez tout en revers vers le côté revers d’en face. Dix séries de 8, 45 secondes de repos, réussie si 6 balles tombent dans la moitié profonde.',
        harder: 'Le distributeur déplace une balle sur trois vers votre coup droit.',
        easier:
          'Réduisez le geste à l’avant-bras et au poignet, sur des balles régulières jouées lentement, toujours au même endroit.',
        calm: {
          name: 'Huit balles à votre rythme',
          description:
            'Le distributeur, près du filet, envoie une balle tendue au milieu ou côté revers, et attend que vous soyez replacé. Rendez tout en revers, vers le côté revers adverse. Cinq séries de 8, une minute de repos, réussie si 5 balles tombent dans la moitié profonde.',
          harder: 'Visez le coin revers, puis le coude, une balle sur deux.',
          easier: 'Le distributeur joue toujours au même endroit, et vous visez la table entière.',
        },
      },
    },
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
    drills: {
      alone: {
        name: 'Du sol à la table',
        minutes: 15,
        description:
          'Debout derrière la table, lâchez la balle devant vous à côté du bord, et frottez-la en revers quand elle redescend de son rebond au sol. Elle doit passer le filet et accélérer après le rebond. Dix séries de 8, comptez celles qui accélèrent, visez 6 sur 8 trois fois de suite.',
        harder: 'Lâchez la balle une fois sur deux plus loin du bord, et allez la chercher des jambes.',
        easier: 'Frottez la balle sans chercher la table, et regardez-la accélérer au sol.',
      },
      withPartner: {
        name: 'Service coupé, démarrage revers',
        minutes: 20,
        description:
          'Vous servez court et coupé, votre partenaire pousse long dans votre revers, vous démarrez en rotation dans la diagonale et le point se joue. Dix services chacun, deux fois. Un point si le démarrage passe, un second si le point est gagné. Visez 12 par série de dix.',
        harder: 'Votre partenaire peut pousser aussi au milieu, et vous vous décalez.',
        easier: 'Il pousse peu coupé et toujours au même endroit, et le point s’arrête au démarrage.',
      },
      basket: {
        name: 'Du très coupé au sans effet',
        minutes: 20,
        description:
          'Par série de 15, le distributeur envoie cinq balles très coupées, cinq peu coupées, cinq sans effet, toujours en revers. Refermez la palette au fil de la série et visez la moitié profonde. Six séries, réussie quand 3 balles sur 5 y tombent pour chaque sorte.',
        harder:
          'Le distributeur coupe plus court et plus bas, à la limite du second rebond, et vous démarrez quand même, d’un armé raccourci qui ne passe plus sous la table.',
        easier:
          'Démarrez sur une balle lancée à la main, sans coupe, qui rebondit haut devant votre ventre, sans souci de direction.',
      },
    },
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
    drills: {
      alone: {
        name: 'Quatre cahiers à toucher',
        minutes: 20,
        description:
          'Posez quatre cibles de la taille d’un cahier dans le camp d’en face, aux deux coins, au milieu et au bord du petit côté. Faites rebondir la balle devant vous et placez un top revers. Trois balles par cible, huit tours. Un point par cible touchée, notez le total.',
        harder: 'Annoncez la cible après le rebond, au lieu de la choisir d’avance.',
        easier: 'Gardez deux grandes cibles, la diagonale et la ligne, six balles pour chacune.',
      },
      withPartner: {
        name: 'Le coude qui se déplace',
        minutes: 15,
        description:
          'Le partenaire bloque sur votre revers en se décalant d’un pas quand il veut. Vous devez toujours viser son coude, là où il hésite entre CD et RV. Six minutes chacun. Un point chaque fois qu’il joue gêné ou de travers, il le reconnait lui-même, le meilleur total gagne.',
        harder: 'Le partenaire se décale à chaque balle, d’un ou de deux pas.',
        easier: 'Il reste en place, et vous visez son coude une balle sur deux.',
      },
      basket: {
        name: 'Deux croisées, une sur la ligne',
        minutes: 15,
        description:
          'Le distributeur envoie des balles peu coupées dans votre revers, toutes les deux secondes. Deux tops croisés, le troisième le long de la ligne, à moins de 40 cm du bord. Six séries de 15, une minute de repos, réussie avec 3 lignes sur 5 et pas plus de trois fautes en tout.',
        harder:
          'Le distributeur lève sa main libre d’un côté ou reste immobile juste après avoir envoyé la balle. Main levée, jouez la ligne, sinon croisez.',
        easier:
          'Une seule direction par série, la diagonale d’abord, sans cible, puis la ligne avec la moitié de table entière comme zone.',
      },
    },
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
    drills: {
      alone: {
        name: 'La serviette qui claque',
        minutes: 15,
        description:
          'Tenez une petite serviette à la place de la raquette et faites le geste complet, hanches, coude, poignet. Elle ne claque que si vous accélérez devant vous. Huit séries de 10, une minute de repos, réussie à 7 claquements. Finissez chaque série par cinq gestes avec la raquette.',
        harder: 'Ajoutez un demi-pas de recul avant chaque geste, comme sur une balle longue.',
        easier: 'Faites le geste lentement, la serviette n’a pas besoin de claquer.',
      },
      withPartner: {
        name: 'La cinquième à fond',
        minutes: 15,
        description:
          'Quatre tops revers de régularité dans la diagonale, puis le cinquième à pleine puissance, et le point se joue. Le bloqueur garde une main souple et cherche à remettre. Sept minutes chacun, 1 point pour un coup gagnant ou un bloc raté, objectif de 8.',
        harder: 'Le cinquième peut venir plus tôt, à votre choix, et le bloqueur doit s’y attendre.',
        easier: 'Jouez la cinquième à trois quarts de votre force, puis recommencez.',
      },
      basket: {
        name: 'Longues au corps',
        minutes: 20,
        description:
          'Le distributeur envoie des balles longues et liftées sur votre ventre, une toutes les trois secondes. Reculez d’un petit pas et jouez à fond dans la diagonale. Dix séries de 8, une minute de repos, réussie si 5 balles tombent dans la moitié profonde du camp d’en face.',
        harder:
          'Enchainez deux puissants de suite, le premier dans la diagonale, le second sur la ligne, sur deux balles distribuées à deux secondes d’écart.',
        easier:
          'Jouez sans vous déplacer, sur une balle que le distributeur fait rebondir haut devant vous, en ne gardant que la rotation des hanches et l’avant-bras.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
