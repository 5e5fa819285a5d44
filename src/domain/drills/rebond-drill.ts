import type { Drill } from './drill.ts'
import type { ExerciseDrill } from './exercise-drill.ts'

/** One of Rebond’s drills: drawn, with all that a drill has, or told in words only. Stored as right-handers play it. */
export type RebondDrill = Omit<ExerciseDrill, Told> &
  Pick<Drill, Told | 'id' | 'title' | 'category' | 'level' | 'minutes'>
type Told = 'objective' | 'pairs' | 'players' | 'material' | 'easier' | 'harder'

export function isDrawn(drill: RebondDrill): drill is RebondDrill & Drill {
  return drill.sequence !== undefined
}

/** What a club’s copy of it has of a drill. */
export function copiedDrill({
  id: _id,
  title: _title,
  category: _category,
  pairs: _pairs,
  level: _level,
  minutes: _minutes,
  ...drill
}: RebondDrill): ExerciseDrill {
  return drill
}
