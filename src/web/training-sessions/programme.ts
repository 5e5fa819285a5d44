import type { Exercise } from '../../contract/exercises.ts'
import type { ProgrammeEntry } from '../../contract/training-sessions.ts'
import { programmeMinutes } from '../../domain/exercise.ts'
import type { ProgrammeBlock } from '../../domain/training-session-programme.ts'
import { sessionMinutes, type SessionDuration } from '../../domain/training-session.ts'

/** What stands in a programme: an exercise, or a block without one. */
export type ProgrammePart = ProgrammeEntry | ProgrammeBlock

/** A copy: changing the library later does not change this programme. */
export function programmeEntry(exercise: Exercise, id: string): ProgrammeEntry {
  const { type, technique, effect, duration, description, title, drill, id: exerciseId } = exercise
  const { sequence, keep = 'main' } = drill ?? {}
  return {
    id,
    type,
    technique,
    effect,
    duration,
    description,
    exerciseId,
    ...(title && { title }),
    ...(sequence && { drill: { keep, sequence } }),
  }
}

/** « 65 min sur 90 », and in words when it is too much. */
export function programmeTotal(
  programme: readonly Pick<ProgrammePart, 'duration'>[],
  duration: SessionDuration,
): { minutes: number; available: number; tooMuch: number } {
  const minutes = programmeMinutes(programme)
  const available = sessionMinutes(duration)
  return { minutes, available, tooMuch: Math.max(0, minutes - available) }
}
