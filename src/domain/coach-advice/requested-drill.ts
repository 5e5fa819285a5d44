import type { ExerciseDrill } from '../drills/exercise-drill.ts'
import { copiedDrill, isDrawn, type RebondDrill } from '../drills/rebond-drill.ts'
import {
  type Composition,
  difficulties,
  type Difficulty,
  type ExerciseContent,
  exerciseDurations,
  exerciseMinutes,
} from '../exercise.ts'
import { drillsOn, setupOf } from './advised-drill.ts'

export type RequestedDrill = ExerciseContent & {
  readonly difficulty: Difficulty
  readonly title: string
  readonly drill: ExerciseDrill
  /** Which of Rebond’s drills it is. */
  readonly origin: string
}

/** What a player asked for, as one of Rebond’s drills has it; undefined for a club’s own words. */
export function requestedDrill(
  request: Composition,
  drills: readonly RebondDrill[],
): RequestedDrill | undefined {
  const drill = drillFor(request, drills)
  if (!drill) return undefined
  const { type, technique, effect } = request
  const { title, id: origin, level: difficulty, minutes, objective: description } = drill
  const duration = exerciseDurations.find((each) => exerciseMinutes(each) === minutes)!
  return {
    type,
    technique,
    effect,
    title,
    difficulty,
    duration,
    description,
    drill: copiedDrill(drill),
    origin,
  }
}

/** Of 15 or 20 minutes: the easiest that is drawn, otherwise one for two, without hurry. */
function drillFor(request: Composition, all: readonly RebondDrill[]): RebondDrill | undefined {
  const drills = drillsOn(request, all)
  const [drawn] = drills
    .filter(isDrawn)
    .toSorted((a, b) => difficulties.indexOf(a.level) - difficulties.indexOf(b.level))
  return drawn ?? drills.find((drill) => setupOf(drill) === 'withPartner' && !drill.competitive)
}
