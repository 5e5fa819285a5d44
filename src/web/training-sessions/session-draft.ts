import type { Input } from '../../contract/endpoint.ts'
import type { create, ProgrammeEntry, TrainingSession } from '../../contract/training-sessions.ts'
import { partsOf, programmeOf } from '../../domain/training-session-programme.ts'
import {
  defaultSessionDuration,
  defaultSessionTime,
  type SessionDuration,
} from '../../domain/training-session.ts'
import type { ProgrammePart } from './programme.ts'

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
  readonly programme: readonly ProgrammePart[]
  /** Empty where none is said. */
  readonly placeId: string
  readonly groupId: string
  /** Sorted. */
  readonly coachIds: readonly string[]
}

/** `today` is the club's date. Whoever plans a session coaches it, unless they say otherwise. */
export function newDraft(today: string, coachId: string): SessionDraft {
  return {
    title: '',
    date: today,
    time: defaultSessionTime,
    duration: defaultSessionDuration,
    description: '',
    playerIds: [],
    programme: [],
    placeId: '',
    groupId: '',
    coachIds: [coachId],
  }
}

export function draftOf(session: TrainingSession): SessionDraft {
  const { title, date, time, duration, description, players, place, group, coaches = [] } = session
  return {
    title,
    date,
    time,
    duration,
    description,
    playerIds: players.map(({ id }) => id).toSorted(),
    programme: programmeOf(session),
    placeId: place?.id ?? '',
    groupId: group?.id ?? '',
    coachIds: coaches.map(({ id }) => id).toSorted(),
  }
}

export function draftInput(draft: SessionDraft, id: string): Input<typeof create> {
  const { programme, playerIds, placeId, groupId, coachIds, ...rest } = draft
  return {
    id,
    ...rest,
    playerIds: [...playerIds],
    placeId: placeId || null,
    groupId: groupId || null,
    coachIds: [...coachIds],
    ...partsOf<ProgrammeEntry>(programme),
  }
}

const names: Readonly<Record<keyof SessionDraft, string>> = {
  title: 'titre',
  date: 'date',
  time: 'heure',
  duration: 'durée',
  description: 'description',
  playerIds: 'participants',
  programme: 'programme',
  placeId: 'lieu',
  groupId: 'groupe',
  coachIds: 'entraineurs',
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
