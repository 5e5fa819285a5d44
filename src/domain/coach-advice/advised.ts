import type { Category } from '../category.ts'
import type { Composition } from '../exercise.ts'
import { adviceFor } from '../stroke-advice/advice-for.ts'
import type { StrokeAdvice } from '../stroke-advice/stroke-advice.ts'
import { catalogueTechniquesOf } from '../technique-catalogue.ts'
import { days, statusWords } from './advice-words.ts'
import { variantFor } from './opinion.ts'
import type { FollowUp, PlayerRecord } from './player-record.ts'
import type { Reasons } from './reasons.ts'
import { isRarelyPresent } from './settings.ts'
import { isInLibrary, isRequested, evaluationsBehind, pauseOf, type Stroke } from './strokes.ts'
import type { AdviceKind } from './subjects.ts'

/** One card: what to work on, how, and why. */
export interface Advice {
  readonly kind: AdviceKind
  /** null for advice on several categories. */
  readonly category: Category | null
  readonly title: string
  readonly summary: string
  readonly tips: readonly Tip[]
  readonly exercises: readonly AdvisedExercise[]
  readonly reasons: Reasons
}

export interface Tip {
  /** Such as « Poussette RV - Amorti ». */
  readonly stroke: string
  /** The fault, or the part of the gesture, that the text is about. */
  readonly about: string
  readonly text: string
}

export interface AdvisedExercise extends Composition {
  /** null for a club's own exercise: only our drills have a name. */
  readonly name: string | null
  readonly minutes: number
  readonly description: string
  readonly variant: { readonly kind: 'harder' | 'easier'; readonly text: string } | null
  /** Why this one: « En progression », « votre demande ». */
  readonly because: readonly string[]
}

export const tipsPerCard = 3
export const exercisesPerCard = 3

export function strokeName({ technique, effect }: Composition): string {
  return `${technique} - ${effect}`
}

/** For an improvement, the stroke's first fault and its correction; otherwise a part of the gesture, in rotation. */
export function tipFor(
  kind: AdviceKind,
  { gesture, faults }: StrokeAdvice,
  index: number,
): Omit<Tip, 'stroke'> {
  if (kind === 'improvement') return { about: faults[0].fault, text: faults[0].correction }
  const { about, part } = gestureParts[index % gestureParts.length]!
  return { about, text: gesture[part] }
}

const gestureParts = [
  { about: 'Où toucher la balle', part: 'contact' },
  { about: 'Le geste', part: 'racket' },
  { about: 'Ce que fait la balle', part: 'spin' },
] as const

type DrillKind = keyof StrokeAdvice['drills']

/** One for each stroke; null for a club's own exercise, which has its coach's description instead. */
export function drillsFor(
  strokes: readonly Stroke[],
  kind: AdviceKind,
  { followUp, profile }: PlayerRecord,
): readonly (DrillKind | null)[] {
  const alone = kind !== 'strength' && followUp !== null && isRarelyPresent(followUp)
  const inTurn = alone ? drillsMostlyAlone : drillsInTheHall
  let described = 0
  return strokes.map((stroke) => (adviceFor(stroke, profile) ? inTurn[described++ % inTurn.length]! : null))
}

const drillsInTheHall = ['withPartner', 'basket', 'alone'] as const
const drillsMostlyAlone = ['alone', 'alone', 'withPartner'] as const

export function exercisesOn(
  strokes: readonly Stroke[],
  kind: AdviceKind,
  record: PlayerRecord,
  now: Date,
): AdvisedExercise[] {
  const drills = drillsFor(strokes, kind, record)
  return strokes.map((stroke, index) => {
    const { type, technique, effect, ofClub } = stroke
    const because = becauseOf(stroke, kind, record, now)
    const advice = adviceFor(stroke, record.profile)
    const drillKind = drills[index]
    if (!advice || !drillKind) {
      const { minutes, description } = ofClub!
      return { type, technique, effect, name: null, minutes, description, variant: null, because }
    }
    const drill = advice.drills[drillKind]
    const { name, minutes, description } = drill
    const variantKind = variantFor({ kind, category: type }, record, now)
    const variant = variantKind && { kind: variantKind, text: drill[variantKind] }
    return { type, technique, effect, name, minutes, description, variant, because }
  })
}

function becauseOf(
  stroke: Stroke,
  kind: AdviceKind,
  { followUp, training }: PlayerRecord,
  now: Date,
): string[] {
  if (!followUp) return []
  const pause = training && kind !== 'strength' ? pauseOf(stroke, training.practisedAt, now) : null
  return [
    ...statusLabels(stroke, followUp),
    ...(isRequested(stroke, followUp) ? ['à votre demande'] : []),
    ...(isInLibrary(stroke, followUp) ? ['dans la bibliothèque du club'] : []),
    ...(pause && pause.days > 0
      ? [`${nameBefore(stroke, pause.technique)}pas travaillé depuis ${days(pause.days)}`]
      : []),
  ]
}

/** A service may practise several techniques, so each is named: « Marteau : Maîtrisé », « Lifté : Non évalué ». */
function statusLabels(stroke: Stroke, followUp: FollowUp): string[] {
  const judged = evaluationsBehind(stroke, followUp)
  const [status, ...others] = new Set(judged.map((each) => each.status))
  if (judged.length > 1 && status && others.length === 0) return [statusWords[status]]
  return judged.map((each) => nameBefore(stroke, each.technique) + statusWords[each.status])
}

/** Empty when the stroke practises only its own technique. */
function nameBefore(stroke: Stroke, technique: string | null): string {
  const isAlone = technique === stroke.technique && catalogueTechniquesOf(stroke).length === 1
  return stroke.type !== 'service' || technique === null || isAlone ? '' : `${technique}\u00A0: `
}
