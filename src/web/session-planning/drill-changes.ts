import type { Exercise } from '../../contract/exercises.ts'
import type { ProgrammeEdit } from '../../domain/programme-edits.ts'
import { type Proposal, type ProposalChoices, withRemoved } from './proposal-choices.ts'

/** With another drill in the place of one, which does not come back. */
export function withAnother(
  choices: ProposalChoices,
  shown: Proposal,
  id: string,
  { programme }: ProgrammeEdit<Exercise>,
): ProposalChoices {
  return { ...withRemoved(choices, shown, id), edited: programme }
}

/** With drills of other durations, those too that the coach has fixed. */
export function withDurations(
  choices: ProposalChoices,
  { programme }: ProgrammeEdit<Exercise>,
): ProposalChoices {
  const pinned = choices.pinned.map(
    (pin) => programme.find(({ exercise }) => exercise.id === pin.exercise.id) ?? pin,
  )
  return { ...choices, edited: programme, pinned }
}
