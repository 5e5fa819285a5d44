import { replaceEqualDeep } from '@tanstack/react-query'
import type { Exercise } from '../../contract/exercises.ts'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import type { Pin, PlannerInput, SessionProposal } from '../../domain/programme-draft.ts'
import { programmeAsItStands, proposeSession, replaceExercise } from '../../domain/session-planner.ts'

/** The planner's input without the coach's choices. */
export interface Occasion extends Omit<PlannerInput<Exercise>, 'pinned' | 'excluded'> {
  /** The data that `players` was computed from. */
  readonly facts: PlanningFacts
}
export type Proposal = SessionProposal<Exercise>

/** The coach's choices so far. */
export interface ProposalChoices {
  /** The programme as the coach edited it; null while it is the planner's, which is recomputed from new data. */
  readonly placed: readonly Pin<Exercise>[] | null
  readonly pinned: readonly Pin<Exercise>[]
  /** Ids of replaced and removed exercises. */
  readonly excluded: readonly string[]
  /** The data when the coach began to edit `placed`. */
  readonly begunWith: Occasion | null
}

export const noChoices: ProposalChoices = { placed: null, pinned: [], excluded: [], begunWith: null }

/** A cache: a press computes a proposal, and the next render needs the same one. */
const proposals = new WeakMap<ProposalChoices, { occasion: Occasion; proposal: Proposal }>()

export function proposalAfter(occasion: Occasion, choices: ProposalChoices): Proposal {
  const last = proposals.get(choices)
  if (last?.occasion === occasion) return last.proposal
  const input = inputOf(occasion, choices)
  const proposal = choices.placed
    ? programmeAsItStands(input, upToDate(choices.placed, occasion.library))
    : proposeSession(input)
  proposals.set(choices, { occasion, proposal })
  return proposal
}

/** Whether the data has changed since the coach began to edit the proposal. That time has passed does not count. */
export function isOutdated(occasion: Occasion, { placed, begunWith }: ProposalChoices): boolean {
  if (!placed || !begunWith) return false
  return !isSame(begunWith.facts, occasion.facts) || !isSame(begunWith.library, occasion.library)
}

export function withKept(choices: ProposalChoices, shown: Proposal, id: string): ProposalChoices {
  const others = without(choices.pinned, id)
  const pin = shown.exercises.find(({ exercise }) => exercise.id === id)
  const isKept = others.length < choices.pinned.length
  return {
    ...choices,
    placed: placesOf(shown),
    pinned: isKept || !pin ? others : [...others, placeOf(pin)],
  }
}

export function withRemoved(choices: ProposalChoices, shown: Proposal, id: string): ProposalChoices {
  return {
    ...choices,
    placed: without(placesOf(shown), id),
    pinned: without(choices.pinned, id),
    excluded: [...choices.excluded, id],
  }
}

/** Null if no other exercise of the library fits. */
export function withReplaced(
  occasion: Occasion,
  choices: ProposalChoices,
  shown: Proposal,
  id: string,
): ProposalChoices | null {
  const replaced = replaceExercise(inputOf(occasion, choices), shown.exercises, id)
  return replaced && { ...withRemoved(choices, shown, id), placed: placesOf(replaced) }
}

/** Keeps the pinned and the excluded exercises; the planner chooses the others again. */
export function proposedAgain(choices: ProposalChoices): ProposalChoices {
  return { ...choices, placed: null }
}

export function withAllAllowed(choices: ProposalChoices): ProposalChoices {
  return { ...choices, excluded: [] }
}

/** Compares by value: after a refetch or with an overlay, equal data is another object. */
function isSame(before: unknown, now: unknown): boolean {
  return replaceEqualDeep(before, now) === before
}

function inputOf(occasion: Occasion, { pinned, excluded }: ProposalChoices): PlannerInput<Exercise> {
  return { ...occasion, pinned: upToDate(pinned, occasion.library), excluded }
}

/** With the library's current exercises; deleted ones stay as they were. */
function upToDate(places: readonly Pin<Exercise>[], library: readonly Exercise[]): Pin<Exercise>[] {
  return places.map(({ exercise, part }) => ({
    exercise: library.find(({ id }) => id === exercise.id) ?? exercise,
    part,
  }))
}

function placesOf({ exercises }: Proposal): Pin<Exercise>[] {
  return exercises.map(placeOf)
}

function placeOf({ exercise, part }: Pin<Exercise>): Pin<Exercise> {
  return { exercise, part }
}

function without(places: readonly Pin<Exercise>[], id: string): readonly Pin<Exercise>[] {
  return places.filter(({ exercise }) => exercise.id !== id)
}
