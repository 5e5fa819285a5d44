import type { Input } from '../../contract/endpoint.ts'
import type { create, ProgrammeEntry, TrainingSession } from '../../contract/training-sessions.ts'
import {
  defaultSessionDuration,
  defaultSessionTime,
  type SessionDuration,
} from '../../domain/training-session.ts'

/** What the session form holds while it is being filled. */
export interface SessionDraft {
  readonly title: string
  /** yyyy-mm-dd, or empty. */
  readonly date: string
  /** HH:mm, or empty. */
  readonly time: string
  readonly duration: SessionDuration
  readonly description: string
  /** Sorted: in which order players were ticked does not count. */
  readonly playerIds: readonly string[]
  readonly programme: readonly ProgrammeEntry[]
}

/** `today` is the club's date. */
export function newDraft(today: string): SessionDraft {
  return {
    title: '',
    date: today,
    time: defaultSessionTime,
    duration: defaultSessionDuration,
    description: '',
    playerIds: [],
    programme: [],
  }
}

export function draftOf(session: TrainingSession): SessionDraft {
  const { title, date, time, duration, description, players, exercises } = session
  return {
    title,
    date,
    time,
    duration,
    description,
    playerIds: players.map(({ id }) => id).toSorted(),
    programme: exercises,
  }
}

export function draftInput(draft: SessionDraft, id: string): Input<typeof create> {
  const { programme, playerIds, ...rest } = draft
  return { id, ...rest, playerIds: [...playerIds], exercises: [...programme] }
}

const names: Readonly<Record<keyof SessionDraft, string>> = {
  title: 'titre',
  date: 'date',
  time: 'heure',
  duration: 'durée',
  description: 'description',
  playerIds: 'participants',
  programme: 'programme',
}

/** What differs between two versions, in the words of the form. */
export function differences(a: SessionDraft, b: SessionDraft): string[] {
  const fields = Object.keys(names) as (keyof SessionDraft)[]
  return fields
    .filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]))
    .map((field) => names[field])
}

/** Whether that date and time, the club's, lie before its current ones. */
export function liesInThePast(draft: SessionDraft, today: string, time: string): boolean {
  if (!draft.date || !draft.time) return false
  return draft.date < today || (draft.date === today && draft.time < time)
}
