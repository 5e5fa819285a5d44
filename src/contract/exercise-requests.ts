import * as v from 'valibot'
import { categories, effectsOf, techniquesOf } from '../domain/exercise.ts'
import { activeStatuses, requestStatuses, requestViews } from '../domain/exercise-request.ts'
import { endpoint } from './endpoint.ts'
import { exerciseContent } from './exercises.ts'
import * as field from './fields.ts'

const session = v.object({ id: field.id, title: v.string(), date: field.day, time: field.timeOfDay })

export const exerciseRequest = v.object({
  id: field.id,
  clubId: field.id,
  playerId: field.id,
  playerName: v.string(),
  type: v.picklist(categories),
  technique: v.string(),
  effect: v.string(),
  message: v.string(),
  status: v.picklist(requestStatuses),
  /** What a refusal or an archiving can be taken back to. */
  statusBefore: v.nullable(v.picklist(activeStatuses)),
  createdAt: field.instant,
  updatedAt: field.instant,
  /** Who changed it last: the player who asked, then coaches. Null for somebody whose account is gone. */
  updatedBy: v.nullable(field.id),
  updatedByName: v.nullable(v.string()),
  /** The coach in charge, and since when; null is « Non assigné ». */
  assignedTo: v.nullable(field.id),
  assignedToName: v.nullable(v.string()),
  assignedAt: v.nullable(field.instant),
  version: field.version,
  /** Only in the answer to a coach. */
  followUp: v.optional(
    v.object({
      /** Where in the library it was added; null when it was not, or is there no more. */
      exerciseId: v.nullable(field.id),
      /** The session whose programme it was added to. */
      session: v.nullable(session),
      /**
       * Where « Ajouter à la prochaine séance » would add it once it is approved; null when the player takes part in none
       * to come, when it was added, and of an archived one.
       */
      nextSession: v.nullable(session),
    }),
  ),
})
export type ExerciseRequest = v.InferOutput<typeof exerciseRequest>

/**
 * A coach reads the club's, by status and then the newest first; a player their own active ones, the newest first. The
 * active view holds all but the archived ones.
 */
export const list = endpoint({
  method: 'GET',
  path: '/api/exercise-requests',
  ability: 'readRequests',
  input: v.strictObject({ view: v.picklist(requestViews, 'Vue inconnue') }),
  output: v.array(exerciseRequest),
})

/** A player composes from the fixed tables only. */
export const create = endpoint({
  method: 'POST',
  path: '/api/exercise-requests',
  ability: 'askForExercises',
  input: v.pipe(
    v.strictObject({
      id: field.id,
      type: exerciseContent.type,
      technique: exerciseContent.technique,
      effect: exerciseContent.effect,
      message: field.text(1000),
    }),
    v.forward(
      v.partialCheck(
        [['type'], ['technique']],
        ({ type, technique }) => techniquesOf[type].includes(technique),
        field.chooseBoth,
      ),
      ['technique'],
    ),
    v.forward(
      v.partialCheck(
        [['type'], ['effect']],
        ({ type, effect }) => effectsOf[type].includes(effect),
        field.chooseBoth,
      ),
      ['effect'],
    ),
  ),
  output: exerciseRequest,
})

/** Of what stands on the screen: whoever comes second gets `changed-meanwhile` with who was first (`updatedByName`). */
const seen = v.strictObject({ id: field.id, version: field.version })

export const takeCharge = endpoint({
  method: 'POST',
  path: '/api/exercise-requests/:id/charge',
  ability: 'answerRequests',
  input: seen,
  output: exerciseRequest,
})

export const approve = endpoint({
  method: 'POST',
  path: '/api/exercise-requests/:id/approval',
  ability: 'answerRequests',
  input: seen,
  output: exerciseRequest,
})

export const reject = endpoint({
  method: 'POST',
  path: '/api/exercise-requests/:id/rejection',
  ability: 'answerRequests',
  input: seen,
  output: exerciseRequest,
})

export const archive = endpoint({
  method: 'POST',
  path: '/api/exercise-requests/:id/archiving',
  ability: 'answerRequests',
  input: seen,
  output: exerciseRequest,
})

/** Undoes a rejection or an archiving, as long as nothing else happened to the request. */
export const takeBack = endpoint({
  method: 'POST',
  path: '/api/exercise-requests/:id/reversal',
  ability: 'answerRequests',
  input: seen,
  output: exerciseRequest,
})

/** « Ajouter à la bibliothèque », with the defaults; the club's own exercise of that technique and effect if it has one. */
export const addToLibrary = endpoint({
  method: 'POST',
  path: '/api/exercise-requests/:id/library-exercise',
  ability: 'answerRequests',
  input: v.strictObject({ ...seen.entries, exerciseId: field.id }),
  output: exerciseRequest,
})

/** « Ajouter à la prochaine séance »: the end of the programme of the next session in which the player takes part. */
export const addToNextSession = endpoint({
  method: 'POST',
  path: '/api/exercise-requests/:id/programme-entry',
  ability: 'answerRequests',
  input: seen,
  output: exerciseRequest,
})
