import type { StrokeAdvice } from './stroke-advice.ts'

export const flipRv = {
  Rapide: {
    gesture: {
      contact:
        'Au sommet du rebond, droit devant la poitrine, au-dessus de la table. Touchez le centre arrière de la balle, légèrement dessous quand le service est coupé.',
      racket:
        'Coude avancé au-dessus de la table, palette presque verticale. Pas d’armé visible, le poignet s’ouvre d’un coup vers l’avant et s’arrête dès que la balle est partie.',
      spin: 'Peu de lift, une balle sèche et basse. Elle traverse la table avant que le serveur ait repris sa garde, et finit dans le filet s’il ferme sa raquette comme sur un vrai top.',
    },
    faults: [
      {
        fault: 'Vous attendez au fond et vous flippez une balle déjà redescendue.',
        correction:
          'Partez dès que vous lisez court sur la raquette du serveur. Votre main doit attendre la balle au-dessus de la table, jamais l’inverse.',
      },
      {
        fault: 'Le coude reste contre les côtes et bloque le poignet.',
        correction:
          'Avancez le coude jusqu’à ce qu’il dépasse votre poitrine, l’avant-bras presque parallèle au filet. Le poignet peut alors claquer.',
      },
      {
        fault: 'La raquette continue sa course et vous ne revenez pas en garde.',
        correction:
          'Freinez la main comme au contact d’une vitre chaude. Plus le geste s’arrête net, plus le retour est prêt.',
      },
    ],
    drills: {
      alone: {
        name: 'Le coude qui ne bouge pas',
        minutes: 15,
        description:
          'Coude avancé au-dessus de la table, lâchez une balle près du filet dans votre camp et flippez-la avec le seul poignet. Posez un téléphone sur le côté et filmez une série sur deux pour vérifier que le coude est immobile. Dix séries de 8, objectif de 6 balles tendues sur la table.',
        harder: 'Jouez une balle sur deux vers le coin opposé, sans que le coude se déplace.',
        easier: 'Flippez des balles lâchées plus haut, sans chercher la tension.',
      },
      withPartner: {
        name: 'Avant qu’il se relève',
        minutes: 15,
        description:
          'Le serveur sert court dans votre revers et doit toucher son genou de sa main libre avant de jouer. Flippez vite vers son coup droit. Point gagné s’il arrive en retard ou ne touche pas la balle. Dix services chacun, trois fois, et l’on compare les totaux.',
        harder: 'Le serveur n’a plus à toucher son genou, et peut jouer la balle suivante.',
        easier: 'Il sert au même endroit et sans effet, et vous flippez au milieu.',
      },
      basket: {
        name: 'Courte revers, longue revers',
        minutes: 15,
        description:
          'Le distributeur pose une balle courte sans effet dans votre revers, puis, dès votre flip, une longue au même endroit. Flip rapide, un pas de recul, top revers. Dix séries de six couples, 45 secondes de repos. Réussie si quatre couples sont complets et sur la table.',
        harder:
          'Le distributeur mêle courtes et longues sans prévenir. Flippez les unes, liftez les autres, une hésitation compte comme une faute.',
        easier:
          'Commencez pied déjà placé, sur des balles courtes et molles, en cherchant d’abord un claquement net avant la vitesse.',
      },
    },
  },
  'Avec Rotation': {
    gesture: {
      contact:
        'Au sommet ou juste avant, devant le ventre, tout près de la balle. Frottez son arrière en l’enveloppant, du bas vers le haut et du ventre vers l’extérieur.',
      racket:
        'C’est le flip banane. Coude haut, poignet replié, pointe de raquette vers le nombril. Palette presque verticale qui se ferme en contournant la balle, avant-bras et poignet déroulés ensemble.',
      spin: 'Lift et latéral mêlés. La balle se courbe vers votre côté revers et avance vite au rebond. Sur la raquette d’en face, elle monte et repart vers votre coup droit.',
    },
    faults: [
      {
        fault: 'Le coude descend et vous ne pouvez plus enrouler la balle.',
        correction:
          'Montez le coude à hauteur de poitrine avant de plier le poignet. Quelqu’un doit pouvoir passer le poing sous votre bras.',
      },
      {
        fault: 'Vous touchez la balle trop pleine, elle part en ligne droite.',
        correction:
          'Passez la pointe de la raquette à côté de la balle et frottez-la finement. Cherchez d’abord la courbe, la vitesse viendra ensuite.',
      },
      {
        fault: 'Vous vous éloignez et vous jouez la balle bras tendu.',
        correction:
          'Entrez avec le pied côté raquette jusqu’à avoir la balle à un avant-bras du ventre. Trop loin, le poignet ne se replie plus.',
      },
    ],
    drills: {
      alone: {
        name: 'La balle sur le fil qui s’enroule',
        minutes: 15,
        description:
          'Suspendez une balle à un fil, à hauteur de ventre. Repliez le poignet, enroulez la balle et laissez-la tourner. Si le fil vrille et que la balle monte, le contact est fin. Huit séries de 10, puis dix lâchers sur la table. Notez combien de lâchers se courbent vers votre revers.',
        harder: 'Coupez un peu la balle en la lâchant, et enroulez-la quand même.',
        easier: 'Tournez la balle sur le fil avec les doigts, puis imitez ce geste sans frapper.',
      },
      withPartner: {
        name: 'Banane au service court',
        minutes: 20,
        description:
          'Votre partenaire sert court partout, vous remettez uniquement en flip banane, même en venant dans le coup droit. Puis le point est libre. Manches de 11, un point de plus si la banane gagne directement. On échange à chaque manche, deux manches chacun.',
        harder:
          'Jouez la banane sur une balle courte plein coup droit, en allant la chercher d’un pas croisé, puis couvrez votre plein revers.',
        easier: 'Il sert toujours court dans le revers et sans coupe, et le point s’arrête à la banane.',
      },
      basket: {
        name: 'La courbe autour de la boite',
        minutes: 20,
        description:
          'Une boite de trois balles est posée debout au milieu du camp d’en face. Le distributeur envoie des balles courtes coupées dans votre revers. Passez la boite du côté de votre coup droit et faites revenir la balle derrière elle. Sept séries de 12, une minute de repos, réussie à 7 balles.',
        harder: 'Avancez la boite vers le filet, la courbe doit commencer plus tôt.',
        easier:
          'Enroulez d’abord des balles mi-longues sans effet et assez hautes, sans chercher la table d’en face, jusqu’à voir la courbe.',
      },
    },
  },
  Placé: {
    gesture: {
      contact:
        'Au sommet, devant le buste. Touchez le bord extérieur de la balle pour sortir par la diagonale revers, son plein milieu arrière pour la ligne, sans changer de distance.',
      racket:
        'Coude fixe, le poignet sert de gouvernail. Palette à peine fermée, ouverte d’un doigt sur du coupé, geste bref qui accompagne la balle vers la zone choisie.',
      spin: 'Lift discret qui sécurise la longueur. La balle, peu rapide, tombe profonde dans le coude ou le long de la ligne. Elle ne gêne pas par son effet mais par son adresse.',
    },
    faults: [
      {
        fault: 'Vous flippez au milieu du côté revers adverse, là où l’on bloque le mieux.',
        correction:
          'Cherchez soit la ligne latérale, soit le coude. Entre les deux, l’adversaire n’a qu’à tendre la raquette.',
      },
      {
        fault: 'Vous regardez votre cible et vous ne voyez plus la balle.',
        correction:
          'Un coup d’œil à la position adverse avant le service, puis les yeux restent sur la balle jusqu’au contact.',
      },
      {
        fault: 'Votre flip sur la ligne retombe trop court et revient attaqué.',
        correction:
          'Visez les quarante derniers centimètres et accompagnez la balle un peu plus loin. La longueur protège autant que la vitesse.',
      },
    ],
    drills: {
      alone: {
        name: 'La marelle du revers',
        minutes: 20,
        description:
          'Numérotez cinq feuilles et posez-les le long des bords du camp d’en face. Lâchez une balle courte et flippez en revers sur la feuille 1. Touchée, vous passez à la 2, ratée cinq fois de suite, vous reculez d’une feuille. Comptez vos parcours complets.',
        harder: 'Reculez de deux feuilles quand vous en manquez une trois fois.',
        easier: 'Gardez trois feuilles, et passez à la suivante dès la première touche.',
      },
      withPartner: {
        name: 'Le coude ou la ligne',
        minutes: 20,
        description:
          'Le relanceur n’a droit qu’au coude ou à la ligne coup droit du serveur. Le serveur sert court et libre. Si le flip est bien placé, le point se joue. Sinon, il est perdu. Premier à 9, on inverse. Le relanceur annonce après coup où il voulait jouer.',
        harder: 'Le serveur peut servir long une fois sur cinq, et cette balle se joue en top.',
        easier:
          'Une seule cible large, la moitié revers du camp adverse, sur service court sans effet et toujours au même endroit.',
      },
      basket: {
        name: 'Le doigt levé',
        minutes: 15,
        description:
          'Le distributeur pose une balle courte dans votre revers et lève un, deux ou trois doigts de l’autre main. Un pour la diagonale, deux pour le coude, trois pour la ligne. Six séries de 12, réussie à partir de 8 bonnes zones, et une erreur de lecture vaut deux fautes.',
        harder:
          'Quelqu’un se place en face et se décale pendant que vous entrez sous la table. Il faut flipper vers l’espace ouvert sans ralentir la main.',
        easier: 'Gardez deux doigts, diagonale ou ligne, levés avant que la balle parte.',
      },
    },
  },
  Puissant: {
    gesture: {
      contact:
        'Sur balle courte un peu haute, en fin de montée ou au sommet, face au sternum. Frappez et recouvrez l’arrière de la balle, au-dessus de son milieu, plus à plat qu’en banane.',
      racket:
        'Pied côté raquette loin sous la table, coude haut, poignet bien replié. Tout se déplie vers l’avant avec l’épaule qui entre, palette fermée, et la raquette finit bras ouvert.',
      spin: 'Vitesse d’une attaque avec un lift court qui rabat la balle. Elle percute la table au fond, repart tendue et monte sur la raquette adverse, rarement assez fermée si tôt dans le point.',
    },
    faults: [
      {
        fault: 'Vous voulez tout finir sur un service bas et coupé.',
        correction:
          'La puissance se mérite. Sur balle basse, enroulez ou placez, et réservez le flip puissant aux services qui montent.',
      },
      {
        fault: 'Vous frappez du poignet seul, le corps reste en arrière.',
        correction:
          'Laissez l’épaule côté raquette avancer au-dessus du pied posé. La force part du sol, passe par l’épaule, finit dans la main.',
      },
    ],
    drills: {
      alone: {
        name: 'L’armé complet devant la glace',
        minutes: 15,
        description:
          'À blanc devant un miroir. Pas sous la table imaginaire, coude haut, poignet replié, arrêt d’une seconde pour vérifier, puis déplié à pleine vitesse. Six séries de 10, ensuite quatre séries de 8 à la table sur balles lâchées hautes, objectif de 5 frappes dans la moitié profonde.',
        harder: 'Passez à douze gestes par série, en gardant l’arrêt d’une seconde.',
        easier: 'Restez à mi-vitesse, l’arrêt et l’équilibre à la fin comptent seuls.',
      },
      withPartner: {
        name: 'Le service qui monte se paie',
        minutes: 20,
        description:
          'Le serveur cherche des services courts les plus bas possible. Dès qu’un service rebondit plus haut que le filet, vous flippez fort, et un flip gagnant vaut 3 points. Tous les autres points valent 1. Manches de 15 points, deux manches avec chaque serveur.',
        harder: 'Le serveur a droit à un service long par manche de quinze points.',
        easier: 'Le serveur lève exprès un service sur deux, et vous annoncez les balles que vous frapperez.',
      },
      basket: {
        name: 'Courtes hautes, coin et ventre',
        minutes: 15,
        description:
          'Le distributeur pose une balle courte haute toutes les trois secondes, tantôt devant votre ventre, tantôt à votre revers. Frappez une fois au coin revers, une fois au ventre d’en face, marqué par une chaise. Dix séries de 8, réussie avec 5 frappes dans l’axe demandé.',
        harder:
          'Enchainez chaque flip puissant avec un top coup droit en pivot sur la balle suivante, envoyée aussitôt dans votre revers.',
        easier:
          'Décomposez en deux temps, pas et armé, pause, frappe, sur une balle haute que quelqu’un lâche sur la table juste devant vous.',
      },
    },
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
