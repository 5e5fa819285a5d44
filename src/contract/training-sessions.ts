import * as v from 'valibot'
import { absenceReasons, presences, replies } from '../domain/attendance.ts'
import { maxGroupCoaches } from '../domain/group.ts'
import { isCalendarRange, maxCalendarDays } from '../domain/session-calendar.ts'
import { seriesScopes } from '../domain/series-scope.ts'
import { blockDurations, maxBlocks, maxBlockTitle } from '../domain/training-session-block.ts'
import { maxParticipants, maxProgrammeLength, ratings, sessionDurations } from '../domain/training-session.ts'
import { drawnDrill, drillTitle, libraryId } from './drills.ts'
import { endpoint } from './endpoint.ts'
import { exerciseContent } from './exercises.ts'
import * as field from './fields.ts'

/** One exercise of a programme: a copy, with an id of its own. */
const programmeEntry = v.strictObject({
  id: field.id,
  ...exerciseContent,
  title: v.exactOptional(drillTitle),
  drill: v.exactOptional(v.nullable(drawnDrill)),
  /** What it was copied from: one of the club’s, or the name of one of Rebond’s. */
  exerciseId: v.exactOptional(v.nullable(libraryId)),
})
export type ProgrammeEntry = v.InferOutput<typeof programmeEntry>

/** A part of the programme that is no exercise; `position` counts both. */
export const programmeBlock = v.strictObject({
  id: field.id,
  title: field.properName('Nom du bloc requis', maxBlockTitle),
  duration: v.picklist(blockDurations, 'Durée inconnue'),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
})

const rating = v.picklist(ratings, 'Choisissez un avis')

const feedback = v.object({
  playerId: field.id,
  playerName: v.string(),
  rating,
  comment: v.string(),
  createdAt: field.instant,
})

const presence = v.nullable(v.picklist(presences, 'Choisissez présent, absent ou excusé'))
const reply = v.nullable(v.picklist(replies, 'Choisissez votre réponse'))
const absenceReason = v.picklist(absenceReasons, 'Motif inconnu')

/** A coach gets every presence and reply; a player only their own. */
export const participant = v.object({
  id: field.id,
  name: v.string(),
  /** From the roll call; null before. */
  presence: v.optional(presence),
  /** Who marked it last, and when. `by` is null if that account was deleted. */
  marked: v.optional(v.nullable(v.object({ by: v.nullable(v.string()), at: field.instant }))),
  /** « En retard »: when somebody who is present arrived. Absent for everybody else. */
  lateAt: v.optional(field.instant),
  /** « Je viens » or « Je ne viens pas »; null before. A session that is moved asks again. */
  reply: v.optional(reply),
  /** The name of the guardian who replied for them; absent where they did. */
  repliedBy: v.optional(v.string()),
  /** Without an address, a device and a guardian: nobody can answer for them. Absent from everybody else. */
  cannotReply: v.optional(v.literal(true)),
  /** Why they do not come, if they said so. */
  absenceReason: v.optional(absenceReason),
})
export type Participant = v.InferOutput<typeof participant>

const named = v.object({ id: field.id, name: v.string() })

export const trainingSession = v.object({
  id: field.id,
  clubId: field.id,
  title: v.string(),
  description: v.string(),
  date: field.day,
  time: field.timeOfDay,
  duration: v.picklist(sessionDurations),
  /** Date and time in the club's time zone. */
  startsAt: field.instant,
  version: field.version,
  /** « Annulée » since: it is still shown, and nothing counts it. Absent from one that takes place. */
  cancelledAt: v.optional(field.instant),
  /** « Déplacée »: when it was planned at first. Absent from one that stands where it was planned. */
  movedFrom: v.optional(field.instant),
  /** Where the hall says so: begun before its start, over at another time than its duration and half an hour. */
  begunAt: v.optional(field.instant),
  endsAt: v.optional(field.instant),
  /** Sorted by name. */
  players: v.array(participant),
  /** To a coach: whoever took part, and has left the club before the session. Absent where nobody has. */
  left: v.optional(v.array(v.object({ id: field.id, name: v.string() }))),
  exercises: v.array(programmeEntry),
  /** By player, in no order; a player reads only their own. */
  feedback: v.record(field.id, feedback),
  // An earlier release did not answer what follows.
  /** What stands between the exercises; `programmeOf` has both in order. */
  blocks: v.optional(v.array(programmeBlock)),
  place: v.optional(v.nullable(v.object({ id: field.id, name: v.string(), tables: v.number() }))),
  group: v.optional(v.nullable(named)),
  /** By name; empty where nobody coaches it. */
  coaches: v.optional(v.array(named)),
  /** The series that it belongs to. */
  seriesId: v.optional(field.id),
})
export type TrainingSession = v.InferOutput<typeof trainingSession>

/** Upcoming sessions soonest first, past ones latest first. A player sees those they take part in. */
export const list = endpoint({
  method: 'GET',
  path: '/api/training-sessions',
  ability: 'readSessions',
  input: v.strictObject({ period: v.picklist(['upcoming', 'past'], 'Période inconnue'), page: field.page }),
  output: v.object({
    sessions: v.array(trainingSession),
    total: v.number(),
    page: v.number(),
    pageCount: v.number(),
  }),
})
export type SessionPage = v.InferOutput<typeof list.output>

/** The sessions of these days of the club, soonest first. A player sees those they take part in. */
export const calendar = endpoint({
  method: 'GET',
  path: '/api/session-calendar',
  ability: 'readSessions',
  input: v.pipe(
    v.strictObject({ from: field.day, to: field.day }),
    v.check(({ from, to }) => isCalendarRange({ from, to }), `${maxCalendarDays} jours au maximum`),
  ),
  output: v.object({ sessions: v.array(trainingSession) }),
})
export type SessionCalendar = v.InferOutput<typeof calendar.output>

export const show = endpoint({
  method: 'GET',
  path: '/api/training-sessions/:id',
  ability: 'readSessions',
  input: v.strictObject({ id: field.id }),
  output: trainingSession,
})

const participantIds = field.list(field.id, maxParticipants, `${maxParticipants} participants au maximum`)

const plan = {
  id: field.id,
  title: field.properName('Titre requis', 120),
  description: field.text(2000),
  date: field.day,
  time: field.timeOfDay,
  duration: v.picklist(sessionDurations, 'Durée inconnue'),
  playerIds: participantIds,
  exercises: v.pipe(
    field.list(programmeEntry, maxProgrammeLength, `${maxProgrammeLength} exercices au maximum`),
    v.check((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, 'Exercice en double'),
  ),
  // In an edit, what is absent stays as it is. A new session without `coachIds` is coached by whoever plans it.
  blocks: v.optional(field.list(programmeBlock, maxBlocks, `${maxBlocks} blocs au maximum`)),
  placeId: v.optional(v.nullable(field.id)),
  groupId: v.optional(v.nullable(field.id)),
  coachIds: v.optional(field.list(field.id, maxGroupCoaches, `${maxGroupCoaches} entraineurs au maximum`)),
}

/**
 * Of a series: also the dates after this one, or all. Those that have begun, or where somebody was noted, never change.
 * Absent: this one alone.
 */
const scope = v.optional(v.picklist(seriesScopes, 'Dates inconnues'))

export const create = endpoint({
  method: 'POST',
  path: '/api/training-sessions',
  ability: 'planSessions',
  input: v.strictObject(plan),
  output: trainingSession,
})

export const update = endpoint({
  method: 'PUT',
  path: '/api/training-sessions/:id',
  ability: 'planSessions',
  input: v.strictObject({ ...plan, version: field.version, scope }),
  output: trainingSession,
})

/** A soft delete, which can be undone. */
export const remove = endpoint({
  method: 'POST',
  path: '/api/training-sessions/:id/deletion',
  ability: 'planSessions',
  input: v.strictObject({ id: field.id, version: field.version, scope }),
  output: field.done,
})

/** With what was deleted of its series at the same time. */
export const restore = endpoint({
  method: 'DELETE',
  path: '/api/training-sessions/:id/deletion',
  ability: 'planSessions',
  input: v.strictObject({ id: field.id }),
  output: trainingSession,
})

/** « Annulée »: it stays in sight and counts nowhere. One that is cancelled already stays so. */
export const cancel = endpoint({
  method: 'POST',
  path: '/api/training-sessions/:id/cancellation',
  ability: 'planSessions',
  input: v.strictObject({ id: field.id, version: field.version, scope }),
  output: trainingSession,
})

export const reinstate = endpoint({
  method: 'DELETE',
  path: '/api/training-sessions/:id/cancellation',
  ability: 'planSessions',
  input: v.strictObject({ id: field.id, scope }),
  output: trainingSession,
})

/**
 * Whom a change would tell before it is made: of one that is cancelled, or moved to another day, time or place (« none » for no
 * place; absent: as it is), alone or with others of its series. Players who are added by the same edit are not counted.
 */
export const told = endpoint({
  method: 'GET',
  path: '/api/training-sessions/:id/told',
  ability: 'planSessions',
  input: v.strictObject({
    id: field.id,
    change: v.picklist(['cancellation', 'move'], 'Changement inconnu'),
    date: v.optional(field.day),
    time: v.optional(field.timeOfDay),
    placeId: v.optional(v.union([field.id, v.literal('none')])),
    scope,
  }),
  output: v.object({
    /** How many people, by whichever channel; whoever changes it knows. */
    told: v.number(),
    push: v.number(),
    mail: v.number(),
    /** Of the club, whom nothing reaches: no device, and no confirmed address that may be written to. */
    unreachable: v.array(named),
  }),
})
export type Told = v.InferOutput<typeof told.output>

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/api/training-sessions/:id/feedback',
  ability: 'giveFeedback',
  input: v.strictObject({ id: field.id, rating, comment: field.requiredText('Commentaire requis', 2000) }),
  output: trainingSession,
})

/**
 * Marks one player, or clears the mark (null). Each player is a separate write, so that the marks of two coaches merge.
 * `was` is what the screen showed: another coach's different mark since then is `changed-meanwhile`, with the current
 * participant. `lateAt` says when somebody who is present arrived late.
 */
export const markPresence = endpoint({
  method: 'PUT',
  path: '/api/training-sessions/:id/presences/:playerId',
  ability: 'callRoll',
  input: v.strictObject({
    id: field.id,
    playerId: field.id,
    presence,
    was: presence,
    lateAt: v.optional(v.nullable(field.instant)),
  }),
  output: trainingSession,
})

/** « Tous présents »: the players whom the screen shows without a mark. A mark made meanwhile stays. */
export const markAllPresent = endpoint({
  method: 'POST',
  path: '/api/training-sessions/:id/presences',
  ability: 'callRoll',
  input: v.strictObject({ id: field.id, playerIds: participantIds }),
  output: trainingSession,
})

/**
 * Somebody of the club who turned up without being planned: takes part, present. From the opening of the roll on. Whoever is
 * there already, from another device perhaps, is marked present; another coach's different mark is `changed-meanwhile`, with
 * the current participant. `was` is the mark that was seen since; absent or null where none was.
 */
export const addArrival = endpoint({
  method: 'POST',
  path: '/api/training-sessions/:id/arrivals/:playerId',
  ability: 'callRoll',
  input: v.strictObject({ id: field.id, playerId: field.id, was: v.optional(presence) }),
  output: trainingSession,
})

/**
 * A participant's own reply, until the session begins; null clears it. `startsAt` is what the screen showed: a reply
 * belongs to a start time, and does not hold for a session that was moved (`changed-meanwhile`). Each reply has its reason anew.
 */
export const giveReply = endpoint({
  method: 'PUT',
  path: '/api/training-sessions/:id/reply',
  ability: 'replyToSessions',
  input: v.strictObject({
    id: field.id,
    reply,
    absenceReason: v.exactOptional(absenceReason),
    startsAt: v.optional(field.instant),
  }),
  output: trainingSession,
})
