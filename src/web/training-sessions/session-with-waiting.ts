import type { Input } from '../../contract/endpoint.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { clubInstant } from '../club-time.ts'
import { goesTo, type WaitingWrite } from '../outbox/waiting-write.ts'

/** What the device knows besides the session itself. */
export interface Onlooker {
  readonly id: string
  readonly name: string
  readonly timeZone: string
  /** Of a player of the club. */
  readonly nameOf: (id: string) => string | undefined
}

/**
 * The session as it will be once what waits on this device is done, versions counted as the server will; null once it is
 * deleted. `told` is what the server said, if it ever did. What the server has done meanwhile is not done again.
 */
export function sessionWithWaiting(
  told: TrainingSession | undefined,
  id: string,
  writes: readonly WaitingWrite[],
  onlooker: Onlooker,
): TrainingSession | null | undefined {
  let session = told
  let deleted = false
  for (const write of writes) {
    if (write.input['id'] !== id) continue
    if (goesTo(write, trainingSessions.create)) {
      session ??= planned(write.input as Plan, [], onlooker)
    } else if (goesTo(write, trainingSessions.remove)) {
      deleted = true
    } else if (goesTo(write, trainingSessions.restore)) {
      // Away and back: two versions.
      if (deleted && session) session = { ...session, version: session.version + 2 }
      deleted = false
    } else if (session && goesTo(write, trainingSessions.update)) {
      session = changed(session, write.input as Change, onlooker)
    } else if (session && goesTo(write, trainingSessions.giveFeedback)) {
      session = judged(session, write.input as Judgement, write.at, onlooker)
    }
  }
  return deleted ? null : session
}

type Plan = Input<typeof trainingSessions.create>
type Change = Input<typeof trainingSessions.update>
type Judgement = Input<typeof trainingSessions.giveFeedback>

function planned(plan: Plan, known: TrainingSession['players'], onlooker: Onlooker): TrainingSession {
  const { playerIds, exercises, description, ...rest } = plan
  const players = playerIds.map(
    (id) =>
      known.find((player) => player.id === id) ?? {
        id,
        name: onlooker.nameOf(id) ?? 'Joueur',
        presence: null,
      },
  )
  return {
    ...rest,
    description,
    exercises: [...exercises],
    version: 1,
    startsAt: clubInstant(plan.date, plan.time, onlooker.timeZone).toISOString(),
    players: players.toSorted((a, b) => a.name.localeCompare(b.name, 'fr')),
    feedback: [],
  }
}

function changed(
  session: TrainingSession,
  { version, ...plan }: Change,
  onlooker: Onlooker,
): TrainingSession {
  if (session.version !== version) return session
  const { feedback, players } = session
  return { ...planned(plan, players, onlooker), feedback, version: version + 1 }
}

function judged(
  session: TrainingSession,
  { rating, comment }: Judgement,
  createdAt: string,
  { id, name }: Onlooker,
): TrainingSession {
  if (session.feedback.some(({ playerId }) => playerId === id)) return session
  const own = { playerId: id, playerName: name, rating, comment, createdAt }
  return { ...session, feedback: [own, ...session.feedback] }
}
