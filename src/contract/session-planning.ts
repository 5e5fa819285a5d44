import * as v from 'valibot'
import { categories } from '../domain/exercise.ts'
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
  /** Those in force three months ago, where the plan compares; otherwise null. */
  earlierScores: v.nullable(scores),
  /** What counts of each technique of the catalogue, or exercise, that was evaluated. */
  evaluations: v.array(
    v.object({ id: v.string(), status: v.picklist(techniqueStatuses), lastEvaluation: field.instant }),
  ),
  /** In this club's sessions of the last two years: the last day, by the place in `drills`. */
  practised: v.array(v.object({ drill: v.number(), on: field.day })),
  /** What the player asked for and nobody has put into a session. */
  requests: v.array(v.object({ ...drill, on: field.day })),
})

export const planningFacts = v.object({
  depth: v.picklist(['personalised', 'advanced']),
  /** Whatever any of them practised, named once. */
  drills: v.array(v.object(drill)),
  /** By name. */
  players: v.array(plannedFor),
})
/** What the session planner knows; the library is read from its own endpoint. */
export type PlanningFacts = v.InferOutput<typeof planningFacts>

/**
 * A coach reads what a programme is proposed from, of all players of the club: who takes part is chosen on the screen.
 * `not-in-plan` where the club's plan has no session planner.
 */
export const facts = endpoint({
  method: 'GET',
  path: '/api/session-planning',
  ability: 'planSessions',
  input: field.nothing,
  output: planningFacts,
})
