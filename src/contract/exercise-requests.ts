import * as v from 'valibot'
import { categories } from '../domain/category.ts'
import { effectsOf, techniquesOf } from '../domain/exercise.ts'
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
  /** The status restored when a rejection or an archiving is undone. */
  statusBefore: v.nullable(v.picklist(activeStatuses)),
  createdAt: field.instant,
  updatedAt: field.instant,
  /** Who changed it last: the player who asked, then coaches. Null if that account was deleted. */
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
      /** The library's exercise that was made of it; null when there is none, or no longer. */
      exerciseId: v.nullable(field.id),
      /** The session whose programme it was added to. */
      session: v.nullable(session),
      /**
       * The session to which « Ajouter à la prochaine séance » would add it once it is approved; null when the player
       * takes part in no upcoming one, when it was already added, and when it is archived.
       */
      nextSession: v.nullable(session),
    }),
  ),
})
export type ExerciseRequest = v.InferOutput<typeof exerciseRequest>

/**
 * A page of requests: a coach gets the club's, by status and then newest first; a player their own active ones, newest
 * first. The active view contains all but the archived ones. A page past the end is the last one.
 */
export const list = endpoint({
  method: 'GET',
  path: '/api/exercise-requests',
  ability: 'readRequests',
  input: v.strictObject({ view: v.picklist(requestViews, 'Vue inconnue'), page: field.page }),
  output: v.object({
    requests: v.array(exerciseRequest),
    total: v.number(),
    page: v.number(),
    pageCount: v.number(),
    /** How many of all that they may read are open, whatever the view and the page. */
    open: v.object({ pending: v.number(), in_progress: v.number() }),
  }),
})
export type RequestPage = v.InferOutput<typeof list.output>

/** A player may choose only from the fixed tables of techniques and effects. */
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

/** The version on the screen: a stale one gets `changed-meanwhile`, with who changed it first (`updatedByName`). */
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

/** « Ajouter à la bibliothèque », with the defaults; reuses the club's exercise of that technique and effect. */
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
