import * as v from 'valibot'
import { categories } from '../domain/category.ts'
import { isTechniqueId } from '../domain/technique-catalogue.ts'
import { techniqueStatuses } from '../domain/technique-evaluation.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** A technique of the catalogue (`service-1`), one with its effect (`service-marteau-coupe`), or an exercise by its id. */
const techniqueId = v.pipe(
  v.string('Technique inconnue'),
  v.toLowerCase(),
  v.maxLength(80, 'Technique inconnue'),
  v.check((id) => isTechniqueId(id) || v.is(field.id, id), 'Technique inconnue'),
)

const evaluationFields = {
  /** The id of this entry of the player’s history. */
  evaluationId: field.id,
  /** The technique’s id: `service-1` of the catalogue, `service-marteau-coupe` with its effect, or the exercise’s. */
  id: v.string(),
  /** Only when an exercise was evaluated. */
  exerciseId: v.optional(field.id),
  status: v.picklist(techniqueStatuses),
  coachNotes: v.string(),
  lastEvaluation: field.instant,
  /** The coach’s name; null if that account was deleted. */
  evaluatedBy: v.nullable(v.string()),
}

/** With the name and the category that the technique had when it was evaluated. */
export const evaluation = v.object({
  ...evaluationFields,
  name: v.string(),
  category: v.picklist(categories),
})
export type Evaluation = v.InferOutput<typeof evaluation>

const playerEvaluation = v.object({ ...evaluation.entries, playerId: field.id })
export type PlayerEvaluation = v.InferOutput<typeof playerEvaluation>

const latest = v.object({
  ...evaluationFields,
  /** An exercise's when it was evaluated, in which it counts; absent for the catalogue's techniques. */
  category: v.optional(v.picklist(categories)),
})
/** The latest evaluation in a club's table; its name is in `techniques`. */
export type LatestEvaluation = v.InferOutput<typeof latest>

const observation = v.object({
  /** The session’s. */
  day: field.day,
  drill: v.string(),
  /** From 0 to 3; null where nobody has said. */
  uncertainty: v.nullable(v.number()),
  reached: v.boolean(),
  /** The coach’s name; null if that account was deleted. */
  by: v.nullable(v.string()),
})

export const evaluationTable = v.object({
  /** By name. Techniques that were never evaluated have no entry. */
  players: v.array(
    v.object({
      id: field.id,
      firstName: v.string(),
      lastName: v.string(),
      playingStyle: field.playingStyle,
      evaluations: v.array(latest),
      /** « À rafraîchir »: of the catalogue, by their ids. Absent from what an earlier version cached, as the proposals are. */
      refresh: v.exactOptional(v.array(v.string())),
    }),
  ),
  /** Where what was seen in the hall proposes « Maîtrisé » (`proposesMastery`), with all of it, the oldest first. */
  proposals: v.exactOptional(
    v.array(
      v.object({
        playerId: field.id,
        /** Of the catalogue’s technique. */
        id: v.string(),
        observations: v.array(observation),
      }),
    ),
  ),
  /**
   * What can be evaluated besides the catalogue: the club’s own exercises, in the library’s order, Rebond’s drills by technique and
   * effect, and others that players were evaluated on.
   */
  techniques: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      category: v.picklist(categories),
      /** Whether it is in the library; otherwise it was deleted, or is another club’s. */
      inLibrary: v.boolean(),
      /** What Rebond’s drills practise, and nobody of the club was evaluated on yet. */
      ofRebond: v.exactOptional(v.boolean()),
    }),
  ),
})
export type MasteryProposal = NonNullable<EvaluationTable['proposals']>[number]
export type EvaluationTable = v.InferOutput<typeof evaluationTable>

/** The latest evaluations of all players of the club. */
export const list = endpoint({
  method: 'GET',
  path: '/api/technique-evaluations',
  ability: 'readPlayers',
  input: field.emptyInput,
  output: evaluationTable,
})

/**
 * Becomes the latest evaluation; earlier ones stay in the history. A coach who did not see the latest one gets
 * `changed-meanwhile` with it (a PlayerEvaluation).
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
    /** The id of the evaluation that the screen showed; null when there was none. */
    was: v.nullable(field.id),
  }),
  output: playerEvaluation,
})
