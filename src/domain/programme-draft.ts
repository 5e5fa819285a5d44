import type { Audience } from './audience.ts'
import { categories, type Category } from './category.ts'
import { exerciseMinutes } from './exercise.ts'
import { type Candidate, candidatesOf, drillKey } from './planner-candidates.ts'
import {
  type PlannerDepth,
  type PlannerExercise,
  type PlannerPlayer,
  techniqueIdsOf,
} from './planner-need.ts'
import { belongsIn, statedUncertainty } from './planner-phases.ts'
import { blockTitles, type Phase, phases, sessionFrame, type SessionFrame } from './session-frame.ts'
import type { BlockDuration } from './training-session-block.ts'
import { type SessionDuration, sessionMinutes } from './training-session.ts'

/** An exercise that the coach has fixed, and its phase. */
export interface Pin<E extends PlannerExercise> {
  readonly exercise: E
  readonly phase: Phase
}

export interface PlannerInput<E extends PlannerExercise> {
  /** The participants. */
  readonly players: readonly PlannerPlayer[]
  readonly audience: Audience
  readonly library: readonly E[]
  readonly duration: SessionDuration
  readonly depth: PlannerDepth
  readonly pinned: readonly Pin<E>[]
  /** Ids of exercises that the coach has taken out: they are not proposed again. */
  readonly excluded: readonly string[]
  /** Ids of what practises the theme of the month; absent without a theme. */
  readonly ofTheme?: ReadonlySet<string> | undefined
  /** Ids of exercises of the proposals before this one: others come first. */
  readonly proposedBefore: readonly string[]
}

export interface PlannedExercise<E extends PlannerExercise> extends Pin<E> {
  readonly pinned: boolean
}

/** A phase, or what is left of it, that goes on without a drill. */
export interface PlannedBlock {
  readonly phase: Phase
  readonly title: string
  readonly minutes: number
}

export interface SessionProposal<E extends PlannerExercise> {
  /** In the order in which they are practised. */
  readonly exercises: readonly PlannedExercise<E>[]
  readonly blocks: readonly PlannedBlock[]
  /** Of exercises and blocks. */
  readonly minutes: number
  /** For changing places, drinking and explaining; negative when the pinned exercises take longer than the session. */
  readonly minutesLeft: number
  /** Phases of the frame without anything: the library had no drill for them, or the pinned ones take all the time. */
  readonly emptyPhases: readonly Phase[]
}

/** What a proposal is made of, in the order in which it is practised: everybody moves first, and calms down last. */
export function inOrder<E extends PlannerExercise>({
  exercises,
  blocks,
}: Pick<SessionProposal<E>, 'exercises' | 'blocks'>): readonly (PlannedExercise<E> | PlannedBlock)[] {
  return phases.flatMap((phase) => {
    const drills = exercises.filter((entry) => entry.phase === phase)
    const [block] = blocks.filter((entry) => entry.phase === phase)
    if (!block) return drills
    return phase === 'welcome' ? [block, ...drills] : [...drills, block]
  })
}

/** Phases and their rests last 5 to 30 minutes, in steps of five. */
export function blockDuration({ minutes }: PlannedBlock): BlockDuration {
  return `${minutes} min` as BlockDuration
}

const assumed = {
  /** Explaining and changing places. */
  changeoverMinutes: 2,
  /** Minutes that meet half of what is left of a need. */
  halfAnsweredAfter: 15,
  /** In one programme. */
  drillsOfTechnique: 2,
  shareOfTechnique: 0.6,
  /** A drill that says for which phase it was made is worth that much more than one that merely may stand there. */
  madeForPhase: 1.1,
  /** What practises the theme of the month is needed that much more. */
  ofTheme: 2,
} as const

/** What a session always leaves for changing tables, drinking and explaining. */
export const freeMinutes = 5

/** Less than that breaks up a phase; two short drills warm up, or calm down. */
export const shortestPart: Readonly<Record<Phase, number>> = {
  welcome: 5,
  'warm-up': 5,
  theme: 10,
  opening: 10,
  service: 10,
  match: 10,
  'cool-down': 5,
}

/** The part of `welcome` that no drill takes: first everybody moves. */
const movingMinutes = 10

/** Where the theme of the month comes first. */
const themePhases: readonly Phase[] = ['theme', 'opening', 'service']

/** Where a longer drill leaves too little time, matches give way first. */
const blocksByWeight: readonly Phase[] = ['cool-down', 'welcome', 'match']

/** A programme under construction. */
export class ProgrammeDraft<E extends PlannerExercise> {
  private readonly total: number
  private readonly frame: SessionFrame
  private readonly input: PlannerInput<E>
  private readonly drills = new Set<string>()
  /** What may still be chosen; null until it is first needed. */
  private rest: readonly Candidate<E>[] | null = null
  private readonly chosen: PlannedExercise<E>[] = []
  private readonly minutesOfTechnique = new Map<string, number>()
  private readonly minutesOfCategory = new Map<Category, number>()

  constructor(input: PlannerInput<E>) {
    this.input = input
    this.total = sessionMinutes(input.duration)
    this.frame = sessionFrame(input.audience, input.duration)
  }

  keep({ exercise, phase }: Pin<E>, pinned = true): void {
    this.take(exercise, phase, pinned)
  }

  /** Takes the longest drills that fit, of those the one worth most, until none fits any more. */
  fill(phase: Phase): void {
    for (;;) {
      const room = Math.min(this.roomOf(phase), this.left - this.keptFrom(phase))
      const next = this.best(phase, phase === 'welcome' ? room - movingMinutes : room)
      if (!next) return
      this.take(next.exercise, phase, false)
    }
  }

  /** What may stand in a phase instead of a drill of `minutes`: what is nearest in length first, then what is worth most. */
  alternatives(phase: Phase, minutes: number): readonly E[] {
    const fitting = this.candidatesFor(phase).filter((candidate) => candidate.minutes >= shortestPart[phase])
    const away = (candidate: Candidate<E>) => Math.abs(candidate.minutes - minutes)
    return this.worthMost(fitting)
      .toSorted((a, b) => away(a) - away(b))
      .map(({ exercise }) => exercise)
  }

  proposal(): SessionProposal<E> {
    const exercises = phases.flatMap((phase) => this.inPhase(phase))
    const blocks = this.blocks()
    const minutes = this.total - this.left + blocks.reduce((sum, block) => sum + block.minutes, 0)
    return {
      exercises,
      blocks,
      minutes,
      minutesLeft: this.total - minutes,
      emptyPhases: phases.filter(
        (phase) => this.frame[phase] > 0 && ![...exercises, ...blocks].some((entry) => entry.phase === phase),
      ),
    }
  }

  private get left(): number {
    return this.total - minutesOf(this.chosen)
  }

  /** Where fixed drills take more than their own part, the others still move, warm up, play matches, calm down and drink. */
  private keptFrom(phase: Phase): number {
    const kept = (other: Phase, minutes = this.frame[other]) =>
      other === phase ? 0 : Math.max(0, minutes - minutesOf(this.inPhase(other)))
    return (
      freeMinutes + kept('welcome') + kept('warm-up') + kept('match', shortestPart.match) + kept('cool-down')
    )
  }

  private roomOf(phase: Phase): number {
    return this.frame[phase] - minutesOf(this.inPhase(phase))
  }

  private inPhase(phase: Phase) {
    return this.chosen.filter((entry) => entry.phase === phase)
  }

  /** What no drill takes of the phases that go on without one, as far as the session has room for it. */
  private blocks(): readonly PlannedBlock[] {
    let left = this.left - freeMinutes
    const blocks = blocksByWeight.flatMap((phase) => {
      const minutes = Math.min(this.roomOf(phase), left)
      if (minutes < shortestPart[phase]) return []
      left -= minutes
      return [{ phase, title: blockTitles[phase]!, minutes }]
    })
    return blocks.toSorted((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase))
  }

  private best(phase: Phase, room: number): Candidate<E> | undefined {
    const fitting = this.candidatesFor(phase).filter(
      ({ minutes }) => minutes <= room && minutes >= shortestPart[phase],
    )
    const unseen = fitting.filter(({ exercise }) => !this.input.proposedBefore.includes(exercise.id))
    const left = unseen.length > 0 ? unseen : fitting
    const ofTheme = themePhases.includes(phase) ? left.filter(({ exercise }) => this.isOfTheme(exercise)) : []
    const open = ofTheme.length > 0 ? ofTheme : left
    const longest = Math.max(...open.map(({ minutes }) => minutes))
    return this.worthMost(open.filter(({ minutes }) => minutes === longest))[0]
  }

  /** Of the phase; none a third time with one technique, and no opening more regular than its theme. */
  private candidatesFor(phase: Phase): readonly Candidate<E>[] {
    const uncertainties = (of: Phase) => this.inPhase(of).map(({ exercise }) => statedUncertainty(exercise))
    const least = phase === 'opening' ? Math.max(0, ...uncertainties('theme')) : 0
    const most = phase === 'theme' ? Math.min(3, ...uncertainties('opening')) : 3
    return this.candidates.filter(
      ({ exercise }) =>
        belongsIn(exercise, phase) &&
        statedUncertainty(exercise) >= least &&
        statedUncertainty(exercise) <= most &&
        this.hasRoomFor(exercise),
    )
  }

  /** Twice at most, and then not more than its share of what the frame has for the theme, open play and services. */
  private hasRoomFor({ technique, duration }: E): boolean {
    const before = this.chosen.filter(({ exercise }) => exercise.technique === technique)
    if (before.length === 0) return true
    const worked = themePhases.reduce((sum, phase) => sum + this.frame[phase], 0)
    const minutes = minutesOf(before) + exerciseMinutes(duration)
    return before.length < assumed.drillsOfTechnique && minutes <= assumed.shareOfTechnique * worked
  }

  private isOfTheme({ id }: E): boolean {
    return this.input.ofTheme?.has(id) ?? false
  }

  private worthMost(candidates: readonly Candidate<E>[]): Candidate<E>[] {
    return candidates
      .map((candidate) => ({ candidate, worth: this.worthAMinute(candidate) }))
      .toSorted(
        (a, b) =>
          b.worth - a.worth ||
          b.candidate.daysSincePractised - a.candidate.daysSincePractised ||
          a.candidate.levelsAway - b.candidate.levelsAway,
      )
      .map(({ candidate }) => candidate)
  }

  /** A need that is partly met counts less; a category that has had its quarter of the session counts half. */
  private worthAMinute({ exercise, minutes, need }: Candidate<E>): number {
    const useful = minutes - assumed.changeoverMinutes
    let worth = need.requests * answered(useful)
    for (const [technique, amount] of need.techniques) {
      const before = this.minutesOfTechnique.get(technique) ?? 0
      worth += amount * (answered(before + useful) - answered(before))
    }
    if (exercise.drill?.format) worth *= assumed.madeForPhase
    if (this.isOfTheme(exercise)) worth *= assumed.ofTheme
    const quarter = this.total / categories.length
    return worth / minutes / (1 + (this.minutesOfCategory.get(exercise.type) ?? 0) / quarter)
  }

  private get candidates(): readonly Candidate<E>[] {
    if (this.rest) return this.rest
    const { library, excluded } = this.input
    const out = new Set(library.filter(({ id }) => excluded.includes(id)).map(drillKey))
    this.rest = candidatesOf(this.input).filter(({ drill }) => !out.has(drill) && !this.drills.has(drill))
    return this.rest
  }

  private take(exercise: E, phase: Phase, pinned: boolean): void {
    const minutes = exerciseMinutes(exercise.duration)
    this.chosen.push({ exercise, phase, pinned })
    const drill = drillKey(exercise)
    this.drills.add(drill)
    this.rest = this.rest?.filter((candidate) => candidate.drill !== drill) ?? null
    for (const technique of techniqueIdsOf(exercise)) {
      const before = this.minutesOfTechnique.get(technique) ?? 0
      this.minutesOfTechnique.set(technique, before + minutes - assumed.changeoverMinutes)
    }
    const { type } = exercise
    this.minutesOfCategory.set(type, (this.minutesOfCategory.get(type) ?? 0) + minutes)
  }
}

function minutesOf(entries: readonly { readonly exercise: PlannerExercise }[]): number {
  return entries.reduce((sum, { exercise }) => sum + exerciseMinutes(exercise.duration), 0)
}

/** The share of a need that these minutes meet. */
function answered(minutes: number): number {
  return 1 - 2 ** (-minutes / assumed.halfAnsweredAfter)
}
