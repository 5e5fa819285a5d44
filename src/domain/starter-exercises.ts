import type { Difficulty, ExerciseContent } from './exercise.ts'

/** A new club's initial library, so that its first session can be planned at once. */
export const starterExercises: readonly (ExerciseContent & { readonly difficulty: Difficulty })[] = [
  {
    type: 'service',
    technique: 'Revers',
    effect: 'Coupé',
    difficulty: 'débutant',
    duration: '10 min',
    description:
      'Panier de 20 balles. Lancer d’au moins 16 cm, coude devant, frottez sous la balle vers l’avant. Objectif de 12 services qui freinent après le rebond adverse, où qu’ils tombent, puis changez de serveur.',
  },
  {
    type: 'service',
    technique: 'Marteau',
    effect: 'Lifté',
    difficulty: 'intermédiaire',
    duration: '15 min',
    description:
      'Alternez un service court et un service long lifté avec la même gestuelle. Le relanceur annonce l’effet avant de jouer, et les rôles changent toutes les 10 balles.',
  },
  {
    type: 'service',
    technique: 'Revers',
    effect: 'Latéral Gauche',
    difficulty: 'intermédiaire',
    duration: '10 min',
    description:
      'Servez du revers vers le plein coup droit, puis attaquez le retour en troisième balle. Séries de 8 points, un point bonus pour chaque troisième balle gagnante.',
  },
  {
    type: 'service',
    technique: 'Lancé',
    effect: 'Latéral Droit',
    difficulty: 'avancé',
    duration: '15 min',
    description:
      'Lancer de balle d’au moins un mètre, puis le pendule, palette vers le bas, qui brosse le côté de la balle. Visez tour à tour trois feuilles posées côté revers, au milieu et côté coup droit, cinq balles par cible avant de changer de serveur.',
  },
  {
    type: 'service',
    technique: 'Pioche',
    effect: 'Dévié',
    difficulty: 'avancé',
    duration: '10 min',
    description:
      'Service pioche court qui s’écarte du relanceur, remise libre, puis le point se joue. Matchs en 7 points, où le serveur garde le service tant qu’il gagne.',
  },
  {
    type: 'initiative',
    technique: 'Top Spin CD',
    effect: 'Avec Rotation',
    difficulty: 'débutant',
    duration: '15 min',
    description:
      'Balles coupées distribuées au panier dans le plein coup droit. Fléchissez les jambes et frottez de bas en haut. Trois séries de 15 balles, puis changement de rôle.',
  },
  {
    type: 'initiative',
    technique: 'Top Spin CD',
    effect: 'Placé',
    difficulty: 'intermédiaire',
    duration: '20 min',
    description:
      'Falkenberg en régularité. Un coup revers, un top coup droit en pivot, un top coup droit plein coup droit, puis on recommence. Le partenaire bloque côté revers et les rôles changent toutes les 7 minutes.',
  },
  {
    type: 'initiative',
    technique: 'Top Spin RV',
    effect: 'Avec Rotation',
    difficulty: 'intermédiaire',
    duration: '15 min',
    description:
      'Service court, poussette longue côté revers, démarrage en top revers dans la diagonale, puis jeu libre. Changez de serveur tous les 8 points.',
  },
  {
    type: 'initiative',
    technique: 'Flip CD',
    effect: 'Rapide',
    difficulty: 'intermédiaire',
    duration: '10 min',
    description:
      'Sur un service court côté coup droit, avancez le pied côté raquette sous la table et flippez dans la diagonale. Dix balles chacun, et l’on compte les flips que le partenaire ne rattrape pas.',
  },
  {
    type: 'initiative',
    technique: 'Flip RV',
    effect: 'Placé',
    difficulty: 'avancé',
    duration: '15 min',
    description:
      'Le serveur sert court où il veut, le relanceur flippe du revers vers la ligne ou vers le coude adverse. Point libre ensuite, matchs en 11 points, rôles inversés à chaque manche.',
  },
  {
    type: 'counter',
    technique: 'Block RV',
    effect: 'Passif',
    difficulty: 'débutant',
    duration: '10 min',
    description:
      'Un joueur attaque dans la diagonale revers, l’autre bloque main souple pour ramener la balle au même endroit. Comptez les échanges à voix haute, objectif de 20 sans faute, puis changez de rôle.',
  },
  {
    type: 'counter',
    technique: 'Block CD',
    effect: 'Avec Angle',
    difficulty: 'intermédiaire',
    duration: '15 min',
    description:
      'L’attaquant joue du coup droit sur tout le coup droit adverse. Le bloqueur renvoie deux balles au milieu, puis ouvre l’angle sur la troisième. Rotation toutes les 5 minutes.',
  },
  {
    type: 'counter',
    technique: 'Block RV',
    effect: 'Actif',
    difficulty: 'intermédiaire',
    duration: '15 min',
    description:
      'Sur démarrage lifté dans le revers, avancez la raquette au sommet du rebond pour accélérer l’échange. Dix démarrages chacun, un point par bloc qui gêne l’attaquant.',
  },
  {
    type: 'counter',
    technique: 'Contre Top CD',
    effect: 'Dans le Coup',
    difficulty: 'avancé',
    duration: '20 min',
    description:
      'Top sur top dans la diagonale coup droit, près de la table. Prenez la balle montante et cherchez des séries de 6. Changez de partenaire au bout de 10 minutes.',
  },
  {
    type: 'counter',
    technique: 'Contre Top RV',
    effect: 'Actif',
    difficulty: 'avancé',
    duration: '15 min',
    description:
      'Le partenaire démarre sur balle coupée dans le revers, contrez aussitôt dans la diagonale, puis jouez le point. Séries de 10 points, objectif de 6 contres posés sur la table.',
  },
  {
    type: 'defense',
    technique: 'Poussette RV',
    effect: 'Coupé',
    difficulty: 'débutant',
    duration: '10 min',
    description:
      'Échange de poussettes dans la diagonale revers, rebond dans le dernier tiers de la table. Par deux, cherchez 30 poussettes d’affilée, puis passez à la diagonale suivante.',
  },
  {
    type: 'defense',
    technique: 'Poussette CD',
    effect: 'Avec Placement',
    difficulty: 'débutant',
    duration: '15 min',
    description:
      'Le distributeur pousse sur tout le coup droit. Renvoyez tour à tour court au filet et long dans le revers. Dix balles de chaque, puis échange des rôles.',
  },
  {
    type: 'defense',
    technique: 'Poussette RV',
    effect: 'Amorti',
    difficulty: 'intermédiaire',
    duration: '10 min',
    description:
      'Sur un service court coupé, amortissez la remise pour obtenir deux rebonds côté adverse. Un point si le serveur ne peut pas attaquer, matchs en 7 points.',
  },
  {
    type: 'defense',
    technique: 'Défense Coupée RV',
    effect: 'Coupé',
    difficulty: 'intermédiaire',
    duration: '20 min',
    description:
      'À deux mètres de la table, coupez du revers les tops réguliers du partenaire. L’attaquant tient cinq balles puis place une amortie que le défenseur va chercher. Rôles inversés toutes les 10 minutes.',
  },
  {
    type: 'defense',
    technique: 'Défense Coupée CD',
    effect: 'Float',
    difficulty: 'avancé',
    duration: '20 min',
    description:
      'Défendez du coup droit en alternant une balle très coupée et une balle flottante avec le même geste. L’attaquant annonce ce qu’il a lu avant de jouer, matchs en 11 points.',
  },
]
