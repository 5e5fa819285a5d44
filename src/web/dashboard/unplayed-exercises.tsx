import type { TrainingSession } from '../../contract/training-sessions.ts'
import { addDays } from '../../domain/days.ts'
import { maxCalendarDays } from '../../domain/session-calendar.ts'
import { isUpcoming } from '../../domain/training-session.ts'
import { useNow } from '../app/use-now.ts'
import { clubDay } from '../clubs/club-time.ts'
import { isAlike } from '../training-sessions/repeated-session.ts'
import { useCalendar } from '../training-sessions/use-sessions.ts'
import { UnplayedExercise } from './unplayed-exercise.tsx'

interface UnplayedExercisesProps {
  session: TrainingSession
  exercises: TrainingSession['exercises']
  timeZone: string
}

/** What there was no time for, with the next session of the same people. */
export function UnplayedExercises({ session, exercises, timeZone }: UnplayedExercisesProps) {
  const now = useNow()
  const today = clubDay(now, timeZone)
  const { data } = useCalendar({ from: today, to: addDays(today, maxCalendarDays - 1) })
  // Until it is known, nothing is said of it.
  if (!data) return null
  const next = data.sessions.find(
    (each) =>
      !each.cancelledAt && isUpcoming({ startsAt: new Date(each.startsAt) }, now) && isAlike(each, session),
  )
  return exercises.map((exercise) => (
    <UnplayedExercise key={exercise.id} exercise={exercise} next={next} today={today} />
  ))
}
