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
import { allow, Refused } from '../refused.ts'
import { insertPlayer } from '../players/insert-player.ts'

type Child = ParsedInput<typeof children.add>

/** @throws Refused `club-full-of-players`, `invalid-input`, and `id-taken` where the id is an account’s already */
export async function addChild(
  tx: Db,
  actor: Member,
  { settings, now, ...child }: Child & { settings: ClubSettings; now: Date },
): Promise<ListedPlayer> {
  const { id, firstName, lastName, birthYear } = child
  const club = await lockClubAsMember(tx, actor)
  const flaw = birthYearFlaw(birthYear, localClock(now, club.timeZone).date)
  if (flaw) throw new Refused('invalid-input', { fields: { birthYear: flaw } })
  allow(whyClubFull('player', await countMembers(tx, club.id, 'player'), planOf(club, settings, now)))
  await insertPlayer(tx, { ...child, clubId: club.id, email: null, ranking: null, now })
  await noteInJournal(tx, actor, { act: 'added', role: 'player' }, { people: [id], now })
  const since = now.toISOString()
  return { id, firstName, lastName, email: '', playingStyle: null, since, aiSettings: null }
}
