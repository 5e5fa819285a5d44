import { sql } from 'kysely'
import { drawnDrills } from '../content/drills.ts'
import { catalogueTechniquesOf } from '../domain/technique-catalogue.ts'
import type { Db } from '../server/database/connection.ts'
import { people } from './club-people.ts'
import { vaiseId } from './club.ts'

const dayMs = 24 * 60 * 60_000

/** Of two players what was seen in the hall, twice: « Maîtrisé » is proposed. */
export async function fillObservations(db: Db, now: Date): Promise<void> {
  for (const { id } of [people.tom, people.camille]) await observeTwice(db, id, now)
}

/** Of what is in progress and has waited longest, in the last two sessions that are eight days apart or more. */
async function observeTwice(db: Db, playerId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ techniqueId: string }>`
    select e.technique_id as "techniqueId" from (
      select distinct on (technique_id) technique_id, status, evaluated_at from technique_evaluations
      where player_id = ${playerId} order by technique_id, evaluated_at desc
    ) as e
    where e.status = 'in_progress' order by e.evaluated_at`.execute(db)
  const drillsOf = (techniqueId: string) =>
    drawnDrills
      .filter((drill) =>
        catalogueTechniquesOf({ type: drill.category, ...drill.pairs[0]! }).some(
          ({ id }) => id === techniqueId,
        ),
      )
      .toSorted((a, b) => a.uncertainty - b.uncertainty)
  const techniqueId = rows.map((row) => row.techniqueId).find((id) => drillsOf(id).length > 1)
  if (!techniqueId) return
  const drills = drillsOf(techniqueId)
  for (const [days, { title, uncertainty }] of [
    [12, drills[0]!],
    [2, drills.at(-1)!],
  ] as const) {
    await sql`
      insert into technique_observations
        (session_id, club_id, player_id, technique_id, drill, uncertainty, reached, observed_at, observed_by)
      select s.id, s.club_id, ${playerId}, ${techniqueId}, ${title}, ${uncertainty}, true,
        s.starts_at + interval '40 minutes', ${people.lea.id}
      from training_sessions as s join session_participants as p on p.session_id = s.id and p.player_id = ${playerId}
      where s.club_id = ${vaiseId} and s.starts_at < ${new Date(now.getTime() - days * dayMs)} and p.presence = 'present'
      order by s.starts_at desc limit 1
      on conflict do nothing`.execute(db)
  }
}
