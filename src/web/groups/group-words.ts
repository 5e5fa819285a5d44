import type { Group } from '../../contract/groups.ts'
import type { SessionDuration } from '../../domain/training-session.ts'
import { weekdayNames } from '../ui/weekday-names.ts'

export const durationNames: Readonly<Record<SessionDuration, string>> = {
  '1h': '1\u00A0h',
  '1h30': '1\u00A0h\u00A030',
  '2h': '2\u00A0h',
}

type Slot = Pick<Group, 'weekday' | 'time' | 'duration'>

/** « Mardi 18 h 30 · 1 h 30 », as much of it as is known; null where nothing is. */
export function slotWords({ weekday, time, duration }: Slot): string | null {
  const when = [weekday && weekdayNames[weekday - 1], time && timeWords(time)].filter(Boolean).join(' ')
  return [when, duration && durationNames[duration]].filter(Boolean).join(' · ') || null
}

/** « 18 h 30 », « 18 h ». */
function timeWords(time: string): string {
  const [hours, minutes] = time.split(':')
  const whole = `${Number(hours)}\u00A0h`
  return minutes === '00' ? whole : `${whole}\u00A0${minutes}`
}
