import { blockDuration, inOrder } from '../../domain/programme-draft.ts'
import { newId } from '../app/new-id.ts'
import { programmeEntry, type ProgrammePart } from '../training-sessions/programme.ts'
import type { Proposal } from './proposal-choices.ts'

/** A proposal as the form takes it over: copies of the exercises, and blocks. */
export function programmeParts(proposal: Proposal): readonly ProgrammePart[] {
  return inOrder(proposal).map((entry) =>
    'exercise' in entry
      ? programmeEntry(entry.exercise, newId())
      : { id: newId(), title: entry.title, duration: blockDuration(entry) },
  )
}
