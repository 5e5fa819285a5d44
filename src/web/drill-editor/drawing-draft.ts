import type { Input } from '../../contract/endpoint.ts'
import type { create, Exercise } from '../../contract/exercises.ts'
import type { Category } from '../../domain/category.ts'
import type { ExerciseDrill } from '../../domain/drills/exercise-drill.ts'
import { minutesOf } from '../../domain/drills/dosage.ts'
import type { BallRank, DrillFormat } from '../../domain/drills/drill.ts'
import { proposedDrill, proposedTitle } from '../../domain/drills/editor/drill-proposals.ts'
import type { Rally } from '../../domain/drills/rally.ts'
import { drillSentence } from '../../domain/drills/sequence-sentences.ts'
import {
  defaultDifficulty,
  type Difficulty,
  exerciseDurations,
  exerciseMinutes,
  type ExerciseDuration,
} from '../../domain/exercise.ts'

/** What is filled in once the rally is drawn. */
export interface DrawingDraft {
  readonly title: string
  readonly type: Category
  readonly technique: string
  readonly effect: string
  readonly difficulty: Difficulty
  readonly duration: ExerciseDuration
  readonly format: DrillFormat
  readonly uncertainty: 0 | 1 | 2 | 3
  readonly rank: BallRank
  readonly points: readonly [string, string, string]
  readonly success: string
  readonly easier: string
  readonly harder: string
}

function ralliesIn({ sequence }: ExerciseDrill): readonly Rally[] {
  return sequence?.kind === 'rally' ? sequence.phases : []
}

/** What the drawing proposes, and what the exercise says already. */
export function draftOfDrawing(rally: Rally, exercise: Exercise | undefined): DrawingDraft {
  const proposal = proposedDrill(rally)
  const { drill } = exercise ?? {}
  const [pair] = proposal.pairs
  const [first = '', second = '', third = ''] = drill?.coaching ?? []
  return {
    title: exercise ? (exercise.title ?? '') : proposedTitle(rally),
    type: exercise?.type ?? proposal.category,
    technique: exercise?.technique ?? pair!.technique,
    effect: exercise?.effect ?? pair!.effect,
    difficulty: exercise?.difficulty ?? defaultDifficulty,
    duration: exercise?.duration ?? durationOf(proposal.minutes),
    format: drill?.format ?? proposal.format,
    uncertainty: drill?.uncertainty ?? proposal.uncertainty,
    rank: drill?.rank?.[0] ?? proposal.rank[0]!,
    points: [first, second, third],
    success: drill?.success?.text ?? '',
    easier: drill?.easier ?? '',
    harder: drill?.harder ?? '',
  }
}

const durationOf = (minutes: number): ExerciseDuration =>
  exerciseDurations.find((duration) => exerciseMinutes(duration) === minutes) ?? '15 min'

/** The exercise as it is sent; what it had of a drill beside this form stays. */
export function drawnExercise(
  id: string,
  draft: DrawingDraft,
  phases: readonly Rally[],
  before: Exercise | undefined,
): Input<typeof create> {
  const { title, type, technique, effect, difficulty, duration } = draft
  const drill = drillOf(draft, phases, before?.drill ?? {})
  const sentence = drillSentence({ keep: 'main', sequence: { kind: 'rally', phases } }).slice(0, 2000)
  const isOwn = before && before.description !== '' && before.description !== sentenceOf(before)
  const description = isOwn ? before.description : sentence
  return { id, type, technique, effect, difficulty, duration, description, title, drill }
}

function sentenceOf({ drill }: Exercise): string | undefined {
  const phases = ralliesIn(drill ?? {})
  return phases.length > 0
    ? drillSentence({ keep: 'main', sequence: { kind: 'rally', phases } }).slice(0, 2000)
    : undefined
}

function drillOf(draft: DrawingDraft, phases: readonly Rally[], before: ExerciseDrill): ExerciseDrill {
  const { format, uncertainty, rank, success, easier, harder } = draft
  const { players, material, dosage: proposed } = proposedDrill(phases[0]!)
  const {
    coaching: _coaching,
    success: given,
    easier: _easier,
    harder: _harder,
    dosage = proposed,
    ...kept
  } = before
  const points = draft.points.map((point) => point.trim()).filter(Boolean)
  const said = success.trim()
  return {
    players,
    material,
    keep: 'main',
    ...kept,
    format,
    uncertainty,
    rank: [rank, ...(kept.rank ?? []).slice(1).filter((other) => other !== rank)],
    // A dosage says how long the exercise takes: with another duration it would be wrong.
    ...(minutesOf(dosage) === exerciseMinutes(draft.duration) && { dosage }),
    ...(points.length > 0 && { coaching: points }),
    ...(said && { success: given?.text === said ? given : { text: said } }),
    ...(easier.trim() && { easier: easier.trim() }),
    ...(harder.trim() && { harder: harder.trim() }),
    sequence: { kind: 'rally', phases },
  }
}
