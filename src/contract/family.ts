import * as v from 'valibot'
import { replies } from '../domain/attendance.ts'
import { sessionDurations } from '../domain/training-session.ts'
import { endpoint } from './endpoint.ts'
import { list as requestList } from './exercise-requests.ts'
import * as field from './fields.ts'
import { linkToken } from './guardians.ts'
import { progress } from './player-progress.ts'

const reply = v.nullable(v.picklist(replies, 'Choisissez votre réponse'))

const familySession = v.object({
  id: field.id,
  title: v.string(),
  date: field.day,
  time: field.timeOfDay,
  duration: v.picklist(sessionDurations),
  startsAt: field.instant,
  place: v.nullable(v.string()),
  cancelledAt: v.optional(field.instant),
  movedFrom: v.optional(field.instant),
  reply,
  /** Who replied for the child; absent where the child did, or nobody. */
  repliedBy: v.optional(v.string()),
})
export type FamilySession = v.InferOutput<typeof familySession>

const child = v.object({
  id: field.id,
  firstName: v.string(),
  lastName: v.string(),
  club: v.object({ id: field.id, name: v.string(), timeZone: v.string() }),
  /** No coach has accepted the guardian yet: nothing of the child is known but its name. */
  waiting: v.boolean(),
  /** The club may only be read. */
  readOnly: v.boolean(),
  /** The next ones, soonest first. */
  sessions: v.array(familySession),
})
export type Child = v.InferOutput<typeof child>

const family = v.object({ children: v.array(child) })
export type Family = v.InferOutput<typeof family>

/** The children for whom one acts, or is about to, by name. */
export const list = endpoint({
  method: 'GET',
  path: '/api/family',
  ability: 'actForChildren',
  input: field.emptyInput,
  output: family,
})

/** The mailed link, by whoever is signed in: a coach then accepts them. */
export const follow = endpoint({
  method: 'POST',
  path: '/api/family/invitations',
  ability: 'actForChildren',
  online: true,
  input: v.strictObject({ token: linkToken }),
  output: family,
})

/** As the player’s own (`trainingSessions.giveReply`), without a reason. */
export const giveReply = endpoint({
  method: 'PUT',
  path: '/api/family/sessions/:id/replies/:childId',
  ability: 'actForChildren',
  online: true,
  input: v.strictObject({
    childId: field.id,
    id: field.id,
    reply,
    /** What the screen showed: a reply belongs to a start time. */
    startsAt: field.instant,
  }),
  output: familySession,
})

/** What the child reads of its progress and of its requests. */
export const show = endpoint({
  method: 'GET',
  path: '/api/family/:childId',
  ability: 'actForChildren',
  input: v.strictObject({ childId: field.id }),
  output: v.object({ progress, requests: requestList.output }),
})
export type ChildRecord = v.InferOutput<typeof show.output>

/** Ends one’s own guardianship, or one’s wait for it. */
export const leave = endpoint({
  method: 'DELETE',
  path: '/api/family/:childId',
  ability: 'actForChildren',
  online: true,
  input: v.strictObject({ childId: field.id }),
  output: family,
})
