import { seasonStart } from '../domain/season.ts'
import { addDays, instantOn } from './club-days.ts'
import { people, type Person } from './club-people.ts'

export interface ClubSeason {
  readonly startsOn: string
  readonly openedAt: Date
  readonly by: Person
  readonly continuing: number
  readonly leaving: number
  readonly archived: number
}

/** Three, the latest first: opened on 2 July, the last in June where that is still to come, and by no club before it was founded. */
export function seasonsAround(today: string, founded: string): ClubSeason[] {
  return counts.map((each, ago) => {
    const startsOn = seasonsBefore(seasonStart(today), ago)
    const usual = addDays(startsOn, today > addDays(startsOn, 1) ? 1 : -5)
    const openedAt = instantOn(usual > founded ? usual : addDays(founded, 1), '18:40:00')
    return { startsOn, openedAt, by: people.lea, ...each }
  })
}

/** Of players, one club season after the other. */
const counts = [
  { continuing: 21, leaving: 4, archived: 2 },
  { continuing: 17, leaving: 3, archived: 1 },
  { continuing: 9, leaving: 2, archived: 0 },
]

function seasonsBefore(startsOn: string, ago: number): string {
  return `${Number(startsOn.slice(0, 4)) - ago}${startsOn.slice(4)}`
}
