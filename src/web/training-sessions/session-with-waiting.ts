import type { Input } from '../../contract/endpoint.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Participant, TrainingSession } from '../../contract/training-sessions.ts'
import type { Presence } from '../../domain/attendance.ts'
import { clubInstant } from '../club-time.ts'
import { clubOf, goesTo, type WaitingWrite } from '../outbox/waiting-write.ts'

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
      session ??= planned(write.input as Plan, clubOf(write), [], onlooker)
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
    } else if (session && goesTo(write, trainingSessions.markPresence)) {
      const { playerId, presence } = write.input as Mark
      session = marked(session, presence, ({ id }) => id === playerId, write.at, onlooker)
    } else if (session && goesTo(write, trainingSessions.markAllPresent)) {
      const { playerIds } = write.input as Present
      const unmarked = ({ id, presence }: Participant) => !presence && playerIds.includes(id)
      session = marked(session, 'present', unmarked, write.at, onlooker)
    } else if (session && goesTo(write, trainingSessions.giveReply)) {
      const { reply, startsAt } = write.input as Answer
      const moved = startsAt !== undefined && startsAt !== session.startsAt
      const answers = ({ id }: Participant) => id === onlooker.id && !moved
      session = withPlayers(session, (player) => (answers(player) ? { ...player, reply } : player))
    }
  }
  return deleted ? null : session
}

type Plan = Input<typeof trainingSessions.create>
type Change = Input<typeof trainingSessions.update>
type Judgement = Input<typeof trainingSessions.giveFeedback>
type Mark = Input<typeof trainingSessions.markPresence>
type Present = Input<typeof trainingSessions.markAllPresent>
type Answer = Input<typeof trainingSessions.giveReply>

function planned(
  plan: Plan,
  clubId: string,
  known: TrainingSession['players'],
  onlooker: Onlooker,
): TrainingSession {
  const { playerIds, exercises, description, ...rest } = plan
  const players = playerIds.map(
    (id) =>
      known.find((player) => player.id === id) ?? {
        id,
        name: onlooker.nameOf(id) ?? 'Joueur',
        presence: null,
        marked: null,
        reply: null,
      },
  )
  return {
    ...rest,
    clubId,
    description,
    exercises: [...exercises],
    version: 1,
    startsAt: clubInstant(plan.date, plan.time, onlooker.timeZone).toISOString(),
    players: players.toSorted((a, b) => a.name.localeCompare(b.name, 'fr')),
    feedback: {},
  }
}

function changed(
  session: TrainingSession,
  { version, ...plan }: Change,
  onlooker: Onlooker,
): TrainingSession {
  if (session.version !== version) return session
  const { feedback, players } = session
  const moved = plan.date !== session.date || plan.time !== session.time
  const asked = moved ? players.map((player) => ({ ...player, reply: null })) : players
  return { ...planned(plan, session.clubId, asked, onlooker), feedback, version: version + 1 }
}

function judged(
  session: TrainingSession,
  { rating, comment }: Judgement,
  createdAt: string,
  { id, name }: Onlooker,
): TrainingSession {
  if (session.feedback[id]) return session
  const own = { playerId: id, playerName: name, rating, comment, createdAt }
  return { ...session, feedback: { ...session.feedback, [id]: own } }
}

function marked(
  session: TrainingSession,
  presence: Presence | null,
  isMeant: (player: Participant) => boolean,
  at: string,
  { name }: Onlooker,
): TrainingSession {
  return withPlayers(session, (player) =>
    isMeant(player) && player.presence !== presence
      ? { ...player, presence, marked: presence && { by: name, at } }
      : player,
  )
}

function withPlayers(
  session: TrainingSession,
  change: (player: Participant) => Participant,
): TrainingSession {
  return { ...session, players: session.players.map(change) }
}
