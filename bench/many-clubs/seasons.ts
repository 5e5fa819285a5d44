import { seasonBefore, seasonStart } from '../../src/domain/season.ts'
import { dayMs, type Place } from './place.ts'
import type { Rows } from './copy-rows.ts'

/** The two seasons before the one that is on: it can still be opened. */
export function seasonRows({ clubId, today, coachIds }: Place): Rows {
  const last = seasonBefore(seasonStart(today.toISOString().slice(0, 10)))
  return {
    seasons: [last, seasonBefore(last)].map((startsOn) => ({
      club_id: clubId,
      starts_on: startsOn,
      opened_at: new Date(Date.parse(startsOn) + dayMs),
      opened_by: coachIds[0]!,
      continuing: 40,
      leaving: 5,
      archived: 3,
    })),
  }
}
