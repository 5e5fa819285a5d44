import { replaceEqualDeep } from '@tanstack/react-query'
import type { Exercise } from '../../contract/exercises.ts'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import type { Audience } from '../../domain/audience.ts'
import type { ThemeSubject } from '../../domain/theme.ts'
import type { Pin, PlannerInput, SessionProposal } from '../../domain/programme-draft.ts'
import { describeProgramme, proposeSession } from '../../domain/session-planner.ts'

/** The planner's input without the coach's choices; `audience` is what the players are. */
export interface PlanningInput extends Omit<
  PlannerInput<Exercise>,
  'pinned' | 'excluded' | 'proposedBefore'
> {
  /** The data that `players` was computed from. */
  readonly facts: PlanningFacts
  /** Of the session’s group in the session’s month. */
  readonly theme?: ThemeSubject | null
}
export type Proposal = SessionProposal<Exercise>

/** The coach's choices so far. */
export interface ProposalChoices {
  /** The programme as the coach edited it; null while it is the planner's, which is recomputed from new data. */
  readonly edited: readonly Pin<Exercise>[] | null
  readonly pinned: readonly Pin<Exercise>[]
  /** Ids of replaced and removed exercises. */
  readonly excluded: readonly string[]
  /** For whom the coach said that the session is; null while the players decide. */
  readonly audience: Audience | null
  /** Ids of the exercises of each proposal before this one. */
  readonly before: readonly (readonly string[])[]
  /** The data when the coach began to edit `edited`. */
  readonly basedOn: PlanningInput | null
}

export const noChoices: ProposalChoices = {
  edited: null,
  pinned: [],
  excluded: [],
  audience: null,
  before: [],
  basedOn: null,
}

/** A cache: a press computes a proposal, and the next render needs the same one. */
const proposals = new WeakMap<ProposalChoices, { occasion: PlanningInput; proposal: Proposal }>()

export function proposalAfter(occasion: PlanningInput, choices: ProposalChoices): Proposal {
  const last = proposals.get(choices)
  if (last?.occasion === occasion) return last.proposal
  const input = inputOf(occasion, choices)
  const proposal = choices.edited
    ? describeProgramme(input, upToDate(choices.edited, occasion.library))
    : proposeSession(input)
  proposals.set(choices, { occasion, proposal })
  return proposal
}

/** Whether the data has changed since the coach began to edit the proposal. That time has passed does not count. */
export function isOutdated(occasion: PlanningInput, { edited, basedOn }: ProposalChoices): boolean {
  if (!edited || !basedOn) return false
  return !isSame(basedOn.facts, occasion.facts) || !isSame(basedOn.library, occasion.library)
}

export function withPinToggled(choices: ProposalChoices, shown: Proposal, id: string): ProposalChoices {
  const others = without(choices.pinned, id)
  const pin = shown.exercises.find(({ exercise }) => exercise.id === id)
  const isKept = others.length < choices.pinned.length
  return {
    ...choices,
    edited: placesOf(shown),
    pinned: isKept || !pin ? others : [...others, toPin(pin)],
  }
}

export function withRemoved(choices: ProposalChoices, shown: Proposal, id: string): ProposalChoices {
  return {
    ...choices,
    edited: without(placesOf(shown), id),
    pinned: without(choices.pinned, id),
    excluded: [...choices.excluded, id],
  }
}

/** Keeps the pinned and the excluded exercises; the planner chooses others than before. */
export function replanned(choices: ProposalChoices, shown: Proposal): ProposalChoices {
  const ids = shown.exercises.map(({ exercise }) => exercise.id)
  return { ...choices, edited: null, before: [...choices.before, ids] }
}

/** For others one begins anew, but for what is kept. */
export function withAudience(choices: ProposalChoices, audience: Audience): ProposalChoices {
  return { ...choices, audience, edited: null, before: [] }
}

export function withoutExclusions(choices: ProposalChoices): ProposalChoices {
  return { ...choices, excluded: [] }
}

/** Compares by value: after a refetch or with an overlay, equal data is another object. */
function isSame(before: unknown, now: unknown): boolean {
  return replaceEqualDeep(before, now) === before
}

export function inputOf(
  occasion: PlanningInput,
  { pinned, excluded, audience, before }: ProposalChoices,
): PlannerInput<Exercise> {
  return {
    ...occasion,
    audience: audience ?? occasion.audience,
    pinned: upToDate(pinned, occasion.library),
    excluded,
    proposedBefore: before.flat(),
  }
}

/** With the library's current exercises, as long as the coach has them now; deleted ones stay as they were. */
function upToDate(places: readonly Pin<Exercise>[], library: readonly Exercise[]): Pin<Exercise>[] {
  return places.map(({ exercise, phase }) => {
    const { duration } = exercise
    const current = library.find(({ id }) => id === exercise.id) ?? exercise
    return { exercise: current.duration === duration ? current : { ...current, duration }, phase }
  })
}

function placesOf({ exercises }: Proposal): Pin<Exercise>[] {
  return exercises.map(toPin)
}

function toPin({ exercise, phase }: Pin<Exercise>): Pin<Exercise> {
  return { exercise, phase }
}

function without(places: readonly Pin<Exercise>[], id: string): readonly Pin<Exercise>[] {
  return places.filter(({ exercise }) => exercise.id !== id)
}
