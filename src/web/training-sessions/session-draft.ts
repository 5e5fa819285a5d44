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
    playerIds: players.map(({ id }) => id),
    programme: exercises,
  }
}

export function draftInput(draft: SessionDraft, id: string): Input<typeof create> {
  const { programme, playerIds, ...rest } = draft
  return { id, ...rest, playerIds: [...playerIds], exercises: [...programme] }
}

/** Whether the form holds something that closing it would lose. */
export function sameDraft(a: SessionDraft, b: SessionDraft): boolean {
  return differences(a, b).length === 0
}

/** What differs between two versions, in the words of the form; in which order players were ticked does not count. */
export function differences(a: SessionDraft, b: SessionDraft): string[] {
  const parts: readonly [name: string, same: boolean][] = [
    ['titre', a.title === b.title],
    ['date', a.date === b.date],
    ['heure', a.time === b.time],
    ['durée', a.duration === b.duration],
    ['description', a.description === b.description],
    ['participants', sameMembers(a.playerIds, b.playerIds)],
    ['programme', JSON.stringify(a.programme) === JSON.stringify(b.programme)],
  ]
  return parts.filter(([, same]) => !same).map(([name]) => name)
}

/** Whether that date and time, the club's, lie before its current ones. */
export function liesInThePast(draft: SessionDraft, today: string, time: string): boolean {
  if (!draft.date || !draft.time) return false
  return draft.date < today || (draft.date === today && draft.time < time)
}

function sameMembers(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}
