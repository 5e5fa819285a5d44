import type { Statistics } from '../../contract/statistics.ts'
import type { Member } from '../../domain/actor.ts'
import { casesOf, isIn, minutesBeforeMastery, retentionAfterPauses } from '../../domain/statistics.ts'
import { clockOf } from '../../domain/statistics-clock.ts'
import {
  compareMinutes,
  crossingCases,
  differenceByTechnique,
  raisedByMinutes,
  windowsOf,
} from '../../domain/statistics-crossings.ts'
import { compareSeasons } from '../../domain/statistics-seasons.ts'
import { techniqueCatalogue } from '../../domain/technique-catalogue.ts'
import type { Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { readHistory } from './history.ts'

const techniqueIds = techniqueCatalogue.map(({ id }) => id)

/** Three statements, however many players and sessions there are. */
export async function readStatistics(db: Db, actor: Member, wanted: Wanted): Promise<Statistics> {
  const { from, to } = wanted
  const history = await readHistory(db, actor, wanted)
  const { masteries, pauses, played } = casesOf(history)
  const crossings = crossingCases(history.players, wanted)
  const inPeriod = <Case extends { day: string }>(cases: readonly Case[]) =>
    cases.filter(({ day }) => isIn(wanted, day))
  return {
    from,
    to,
    since: history.since,
    sessions: history.sessions.length,
    crossings: {
      from: windowsOf(wanted)[0]!.from,
      cases: crossings.length,
      spans: raisedByMinutes(crossings),
      compared: compareMinutes(crossings),
      techniques: differenceByTechnique(crossings, techniqueIds),
    },
    clock: clockOf(played),
    minutes: minutesBeforeMastery(inPeriod(masteries), techniqueIds),
    retention: retentionAfterPauses(inPeriod(pauses)),
    seasons: compareSeasons(history.sessions, masteries, to),
  }
}
