import type { Composition } from '../../domain/exercise.ts'
import { refreshAfterDays } from '../../domain/skill-clock.ts'
import { toRefresh } from '../../domain/techniques-to-refresh.ts'
import { type Evaluation, latestEvaluations } from '../../domain/technique-evaluation.ts'
import { catalogueTechniquesOf } from '../../domain/technique-catalogue.ts'
import type { Db } from '../database/connection.ts'
import { isOver } from '../training-sessions/is-over.ts'
import { isRollCalled } from '../training-sessions/roll-called.ts'

/**
 * The catalogue’s techniques that each player of a club has practised in as many days as one stays fresh: in sessions that are over
 * and that they attended, or of which no roll was called. The club's sessions of that time are read once for all players.
 */
export async function practisedLately(
  db: Db,
  { clubId }: { readonly clubId: string },
  now: Date,
  playerId?: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const since = new Date(now.getTime() - refreshAfterDays * 24 * 60 * 60 * 1000)
  const rows: readonly (Composition & { readonly playerId: string })[] = await db
    .with(
      (cte) => cte('past').materialized(),
      (past) =>
        past
          .selectFrom('training_sessions as s')
          .select((s) => ['s.id', isRollCalled(s.ref('s.id')).as('rollCalled')])
          .where('s.club_id', '=', clubId)
          .where('s.deleted_at', 'is', null)
          .where(isOver(now))
          .where('s.starts_at', '>', since),
    )
    .selectFrom('past')
    .innerJoin('session_participants as p', 'p.session_id', 'past.id')
    .innerJoin('session_exercises as x', 'x.session_id', 'past.id')
    .select(['p.player_id as playerId', 'x.type', 'x.technique', 'x.effect'])
    .distinct()
    .where('x.practised', '=', true)
    .where((each) => each.or([each('p.presence', '=', 'present'), each('past.rollCalled', '=', false)]))
    .$if(playerId !== undefined, (query) => query.where('p.player_id', '=', playerId!))
    .execute()
  const practised = new Map<string, Set<string>>()
  for (const { playerId: id, ...exercise } of rows) {
    const known = practised.get(id) ?? new Set()
    for (const technique of catalogueTechniquesOf(exercise)) known.add(technique.id)
    practised.set(id, known)
  }
  return practised
}

/** Of one player, from the whole history. Most have nothing that rests so long, and nothing more is read of them. */
export async function techniquesToRefresh(
  db: Db,
  { clubId, playerId }: { readonly clubId: string | null; readonly playerId: string },
  history: readonly Evaluation[],
  now: Date,
): Promise<string[]> {
  const candidates = toRefresh(latestEvaluations(history), new Set(), now)
  if (clubId === null || candidates.length === 0) return candidates
  const practised = (await practisedLately(db, { clubId }, now, playerId)).get(playerId)
  return candidates.filter((id) => !practised?.has(id))
}
