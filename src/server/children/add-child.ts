import type * as children from '../../contract/children.ts'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { ListedPlayer } from '../../contract/players.ts'
import type { Member } from '../../domain/actor.ts'
import { whyClubFull } from '../../domain/club.ts'
import { localClock } from '../../domain/local-clock.ts'
import { birthYearFlaw } from '../../domain/registration.ts'
import { countMembers } from '../clubs/memberships.ts'
import { type ClubSettings, lockClubAsMember, planOf } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { Refused } from '../refused.ts'
import { insertPlayer } from '../players/insert-player.ts'

type Child = ParsedInput<typeof children.add>

/** Sent again by another write it is the same child. @throws Refused `plan-full-of-players`, `invalid-input`, `id-taken` */
export async function addChild(
  tx: Db,
  actor: Member,
  { settings, now, ...child }: Child & { settings: ClubSettings; now: Date },
): Promise<ListedPlayer> {
  const { id, birthYear } = child
  const club = await lockClubAsMember(tx, actor)
  const flaw = birthYearFlaw(birthYear, localClock(now, club.timeZone).date)
  if (flaw) throw new Refused('invalid-input', { fields: { birthYear: flaw } })
  const already = await findAdded(tx, club.id, child)
  if (already) return listed(child, already.since)
  if (whyClubFull('player', await countMembers(tx, club.id, 'player'), planOf(club, settings, now)))
    throw new Refused('plan-full-of-players')
  await insertPlayer(tx, { ...child, clubId: club.id, email: null, ranking: null, now })
  await noteInJournal(tx, actor, { act: 'added', role: 'player' }, { people: [id], now })
  return listed(child, now)
}

async function findAdded(tx: Db, clubId: string, { id, firstName, lastName, birthYear }: Child) {
  return tx
    .selectFrom('accounts as a')
    .innerJoin('memberships as m', 'm.account_id', 'a.id')
    .select('m.since')
    .where('a.id', '=', id)
    .where('m.club_id', '=', clubId)
    .where('a.first_name', '=', firstName)
    .where('a.last_name', '=', lastName)
    .where('a.birth_year', '=', birthYear)
    .where('a.email', 'is', null)
    .executeTakeFirst()
}

function listed({ id, firstName, lastName }: Child, since: Date): ListedPlayer {
  return {
    id,
    firstName,
    lastName,
    email: '',
    playingStyle: null,
    since: since.toISOString(),
    aiSettings: null,
  }
}
