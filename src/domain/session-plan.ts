import { type Participant, withoutReply } from './attendance.ts'

/** What a coach writes of a session. */
interface Plan {
  /** The club's day and time of day. */
  readonly date: string
  readonly time: string
  /** Who is invited, by id. */
  readonly playerIds: readonly string[]
  readonly placeId?: string | null | undefined
  readonly groupId?: string | null | undefined
  readonly coachIds?: readonly string[] | undefined
}

/** Drops the id fields: in their place a session has objects with id and name. */
function withoutIds<P extends Plan>(plan: P) {
  const { playerIds: _, placeId: _place, groupId: _group, coachIds: _coaches, ...written } = plan
  return written
}

/** What a plan becomes at its club. */
interface AtClub extends Assigned {
  /** The instant of its day and time, in ISO. */
  readonly startsAt: string
  /** Those who are invited. */
  readonly players: readonly Invited[]
}

/** Where, for which group and with whom. Absent: not said, and in an edit unchanged. */
export interface Assigned {
  readonly place?: { readonly id: string; readonly name: string; readonly tables: number } | null
  readonly group?: Invited | null
  readonly coaches?: Invited[]
}

type Invited = Pick<Participant, 'id' | 'name'>

export function planSession<P extends Plan>(
  plan: P,
  { clubId, startsAt, players, ...assigned }: AtClub & { readonly clubId: string },
) {
  const about = { clubId, startsAt, version: 1, players: invite(players, []), feedback: {} }
  return { blocks: [], ...withoutIds(plan), ...about, place: null, group: null, coaches: [], ...assigned }
}

interface Planned extends Pick<Plan, 'date' | 'time'>, Pick<AtClub, 'startsAt'> {
  readonly version: number
  /** « Déplacée »: the instant for which it was planned first. */
  readonly movedFrom?: string | undefined
  readonly players: readonly Participant[]
}

/**
 * Who stays keeps what the roll noted; feedback stays. Without another date or time so does the instant: the club's time
 * zone may have changed since a session took place.
 */
export function changeSession<S extends Planned, P extends Plan>(
  session: S,
  plan: P,
  { startsAt, players, ...assigned }: AtClub,
) {
  const moved = isMoved(session, plan)
  const { movedFrom: from, ...unmoved } = session
  const first = moved ? (from ?? session.startsAt) : from
  // Back where it was, it was never moved.
  const movedFrom = first && !(moved && first === startsAt) && { movedFrom: first }
  return {
    ...unmoved,
    ...movedFrom,
    ...withoutIds(plan),
    ...assigned,
    startsAt: moved ? startsAt : session.startsAt,
    players: invite(players, moved ? session.players.map(withoutReply) : session.players),
    version: session.version + 1,
  }
}

/** To another date or time: replies were given for the old one, and are cleared. */
export function isMoved(before: Pick<Plan, 'date' | 'time'>, after: Pick<Plan, 'date' | 'time'>): boolean {
  return before.date !== after.date || before.time !== after.time
}

/** Said of a time that the clocks skip in the night in which summer time begins. */
export const skippedTime = 'Cette heure n’existe pas ce jour-là'

/** Whether the club's clock never shows that day and time: `shown` is what it shows at the instant taken for it. */
export function isSkipped(planned: Pick<Plan, 'date' | 'time'>, shown: Pick<Plan, 'date' | 'time'>): boolean {
  return isMoved(planned, shown)
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
