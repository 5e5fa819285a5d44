import { type PlannerExercise } from './planner-need.ts'
import type { Phase } from './session-frame.ts'
import { type Pin, type PlannerInput, ProgrammeDraft, type SessionProposal } from './programme-draft.ts'

const byWeight: readonly Phase[] = ['theme', 'opening', 'service', 'match', 'warm-up', 'cool-down', 'welcome']

/** A programme for the participants. The order of the input does not change the result. */
export function proposeSession<E extends PlannerExercise>(input: PlannerInput<E>): SessionProposal<E> {
  const draft = new ProgrammeDraft(input)
  for (const pin of input.pinned) draft.keep(pin)
  // What the session is for comes first: warming up and calming down take what it leaves.
  for (const phase of byWeight) draft.fill(phase)
  return draft.proposal()
}

/** A proposal as edited by a coach, with its reasons and minutes; no exercise is added. */
export function describeProgramme<E extends PlannerExercise>(
  input: PlannerInput<E>,
  current: readonly Pin<E>[],
): SessionProposal<E> {
  const draft = new ProgrammeDraft(input)
  const pinned = new Set(input.pinned.map(({ exercise }) => exercise.id))
  for (const pin of current) draft.keep(pin, pinned.has(pin.exercise.id))
  return draft.proposal()
}
