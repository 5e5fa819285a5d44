import { sql } from 'kysely'
import type { Child, Family, FamilySession } from '../../contract/family.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { Actor } from '../../domain/actor.ts'
import { whyReadOnly } from '../../domain/subscription.ts'
import type { Db } from '../database/connection.ts'
import type { Env } from '../env.ts'
import { listSessions } from '../training-sessions/store.ts'

/** Of a child whom one may not act for yet, the first name and the club: the address may have been mistyped. */
export async function findFamily(
  db: Db,
  actor: Pick<Actor, 'id'>,
  { BILLING }: Pick<Env, 'BILLING'>,
  now: Date,
): Promise<Family> {
  const children: Child[] = []
  for (const { readOnlyFrom, acceptedAt, clubId, clubName, timeZone, ...child } of await findChildren(
    db,
    actor,
  )) {
    const member = { id: child.id, role: 'player', rank: 'player', clubId } as const
    const page = acceptedAt && (await listSessions(db, member, { period: 'upcoming', page: 1, now }))
    children.push({
      ...child,
      lastName: acceptedAt ? child.lastName : '',
      club: { id: clubId, name: clubName, timeZone },
      waiting: acceptedAt === null,
      readOnly: BILLING !== 'off' && whyReadOnly(readOnlyFrom, now) !== null,
      sessions: page ? page.sessions.map((session) => familySession(session, child.id)) : [],
    })
  }
  return { children }
}

/** In open clubs. */
function findChildren(db: Db, { id }: Pick<Actor, 'id'>) {
  return db
    .selectFrom('guardianships as g')
    .innerJoin('memberships as m', 'm.account_id', 'g.child_id')
    .innerJoin('accounts as a', 'a.id', 'g.child_id')
    .innerJoin('clubs as c', (join) => join.onRef('c.id', '=', 'm.club_id').on('c.active', '=', true))
    .select([
      'a.id',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'g.accepted_at as acceptedAt',
      'c.id as clubId',
      'c.name as clubName',
      'c.time_zone as timeZone',
      'c.read_only_from as readOnlyFrom',
    ])
    .where('g.guardian_id', '=', id)
    .where('m.standing', '=', 'member')
    .orderBy(sql`a.first_name collate "fr-x-icu"`)
    .orderBy('a.id')
    .execute()
}

export function familySession(session: TrainingSession, childId: string): FamilySession {
  const { id, title, date, time, duration, startsAt, place, cancelledAt, movedFrom } = session
  const { reply = null, repliedBy } = session.players.find((player) => player.id === childId) ?? {}
  return {
    id,
    title,
    date,
    time,
    duration,
    startsAt,
    place: place?.name ?? null,
    ...(cancelledAt && { cancelledAt }),
    ...(movedFrom && { movedFrom }),
    reply,
    ...(repliedBy && { repliedBy }),
  }
}
