import type { Statistics } from '../../contract/statistics.ts'
import type { Member } from '../../domain/actor.ts'
import { casesOf, isIn, minutesBeforeMastery, retentionAfterPauses } from '../../domain/statistics.ts'
import { compareSeasons } from '../../domain/statistics-seasons.ts'
import { techniqueCatalogue } from '../../domain/technique-catalogue.ts'
import type { Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { readHistory } from './history.ts'

/** Two statements, however many players and sessions there are. */
export async function readStatistics(db: Db, actor: Member, wanted: Wanted): Promise<Statistics> {
  const { from, to } = wanted
  const history = await readHistory(db, actor, wanted)
  const { masteries, pauses } = casesOf(history)
  const inPeriod = <Case extends { day: string }>(cases: readonly Case[]) =>
    cases.filter(({ day }) => isIn(wanted, day))
  return {
    from,
    to,
    since: history.since,
    sessions: history.sessions.length,
    minutes: minutesBeforeMastery(
      inPeriod(masteries),
      techniqueCatalogue.map(({ id }) => id),
    ),
    retention: retentionAfterPauses(inPeriod(pauses)),
    seasons: compareSeasons(history.sessions, masteries, to),
  }
}
