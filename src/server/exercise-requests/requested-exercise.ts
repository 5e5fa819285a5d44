import { rebondDrills } from '../../content/drills.ts'
import { drillsOn, setupOf } from '../../domain/coach-advice/advised-drill.ts'
import type { ExerciseDrill } from '../../domain/drills/exercise-drill.ts'
import { copiedDrill, isDrawn, type RebondDrill } from '../../domain/drills/rebond-drill.ts'
import {
  type Composition,
  difficulties,
  type Difficulty,
  type ExerciseContent,
  exerciseDurations,
  exerciseMinutes,
  requestedExercise,
} from '../../domain/exercise.ts'

type Requested = ExerciseContent & {
  readonly difficulty: Difficulty
  readonly title?: string
  readonly drill?: ExerciseDrill
  /** Which of Rebond’s drills it is. */
  readonly origin?: string
}

/** What a player asked for, as one of Rebond’s drills has it: with title, text and, where it has one, drawing. */
export function withRebondsWords(request: Composition): Requested {
  const asked = requestedExercise(request)
  const drill = drillFor(request)
  if (!drill) return asked
  const { title, id: origin, level, minutes, objective } = drill
  const duration = exerciseDurations.find((each) => exerciseMinutes(each) === minutes)!
  const named = { title, difficulty: level, duration, description: objective }
  return { ...asked, ...named, drill: copiedDrill(drill), origin }
}

/** Of 15 or 20 minutes: the easiest that is drawn, otherwise one for two, without hurry. */
function drillFor(request: Composition): RebondDrill | undefined {
  const drills = drillsOn(request, rebondDrills)
  const [drawn] = drills
    .filter(isDrawn)
    .toSorted((a, b) => difficulties.indexOf(a.level) - difficulties.indexOf(b.level))
  return drawn ?? drills.find((drill) => setupOf(drill) === 'withPartner' && !drill.competitive)
}
