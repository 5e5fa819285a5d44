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
  },
} satisfies Readonly<Record<string, StrokeAdvice>>
