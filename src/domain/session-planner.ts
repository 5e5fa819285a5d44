import { exerciseMinutes } from './exercise.ts'
import { type PlannerExercise } from './planner-need.ts'
import { type Pin, type PlannerInput, ProgrammeDraft, type SessionProposal } from './programme-draft.ts'

/** A programme for the players who take part. The same input always gives the same one, whatever its order. */
export function proposeSession<E extends PlannerExercise>(input: PlannerInput<E>): SessionProposal<E> {
  const draft = new ProgrammeDraft(input)
  for (const pin of input.pinned) draft.keep(pin)
  draft.fill('warm-up', draft.roomOf('warm-up'))
  draft.fill('main', draft.left - draft.roomOf('close'))
  draft.fill('close', draft.left)
  // What is too long to close with is practised before.
  draft.fill('main', draft.left)
  return draft.proposal()
}

/**
 * Another exercise in the place of one of a proposal; everything else stays as it is. null where the library has none
 * that fits. Whoever asks again adds what was refused to `excluded`.
 */
export function replaceExercise<E extends PlannerExercise>(
  input: PlannerInput<E>,
  current: readonly Pin<E>[],
  replaced: string,
): SessionProposal<E> | null {
  const place = current.findIndex(({ exercise }) => exercise.id === replaced)
  const slot = current[place]
  if (!slot) return null
  const draft = new ProgrammeDraft({ ...input, excluded: [...input.excluded, replaced] })
  for (const pin of current) if (pin !== slot) draft.keep(pin)
  const alternative = draft.alternative(slot.part, exerciseMinutes(slot.exercise.duration))
  if (!alternative) return null
  return programmeAsItStands(input, current.with(place, { exercise: alternative, part: slot.part }))
}

/** What a coach has made of a proposal, with its reasons and what it takes: nothing is added to it. */
export function programmeAsItStands<E extends PlannerExercise>(
  input: PlannerInput<E>,
  current: readonly Pin<E>[],
): SessionProposal<E> {
  const draft = new ProgrammeDraft(input)
  const pinned = new Set(input.pinned.map(({ exercise }) => exercise.id))
  for (const pin of current) draft.keep(pin, pinned.has(pin.exercise.id))
  return draft.proposal()
}
