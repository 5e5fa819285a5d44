import { type Expression, type RawBuilder, sql } from 'kysely'

/** Whether a coach or the player themself has noted anything of a player, in whichever club. */
export function hasRecords(playerId: string | Expression<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from technique_evaluations where player_id = ${playerId} offset 0)
    or exists (select from player_scores where player_id = ${playerId} offset 0)
    or exists (select from session_feedback where player_id = ${playerId} offset 0)
    or exists (select from exercise_requests where player_id = ${playerId} offset 0)
  )`
}
