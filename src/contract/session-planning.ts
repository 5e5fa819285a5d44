import * as v from 'valibot'
import { audiences } from '../domain/audience.ts'
import { cares } from '../domain/care.ts'
import { categories } from '../domain/category.ts'
import { techniqueStatuses } from '../domain/technique-evaluation.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const drill = { type: v.picklist(categories), technique: v.string(), effect: v.string() }
const scores = v.object({
  service: v.number(),
  initiative: v.number(),
  counter: v.number(),
  defense: v.number(),
})

const plannedFor = v.object({
  id: field.id,
  firstName: v.string(),
  lastName: v.string(),
  /** The latest; null before a coach has set any. */
  scores: v.nullable(scores),
  /** Those in force three months ago; null if the club's plan does not compare them. */
  earlierScores: v.nullable(scores),
  /** The latest of each technique of the catalogue, or exercise, that was evaluated. */
  evaluations: v.array(
    v.object({ id: v.string(), status: v.picklist(techniqueStatuses), lastEvaluation: field.instant }),
  ),
  /** The last day of each drill (its index in `drills`), in this club's sessions of the last two years. */
  practised: v.array(v.object({ drill: v.number(), on: field.day })),
  /** Requests that were not yet added to a session. */
  requests: v.array(v.object({ ...drill, on: field.day })),
  /** What keeps an exercise from them. */
  cares: v.pipe(v.array(v.picklist(cares)), v.readonly()),
  /** By player type and age; null where neither is known. */
  audience: v.nullable(v.picklist(audiences)),
  forehandRubber: field.rubber,
  backhandRubber: field.rubber,
})

export const planningFacts = v.object({
  depth: v.picklist(['personalised', 'advanced']),
  /** Every drill that any of the players practised, once. */
  drills: v.array(v.object(drill)),
  /** By name. */
  players: v.array(plannedFor),
})
/** The session planner's data; the library is read from its own endpoint. */
export type PlanningFacts = v.InferOutput<typeof planningFacts>

/** What a programme is proposed from, for all players of the club: the participants are chosen on the screen. */
export const facts = endpoint({
  method: 'GET',
  path: '/api/session-planning',
  ability: 'planSessions',
  right: 'sessionPlanner',
  input: field.emptyInput,
  output: planningFacts,
})
