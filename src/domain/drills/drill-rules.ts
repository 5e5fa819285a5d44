import { drawnLines, maxLines } from './drawing/lines.ts'
import { exactMinutes, minutesOf } from './dosage.ts'
import { categoryOfPair, type Drill, pairName, playedPairs, ralliesOf, uncertaintyOf } from './drill.ts'
import type { Rally } from './rally.ts'
import { rallyFaults, rallyFaultWords } from './rally-rules.ts'
import { whyNotPingSante } from './suitability.ts'

/** What is wrong with a drill as a whole, in words for whoever writes it; its rallies’ faults name the stroke. */
export function drillFaults(drill: Drill): readonly string[] {
  const said = drillRules.flatMap(([words, isRight]) => (isRight(drill) ? [] : [words]))
  const played = ralliesOf(drill).flatMap((rally) =>
    rallyFaults(rally).map(({ fault, step }) => `Coup ${step}\u00A0: ${rallyFaultWords[fault]}`),
  )
  const pingSante = whyNotPingSante(drill)
  return pingSante ? [...played, ...said, pingSante] : [...played, ...said]
}

const withoutBall = new Set(['jambes', 'calme'])
/** A flat stroke has no technique of its own: such a drill keeps its name and credits no progress. */
const mayBeUnplayed = new Set(['echauffement', 'match', 'panier'])

const every = (drill: Drill, isRight: (rally: Rally) => boolean) => ralliesOf(drill).every(isRight)

const drillRules: readonly (readonly [string, (drill: Drill) => boolean])[] = [
  ['Un exercice a un titre de 60 signes au plus et un objectif.', isNamed],
  [
    'Un exercice a une ou deux paires technique et effet.',
    ({ pairs }) => pairs.length === 1 || pairs.length === 2,
  ],
  ['La première paire est de la catégorie de l’exercice.', isOfItsCategory],
  ['Sans coup joué, l’exercice porte des mots à lui.', hasOwnWords],
  ['Le joueur A joue la technique qui donne son nom à l’exercice.', isPlayed],
  ['La durée est celle du dosage.', ({ minutes, dosage }) => minutes === minutesOf(dosage)],
  [
    'La durée dépasse de loin le dosage.',
    ({ minutes, dosage }) => minutes === 5 || exactMinutes(dosage) >= minutes * 0.6,
  ],
  ['Il faut trois points à observer.', ({ coaching }) => coaching.length === 3 && coaching.every(isSaid)],
  ['Il faut du matériel, ne serait-ce que «\u00A0rien\u00A0».', ({ material }) => material.length > 0],
  [
    'Un exercice au panier demande un panier.',
    (drill) => drill.format !== 'panier' || drill.material.includes('panier'),
  ],
  ['Le nombre de joueurs commence à un.', ({ players: { min, max } }) => min >= 1 && max >= min],
  [
    'Le critère dit combien de réussites sur combien d’essais.',
    ({ success: { text, target, of } }) =>
      target > 0 && target <= of && text.includes(String(target)) && text.includes(String(of)),
  ],
  [
    'Plus facile et plus difficile se disent, et diffèrent.',
    ({ easier, harder }) => isSaid(easier) && easier !== harder,
  ],
  [
    'Chaque adaptation se dit.',
    ({ adaptations: { gaucher, picots, enfants, pingSante } }) =>
      [gaucher, picots, enfants, pingSante.text].every((text) => text.length > 3),
  ],
  ['Un schéma a trois phases au plus.', (drill) => ralliesOf(drill).length <= 3],
  [
    `Un schéma a ${maxLines} traits au plus\u00A0: coupez-le en phases.`,
    (drill) => every(drill, (rally) => drawnLines(rally).length <= maxLines),
  ],
  [
    'L’incertitude est au moins celle que l’on voit sur le schéma.',
    (drill) => every(drill, (rally) => drill.uncertainty >= uncertaintyOf(rally)),
  ],
  [
    'L’incertitude la plus grande est un jeu libre.',
    (drill) => drill.uncertainty < 3 || every(drill, ({ end }) => end === 'libre'),
  ],
  [
    'En régularité on boucle, sans rien à deviner.',
    (drill) =>
      drill.format !== 'regularite' ||
      drill.rank.includes('service') ||
      (drill.uncertainty === 0 && every(drill, ({ loop }) => loop)),
  ],
  [
    'Un semi-irrégulier laisse un ou deux choix.',
    ({ format, uncertainty }) => format !== 'semi' || uncertainty === 1 || uncertainty === 2,
  ],
  [
    'Service, remise, troisième balle\u00A0: tout commence par un service.',
    (drill) =>
      drill.format !== 'service3' || every(drill, ({ steps }) => steps[0]?.options[0]?.stroke === 'service'),
  ],
]

const isSaid = (text: string) => text.length > 3

function isNamed({ id, title, objective }: Drill): boolean {
  return /^[a-z0-9-]+$/.test(id) && title.length > 0 && title.length <= 60 && objective.length > 20
}

function isOfItsCategory({ pairs, category, format }: Drill): boolean {
  return withoutBall.has(format) || pairs.slice(0, 1).every((pair) => categoryOfPair(pair) === category)
}

function hasOwnWords({ pairs, sequence }: Drill): boolean {
  const isOfTheGame = sequence.kind !== 'moves' && sequence.kind !== 'rest'
  return pairs.every((pair) => (categoryOfPair(pair) !== undefined) === isOfTheGame)
}

function isPlayed(drill: Drill): boolean {
  const { sequence, format, pairs } = drill
  if (sequence.kind !== 'rally' || mayBeUnplayed.has(format) || hasFlatStrokes(drill)) return true
  const played = playedPairs(drill).map(pairName)
  return pairs.every((pair) => played.includes(pairName(pair)))
}

const hasFlatStrokes = (drill: Drill) =>
  ralliesOf(drill).some(({ steps }) =>
    steps.some(({ options }) => options.some(({ stroke }) => stroke === 'contre' || stroke === 'smash')),
  )
