import process from 'node:process'
import type { Strategy } from './simulation/coach.ts'
import { type Pace, usualPace } from './simulation/learner.ts'
import { type Difference, pairedDifference } from './simulation/paired.ts'
import { type Outcome, playSeason } from './simulation/season.ts'
import { planner } from './simulation/with-planner.ts'
import { fixedRotation, randomChoice } from './simulation/without-planner.ts'

// Whether the planner's programmes teach a group more than a fixed rotation or chance. Model, plan of analysis and results:
// docs/planner-simulation.md. FIRST_SEED=1001 judges a planner that was changed after a first result.
const first = Number(process.env.FIRST_SEED ?? 1)
const seeds = Array.from({ length: 60 }, (_, index) => first + index)

const strategies = {
  planner: () => planner('personalised'),
  advanced: () => planner('advanced'),
  rotation: fixedRotation,
  chance: randomChoice,
}
type StrategyName = keyof typeof strategies

const measures = {
  mastered: 'techniques mastered, a player',
  masteredByWeakest: 'techniques mastered, fewest',
  level: 'mean level, all',
  lowestLevel: 'mean level, lowest player',
} satisfies Partial<Record<keyof Outcome, string>>
type Measure = keyof typeof measures
const primary = ['mastered', 'masteredByWeakest'] as const

const comparisons = [
  ['planner', 'rotation'],
  ['planner', 'chance'],
  ['advanced', 'rotation'],
  ['advanced', 'chance'],
  ['advanced', 'planner'],
] as const satisfies readonly [StrategyName, StrategyName][]

const paces: readonly { name: string; pace: Pace }[] = [
  { name: 'learning half as fast', pace: { ...usualPace, rate: 0.5 } },
  { name: 'learning twice as fast', pace: { ...usualPace, rate: 2 } },
  { name: 'forgetting twice as fast', pace: { ...usualPace, halfLife: 0.5 } },
  { name: 'forgetting half as fast', pace: { ...usualPace, halfLife: 2 } },
  { name: 'a service divides its minutes between gesture and effect', pace: { ...usualPace, divides: true } },
]

type Outcomes = Readonly<Record<StrategyName, readonly Outcome[]>>

say(`seeds ${seeds[0]} to ${seeds.at(-1)}\n`)
const usual = play(usualPace)
say(
  `means                          ${Object.keys(strategies)
    .map((name) => name.padStart(10))
    .join('')}`,
)
for (const [measure, label] of [...Object.entries(measures), ['minutes', 'minutes planned'] as const]) {
  const means = Object.values(usual).map((outcomes) => mean(outcomes.map((each) => each[measure as Measure])))
  say(`${label.padEnd(31)}${means.map((value) => value.toFixed(value > 100 ? 0 : 3).padStart(10)).join('')}`)
}
say('\ndifferences, with 95 % intervals')
for (const measure of Object.keys(measures) as Measure[]) compare(usual, measure, comparisons)
for (const { name, pace } of paces) {
  say(`\n${name}`)
  const outcomes = play(pace)
  for (const measure of [...primary, 'lowestLevel'] as const) {
    compare(outcomes, measure, comparisons.slice(0, 2))
  }
}

function play(pace: Pace): Outcomes {
  const seasonsOf = (make: () => Strategy) => seeds.map((seed) => playSeason(make(), seed, pace))
  return {
    planner: seasonsOf(strategies.planner),
    advanced: seasonsOf(strategies.advanced),
    rotation: seasonsOf(strategies.rotation),
    chance: seasonsOf(strategies.chance),
  }
}

function compare(
  outcomes: Outcomes,
  measure: Measure,
  pairs: readonly (readonly [StrategyName, StrategyName])[],
): void {
  for (const [ours, theirs] of pairs) {
    const difference = pairedDifference(
      outcomes[ours].map((outcome) => outcome[measure]),
      outcomes[theirs].map((outcome) => outcome[measure]),
    )
    say(`${measures[measure].padEnd(31)}${`${ours} − ${theirs}`.padEnd(21)}${inWords(difference)}`)
  }
}

function inWords({ mean, low, high }: Difference): string {
  const verdict = low > 0 ? 'better' : high < 0 ? 'worse' : 'no difference shown'
  return `${signed(mean)}  (${signed(low)} to ${signed(high)})  ${verdict}`
}

function signed(value: number): string {
  const rounded = Math.abs(value).toFixed(3)
  if (Number(rounded) === 0) return rounded
  return `${value < 0 ? '−' : '+'}${rounded}`
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
