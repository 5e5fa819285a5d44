import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import { techniqueCatalogue, type TechniqueStatus } from '../../domain/technique-catalogue.ts'
import type { DatedEvaluation, EvaluationsByPlayer } from '../../domain/training-history.ts'
import { isChosen, type Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { dayIn } from './day-in.ts'

const catalogueIds = techniqueCatalogue.map(({ id }) => id)
const statuses: Readonly<Record<string, TechniqueStatus>> = {
  n: 'not_evaluated',
  i: 'in_progress',
  m: 'mastered',
}

/** Of the catalogue, of who is a player of the club now: one row a player, a line an evaluation. Their order and days are reckoned here. */
export async function readEvaluations(db: Db, actor: Member, wanted: Wanted): Promise<EvaluationsByPlayer> {
  const { rows } = await sql<{ playerId: string; lines: string }>`
    select m.account_id as "playerId", e.lines
    from memberships m
    cross join lateral (
      select string_agg(
        left(e.status, 1) || case when e.club_id = m.club_id then 'o' else '-' end || e.technique_id || ' '
          || (date_part('epoch', e.evaluated_at) * 1000)::bigint,
        E'\n'
      ) as lines
      from technique_evaluations e
      where e.player_id = m.account_id and e.technique_id = any(${catalogueIds}::text[])
    ) e
    where m.club_id = ${actor.clubId} and m.standing = 'member' and m.role = 'player'
      and ${isChosen(sql`m.account_id`, wanted)} and e.lines is not null`.execute(db)
  const dayOf = dayIn(wanted.timeZone)
  const evaluationIn = (playerId: string, line: string): DatedEvaluation => {
    const space = line.indexOf(' ')
    const at = Number(line.slice(space + 1))
    return {
      playerId,
      techniqueId: line.slice(2, space),
      status: statuses[line[0]!]!,
      at,
      day: dayOf(at),
      isOwn: line[1] === 'o',
    }
  }
  return new Map(
    rows.map(({ playerId, lines }) => [
      playerId,
      lines.split('\n').map((line) => evaluationIn(playerId, line)),
    ]),
  )
}
