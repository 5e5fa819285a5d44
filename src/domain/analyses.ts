import { attendanceRate } from './attendance.ts'
import { type DateRange, mondayOf, weekdayOf, weeksOf } from './days.ts'

/** Present and absent make the rate; excused ones and sessions without a roll are named beside it. */
export interface AttendanceCounts {
  readonly sessions: number
  /** Of these, how many have a roll. */
  readonly rolled: number
  readonly present: number
  readonly absent: number
  readonly excused: number
}

export interface DayAttendance extends AttendanceCounts {
  readonly date: string
}

export interface AttendanceRow {
  /** 0 is Monday; null is every day together. */
  readonly weekday: number | null
  /** In the order of the table's weeks. */
  readonly weeks: readonly AttendanceCounts[]
  readonly total: AttendanceCounts
}

export interface AttendanceTable {
  /** Their Mondays. */
  readonly weeks: readonly string[]
  readonly rows: readonly AttendanceRow[]
}

/** How many sessions with a roll a picture needs before it says anything. */
export const enoughSessions = 3

/** A rate so many points under the mean is worth a sentence. */
export const tellingPoints = 15

/** A row for all days, and where there are several one for each weekday on which the club trains. */
export function attendanceTable(days: readonly DayAttendance[], range: DateRange): AttendanceTable {
  const weeks = weeksOf(range)
  const weekdays = [...new Set(days.map(({ date }) => weekdayOf(date)))].toSorted((a, b) => a - b)
  const rowOf = (weekday: number | null): AttendanceRow => {
    const ofRow = days.filter(({ date }) => weekday === null || weekdayOf(date) === weekday)
    const byWeek = Map.groupBy(ofRow, ({ date }) => mondayOf(date))
    return { weekday, weeks: weeks.map((week) => sum(byWeek.get(week) ?? [])), total: sum(ofRow) }
  }
  return { weeks, rows: [rowOf(null), ...(weekdays.length > 1 ? weekdays.map(rowOf) : [])] }
}

export interface AttendanceFinding extends AttendanceCounts {
  readonly week: string
  readonly rate: number
  readonly mean: number
}

/** The latest week that fell far under the mean of the whole period. */
export function attendanceFinding({ weeks, rows: [all] }: AttendanceTable): AttendanceFinding | null {
  if (!all) return null
  const counted = all.weeks.map((counts, index) => ({ ...counts, week: weeks[index]! }))
  return latestFarBelow(counted, attendanceRate(all.total))
}

interface WeekCounts {
  readonly week: string
  readonly present: number
  readonly absent: number
}

/** Of any group the latest week that fell far under the mean of that group; of several, the one that fell furthest. */
export function groupFinding<Week extends WeekCounts & { readonly groupId: string }>(weeks: readonly Week[]) {
  const findings = [...Map.groupBy(weeks, ({ groupId }) => groupId).values()].flatMap(
    (ofGroup) => latestFarBelow(ofGroup, attendanceRate(sumOfWeeks(ofGroup))) ?? [],
  )
  const [first] = findings.toSorted(
    (a, b) => b.week.localeCompare(a.week) || b.mean - b.rate - (a.mean - a.rate),
  )
  return first ?? null
}

/** The earliest week comes first. */
function latestFarBelow<Week extends WeekCounts>(weeks: readonly Week[], mean: number | null) {
  if (mean === null) return null
  for (const counts of weeks.toReversed()) {
    const rate = attendanceRate(counts)
    if (rate !== null && isFarBelow(rate, mean)) return { ...counts, rate, mean }
  }
  return null
}

function sumOfWeeks(weeks: readonly WeekCounts[]) {
  return {
    present: weeks.reduce((total, { present }) => total + present, 0),
    absent: weeks.reduce((total, { absent }) => total + absent, 0),
  }
}

export function isFarBelow(rate: number, mean: number): boolean {
  return mean - rate >= tellingPoints
}

/** The five steps of the heat map: below 60 %, then by tens, and 90 % or more. */
export function heatStep(rate: number): 1 | 2 | 3 | 4 | 5 {
  if (rate >= 90) return 5
  if (rate >= 80) return 4
  if (rate >= 70) return 3
  return rate >= 60 ? 2 : 1
}

function sum(counts: readonly AttendanceCounts[]): AttendanceCounts {
  const none = { sessions: 0, rolled: 0, present: 0, absent: 0, excused: 0 }
  return counts.reduce(
    (total, each) => ({
      sessions: total.sessions + each.sessions,
      rolled: total.rolled + each.rolled,
      present: total.present + each.present,
      absent: total.absent + each.absent,
      excused: total.excused + each.excused,
    }),
    none,
  )
}
