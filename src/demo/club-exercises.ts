import { categories, type Category } from '../domain/category.ts'
import type { Difficulty, ExerciseContent, ExerciseDuration } from '../domain/exercise.ts'
import { idOf } from './seeded.ts'

export interface LibraryExercise extends ExerciseContent {
  readonly id: string
  readonly difficulty: Difficulty
}

/** Technique, effect, difficulty, duration and description. */
const rows: Readonly<Record<Category, readonly string[]>> = {
  service: [
    'Marteau · Latéral Gauche · avancé · 15 min · Poignet souple, brosser le côté de la balle ; viser le petit côté, coup droit du relanceur.',
    'Marteau · Lifté · intermédiaire · 15 min · Accélérer jusqu’au contact et à travers la balle, premier rebond près de sa ligne de fond.',
    'Marteau · Coupé · intermédiaire · 10 min · Même geste que le lifté, seul l’angle de la raquette change au dernier moment.',
    'Lancé · Coupé · débutant · 10 min · Lancer à au moins 16 cm, attendre la descente, frotter sous la balle. Dix services, compter ceux qui freinent après le rebond.',
    'Lancé · Latéral Droit · intermédiaire · 15 min · Viser une feuille posée à mi-table, alterner court et mi-long.',
    'Lancé · Dévié · avancé · 15 min · Fin de geste trompeuse du poignet ; le relanceur annonce l’effet avant de jouer.',
    'Revers · Coupé · débutant · 10 min · Coude devant, avant-bras qui descend ; service court en diagonale revers.',
    'Revers · Latéral Gauche · intermédiaire · 10 min · Sortir la balle du corps du relanceur, se replacer aussitôt : la remise revient vers le coup droit.',
    'Pioche · Coupé · intermédiaire · 15 min · Frotter sous la balle vers l’avant, raquette presque à plat ; finir le geste vers l’avant.',
    'Pioche · Latéral Gauche · avancé · 15 min · Chercher l’angle extérieur, puis jouer la troisième balle en coup droit.',
  ],
  initiative: [
    'Top Spin CD · Rapide · intermédiaire · 20 min · Sur balle bloquée : contact tôt, transfert d’appuis, retour en garde après chaque frappe.',
    'Top Spin CD · Avec Rotation · débutant · 15 min · Sur balle coupée du panier : partir du genou, frotter vers le haut, viser à un mètre derrière le filet.',
    'Top Spin CD · Placé · intermédiaire · 15 min · Alterner plein coup droit et milieu de table, le bloqueur ne bouge pas.',
    'Top Spin CD · Puissant · avancé · 20 min · Montée en puissance sur trois balles, la troisième puissante dans l’angle libre.',
    'Top Spin RV · Avec Rotation · intermédiaire · 15 min · Raquette entre les jambes, coude fixe, ouvrir sur poussette longue.',
    'Top Spin RV · Placé · avancé · 15 min · Ouvrir en ligne, se déplacer en pivot pour la suivante.',
    'Flip CD · Rapide · intermédiaire · 10 min · Pied côté raquette sous la table, contact au sommet du rebond sur service court.',
    'Flip CD · Placé · avancé · 15 min · Le partenaire sert court où il veut, flip dans le coin qu’il ne regarde pas.',
    'Flip RV · Rapide · intermédiaire · 15 min · Poignet armé vers soi, rotation autour de la balle, finir raquette fermée.',
    'Flip RV · Avec Rotation · avancé · 10 min · Sur service court coupé : partir derrière et bas, puis rouler par-dessus la balle.',
  ],
  counter: [
    'Block CD · Passif · débutant · 10 min · Raquette fermée, bras immobile : laisser la balle venir et rebondir sur la raquette.',
    'Block CD · Actif · intermédiaire · 15 min · Avancer la main de dix centimètres au contact, viser long.',
    'Block RV · Passif · débutant · 15 min · Vingt blocs en diagonale sans faute avant de changer de rôle.',
    'Block RV · Actif · intermédiaire · 15 min · Accompagner la balle et revenir au centre ; compter les séries de dix.',
    'Block RV · Avec Angle · intermédiaire · 15 min · Ouvrir l’angle extérieur dès que le top arrive au milieu.',
    'Contre Top CD · Actif · avancé · 15 min · Régularité en diagonale, un pas derrière la table.',
    'Contre Top CD · Dans le Coup · avancé · 20 min · Reprendre le top adverse en phase montante, geste court.',
    'Contre Top RV · Dans le Coup · avancé · 20 min · Deux tables, rotation à 10 minutes ; celui qui contre choisit la direction.',
    'Contre Top RV · Avec Angle · avancé · 15 min · Contrer vers la diagonale courte, finir le point librement.',
  ],
  defense: [
    'Poussette CD · Coupé · débutant · 10 min · Balle basse et longue ; compter vingt passages sans faute à deux.',
    'Poussette CD · Amorti · intermédiaire · 10 min · Prendre la balle tôt, la reposer juste derrière le filet.',
    'Poussette RV · Coupé · débutant · 10 min · Avant-bras vers l’avant, raquette ouverte ; varier court et long.',
    'Poussette RV · Float · intermédiaire · 10 min · Même geste, sans frotter : faire lever la raquette adverse.',
    'Poussette RV · Avec Placement · débutant · 15 min · Trois cibles sur la table, le partenaire annonce le chiffre.',
    'Défense Coupée CD · Coupé · avancé · 20 min · Laisser descendre la balle, couper en fléchissant, revenir au centre.',
    'Défense Coupée CD · Float · avancé · 15 min · Une balle coupée, une balle flottante ; l’attaquant annonce ce qu’il a vu.',
    'Défense Coupée RV · Coupé · intermédiaire · 20 min · Deux mètres derrière la table, raquette haute avant le rebond.',
    'Défense Coupée RV · Avec Placement · avancé · 15 min · Défendre long dans le revers, puis long au milieu.',
  ],
}

/** The library of Ping Club de Vaise, by « technique - effect ». */
export const library: ReadonlyMap<string, LibraryExercise> = new Map(
  categories.flatMap((type) => rows[type].map((row) => exerciseOf(type, row))),
)

/** @throws when the library has no such exercise */
export function libraryExercise(name: string): LibraryExercise {
  const exercise = library.get(name)
  if (!exercise) throw new Error(`The library has no « ${name} ».`)
  return exercise
}

function exerciseOf(type: Category, row: string): [name: string, exercise: LibraryExercise] {
  const [technique = '', effect = '', difficulty, duration, description = ''] = row.split(' · ')
  const exercise = {
    id: idOf(`exercise ${technique} ${effect}`),
    type,
    technique,
    effect,
    difficulty: difficulty as Difficulty,
    duration: duration as ExerciseDuration,
    description,
  }
  return [`${technique} - ${effect}`, exercise]
}
