import type { Composition } from './exercise.ts'
import type { Audience } from './audience.ts'
import type { Care } from './care.ts'
import { type FittedExercise, fitOf } from './exercise-fit.ts'
import type { KnownTechnique, PlannerPlayer } from './planner-need.ts'
import type { Rubbers } from './player.ts'
import type { PlayerScores } from './player-scores.ts'
import { wholeDays } from './skill-clock.ts'
import { catalogueTechniquesOf, type TechniqueStatus } from './technique-catalogue.ts'

/** A club's player as the server sends it; `on` is a day, yyyy-mm-dd. An earlier version cached neither cares nor rubbers. */
export interface RecordedPlayer extends Partial<Rubbers> {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly scores: PlayerScores | null
  readonly earlierScores: PlayerScores | null
  readonly evaluations: readonly {
    readonly id: string
    readonly status: TechniqueStatus
    readonly lastEvaluation: string
  }[]
  readonly practised: readonly { readonly drill: number; readonly on: string }[]
  readonly requests: readonly (Composition & { readonly on: string })[]
  readonly cares?: readonly Care[] | undefined
  readonly audience?: Audience | null | undefined
}

export interface Records {
  readonly drills: readonly Composition[]
  readonly players: readonly RecordedPlayer[]
}

/** `today` is the date in the club's time zone, yyyy-mm-dd. */
export interface PlannerQuery {
  readonly library: readonly FittedExercise[]
  readonly playerIds: readonly string[]
  readonly now: Date
  readonly today: string
}

/** The chosen players in the planner's form: days instead of dates, techniques and exercises instead of drills. */
export function plannerPlayers(records: Records, asking: PlannerQuery): PlannerPlayer[] {
  return [...eachPlannerPlayer(records, asking)]
}

/** One player at a time, so that the page can do other work between two. */
export function* eachPlannerPlayer(
  { drills, players }: Records,
  { library, playerIds, now, today }: PlannerQuery,
): Generator<PlannerPlayer> {
  const chosen = new Set(playerIds)
  const group = players.filter(({ id }) => chosen.has(id))
  const exerciseIds = Map.groupBy(library, keyOf)
  // What each drill practises: techniques of the catalogue and exercises of the library.
  const practiceOf = drills.map((drill) => [
    ...catalogueTechniquesOf(drill).map(({ id }) => id),
    ...(exerciseIds.get(keyOf(drill)) ?? []).map(({ id }) => id),
  ])
  for (const { id, scores, earlierScores, ...player } of group) {
    const lastOf = new Map<string, string>()
    for (const { drill, on } of player.practised) {
      for (const technique of practiceOf[drill] ?? []) {
        if (on > (lastOf.get(technique) ?? '')) lastOf.set(technique, on)
      }
    }
    yield {
      id,
      firstName: nameAmong(group, player),
      scores,
      earlierScores,
      audience: player.audience,
      fit: fitOf(library, player),
      techniques: techniquesOf(player, lastOf, now, today),
      requests: player.requests.filter((request) => !isDone(request, player, drills)),
    }
  }
}

function techniquesOf(
  { evaluations }: Pick<RecordedPlayer, 'evaluations'>,
  lastOf: ReadonlyMap<string, string>,
  now: Date,
  today: string,
): KnownTechnique[] {
  const evaluationOf = new Map(evaluations.map((evaluation) => [evaluation.id, evaluation]))
  return [...new Set([...evaluationOf.keys(), ...lastOf.keys()])].map((id) => {
    const evaluation = evaluationOf.get(id)
    const last = lastOf.get(id)
    return {
      id,
      status: evaluation?.status ?? 'not_evaluated',
      daysSincePractised: last === undefined ? null : daysBetween(last, today),
      daysSinceEvaluated: evaluation ? wholeDays(evaluation.lastEvaluation, now) : null,
    }
  })
}

/** A request is done once it was practised after its day, whatever its status. */
function isDone(
  request: RecordedPlayer['requests'][number],
  { practised }: Pick<RecordedPlayer, 'practised'>,
  drills: readonly Composition[],
): boolean {
  return practised.some(({ drill, on }) => on > request.on && keyOf(drills[drill]!) === keyOf(request))
}

/** « Inès », or « Inès M. » beside another Inès. */
function nameAmong(
  group: readonly Pick<RecordedPlayer, 'firstName' | 'lastName'>[],
  { firstName, lastName }: Pick<RecordedPlayer, 'firstName' | 'lastName'>,
): string {
  const alike = group.filter((other) => other.firstName === firstName)
  if (alike.length < 2) return firstName
  const initial = lastName.slice(0, 1)
  const sameInitial = alike.filter((other) => other.lastName.startsWith(initial)).length > 1
  return sameInitial ? `${firstName} ${lastName}` : `${firstName} ${initial}.`
}

function keyOf({ type, technique, effect }: Composition): string {
  return `${type}\n${technique}\n${effect}`
}

function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000))
}
