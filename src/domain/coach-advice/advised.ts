import type { Category } from '../category.ts'
import type { Composition } from '../exercise.ts'
import { type DrawnDrill, drawnDrill } from '../drills/exercise-drill.ts'
import type { RebondDrill } from '../drills/rebond-drill.ts'
import { changesFor } from '../exercise-changes.ts'
import { rubberWords } from '../rubber.ts'
import { adviceFor, tipsFor } from '../stroke-advice/advice-for.ts'
import { strokePoints } from '../stroke-advice/stroke-points.ts'
import { catalogueTechniquesOf } from '../technique-catalogue.ts'
import { advisedDrill, type Setup } from './advised-drill.ts'
import { days, statusWords } from './advice-words.ts'
import { variantFor } from './opinion.ts'
import type { Fault } from '../stroke-advice/stroke-advice.ts'
import type { AdvisedProfile, FollowUp, PlayerRecord } from './player-record.ts'
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
  /** Three, about one stroke. */
  readonly tips: readonly Tip[]
  /** What often goes wrong in that stroke, and what helps; nobody is told so of what is strong. */
  readonly faults: readonly Fault[]
  readonly exercises: readonly AdvisedExercise[]
  readonly reasons: Reasons
}

export interface Tip {
  /** The same for all tips of a card: « Poussette RV - Amorti ». */
  readonly stroke: string
  /** One short sentence. */
  readonly about: string
  /** That part of the gesture in full; empty where the player’s rubber changes it. */
  readonly text: string
}

export interface AdvisedExercise extends Composition {
  /** null for a club's own exercise: only our drills have a name. */
  readonly name: string | null
  /** Which of Rebond’s drills it is, to open it; null for a club’s own. */
  readonly drillId: string | null
  /** Its drawing, where it has one. */
  readonly drill: DrawnDrill | null
  readonly minutes: number
  readonly description: string
  /** When it is done well, in Rebond’s drills. */
  readonly success: string | null
  readonly variant: { readonly kind: 'harder' | 'easier'; readonly text: string } | null
  /** What the player changes in it, a sentence each. */
  readonly changes: readonly string[]
  /** Why this one: « En progression », « votre demande ». */
  readonly because: readonly string[]
}

export const exercisesPerCard = 3

export function strokeName({ technique, effect }: Composition): string {
  return `${technique} - ${effect}`
}

/** The first of these strokes that Rebond knows: of a club's own words it knows nothing. */
export function describedStroke(strokes: readonly Composition[], profile: AdvisedProfile): Composition {
  return strokes.find((stroke) => adviceFor(stroke, profile))!
}

/**
 * Three tips about one stroke, that `adviceFor` knows. It describes the gesture for backside: with another rubber the first tip is
 * what that makes of the stroke, and the others are what holds with any.
 */
export function tipsOn(stroke: Composition, profile: AdvisedProfile): readonly Tip[] {
  const named = { stroke: strokeName(stroke) }
  const rubber = rubberWords(stroke, profile)
  if (rubber) {
    const [contact, , recovery] = strokePoints[stroke.technique]!
    return [`${rubber.about}. ${beginningCapital(rubber.text)}`, `${contact}.`, `${recovery}.`].map(
      (about) => ({
        ...named,
        about,
        text: '',
      }),
    )
  }
  const { contact, racket, spin } = adviceFor(stroke, profile)!.gesture
  const inFull = [contact, racket, spin]
  return tipsFor(stroke, profile).map((about, index) => ({ ...named, about, text: inFull[index]! }))
}

/** None where the player’s rubber changes the gesture. */
export function faultsIn(stroke: Composition, profile: AdvisedProfile): readonly Fault[] {
  return rubberWords(stroke, profile) ? [] : adviceFor(stroke, profile)!.faults
}

function beginningCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** One for each stroke; null for a club's own exercise, which has its coach's description instead. */
export function drillsFor(
  strokes: readonly Stroke[],
  kind: AdviceKind,
  record: PlayerRecord,
): readonly (RebondDrill | null)[] {
  const alone = kind !== 'strength' && record.followUp !== null && isRarelyPresent(record.followUp)
  const inTurn = alone ? mostlyAlone : eachSetup
  let described = 0
  return strokes.map((stroke) => {
    const drill = advisedDrill(
      stroke,
      { setup: inTurn[described % inTurn.length]!, inTheHall: !alone },
      record,
    )
    if (drill) described += 1
    return drill ?? null
  })
}

const eachSetup: readonly Setup[] = ['withPartner', 'basket', 'alone']
const mostlyAlone: readonly Setup[] = ['alone', 'alone', 'withPartner']

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
    const drill = drills[index]
    const changes = changesOf(drill ? { type, ...drill.pairs[0]!, drill } : stroke, record.profile)
    if (!drill) {
      const named = { type, technique, effect, changes, because }
      const { minutes, description } = ofClub!
      const without = { name: null, drillId: null, drill: null, success: null, variant: null }
      return { ...named, ...without, minutes, description }
    }
    const { id: drillId, title: name, minutes, objective: description } = drill
    const variantKind = variantFor({ kind, category: type }, record, now)
    const variant = variantKind && { kind: variantKind, text: drill[variantKind] }
    // By the drill’s own name, as on its page: of a left-hander’s sidespin the stored one is the other.
    const named = { type, ...drill.pairs[0]!, changes, because }
    const said = { name, minutes, description, success: drill.success?.text ?? null, variant }
    return { ...named, ...said, drillId, drill: drawnDrill(drill) ?? null }
  })
}

function changesOf(exercise: Parameters<typeof changesFor>[0], profile: AdvisedProfile): readonly string[] {
  // The tips say what the rubber makes of each stroke.
  const { preferredHand, playerType } = profile
  const smooth = { forehandRubber: null, backhandRubber: null }
  return changesFor(exercise, { ...smooth, preferredHand, isPingSante: playerType === 'ping-sante' })
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
