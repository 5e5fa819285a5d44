import * as v from 'valibot'
import { categories } from '../domain/exercise.ts'
import { catalogueTechnique, techniqueStatuses } from '../domain/technique-evaluation.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** A technique of the catalogue (`service-1`), or an exercise by its id. */
const techniqueId = v.pipe(
  v.string('Technique inconnue'),
  v.toLowerCase(),
  v.check((id) => catalogueTechnique(id) !== undefined || v.is(field.id, id), 'Technique inconnue'),
)

const said = {
  /** Of this one in the player’s history. */
  evaluationId: field.id,
  /** Of the technique: `service-1` of the catalogue, or the exercise’s. */
  id: v.string(),
  /** Where it is of an exercise. */
  exerciseId: v.optional(field.id),
  status: v.picklist(techniqueStatuses),
  coachNotes: v.string(),
  lastEvaluation: field.instant,
  /** The coach’s name; null for somebody whose account is gone. */
  evaluatedBy: v.nullable(v.string()),
}

/** With the name and the category that the technique had when it was evaluated. */
export const evaluation = v.object({
  ...said,
  name: v.string(),
  category: v.picklist(categories),
})
export type Evaluation = v.InferOutput<typeof evaluation>

const playerEvaluation = v.object({ ...evaluation.entries, playerId: field.id })
export type PlayerEvaluation = v.InferOutput<typeof playerEvaluation>

const latest = v.object(said)
/** The evaluation that counts, in the table of a club: what it is of stands in `techniques`. */
export type LatestEvaluation = v.InferOutput<typeof latest>

export const evaluationTable = v.object({
  /** By name. What was never evaluated has no entry. */
  players: v.array(
    v.object({
      id: field.id,
      firstName: v.string(),
      lastName: v.string(),
      playingStyle: field.playingStyle,
      evaluations: v.array(latest),
    }),
  ),
  /** What can be evaluated besides the catalogue: the library, in its order, and what players bring from elsewhere. */
  techniques: v.array(
    v.object({
      id: field.id,
      name: v.string(),
      category: v.picklist(categories),
      /** Whether it stands in the library; otherwise it was deleted, or is another club’s. */
      inLibrary: v.boolean(),
    }),
  ),
})
export type EvaluationTable = v.InferOutput<typeof evaluationTable>

/** A coach reads where all players of the club stand. */
export const list = endpoint({
  method: 'GET',
  path: '/api/technique-evaluations',
  ability: 'readPlayers',
  input: field.nothing,
  output: evaluationTable,
})

/**
 * What counts from now on; what was said before stays in the history. Whoever comes second gets `changed-meanwhile` with
 * the evaluation that is there (a PlayerEvaluation).
 */
export const evaluate = endpoint({
  method: 'POST',
  path: '/api/technique-evaluations',
  ability: 'markEvaluations',
  input: v.strictObject({
    evaluationId: field.id,
    playerId: field.id,
    id: techniqueId,
    status: v.picklist(techniqueStatuses, 'Choisissez un statut'),
    coachNotes: field.text(2000),
    /** The id of the evaluation that stood on the screen; null where there was none. */
    was: v.nullable(field.id),
  }),
  output: playerEvaluation,
})
