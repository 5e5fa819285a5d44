import type { Rating } from '../domain/training-session.ts'
import type { PersonName } from './club-people.ts'

/** Feedback on a session, by a given person or by any participant. */
export type Comment = readonly [rating: Rating, text: string, by?: PersonName]

export interface Theme {
  readonly title: string
  readonly description: string
  /** Names in the library, see club-exercises.ts. */
  readonly exercises: readonly string[]
  /** Each is used once: the latest session of the theme takes its share first. */
  readonly comments: readonly Comment[]
}

export const u13Themes: readonly Theme[] = [
  {
    title: 'Top Spin et remise, U13',
    description:
      'Ouvrir sur balle coupée, puis remettre court. Par deux, on change de rôle toutes les sept minutes.',
    exercises: ['Top Spin CD - Rapide', 'Flip CD - Placé', 'Block CD - Passif', 'Poussette RV - Coupé'],
    comments: [
      ['positive', 'Mon top passe enfin au-dessus du filet sans sortir !'],
      ['positive', 'J’ai bien aimé quand on changeait de rôle.'],
      ['negative', 'Les balles coupées c’est dur, je mets tout dans le filet.'],
      ['positive', 'On a fait un match à la fin et j’ai gagné avec un top.'],
      ['positive', 'J’ai compris pour les jambes, merci Léa.'],
      ['negative', 'On était trois à ma table, j’ai beaucoup attendu.'],
    ],
  },
  {
    title: 'Poussettes longues et courtes, U13',
    description: 'Garder la balle basse, puis surprendre en raccourcissant.',
    exercises: [
      'Poussette CD - Coupé',
      'Poussette RV - Avec Placement',
      'Poussette CD - Amorti',
      'Flip CD - Rapide',
    ],
    comments: [
      ['positive', 'Le jeu avec les trois cibles était trop bien.'],
      ['positive', 'J’ai fait 34 poussettes sans faute avec Sarah.'],
      ['negative', 'J’ai pas compris comment faire l’amorti.'],
      ['positive', 'Je sais quand il faut ouvrir ma raquette maintenant.'],
    ],
  },
  {
    title: 'Services coupés, U13',
    description: 'Lancer, attendre, frotter. On compte les services qui freinent après le rebond.',
    exercises: ['Lancé - Coupé', 'Revers - Coupé', 'Poussette CD - Coupé', 'Block RV - Passif'],
    comments: [
      ['positive', 'Mon service est revenu vers le filet tout seul !!!'],
      ['positive', 'J’en ai réussi 7 sur 10 alors qu’avant c’était 2.'],
      ['negative', 'J’avais mal au poignet à la fin.'],
      ['positive', 'C’était bien mais j’aurais voulu plus de matchs.'],
      ['positive', 'Le revers je trouve ça plus facile que le coup droit.'],
    ],
  },
  {
    title: 'Bloc revers, U13',
    description: 'Tenir la diagonale revers, raquette fermée, puis accompagner la balle.',
    exercises: [
      'Block RV - Passif',
      'Block RV - Actif',
      'Top Spin CD - Avec Rotation',
      'Poussette RV - Float',
    ],
    comments: [
      ['positive', 'On a tenu 41 balles avec Lina, record du groupe.'],
      ['negative', 'Ça va trop vite pour moi quand c’est Camille qui attaque.'],
      ['positive', 'J’ai réussi à ne pas reculer.'],
      ['positive', 'Marc m’a montré comment tenir la raquette et ça change tout.'],
    ],
  },
  {
    title: 'Jeu de jambes et match à thème, U13',
    description: 'Deux pas chassés, une frappe, retour au centre. Montante-descendante pour finir.',
    exercises: ['Top Spin CD - Placé', 'Flip RV - Rapide', 'Block CD - Actif', 'Lancé - Coupé'],
    comments: [
      ['positive', 'La montante-descendante c’est ce que je préfère.'],
      ['negative', 'J’étais fatigué, il y avait eu sport à l’école.'],
      ['positive', 'J’ai fini à la table 1 !'],
      ['positive', 'Les échelles au sol c’était rigolo.'],
    ],
  },
]

export const pingSanteThemes: readonly Theme[] = [
  {
    title: 'Premiers pas, Ping Santé',
    description: 'Échauffement articulaire, échanges souples, pauses quand on veut.',
    exercises: ['Block RV - Passif', 'Poussette CD - Coupé', 'Lancé - Coupé'],
    comments: [
      ['positive', 'Très bonne séance, on a bien ri et je n’ai pas vu l’heure passer.'],
      ['positive', 'Merci d’avoir mis des chaises pour les pauses.'],
      ['negative', 'Un peu froid dans la salle au début.'],
      ['positive', 'Mon genou a tenu sans douleur, je reviens mercredi.'],
    ],
  },
  {
    title: 'Équilibre et régularité, Ping Santé',
    description: 'Déplacements latéraux courts, échanges comptés à deux.',
    exercises: ['Block CD - Passif', 'Poussette RV - Coupé', 'Poussette RV - Avec Placement'],
    comments: [
      ['positive', 'Vingt-deux échanges avec Bernard, nous étions fiers de nous.'],
      ['positive', 'Les exercices d’équilibre me servent aussi à la maison.'],
      ['positive', 'Bon rythme, ni trop lent ni trop rapide.'],
    ],
  },
  {
    title: 'Coordination et double, Ping Santé',
    description: 'Jeu en double sans compter les points, service à tour de rôle.',
    exercises: ['Revers - Coupé', 'Block RV - Passif', 'Poussette CD - Coupé'],
    comments: [
      ['positive', 'Le double est très convivial, à refaire.'],
      ['negative', 'Je m’y perds encore dans l’ordre des services.'],
      ['positive', 'On transpire sans s’en rendre compte.'],
    ],
  },
  {
    title: 'Réflexes et mobilité, Ping Santé',
    description: 'Balles au panier, couleurs annoncées, étirements pour finir.',
    exercises: ['Block RV - Passif', 'Block CD - Passif', 'Poussette RV - Avec Placement'],
    comments: [
      ['positive', 'Le jeu des couleurs m’a bien réveillée.'],
      ['negative', 'Le panier de balles allait un peu vite pour nous.'],
      ['positive', 'Les étirements de la fin sont indispensables à mon âge.'],
    ],
  },
]

export const competitionThemes: readonly Theme[] = [
  {
    title: 'Contre-top et relance',
    description: 'Relancer loin de la table, finir dans le coup.',
    exercises: [
      'Contre Top CD - Actif',
      'Contre Top RV - Dans le Coup',
      'Top Spin CD - Puissant',
      'Block RV - Avec Angle',
    ],
    comments: [
      ['positive', 'Séance intense, exactement ce qu’il fallait avant la poule de dimanche.'],
      ['negative', 'Trop de monde pour le contre-top, on manquait de recul derrière les tables.'],
      ['positive', 'Je sens mieux le timing en phase montante.'],
      ['positive', 'Bien de finir par des points libres.'],
    ],
  },
  {
    title: 'Bloc et déplacement',
    description: 'Bloc actif sur deux points, puis Falkenberg à allure de match.',
    exercises: ['Block RV - Actif', 'Block CD - Actif', 'Top Spin CD - Rapide', 'Top Spin RV - Placé'],
    comments: [
      ['positive', 'Le Falkenberg à 80 % m’a fait progresser plus qu’à fond.'],
      ['positive', 'Bons repères sur le replacement après le bloc.'],
      ['negative', 'J’ai encore du mal à lire la direction, on pourrait refaire l’exercice avec annonce ?'],
      ['positive', 'Super opposition avec Lucas, merci pour les conseils entre les séries.'],
    ],
  },
  {
    title: 'Service et troisième balle',
    description: 'Service court coupé, remise imposée, puis incertitude sur la direction.',
    exercises: [
      'Pioche - Coupé',
      'Marteau - Latéral Gauche',
      'Top Spin CD - Puissant',
      'Flip RV - Avec Rotation',
    ],
    comments: [
      ['positive', 'Le schéma pioche puis pivot est devenu naturel.'],
      ['positive', 'Ma troisième balle passe à 7 sur 10, contre 5 le mois dernier.'],
      ['negative', 'Pas assez de temps sur les remises longues.'],
      ['positive', 'Très utile de filmer les services.'],
    ],
  },
  {
    title: 'Défense coupée',
    description:
      'Attaquer une défense : patience, variation, accélération sur balle haute. On échange les rôles.',
    exercises: [
      'Défense Coupée RV - Coupé',
      'Défense Coupée CD - Float',
      'Top Spin CD - Avec Rotation',
      'Poussette RV - Float',
    ],
    comments: [
      ['positive', 'Enfin une séance où la défense est à l’honneur !'],
      ['negative', 'Je m’énerve encore trop vite contre les défenseurs.'],
      ['positive', 'J’ai compris qu’il faut regarder la raquette et pas la balle.'],
      ['positive', 'Le float en coup droit commence à payer.'],
    ],
  },
  {
    title: 'Topspin revers sous pression',
    description: 'Ouverture revers, enchainement revers-revers, puis changement de rythme.',
    exercises: [
      'Top Spin RV - Avec Rotation',
      'Top Spin RV - Placé',
      'Contre Top RV - Avec Angle',
      'Block RV - Avec Angle',
    ],
    comments: [
      ['positive', 'Mon revers en ligne surprend tout le monde.'],
      ['positive', 'Bonne intensité, bien dosée.'],
      ['negative', 'Coude douloureux sur la fin, j’ai levé le pied.'],
      ['positive', 'Les consignes étaient claires, on savait pourquoi on faisait chaque exercice.'],
    ],
  },
]

export const loisirThemes: readonly Theme[] = [
  {
    title: 'Attaque sur balle haute',
    description: 'Conclure quand l’occasion se présente, sans se précipiter.',
    exercises: ['Top Spin CD - Rapide', 'Top Spin CD - Placé', 'Block RV - Passif'],
    comments: [
      ['positive', 'Très plaisant, et on se défoule !'],
      ['negative', 'Je smashe toujours dehors, il faudrait un exercice plus lent.'],
      ['positive', 'Bonne ambiance, comme toujours le samedi.'],
    ],
  },
  {
    title: 'Services courts',
    description: 'Deux rebonds dans la table adverse. Par ateliers, dix services puis on tourne.',
    exercises: ['Marteau - Latéral Gauche', 'Pioche - Coupé', 'Poussette CD - Amorti'],
    comments: [
      ['positive', 'J’ai enfin réussi le latéral gauche trois fois de suite.', 'ines'],
      ['positive', 'Je repars avec un vrai service, ça valait le déplacement.'],
      ['negative', 'Mon service part encore trop long.', 'hugo'],
      ['positive', 'Les ateliers, c’est bien : on ne s’ennuie pas.'],
      ['positive', 'Merci Marc pour la patience avec les débutants.'],
    ],
  },
  {
    title: 'Régularité en diagonale',
    description: 'Tenir l’échange, changer de diagonale au signal.',
    exercises: ['Block CD - Passif', 'Block RV - Actif', 'Poussette RV - Coupé'],
    comments: [
      ['positive', 'On sent que la régularité revient après l’été.'],
      ['negative', 'Deux tables étaient bancales, pas facile.'],
      ['positive', 'J’ai bien aimé jouer avec les jeunes.'],
    ],
  },
  {
    title: 'Initiation à la rotation',
    description: 'Comprendre coupé et lifté avec des balles bicolores.',
    exercises: ['Lancé - Coupé', 'Marteau - Lifté', 'Top Spin CD - Avec Rotation'],
    comments: [
      ['positive', 'Les balles bicolores sont une excellente idée.'],
      ['positive', 'Je comprends enfin pourquoi la balle part dans le filet.'],
      ['negative', 'Trop technique pour un samedi après-midi à mon gout.'],
    ],
  },
]
