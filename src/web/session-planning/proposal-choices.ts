import { replaceEqualDeep } from '@tanstack/react-query'
import type { Exercise } from '../../contract/exercises.ts'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import type { Pin, PlannerInput, SessionProposal } from '../../domain/programme-draft.ts'
import { programmeAsItStands, proposeSession, replaceExercise } from '../../domain/session-planner.ts'

/** For whom a programme is proposed, from what, and how long it lasts. */
export interface Occasion extends Omit<PlannerInput<Exercise>, 'pinned' | 'excluded'> {
  /** What is said of the players comes from these. */
  readonly facts: PlanningFacts
}
export type Proposal = SessionProposal<Exercise>

/** What a coach has said of the proposals so far. */
export interface ProposalChoices {
  /** What they made of the last one; null while it is the planner's own, which follows whatever becomes known. */
  readonly placed: readonly Pin<Exercise>[] | null
  readonly pinned: readonly Pin<Exercise>[]
  /** Ids of what was replaced or removed. */
  readonly excluded: readonly string[]
  /** What was known when `placed` was begun. */
  readonly begunWith: Occasion | null
}

export const noChoices: ProposalChoices = { placed: null, pinned: [], excluded: [], begunWith: null }

/** What is asked for when a button is pressed is asked for again when the screen follows. */
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

/** Whether something else is known than when the coach began to change the proposal; that time has passed does not count. */
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

/** null where the library has nothing else that fits. */
export function withReplaced(
  occasion: Occasion,
  choices: ProposalChoices,
  shown: Proposal,
  id: string,
): ProposalChoices | null {
  const replaced = replaceExercise(inputOf(occasion, choices), shown.exercises, id)
  return replaced && { ...withRemoved(choices, shown, id), placed: placesOf(replaced) }
}

/** What is kept and what was taken out stay so; the rest is chosen anew. */
export function proposedAgain(choices: ProposalChoices): ProposalChoices {
  return { ...choices, placed: null }
}

export function withAllAllowed(choices: ProposalChoices): ProposalChoices {
  return { ...choices, excluded: [] }
}

/** Read again, or with the same waiting writes laid over it, the same comes as another object. */
function isSame(before: unknown, now: unknown): boolean {
  return replaceEqualDeep(before, now) === before
}

function inputOf(occasion: Occasion, { pinned, excluded }: ProposalChoices): PlannerInput<Exercise> {
  return { ...occasion, pinned: upToDate(pinned, occasion.library), excluded }
}

/** As the library describes them now; what is no longer in it stays as it was. */
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
