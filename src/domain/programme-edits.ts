import type { DrillFormat } from './drills/drill.ts'
import { exerciseDurations, exerciseMinutes } from './exercise.ts'
import type { PlannerExercise } from './planner-need.ts'
import { statedUncertainty } from './planner-phases.ts'
import {
  freeMinutes,
  type Pin,
  type PlannerInput,
  ProgrammeDraft,
  type SessionProposal,
  shortestPart,
} from './programme-draft.ts'
import { type Phase, sessionFrame } from './session-frame.ts'
import { describeProgramme } from './session-planner.ts'
import { sessionMinutes } from './training-session.ts'

/** What a proposal becomes by one edit. */
export interface ProgrammeEdit<E extends PlannerExercise> {
  readonly programme: readonly Pin<E>[]
  readonly proposal: SessionProposal<E>
}

export interface Alternative<E extends PlannerExercise> extends ProgrammeEdit<E> {
  readonly exercise: E
}

/** What an edit of minutes may not make worse; `takes-block` is a drill that would take the place of moving, or of calm. */
type EditFault = 'no-time' | 'takes-block' | 'idle-time' | 'few-drills' | 'one-technique'

export type WhyNotResize = EditFault | 'longest' | 'shortest'

const maxAlternatives = 3

/** At most three drills that may stand in the place of another, by the same rules as the proposal itself. */
export function alternativesTo<E extends PlannerExercise>(
  input: PlannerInput<E>,
  current: readonly Pin<E>[],
  id: string,
): readonly Alternative<E>[] {
  const place = current.findIndex(({ exercise }) => exercise.id === id)
  const slot = current[place]
  if (!slot) return []
  const draft = new ProgrammeDraft({ ...input, excluded: [...input.excluded, id] })
  for (const pin of current) if (pin !== slot) draft.keep(pin)
  const before = describeProgramme(input, current)
  const found: Alternative<E>[] = []
  for (const exercise of draft.alternatives(slot.phase, exerciseMinutes(slot.exercise.duration))) {
    const edit = editTo(input, current.with(place, { exercise, phase: slot.phase }))
    if (faultOf(input, before, edit.proposal) || stepsBack(edit.proposal) > stepsBack(before)) continue
    found.push({ exercise, ...edit })
    if (found.length === maxAlternatives) break
  }
  return found
}

/**
 * A drill of the next longer or shorter duration. A longer one takes its minutes from what is free, then from « Matchs », then
 * from another drill that the coach has not fixed.
 */
export function resized<E extends PlannerExercise>(
  input: PlannerInput<E>,
  current: readonly Pin<E>[],
  id: string,
  to: 'longer' | 'shorter',
): ProgrammeEdit<E> | WhyNotResize {
  const slot = current.find(({ exercise }) => exercise.id === id)!
  const changed = to === 'longer' ? longer(slot) : shorter(slot)
  if (!changed) return to === 'longer' ? 'longest' : 'shortest'
  const before = describeProgramme(input, current)
  const alone = current.with(current.indexOf(slot), changed)
  const edits = [alone, ...(to === 'longer' ? shortenedElsewhere(input, alone, id) : [])]
  let why: EditFault | null = null
  for (const programme of edits) {
    const edit = editTo(input, programme)
    const fault = faultOf(input, before, edit.proposal)
    if (!fault) return edit
    why ??= fault
  }
  return why!
}

/** With one drill shorter than now: of the matches first, then the longest. */
function shortenedElsewhere<E extends PlannerExercise>(
  { pinned }: PlannerInput<E>,
  current: readonly Pin<E>[],
  id: string,
): readonly (readonly Pin<E>[])[] {
  const fixed = new Set([id, ...pinned.map(({ exercise }) => exercise.id)])
  const isMatch = ({ phase }: Pin<E>) => Number(phase === 'match')
  return current
    .filter(({ exercise }) => !fixed.has(exercise.id))
    .toSorted((a, b) => isMatch(b) - isMatch(a) || minutesOf(b) - minutesOf(a))
    .flatMap((giving) => {
      const given = shorter(giving)
      return given ? [current.with(current.indexOf(giving), given)] : []
    })
}

function longer<E extends PlannerExercise>(pin: Pin<E>): Pin<E> | null {
  const duration = exerciseDurations[exerciseDurations.indexOf(pin.exercise.duration) + 1]
  return duration ? { ...pin, exercise: { ...pin.exercise, duration } } : null
}

function shorter<E extends PlannerExercise>(pin: Pin<E>): Pin<E> | null {
  const duration = exerciseDurations[exerciseDurations.indexOf(pin.exercise.duration) - 1]
  if (!duration || exerciseMinutes(duration) < shortestPart[pin.phase]) return null
  return { ...pin, exercise: { ...pin.exercise, duration } }
}

function editTo<E extends PlannerExercise>(
  input: PlannerInput<E>,
  programme: readonly Pin<E>[],
): ProgrammeEdit<E> {
  return { programme, proposal: describeProgramme(input, programme) }
}

type Proposal = SessionProposal<PlannerExercise>

/** What an edit makes worse than a coach would run; what was so before may stay. */
function faultOf(
  { audience, duration }: Pick<PlannerInput<PlannerExercise>, 'audience' | 'duration'>,
  before: Proposal,
  after: Proposal,
): EditFault | null {
  const total = sessionMinutes(duration)
  const falls = (measure: (of: Proposal) => number, least: number) =>
    measure(after) < least && measure(after) < measure(before)
  const rises = (measure: (of: Proposal) => number, most: number) =>
    measure(after) > most && measure(after) > measure(before)
  const frame = sessionFrame(audience, duration)
  const emptied = after.emptyPhases.some((phase) => !before.emptyPhases.includes(phase))
  const shortened = ends.some((phase) => falls((of) => minutesIn(phase, of), frame[phase]))
  if (emptied || shortened || falls(({ minutesLeft }) => minutesLeft, freeMinutes)) return 'no-time'
  if (ends.some((phase) => falls((of) => blockMinutes(phase, of), Infinity))) return 'takes-block'
  if (rises(({ minutesLeft }) => minutesLeft, total / 4)) return 'idle-time'
  if (falls(drilledMinutes, total / 3)) return 'few-drills'
  return rises(shareOfOneTechnique, 2 / 3) ? 'one-technique' : null
}

function minutesOf({ exercise }: Pin<PlannerExercise>): number {
  return exerciseMinutes(exercise.duration)
}

function sum(pins: readonly Pin<PlannerExercise>[]): number {
  return pins.reduce((total, pin) => total + minutesOf(pin), 0)
}

function drilledMinutes({ exercises }: Proposal): number {
  return sum(exercises)
}

/** Moving and calming down give way to nothing. */
const ends: readonly Phase[] = ['welcome', 'cool-down']

function minutesIn(phase: Phase, of: Proposal): number {
  return sum(of.exercises.filter((entry) => entry.phase === phase)) + blockMinutes(phase, of)
}

function blockMinutes(phase: Phase, { blocks }: Proposal): number {
  return blocks.find((block) => block.phase === phase)?.minutes ?? 0
}

/** Neither warms up, nor is played for itself. */
const notWorked: readonly (DrillFormat | undefined)[] = ['jambes', 'echauffement', 'match', 'calme']

/** The largest share that one technique has of what is worked at; of two drills each may have all that it needs. */
function shareOfOneTechnique({ exercises }: Proposal): number {
  const worked = exercises.filter(({ exercise }) => !notWorked.includes(exercise.drill?.format))
  if (worked.length < 3) return 0
  const shares = Map.groupBy(worked, ({ exercise }) => exercise.technique)
  return Math.max(...[...shares.values()].map(sum)) / sum(worked)
}

/** How often an open drill is followed by a surer one. */
function stepsBack({ exercises }: Proposal): number {
  const open = exercises.filter(({ phase }) => phase === 'opening')
  return open.filter(
    (pin, n) => n > 0 && statedUncertainty(pin.exercise) < statedUncertainty(open[n - 1]!.exercise),
  ).length
}
