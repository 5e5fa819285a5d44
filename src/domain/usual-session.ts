import { addDays, weekdayOf } from './days.ts'
import type { Weekday } from './group.ts'

/** That weekday, on the day itself or after it. */
export function nextWeekday(from: string, weekday: Weekday): string {
  return addDays(from, (weekday + 6 - weekdayOf(from)) % 7)
}

/** The first of these weekdays from that day on for which nothing is planned yet. */
export function nextFreeWeekday(from: string, weekday: Weekday, planned: ReadonlySet<string>): string {
  let day = nextWeekday(from, weekday)
  while (planned.has(day)) day = addDays(day, 7)
  return day
}
