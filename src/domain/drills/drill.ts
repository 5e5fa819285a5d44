import { type Category } from '../category.ts'
import { effectsOf, type Difficulty, techniquesOf } from '../exercise.ts'
import { catalogueTechniquesOf } from '../technique-catalogue.ts'
import type { Dosage } from './dosage.ts'
import type { Keep } from './hands.ts'
import { endOf, type Rally, type Striker, type StrokeOption, techniqueOf } from './rally.ts'

export const drillFormats = {
  echauffement: 'Échauffement',
  regularite: 'Régularité',
  semi: 'Semi-irrégulier',
  irregulier: 'Irrégulier',
  service3: 'Service, remise, troisième balle',
  match: 'Match à thème',
  panier: 'Panier de balles',
  jambes: 'Jeu de jambes sans balle',
  calme: 'Retour au calme',
} as const
export type DrillFormat = keyof typeof drillFormats

/** The ball of a point that is practised. */
export const ballRanks = {
  service: 'service',
  remise: 'remise',
  b3: '3e balle',
  b4: '4e balle',
  b5: '5e balle',
  echange: 'échange',
  aucun: 'sans balle',
} as const
export type BallRank = keyof typeof ballRanks

export const pingSanteStatuses = ['adapté', 'aménagé', 'exclu'] as const
export type PingSanteStatus = (typeof pingSanteStatuses)[number]

export interface Pair {
  readonly technique: string
  readonly effect: string
}

export type FootPlace = 'RV' | 'pivot' | 'M' | 'CD' | 'loinRV' | 'loinCD'
export interface Move {
  readonly at: FootPlace
  readonly far?: true
  readonly gesture?: string
}

export type Sequence =
  | { readonly kind: 'rally'; readonly phases: readonly Rally[] }
  | { readonly kind: 'moves'; readonly moves: readonly Move[]; readonly loop?: boolean }
  | { readonly kind: 'tables' | 'round' | 'rest'; readonly text: string }

/** What a coach reads of a drill, and what its drawing is made from. Stored as right-handers play it. */
export interface Drill {
  readonly id: string
  readonly title: string
  readonly objective: string
  readonly category: Category
  /** One or two; the first names the drill in the library. */
  readonly pairs: readonly Pair[]
  readonly level: Difficulty
  readonly minutes: number
  readonly dosage: Dosage
  readonly format: DrillFormat
  /** What A has to guess: 0 nothing, 1 a choice of two, 2 a choice of three or two choices, 3 free play that counts. */
  readonly uncertainty: 0 | 1 | 2 | 3
  readonly rank: readonly BallRank[]
  readonly players: { readonly min: number; readonly max: number }
  readonly material: readonly string[]
  readonly coaching: readonly string[]
  readonly success: { readonly text: string; readonly target: number; readonly of: number }
  readonly easier: string
  readonly harder: string
  readonly adaptations: {
    readonly gaucher: string
    readonly picots: string
    readonly enfants: string
    readonly pingSante: { readonly status: PingSanteStatus; readonly text: string }
  }
  readonly keep: Keep
  readonly sequence: Sequence
}

/** « Top Spin CD - Placé ». */
export function pairName({ technique, effect }: Pair): string {
  return `${technique} - ${effect}`
}

export function ralliesOf({ sequence }: Pick<Drill, 'sequence'>): readonly Rally[] {
  return sequence.kind === 'rally' ? sequence.phases : []
}

/** Everything that one of these players does with the ball, each possibility once. */
export function strokesBy(drill: Pick<Drill, 'sequence'>, isMeant: (by: Striker) => boolean) {
  return ralliesOf(drill).flatMap(({ steps }) =>
    steps.filter(({ by }) => isMeant(by)).flatMap(({ options }): readonly StrokeOption[] => options),
  )
}

/** The pairs whose technique A, or A’s partner, plays in the drawing: only those are practised. */
export function playedPairs(drill: Pick<Drill, 'pairs' | 'sequence'>): readonly Pair[] {
  const played = strokesBy(drill, (by) => endOf(by) === 'left')
  return drill.pairs.filter(({ technique, effect }) =>
    played.some((option) => techniqueOf(option) === technique && givesEffect(option, effect)),
  )
}

/** Only of a service the drawing says which effect it has. */
function givesEffect({ stroke, spin }: StrokeOption, effect: string): boolean {
  if (stroke !== 'service') return true
  if (effect === 'Dévié') return spin.side !== undefined
  if (effect.startsWith('Latéral')) return effect === `Latéral ${spin.side === 'gauche' ? 'Gauche' : 'Droit'}`
  return effect.toLowerCase() === spin.axis
}

/** What counts as practised for a player’s progress: nothing of a stroke that nobody plays. */
export function practisedTechniques(drill: Pick<Drill, 'category' | 'pairs' | 'sequence'>) {
  return playedPairs(drill).flatMap((pair) =>
    catalogueTechniquesOf({ type: categoryOfPair(pair) ?? drill.category, ...pair }),
  )
}

/** The category whose techniques and effects both are; of own words, nothing. */
export function categoryOfPair({ technique, effect }: Pair): Category | undefined {
  return (Object.keys(techniquesOf) as Category[]).find(
    (category) => techniquesOf[category].includes(technique) && effectsOf[category].includes(effect),
  )
}

/** What A has to guess: the other end’s choices, but for those that answer A’s own. */
export function uncertaintyOf({ steps, loop }: Rally): 0 | 1 | 2 {
  const choices = steps
    .filter(({ by, options }, index) => {
      const before = index > 0 ? steps[index - 1] : loop ? steps.at(-1) : undefined
      const isAnswer = (before?.options.length ?? 1) > 1 && options.every(({ after }) => after)
      return endOf(by) === 'right' && options.length > 1 && !isAnswer
    })
    .map(({ options }) => options.length)
  if (choices.length === 0) return 0
  return choices.length === 1 && choices[0] === 2 ? 1 : 2
}
