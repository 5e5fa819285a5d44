import type { StrokeAdvice } from './stroke-advice.ts'

export const flipRv = {
  Rapide: {
    gesture: {
      contact:
        'Au sommet du rebond, droit devant la poitrine, au-dessus de la table. Touche le centre arrière de la balle, légèrement dessous quand le service est coupé.',
      racket:
        'Coude avancé au-dessus de la table, palette presque verticale. Pas d’armé visible, le poignet s’ouvre d’un coup vers l’avant et s’arrête dès que la balle est partie.',
      spin: 'Peu de lift, une balle sèche et basse. Elle traverse la table avant que le serveur ait repris sa garde, et reste courte sur sa raquette s’il se contente de la poser.',
    },
    faults: [
      {
        fault: 'Tu attends au fond et tu flippes une balle déjà redescendue.',
        correction:
          'Pars dès que tu lis court sur la raquette du serveur. Ta main doit attendre la balle au-dessus de la table, jamais l’inverse.',
      },
      {
        fault: 'Le coude reste contre les côtes et bloque le poignet.',
        correction:
          'Avance le coude jusqu’à ce qu’il dépasse ta poitrine, l’avant-bras presque parallèle au filet. Le poignet peut alors claquer.',
      },
      {
        fault: 'La raquette continue sa course et tu ne reviens pas en garde.',
        correction:
          'Freine la main comme si tu touchais une vitre chaude. Plus le geste s’arrête net, plus le retour est prêt.',
      },
    ],
    drills: {
      alone: {
        name: 'Le coude qui ne bouge pas',
        minutes: 15,
        description:
          'Coude avancé au-dessus de la table, lâche une balle près du filet dans ton camp et flippe-la avec le seul poignet. Pose ton téléphone sur le côté et filme une série sur deux pour vérifier que le coude est immobile. Dix séries de 8, objectif de 6 balles tendues sur la table.',
      },
      withPartner: {
        name: 'Avant qu’il se relève',
        minutes: 15,
        description:
          'Le serveur sert court dans ton revers et doit toucher son genou de sa main libre avant de jouer. Flippe vite vers son coup droit. Point gagné s’il arrive en retard ou ne touche pas la balle. Dix services chacun, trois fois, et l’on compare les totaux.',
      },
      basket: {
        name: 'Courte revers, longue revers',
        minutes: 15,
        description:
          'Le distributeur pose une balle courte sans effet dans ton revers, puis, dès ton flip, une longue au même endroit. Flip rapide, un pas de recul, top revers. Dix séries de six couples, 45 secondes de repos. Réussie si cinq couples sont complets et sur la table.',
      },
    },
    harder:
      'Le distributeur annonce d’un geste court ou long au moment d’envoyer. Une hésitation compte comme une faute.',
    easier:
      'Commence pied déjà placé, sur des balles courtes et molles, en cherchant d’abord un claquement net avant la vitesse.',
  },
  'Avec Rotation': {
    gesture: {
      contact:
        'Au sommet ou juste avant, devant le ventre, tout près de la balle. Frotte son arrière en l’enveloppant, du bas vers le haut et du ventre vers l’extérieur.',
      racket:
        'C’est le flip banane. Coude haut, poignet replié, pointe de raquette vers le nombril. Palette presque verticale qui se ferme en contournant la balle, avant-bras et poignet déroulés ensemble.',
      spin: 'Lift et latéral mêlés. La balle se courbe vers ton côté revers et avance vite au rebond. Sur la raquette d’en face, elle monte et repart vers ton coup droit.',
    },
    faults: [
      {
        fault: 'Le coude descend et tu ne peux plus enrouler la balle.',
        correction:
          'Monte le coude à hauteur d’épaule avant de plier le poignet. Quelqu’un doit pouvoir passer le poing sous ton bras.',
      },
      {
        fault: 'Tu touches la balle trop pleine, elle part en ligne droite.',
        correction:
          'Passe la pointe de la raquette à côté de la balle et frotte-la finement. Cherche d’abord la courbe, la vitesse viendra ensuite.',
      },
      {
        fault: 'Tu t’éloignes et tu joues la balle bras tendu.',
        correction:
          'Entre avec le pied côté raquette jusqu’à avoir la balle à un avant-bras du ventre. Trop loin, le poignet ne se replie plus.',
      },
    ],
    drills: {
      alone: {
        name: 'La balle sur le fil qui s’enroule',
        minutes: 15,
        description:
          'Suspends une balle à un fil, à hauteur de ventre. Replie le poignet, enroule la balle et laisse-la tourner. Si le fil vrille et que la balle monte, le contact est fin. Huit séries de 10, puis dix lâchers sur la table. Note combien de lâchers se courbent vers ton revers.',
      },
      withPartner: {
        name: 'Banane au service court',
        minutes: 20,
        description:
          'Ton partenaire sert court partout, tu remets uniquement en flip banane, même en venant dans le coup droit. Puis le point est libre. Manches de 11, un point de plus si la banane gagne directement. On échange à chaque manche, au moins trois manches chacun.',
      },
      basket: {
        name: 'La courbe autour de la boite',
        minutes: 20,
        description:
          'Une boite de trois balles est posée debout au milieu du camp d’en face. Le distributeur envoie des balles courtes coupées dans ton revers. Passe d’un côté et fais revenir la balle derrière la boite. Sept séries de 12, une minute de repos, réussie à partir de 7 balles courbes sur la table.',
      },
    },
    harder:
      'Joue la banane sur une balle courte plein coup droit, en traversant la table d’un pas croisé, puis couvre ton plein revers.',
    easier:
      'Enroule d’abord des balles mi-longues sans effet et assez hautes, sans chercher la table d’en face, jusqu’à voir la courbe.',
  },
  Placé: {
    gesture: {
      contact:
        'Au sommet, devant le buste. Touche le bord extérieur de la balle pour sortir par la diagonale revers, son plein milieu arrière pour la ligne, sans changer de distance.',
      racket:
        'Coude fixe, le poignet sert de gouvernail. Palette à peine fermée, ouverte d’un doigt sur du coupé, geste bref qui accompagne la balle vers la zone choisie.',
      spin: 'Lift discret qui sécurise la longueur. La balle, peu rapide, tombe profonde dans le coude ou le long de la ligne. Elle ne gêne pas par son effet mais par son adresse.',
    },
    faults: [
      {
        fault: 'Tu flippes au milieu de la table, dans la zone de confort adverse.',
        correction:
          'Cherche soit la ligne latérale, soit le coude. Entre les deux, l’adversaire n’a qu’à tendre la raquette.',
      },
      {
        fault: 'Tu regardes ta cible et tu ne vois plus la balle.',
        correction:
          'Un coup d’œil à la position adverse avant le service, puis les yeux restent sur la balle jusqu’au contact.',
      },
      {
        fault: 'Ton flip sur la ligne retombe trop court et revient attaqué.',
        correction:
          'Vise la dernière ligne de la table et accompagne la balle deux centimètres de plus. La longueur protège autant que la vitesse.',
      },
    ],
    drills: {
      alone: {
        name: 'La marelle du revers',
        minutes: 20,
        description:
          'Numérote cinq feuilles et pose-les le long des bords du camp d’en face. Lâche une balle courte et flippe en revers sur la feuille 1. Réussi, tu passes à la 2, raté deux fois de suite, tu recules d’une feuille. Compte tes parcours complets et bats ton record.',
      },
      withPartner: {
        name: 'Le coude ou la ligne',
        minutes: 20,
        description:
          'Le relanceur n’a droit qu’au coude ou à la ligne coup droit du serveur. Le serveur sert court et libre. Flip placé juste, le point se joue, flip ailleurs, point perdu. Premier à 9, on inverse. Le relanceur annonce après coup où il voulait jouer.',
      },
      basket: {
        name: 'Le doigt levé',
        minutes: 15,
        description:
          'Le distributeur pose une balle courte dans ton revers et lève un, deux ou trois doigts de l’autre main. Un pour la diagonale, deux pour le coude, trois pour la ligne. Six séries de 12, réussie à partir de 8 bonnes zones, et une erreur de lecture vaut deux fautes.',
      },
    },
    harder:
      'Un camarade se place en face et se décale pendant ta montée. Il faut flipper vers l’espace ouvert sans ralentir la main.',
    easier:
      'Une seule cible large, la moitié revers du camp adverse, sur service court sans effet et toujours au même endroit.',
  },
  Puissant: {
    gesture: {
      contact:
        'Sur balle courte un peu haute, en fin de montée ou au sommet, face au sternum. Frappe et recouvre l’arrière de la balle, au-dessus de son milieu, plus à plat qu’en banane.',
      racket:
        'Pied côté raquette loin sous la table, coude haut, poignet bien replié. Tout se déplie vers l’avant avec l’épaule qui entre, palette fermée, et la raquette finit bras ouvert.',
      spin: 'Vitesse d’une attaque avec un lift court qui rabat la balle. Elle percute la table au fond, repart tendue et monte sur la raquette adverse, rarement assez fermée si tôt dans le point.',
    },
    faults: [
      {
        fault: 'Tu veux tout finir sur un service bas et coupé.',
        correction:
          'La puissance se mérite. Sur balle basse, enroule ou place, et réserve le flip puissant aux services qui montent.',
      },
      {
        fault: 'Tu frappes du poignet seul, le corps reste en arrière.',
        correction:
          'Laisse l’épaule côté raquette avancer au-dessus du pied posé. La force part du sol, passe par l’épaule, finit dans la main.',
      },
    ],
    drills: {
      alone: {
        name: 'L’armé complet devant la glace',
        minutes: 15,
        description:
          'À blanc devant un miroir. Pas sous la table imaginaire, coude haut, poignet replié, arrêt d’une seconde pour vérifier, puis déplié à pleine vitesse. Six séries de 10, ensuite quatre séries de 8 sur balles lâchées hautes, objectif de 5 frappes posées au fond par série.',
      },
      withPartner: {
        name: 'Le service qui monte se paie',
        minutes: 15,
        description:
          'Le serveur cherche des services courts les plus bas possible. Dès qu’un service rebondit plus haut que le filet, tu flippes fort, et un flip gagnant vaut 3 points. Tous les autres points valent 1. Manches de 15 points, deux manches avec chaque serveur.',
      },
      basket: {
        name: 'Courtes hautes, coin et ventre',
        minutes: 15,
        description:
          'Le distributeur pose une balle courte haute toutes les trois secondes, tantôt devant ton ventre, tantôt à ton revers. Frappe une fois au coin revers, une fois au ventre d’en face, marqué par une chaise. Dix séries de 8, réussie avec 5 frappes dans l’axe demandé.',
      },
    },
    harder:
      'Enchaine chaque flip puissant avec un top coup droit en pivot sur la balle suivante, envoyée aussitôt dans ton revers.',
    easier:
      'Décompose en deux temps, pas et armé, pause, frappe, sur une balle tenue puis lâchée par quelqu’un juste devant toi.',
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
