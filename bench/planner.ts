import process from 'node:process'
import { categories, type Category } from '../src/domain/category.ts'
import { difficulties, effectsOf, exerciseDurations, techniquesOf } from '../src/domain/exercise.ts'
import {
  exerciseNeed,
  type PlannerExercise,
  type PlannerPlayer,
  trainee,
  urgency,
} from '../src/domain/planner-need.ts'
import type { PlannerInput } from '../src/domain/programme-draft.ts'
import { alternativesTo } from '../src/domain/programme-edits.ts'
import { proposeSession } from '../src/domain/session-planner.ts'
import { techniqueCatalogue } from '../src/domain/technique-catalogue.ts'
import { sessionDurations } from '../src/domain/training-session.ts'
import { type Draw, draws } from './simulation/draws.ts'
import { one } from './simulation/coach.ts'
import { median, percentile } from './statistics.ts'

// How long the coach waits for a programme, for a club of 50 players and a library of 500 exercises. In turn with two
// lower bounds: computing each player's need of each exercise once, and parsing the same input as JSON. The budget of
// 50 ms on one core is docs/decisions/011-session-planner.md's.
const [players, exercises] = [50, 500]
const warmUps = 5
const rounds = 31

say(`Node ${process.version}, ${players} players, ${exercises} exercises, medians of ${rounds}`)
say(
  '\nprogramme of       ours (≤ 50 ms)   p95      again    replace   each need once   ratio   reading the input   ratio',
)
for (const duration of sessionDurations) {
  const input = bigClub(draws(1), duration)
  const text = JSON.stringify(input)
  const ours: number[] = []
  const again: number[] = []
  const replacing: number[] = []
  const naive: number[] = []
  const reading: number[] = []
  for (let round = 0; round < warmUps + rounds; round++) {
    // The planner caches by the identity of players and exercises, so each round has copies.
    const fresh = copyOf(input)
    ours.push(timed(() => proposeSession(fresh)))
    const { exercises: proposed } = proposeSession(fresh)
    again.push(timed(() => proposeSession({ ...fresh, excluded: [proposed[0]!.exercise.id] })))
    replacing.push(timed(() => alternativesTo(fresh, proposed, proposed[1]!.exercise.id)))
    naive.push(timed(() => eachNeedOnce(copyOf(input))))
    reading.push(timed(() => JSON.parse(text)))
  }
  const [our, second, replace, once, read] = [ours, again, replacing, naive, reading].map((times) =>
    median(times.slice(warmUps)),
  )
  say(
    `${duration.padEnd(17)}${ms(our!, 13)}${ms(percentile(ours.slice(warmUps), 0.95), 12)}${ms(second!, 11)}${ms(replace!, 11)}` +
      `${ms(once!, 15)}${(our! / once!).toFixed(1).padStart(9)}${ms(read!, 17)}${(our! / read!).toFixed(1).padStart(10)}`,
  )
}

function copyOf(input: PlannerInput<PlannerExercise>): PlannerInput<PlannerExercise> {
  return {
    ...input,
    players: [...input.players],
    library: input.library.map((exercise) => ({ ...exercise })),
  }
}

function eachNeedOnce({ players, library, depth }: PlannerInput<PlannerExercise>): number {
  const trainees = players.map((player) => trainee(player, depth))
  return library.reduce((sum, exercise) => sum + urgency(exerciseNeed(trainees, exercise)), 0)
}

function bigClub(draw: Draw, duration: (typeof sessionDurations)[number]): PlannerInput<PlannerExercise> {
  const library = Array.from({ length: exercises }, (_, n) => {
    const type = one(categories, draw('type', n))
    return {
      id: `0199aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`,
      type,
      technique: one(techniquesOf[type], draw('technique', n)),
      // More than the tables' 64 pairs: coaches may type other effects.
      effect: `${one(effectsOf[type], draw('effect', n))}${n % 4 === 0 ? '' : ` ${n}`}`,
      difficulty: one(difficulties, draw('difficulty', n)),
      duration: one(exerciseDurations, draw('duration', n)),
    }
  })
  const statuses = ['not_evaluated', 'in_progress', 'mastered'] as const
  const player = (index: number): PlannerPlayer => {
    const scored = (key: string) =>
      Object.fromEntries(
        categories.map((category) => [category, 1 + Math.floor(10 * draw('score', key, index, category))]),
      ) as Record<Category, number>
    const evaluated = library.filter(({ id }) => draw('evaluated', index, id) < 0.2)
    return {
      id: `0199bbbb-0000-7000-8000-${String(index).padStart(12, '0')}`,
      firstName: `Joueur ${index}`,
      scores: scored('now'),
      earlierScores: scored('before'),
      techniques: [...techniqueCatalogue, ...evaluated].map(({ id }) => ({
        id,
        status: one(statuses, draw('status', index, id)),
        daysSincePractised: Math.floor(90 * draw('days', index, id)),
        daysSinceEvaluated: Math.floor(90 * draw('evaluated days', index, id)),
      })),
      requests: [0, 1].map((n) => one(library, draw('request', index, n))),
    }
  }
  return {
    players: Array.from({ length: players }, (_, index) => player(index)),
    library,
    duration,
    depth: 'advanced',
    audience: 'competition',
    pinned: [],
    excluded: [],
    proposedBefore: [],
  }
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function ms(value: number, width: number): string {
  return `${value.toFixed(1)} ms`.padStart(width)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
