import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { ListedPlayer } from '../../contract/players.ts'
import { can } from '../../domain/ability.ts'
import type { Member } from '../../domain/actor.ts'
import { accountEmail } from '../accounts/account-email.ts'
import type { Db } from '../database/connection.ts'
import { isGuarded } from '../guardians/is-guarded.ts'
import { playersOfClub } from './players-of-club.ts'
import { latestScores, scoreColumns, toSetScores } from './scores.ts'

export async function listPlayers(db: Db, actor: Member): Promise<ListedPlayer[]> {
  const rows = await playersOfClub(db, actor)
    .select([
      'a.id',
      'a.first_name as firstName',
      'a.last_name as lastName',
      accountEmail.as('email'),
      isGuarded(sql.ref('a.id')).as('isGuarded'),
      'a.playing_style as playingStyle',
      'm.since',
      jsonObjectFrom(latestScores(sql.ref('m.account_id'), actor.clubId).select(scoreColumns)).as(
        'aiSettings',
      ),
    ])
    .execute()
  return rows.map(({ since, aiSettings, email, isGuarded, ...player }) => ({
    ...player,
    ...(isGuarded && { guarded: true as const }),
    ...(can(actor, 'readAddresses') && { email }),
    since: since.toISOString(),
    aiSettings: aiSettings && toSetScores(aiSettings),
  }))
}
