import { techniquesOf } from '../../exercise.ts'
import { columnAt, firstBounceOf } from '../geometry.ts'
import {
  type Column,
  endOf,
  incoming,
  type Rally,
  type Step,
  stepBefore,
  type Striker,
  type StrokeOption,
  traitsOf,
  type Zone,
} from '../rally.ts'
import { rallyFaults } from '../rally-rules.ts'
import {
  fedVariants,
  handsAt,
  openingVariants,
  playedVariants,
  type Variant,
  variantOf,
  variants,
} from './variants.ts'

/** By what comes; whatever else the rules allow follows. */
const likely = {
  high: ['smash', 'top', 'frappe'],
  duel: ['contre-top', 'bloc', 'défense'],
  attack: ['bloc', 'contre-top', 'défense', 'lob'],
  fed: ['top', 'bloc', 'contre-top', 'défense'],
  short: ['poussette', 'flip'],
  backspin: ['top', 'poussette'],
  flat: ['contre', 'top', 'frappe'],
  lifted: ['top', 'contre', 'frappe'],
} as const satisfies Readonly<Record<string, readonly Variant[]>>

function kindOf(ball: StrokeOption): keyof typeof likely {
  const { attack, high } = traitsOf(ball.stroke)
  if (high || ball.high) return 'high'
  if (ball.stroke === 'contre-top') return 'duel'
  if (attack) return 'attack'
  if (ball.fast) return 'fed'
  if (ball.to.depth === 'court') return 'short'
  if (ball.spin.axis === 'coupé') return 'backspin'
  return ball.spin.axis === 'lifté' ? 'lifted' : 'flat'
}

/** Where a stroke is looked for: the balls that it answers, none where a rally begins, and who plays it. */
export interface Situation {
  readonly by: Striker
  readonly balls: readonly StrokeOption[]
  /** Where the first stroke starts. */
  readonly from: Column | undefined
}

/** Without looking at all others, as each of nine cells asks for it. */
export function likeliestStroke(zone: Zone, situation: Situation, played: Rally): StrokeOption | undefined {
  for (const variant of variantsFor(situation, played)) {
    const [stroke] = strokesOf(variant, zone, situation)
    if (stroke) return stroke
  }
  return undefined
}

/** Every stroke into the zone that the rules allow, likeliest first: what this player did before against such a ball, then by rule. */
export function strokesInto(zone: Zone, situation: Situation, played: Rally): readonly StrokeOption[] {
  return variantsFor(situation, played).flatMap((variant) => strokesOf(variant, zone, situation))
}

function variantsFor({ by, balls }: Situation, played: Rally): readonly Variant[] {
  const [ball] = balls
  if (by === 'R') return distinct([...habits(by, undefined, played), ...fedVariants])
  if (!ball) return openingVariants
  return distinct([...habits(by, kindOf(ball), played), ...likely[kindOf(ball)], ...playedVariants])
}

/** The latest first. */
function habits(by: Striker, kind: keyof typeof likely | undefined, played: Rally): readonly Variant[] {
  return played.steps
    .flatMap((step, index) =>
      step.by === by
        ? step.options.filter((option) => {
            const [ball] = incoming(option, stepBefore(played, index))
            return kind === undefined || (ball !== undefined && kindOf(ball) === kind)
          })
        : [],
    )
    .toReversed()
    .flatMap((option) => variantOf(option) ?? [])
}

/** The stroke with each hand that may play it. */
export function strokesOf(variant: Variant, to: Zone, situation: Situation): readonly StrokeOption[] {
  const { name: _name, stroke, axis, ...traits }: (typeof variants)[Variant] = variants[variant]
  const start = situation.from && { from: situation.from }
  const option = { stroke, spin: { axis }, to, ...traits, ...start }
  const column = situation.balls[0]?.to.col ?? situation.from ?? 'M'
  const all =
    stroke === 'distribution' ? [option] : handsAt(column, variant).map((hand) => ({ ...option, ...hand }))
  return all.filter((each) => canBePlayed(each, situation))
}

export function canBePlayed(option: StrokeOption, { by, balls, from }: Situation): boolean {
  // In doubles too, only the end counts.
  const step: Step = { by: by === 'R' ? 'R' : endOf(by) === 'left' ? 'A' : 'B', options: [option] }
  if (balls.length === 0) return faultsAt([step]).length === 0 && isHandFor(option, from)
  const opposite = endOf(by) === 'left' ? 'B' : 'A'
  const fed = {
    by: balls[0]!.stroke === 'distribution' ? 'R' : opposite,
    options: balls.map(asFirst),
  } as const
  return faultsAt([fed, step]).length === 0
}

const faultsAt = (steps: readonly Step[]) =>
  rallyFaults({ steps, loop: false, end: 'stop' }).filter(({ step }) => step === steps.length)

const asFirst = ({ after: _after, ...ball }: StrokeOption): StrokeOption => ({ from: 'M', ...ball })

/** The rules know where a ball comes from only in a loop: until then the starting place stands for it. */
function isHandFor({ hand, pivot }: StrokeOption, from: Column | undefined): boolean {
  if (!hand || !from) return true
  if (pivot) return from !== 'CD'
  return from !== (hand === 'CD' ? 'RV' : 'CD')
}

export interface ServiceChoice {
  readonly technique: string
  /** Until it is chosen, short services are cut and long ones lifted. */
  readonly spin: StrokeOption['spin'] | undefined
  readonly from: Column
}

export const usualService: ServiceChoice = {
  technique: techniquesOf.service[0]!,
  spin: undefined,
  from: 'RV',
}

/** A service into the zone, its first bounce set on its line. */
export function serviceInto(to: Zone, by: Striker, { technique, spin, from }: ServiceChoice): StrokeOption {
  const usual = { axis: to.depth === 'long' ? 'lifté' : 'coupé' } as const
  const depth = to.depth === 'court' ? 'mi-long' : 'long'
  const first = { col: 'M', depth } as const
  const option: StrokeOption = { stroke: 'service', technique, spin: spin ?? usual, from, to, first }
  return { ...option, first: { depth, col: columnAt(firstBounceOf(option, by), endOf(by)) } }
}

const distinct = <T>(of: readonly T[]): readonly T[] => [...new Set(of)]
