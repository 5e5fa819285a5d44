import { categories, type Category } from './category.ts'
import { exerciseMinutes } from './exercise.ts'
import { type Candidate, candidatesOf, drillKey, traineesOf } from './planner-candidates.ts'
import { longestFill, supplyOf } from './planner-fill.ts'
import {
  type PlannerDepth,
  type PlannerExercise,
  type PlannerPlayer,
  techniqueIdsOf,
  type Trainee,
} from './planner-need.ts'
import { type ExerciseReasons, reasonsFor } from './planner-reasons.ts'
import { type SessionDuration, sessionMinutes } from './training-session.ts'

/** Échauffement, corps de séance, fin de séance: in the order in which they are practised. */
export const sessionParts = ['warm-up', 'main', 'close'] as const
export type SessionPart = (typeof sessionParts)[number]

/** An exercise that the coach has fixed, and its part. */
export interface Pin<E extends PlannerExercise> {
  readonly exercise: E
  readonly part: SessionPart
}

export interface PlannerInput<E extends PlannerExercise> {
  /** The participants. */
  readonly players: readonly PlannerPlayer[]
  readonly library: readonly E[]
  readonly duration: SessionDuration
  readonly depth: PlannerDepth
  readonly pinned: readonly Pin<E>[]
  /** Ids of exercises that the coach has taken out: they are not proposed again. */
  readonly excluded: readonly string[]
}

export interface PlannedExercise<E extends PlannerExercise> {
  readonly exercise: E
  readonly part: SessionPart
  readonly pinned: boolean
  readonly reasons: ExerciseReasons
}

export interface SessionProposal<E extends PlannerExercise> {
  /** In the order in which they are practised. */
  readonly exercises: readonly PlannedExercise<E>[]
  readonly minutes: number
  /** Minutes that the library cannot fill; negative when the pinned exercises take longer than the session. */
  readonly minutesLeft: number
  /** Parts without an exercise: the library had none for them, or the pinned ones take all the time. */
  readonly emptyParts: readonly SessionPart[]
}

/** About a quarter to warm up and 15% to close, in multiples of five minutes. */
const partMinutes: Readonly<Record<SessionDuration, Readonly<Record<SessionPart, number>>>> = {
  '1h': { 'warm-up': 15, main: 35, close: 10 },
  '1h30': { 'warm-up': 20, main: 55, close: 15 },
  '2h': { 'warm-up': 30, main: 70, close: 20 },
}

const assumed = {
  /** Explaining and changing places. */
  changeoverMinutes: 2,
  /** Minutes that meet half of what is left of a need. */
  halfAnsweredAfter: 15,
  longestClosing: 15,
} as const

/** A programme under construction. */
export class ProgrammeDraft<E extends PlannerExercise> {
  private readonly trainees: readonly Trainee[]
  private readonly total: number
  private readonly parts: Readonly<Record<SessionPart, number>>
  private readonly input: PlannerInput<E>
  private readonly drills = new Set<string>()
  /** What may still be chosen; null until it is first needed. */
  private rest: readonly Candidate<E>[] | null = null
  private readonly chosen: { exercise: E; part: SessionPart; pinned: boolean }[] = []
  private readonly minutesOfTechnique = new Map<string, number>()
  private readonly minutesOfCategory = new Map<Category, number>()

  constructor(input: PlannerInput<E>) {
    this.input = input
    this.trainees = traineesOf(input)
    this.total = sessionMinutes(input.duration)
    this.parts = partMinutes[input.duration]
  }

  get left(): number {
    return this.total - this.chosen.reduce((sum, { exercise }) => sum + exerciseMinutes(exercise.duration), 0)
  }

  roomOf(part: SessionPart): number {
    const taken = this.chosen.filter((entry) => entry.part === part)
    return this.parts[part] - taken.reduce((sum, { exercise }) => sum + exerciseMinutes(exercise.duration), 0)
  }

  keep({ exercise, part }: Pin<E>, pinned = true): void {
    this.take(exercise, part, pinned)
  }

  /** Repeatedly takes the exercise worth most per minute of those that let the time be filled as far as possible. */
  fill(part: SessionPart, upTo: number): void {
    let room = Math.min(upTo, this.left)
    for (;;) {
      const next = this.best(part, room)
      if (!next) return
      room -= next.minutes
      this.take(next.exercise, part, false)
    }
  }

  /** An exercise of `minutes` if there is one, otherwise of the longest duration that fits. */
  alternative(part: SessionPart, minutes: number): E | null {
    const fitting = this.candidates.filter((candidate) => candidate.minutes <= this.left)
    const ofPart = fitting.filter((candidate) => suits(candidate, part))
    const pool = ofPart.length > 0 ? ofPart : fitting
    const lengths = pool.map((candidate) => candidate.minutes)
    const length = lengths.includes(minutes) ? minutes : Math.max(...lengths)
    const [first] = this.worthMost(pool.filter((candidate) => candidate.minutes === length))
    return first?.exercise ?? null
  }

  proposal(): SessionProposal<E> {
    return {
      exercises: sessionParts.flatMap((part) =>
        this.chosen
          .filter((entry) => entry.part === part)
          .map(({ exercise, pinned }) => ({
            exercise,
            part,
            pinned,
            reasons: reasonsFor(this.input.players.length > 0 ? this.trainees : [], exercise),
          })),
      ),
      minutes: this.total - this.left,
      minutesLeft: this.left,
      emptyParts: sessionParts.filter((part) => !this.chosen.some((entry) => entry.part === part)),
    }
  }

  private best(part: SessionPart, room: number): Candidate<E> | undefined {
    const ofPart = this.candidates.filter((candidate) => candidate.minutes <= room && suits(candidate, part))
    const [all, inPart] = [supplyOf(this.candidates), supplyOf(ofPart)]
    const [furthestInAll, furthestInPart] = [longestFill(all, this.left), longestFill(inPart, room)]
    return this.worthMost(ofPart).find(
      ({ minutes, drill }) =>
        minutes + longestFill(inPart, room - minutes, drill) === furthestInPart &&
        minutes + longestFill(all, this.left - minutes, drill) === furthestInAll,
    )
  }

  private worthMost(candidates: readonly Candidate<E>[]): Candidate<E>[] {
    return candidates
      .map((candidate) => ({ candidate, worth: this.worthAMinute(candidate) }))
      .toSorted(
        (a, b) =>
          b.worth - a.worth ||
          Number(a.candidate.levelsAway > 1) - Number(b.candidate.levelsAway > 1) ||
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

  private take(exercise: E, part: SessionPart, pinned: boolean): void {
    const minutes = exerciseMinutes(exercise.duration)
    this.chosen.push({ exercise, part, pinned })
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

function suits<E extends PlannerExercise>({ exercise, minutes }: Candidate<E>, part: SessionPart): boolean {
  if (part === 'warm-up') return exercise.difficulty === 'débutant' && exercise.type !== 'service'
  return part === 'main' || minutes <= assumed.longestClosing
}

/** The share of a need that these minutes meet. */
function answered(minutes: number): number {
  return 1 - 2 ** (-minutes / assumed.halfAnsweredAfter)
}
