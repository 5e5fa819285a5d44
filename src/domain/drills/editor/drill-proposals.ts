import { minutesOf } from '../dosage.ts'
import {
  type BallRank,
  categoryOfPair,
  type Drill,
  type DrillFormat,
  type Pair,
  uncertaintyOf,
} from '../drill.ts'
import {
  endOf,
  incoming,
  type Rally,
  stepBefore,
  type Stroke,
  type StrokeOption,
  techniqueOf,
} from '../rally.ts'

/** What a drawing suggests; a coach changes any of it. */
export type DrillProposal = Pick<
  Drill,
  'category' | 'pairs' | 'format' | 'uncertainty' | 'rank' | 'dosage' | 'minutes' | 'players' | 'material'
>

export function proposedDrill(rally: Rally): DrillProposal {
  const pair = proposedPair(rally)
  const format = proposedFormat(rally)
  const dosage = proposedDosage(rally, format)
  return {
    category: categoryOfPair(pair) ?? 'counter',
    pairs: [pair],
    format,
    uncertainty: uncertaintyOf(rally),
    rank: proposedRank(rally),
    dosage,
    minutes: minutesOf(dosage) ?? 15,
    players: proposedPlayers(rally),
    material: [format === 'panier' ? 'panier' : 'balles'],
  }
}

interface Played {
  readonly option: StrokeOption
  readonly balls: readonly StrokeOption[]
}

function playedByA(rally: Rally): readonly Played[] {
  return rally.steps.flatMap(({ by, options }, index) =>
    endOf(by) === 'left'
      ? options.map((option) => ({ option, balls: incoming(option, stepBefore(rally, index)) }))
      : [],
  )
}

/** Of the strokes that A plays, the one that attacks most names the drill; of equal ones the latest. */
const boldness: readonly Stroke[] = ['top', 'contre-top', 'flip', 'bloc', 'défense', 'poussette', 'service']

function proposedPair(rally: Rally): Pair {
  const named = playedByA(rally).filter(({ option }) => techniqueOf(option) !== undefined)
  const boldest = boldness.flatMap(
    (stroke) => named.findLast(({ option }) => option.stroke === stroke) ?? [],
  )[0]
  if (boldest) return { technique: techniqueOf(boldest.option)!, effect: effectOf(boldest) }
  // A flat exchange has no technique of its own: it goes with blocks.
  const hand = playedByA(rally)[0]?.option.hand ?? 'CD'
  return { technique: `Block ${hand}`, effect: 'Passif' }
}

function effectOf({ option: { stroke, spin }, balls }: Played): string {
  switch (stroke) {
    case 'service':
      if (spin.side) return spin.side === 'gauche' ? 'Latéral Gauche' : 'Latéral Droit'
      return spin.axis === 'lifté' ? 'Lifté' : 'Coupé'
    case 'top':
      return balls.some((ball) => ball.spin.axis === 'coupé') ? 'Avec Rotation' : 'Placé'
    case 'flip':
      return 'Placé'
    case 'contre-top':
      return 'Dans le Coup'
    case 'bloc':
      return 'Actif'
    case 'défense':
      return spin.axis === 'flottant' ? 'Float' : 'Coupé'
    default:
      return 'Avec Placement'
  }
}

function proposedFormat(rally: Rally): DrillFormat {
  const [first] = rally.steps
  const stroke = first?.options[0]?.stroke
  const uncertainty = uncertaintyOf(rally)
  if (rally.steps.some(({ by }) => by === 'R')) return 'panier'
  if (stroke === 'service') return rally.steps.length > 1 ? 'service3' : 'regularite'
  if (rally.steps.every(({ options }) => options.every((option) => option.stroke === 'contre')))
    return 'echauffement'
  if (uncertainty > 0) return 'semi'
  return rally.loop ? 'regularite' : 'irregulier'
}

const ranks: readonly BallRank[] = ['service', 'remise', 'b3', 'b4', 'b5']

/** The last ball of the point that A plays; in an exchange no ball has a rank. */
function proposedRank({ steps }: Rally): readonly BallRank[] {
  if (steps[0]?.options[0]?.stroke !== 'service') return ['echange']
  const last = steps.findLastIndex(({ by }) => endOf(by) === 'left')
  return [ranks[Math.min(last, 4)] ?? 'service']
}

/** The library’s usual ones. */
function proposedDosage(rally: Rally, format: DrillFormat): Drill['dosage'] {
  if (format === 'echauffement') return { explain: 1, roles: 1, sets: 1, work: { seconds: 240 }, rest: 0 }
  if (format === 'panier') return { explain: 2, roles: 2, sets: 4, work: { balles: 30 }, rest: 45 }
  if (rally.steps.length === 1) return { explain: 1, roles: 2, sets: 3, work: { services: 12 }, rest: 30 }
  return { explain: 1, roles: 2, sets: 2, work: { seconds: 180 }, rest: 30 }
}

function proposedPlayers({ steps }: Rally): Drill['players'] {
  if (steps.some(({ by }) => by === 'C' || by === 'D')) return { min: 4, max: 4 }
  return steps.length === 1 ? { min: 1, max: 2 } : { min: 2, max: 2 }
}

/** A first title: « Top Spin RV au panier ». */
export function proposedTitle(rally: Rally): string {
  const { technique } = proposedPair(rally)
  const opening = rally.steps[0]?.options[0]?.stroke
  if (opening === 'distribution') return `${technique} au panier`
  return opening === 'service' && rally.steps.length > 1 ? `${technique} après service` : technique
}
