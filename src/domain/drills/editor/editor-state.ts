import { type Column, endOf, otherEnd, type Rally, type Striker, type Zone } from '../rally.ts'
import { type ServiceChoice, usualService } from './likely-strokes.ts'
import { type Branch, openBranches } from './rally-edits.ts'
import type { Variant } from './variants.ts'

export const openings = { service: 'Service', echange: 'Échange', panier: 'Panier' } as const
export type Opening = keyof typeof openings

/** A drill being drawn. Immutable; each change remembers what it changed. */
export interface DrillEditor {
  readonly opening: Opening | undefined
  readonly starter: 'A' | 'B'
  readonly service: ServiceChoice
  readonly rally: Rally
  /** The stroke of the list that is being edited; otherwise a tap continues the rally. */
  readonly edited: number | undefined
  /** The possibility that chips and taps are about; all of the stroke's where undefined. */
  readonly option: number | undefined
  /** « Au choix »: taps add and remove places of the same stroke. */
  readonly isChoosing: boolean
  /** « Même réponse »: the next tap answers every possibility. */
  readonly isSameAnswer: boolean
  readonly before: DrillEditor | undefined
}

export type EditorEvent =
  | { readonly type: 'open'; readonly opening: Opening }
  | { readonly type: 'tap'; readonly zone: Zone }
  | { readonly type: 'stroke'; readonly variant: Variant }
  | { readonly type: 'hand'; readonly hand: 'CD' | 'RV' }
  | { readonly type: 'service'; readonly service: Partial<Omit<ServiceChoice, 'from'>> }
  | { readonly type: 'from'; readonly col: Column }
  | { readonly type: 'starter'; readonly by: 'A' | 'B' }
  | { readonly type: 'choose' | 'same-answer' | 'loop' | 'free-play' | 'cut' | 'undo' }
  | { readonly type: 'edit'; readonly step: number | undefined }
  | { readonly type: 'option'; readonly option: number | undefined }

export const newEditor: DrillEditor = {
  opening: undefined,
  starter: 'A',
  service: usualService,
  rally: { steps: [], loop: false, end: 'stop' },
  edited: undefined,
  option: undefined,
  isChoosing: false,
  isSameAnswer: false,
  before: undefined,
}

/** For a drill that has been drawn before. */
export function editorOf(rally: Rally): DrillEditor {
  const [first] = rally.steps
  const isService = first?.options[0]?.stroke === 'service'
  const opening = rally.steps.some(({ by }) => by === 'R') ? 'panier' : isService ? 'service' : 'echange'
  return { ...newEditor, opening, rally, starter: first && endOf(first.by) === 'right' ? 'B' : 'A' }
}

export type Change = Partial<Omit<DrillEditor, 'before'>> | undefined

/** The stroke that chips are about. */
export function currentStep({ rally, edited }: DrillEditor): number {
  return edited ?? rally.steps.length - 1
}

/** The stroke that a tap is about: what it would add, answer, choose or move. */
export function tapTarget(editor: DrillEditor): {
  readonly step: number
  readonly branches: readonly Branch[]
} {
  const { rally, edited, isChoosing } = editor
  const current = currentStep(editor)
  const branches = current < 0 ? [] : openBranches(rally, current, strikerAt(editor, current))
  if (current >= 0 && (branches.length > 0 || isChoosing || edited !== undefined))
    return { step: current, branches }
  const next = rally.steps.length
  return { step: next, branches: openBranches(rally, next, strikerAt(editor, next)) }
}

export function strikerAt({ rally: { steps }, opening, starter }: DrillEditor, index: number): Striker {
  const step = steps[index]
  if (step) return step.by
  const before = steps[index - 1]
  if (!before) return opening === 'panier' ? 'R' : starter
  if (opening === 'panier') return before.by === 'R' ? 'A' : 'R'
  const order = steps.some(({ by }) => by === 'C' || by === 'D') ? 'ABCD' : 'AB'
  return order[(order.indexOf(before.by) + 1) % order.length] as Striker
}

/** The half of the table that is lit. */
export function litEnd(editor: DrillEditor) {
  return otherEnd(endOf(strikerAt(editor, tapTarget(editor).step)))
}
