import type { Participant } from './attendance.ts'

/** What a coach writes of a session. */
interface Plan {
  /** The club's day and time of day. */
  readonly date: string
  readonly time: string
  /** Who is invited, by id. */
  readonly playerIds: readonly string[]
}

/** What a plan becomes at its club. */
interface AtClub {
  /** The instant of its day and time, in ISO. */
  readonly startsAt: string
  /** Those who are invited. */
  readonly players: readonly Invited[]
}

type Invited = Pick<Participant, 'id' | 'name'>

export function planSession<P extends Plan>(
  plan: P,
  { clubId, startsAt, players }: AtClub & { readonly clubId: string },
) {
  const { playerIds: _, ...written } = plan
  return { ...written, clubId, startsAt, version: 1, players: invite(players, []), feedback: {} }
}

interface Planned extends Pick<Plan, 'date' | 'time'>, Pick<AtClub, 'startsAt'> {
  readonly version: number
  readonly players: readonly Participant[]
}

/**
 * Who stays keeps what the roll noted; feedback stays. Without another date or time so does the instant: the club's time
 * zone may have changed since a session took place.
 */
export function changeSession<S extends Planned, P extends Plan>(
  session: S,
  plan: P,
  { startsAt, players }: AtClub,
) {
  const { playerIds: _, ...written } = plan
  const moved = isMoved(session, plan)
  return {
    ...session,
    ...written,
    startsAt: moved ? startsAt : session.startsAt,
    players: invite(players, moved ? session.players.map(withoutReply) : session.players),
    version: session.version + 1,
  }
}

/** Whoever could come on Tuesday has not said anything of Wednesday. */
export function isMoved(before: Pick<Plan, 'date' | 'time'>, after: Pick<Plan, 'date' | 'time'>): boolean {
  return before.date !== after.date || before.time !== after.time
}

/** Said of a time that the clocks skip in the night in which summer time begins. */
export const skippedTime = 'Cette heure n’existe pas ce jour-là'

/** Whether the club's clock never shows that day and time: `shown` is what it shows at the instant taken for it. */
export function isSkipped(planned: Pick<Plan, 'date' | 'time'>, shown: Pick<Plan, 'date' | 'time'>): boolean {
  return isMoved(planned, shown)
}

function withoutReply(player: Participant): Participant {
  return { ...player, reply: null }
}

/** By name. */
function invite(players: readonly Invited[], known: readonly Participant[]): Participant[] {
  return players
    .map(
      ({ id, name }) =>
        known.find((player) => player.id === id) ?? { id, name, presence: null, marked: null, reply: null },
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
}
