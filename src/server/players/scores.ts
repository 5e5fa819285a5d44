import { type Expression, expressionBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { SetScores } from '../../contract/players.ts'
import { authorOf, type Member } from '../../domain/actor.ts'
import type { AiSettings } from '../../domain/player-scores.ts'
import { nameOfAuthor } from '../accounts/name-of-account.ts'
import type { Db } from '../database/connection.ts'
import type { DB } from '../database/schema.gen.ts'
import { playersOfClub } from './players-of-club.ts'

/**
 * All scores that a player was ever given in the club, as `s`, the newest first. Like the notes of evaluations they are what its
 * coaches think, and another club does not read them. Null while a player is in no club: theirs from whichever.
 */
export function scoreHistory(playerId: Expression<string>, clubId: string | null) {
  return expressionBuilder<DB>()
    .selectFrom('player_scores as s')
    .where('s.player_id', '=', playerId)
    .$if(clubId !== null, (query) => query.where('s.club_id', '=', clubId))
    .orderBy('s.set_at', 'desc')
}

/** A player's current scores. */
export function latestScores(playerId: Expression<string>, clubId: string | null) {
  return scoreHistory(playerId, clubId).limit(1)
}

/** The columns of the scores `s`, with instants in PostgreSQL's JSON format. */
export const scoreColumns = [
  's.id',
  's.service',
  's.initiative',
  's.counter as counterInitiative',
  's.defense',
  sql<string>`s.set_at`.as('setAt'),
  nameOfAuthor(sql.ref('s.set_by'), sql.ref('s.set_by_key')).as('setBy'),
] as const

interface ScoreRow extends AiSettings {
  readonly id: string
  readonly setAt: string
  readonly setBy: string | null
}

export function toSetScores(row: ScoreRow): SetScores {
  return { ...row, setAt: new Date(row.setAt).toISOString() }
}

/** The current scores of those who are players of the club. */
export async function findCurrentScores(
  db: Db,
  actor: Member,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, SetScores | null>> {
  const rows = await playersOfClub(db, actor)
    .select([
      'm.account_id as id',
      jsonObjectFrom(latestScores(sql.ref('m.account_id'), actor.clubId).select(scoreColumns)).as(
        'aiSettings',
      ),
    ])
    .where(sql<boolean>`m.account_id = any(${playerIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, aiSettings }) => [id, aiSettings && toSetScores(aiSettings)]))
}

export interface NewScores extends ScoreRow {
  readonly playerId: string
}

/** An id that is taken is refused by the key (server/errors.ts). */
export async function insertScores(db: Db, actor: Member, scores: readonly NewScores[]): Promise<void> {
  const { accountId, keyName } = authorOf(actor)
  await sql`
    insert into player_scores (
      id, club_id, player_id, service, initiative, counter, defense, set_by, set_by_key, set_at
    )
    select id, ${actor.clubId}, "playerId", service, initiative, "counterInitiative", defense,
      ${accountId}::uuid, ${keyName}::text, "setAt"
    from json_to_recordset(${JSON.stringify(scores)}) as r (
      id uuid, "playerId" uuid, service integer, initiative integer, "counterInitiative" integer,
      defense integer, "setAt" timestamptz
    )`.execute(db)
}
