import * as v from 'valibot'
import { ratings, sessionDurations } from '../domain/training-session.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const session = {
  id: field.id,
  title: v.string(),
  date: field.day,
  time: field.timeOfDay,
  duration: v.picklist(sessionDurations),
  startsAt: field.instant,
  /** As the hall says (`trainingSession`). */
  begunAt: v.optional(field.instant),
  endsAt: v.optional(field.instant),
  participantCount: v.number(),
}

export const show = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  ability: 'readDashboard',
  input: field.emptyInput,
  output: v.object({
    playerCount: v.number(),
    sessionCount: v.number(),
    exerciseCount: v.number(),
    /** Percent of the last 90 days; null before any roll was called. */
    attendanceRate: v.nullable(v.number()),
    /** An earlier release did not answer its `replies`. */
    nextSession: v.nullable(
      v.object({ ...session, replies: v.optional(v.object({ coming: v.number(), notComing: v.number() })) }),
    ),
    /** In progress, latest first; `presentCount` is null before any mark. An earlier release did not answer it. */
    currentSessions: v.optional(v.array(v.object({ ...session, presentCount: v.nullable(v.number()) }))),
    /** The five latest of the club. */
    latestFeedback: v.array(
      v.object({
        sessionId: field.id,
        sessionTitle: v.string(),
        playerId: field.id,
        playerName: v.string(),
        rating: v.picklist(ratings),
        comment: v.string(),
        createdAt: field.instant,
      }),
    ),
  }),
})
export type Dashboard = v.InferOutput<typeof show.output>
