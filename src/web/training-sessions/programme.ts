import type { Exercise } from '../../contract/exercises.ts'
import type { ProgrammeEntry } from '../../contract/training-sessions.ts'
import { programmeMinutes } from '../../domain/exercise.ts'
import { sessionMinutes, type SessionDuration } from '../../domain/training-session.ts'

/** A copy: changing the library later does not change this programme. */
export function programmeEntry(exercise: Exercise, id: string): ProgrammeEntry {
  const { type, technique, effect, duration, description } = exercise
  return { id, type, technique, effect, duration, description }
}

/** The programme with that entry one place up (-1) or down (1); unchanged at its ends. */
export function moved(
  programme: readonly ProgrammeEntry[],
  id: string,
  step: -1 | 1,
): readonly ProgrammeEntry[] {
  const from = programme.findIndex((entry) => entry.id === id)
  const entry = programme[from]
  const other = programme[from + step]
  if (!entry || !other) return programme
  return programme.with(from, other).with(from + step, entry)
}

/** « 65 min sur 90 », and in words when it is too much. */
export function programmeTotal(
  programme: readonly Pick<ProgrammeEntry, 'duration'>[],
  duration: SessionDuration,
): { minutes: number; available: number; tooMuch: number } {
  const minutes = programmeMinutes(programme)
  const available = sessionMinutes(duration)
  return { minutes, available, tooMuch: Math.max(0, minutes - available) }
}
