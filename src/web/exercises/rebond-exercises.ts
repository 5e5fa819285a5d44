import type { Exercise } from '../../contract/exercises.ts'
import { copiedDrill, type RebondDrill } from '../../domain/drills/rebond-drill.ts'
import { exerciseDurations, exerciseMinutes } from '../../domain/exercise.ts'

/** A file of the release with a name of its own, which the service worker keeps. */
const file = new URL('../../content/drills.json', import.meta.url)

/** Rebond’s drills as exercises of the library. */
export async function fetchRebondExercises(): Promise<readonly Exercise[]> {
  return (await fetchRebondDrills()).map(rebondExercise)
}

export async function fetchRebondDrills(): Promise<readonly RebondDrill[]> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`The drills were answered ${answer.status}`)
  return (await answer.json()) as readonly RebondDrill[]
}

/** Its origin is itself (`isRebonds`). */
export function rebondExercise(drill: RebondDrill): Exercise {
  const { id, title, category, pairs, level, minutes } = drill
  const [pair] = pairs
  return {
    id,
    origin: id,
    title,
    type: category,
    technique: pair!.technique,
    effect: pair!.effect,
    difficulty: level,
    duration: exerciseDurations.find((duration) => exerciseMinutes(duration) === minutes)!,
    description: drill.objective,
    drill: copiedDrill(drill),
    clubId: '',
    createdBy: null,
    createdAt: '',
    updatedAt: '',
    version: 1,
  }
}
