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
export function attendanceFinding({ weeks, rows }: AttendanceTable): AttendanceFinding | null {
  const all = rows[0]
  const mean = all ? attendanceRate(all.total) : null
  if (!all || mean === null) return null
  for (const [index, counts] of [...all.weeks.entries()].toReversed()) {
    const rate = attendanceRate(counts)
    if (rate !== null && isFarBelow(rate, mean)) return { ...counts, week: weeks[index]!, rate, mean }
  }
  return null
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
