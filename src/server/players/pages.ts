import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { SetScores } from '../../contract/players.ts'
import type { Player } from '../../contract/v1/players.ts'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import type { PageAfter } from '../keyset.ts'
import { playersOfClub } from './players-of-club.ts'
import { latestScores, scoreColumns, toSetScores } from './scores.ts'

/** With the id of the scores, which no program reads: a write names them by it. */
export interface FoundPlayer extends Player {
  readonly aiSettings: SetScores | null
}

/** In the order of their ids. */
export async function listPlayersAfter(
  db: Db,
  actor: Member,
  { after, limit }: PageAfter<string>,
): Promise<Player[]> {
  const rows = await selectPlayers(db, actor)
    .$if(after !== null, (query) => query.where('m.account_id', '>', after!))
    .orderBy('m.account_id')
    .limit(limit)
    .execute()
  return rows.map(toPlayer)
}

export async function findPlayer(db: Db, actor: Member, id: string): Promise<FoundPlayer | undefined> {
  const row = await selectPlayers(db, actor).where('m.account_id', '=', id).executeTakeFirst()
  return row && toPlayer(row)
}

/** Without the address: what is not read here cannot get out. */
function selectPlayers(db: Db, actor: Member) {
  return playersOfClub(db, actor)
    .clearOrderBy()
    .select([
      'm.account_id as id',
      'm.club_id as clubId',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.playing_style as playingStyle',
      'a.preferred_hand as preferredHand',
      'a.forehand_rubber as forehandRubber',
      'a.backhand_rubber as backhandRubber',
      'a.player_type as playerType',
      'a.goals',
      'a.ranking',
      'm.since',
      jsonObjectFrom(latestScores(sql.ref('m.account_id'), actor.clubId).select(scoreColumns)).as(
        'aiSettings',
      ),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPlayers>['execute']>>[number]

function toPlayer({ since, aiSettings, ...row }: Row): FoundPlayer {
  return {
    ...row,
    role: 'player',
    since: since.toISOString(),
    aiSettings: aiSettings && toSetScores(aiSettings),
  }
}
