import type { StrokeOption } from '../rally.ts'
import { settled, unlooped } from './editor-loop.ts'
import { type Change, currentStep, type DrillEditor } from './editor-state.ts'
import { strokesOf } from './likely-strokes.ts'
import { situationOf, withOptions } from './rally-edits.ts'
import { type Variant, variantOf } from './variants.ts'

/** The current stroke with each of its meant possibilities replaced; nothing where one cannot be. */
export function replaced(
  editor: DrillEditor,
  by: (option: StrokeOption, at: number) => StrokeOption | undefined,
): Change {
  const index = currentStep(editor)
  const step = editor.rally.steps[index]
  if (!step) return undefined
  const options = step.options.map((option, at) =>
    editor.option === undefined || editor.option === at ? by(option, at) : option,
  )
  const all = options.filter((option) => option !== undefined)
  const isSame = all.every((option, at) => sameOption(option, step.options[at]!))
  if (all.length < options.length || isSame) return undefined
  return settled(editor, withOptions(editor.rally, index, all))
}

function sameOption(a: StrokeOption, b: StrokeOption): boolean {
  const sorted = (option: StrokeOption) =>
    JSON.stringify(Object.entries(option).toSorted(([x], [y]) => (x < y ? -1 : 1)))
  return sorted(a) === sorted(b)
}

export function otherStroke(
  editor: DrillEditor,
  option: StrokeOption,
  variant: Variant,
): StrokeOption | undefined {
  const found = strokesOf(variant, option.to, situationOf(editor.rally, currentStep(editor), option))
  const chosen = found.find(({ hand, pivot }) => hand === option.hand && pivot === option.pivot) ?? found[0]
  return chosen && { ...chosen, ...(option.after && { after: option.after }) }
}

export function otherHand(
  editor: DrillEditor,
  option: StrokeOption,
  hand: 'CD' | 'RV',
): StrokeOption | undefined {
  if (option.hand === hand) return option
  const variant = variantOf(option)
  const found =
    variant && strokesOf(variant, option.to, situationOf(editor.rally, currentStep(editor), option))
  const chosen = found?.find((each) => each.hand === hand)
  return chosen && { ...chosen, ...(option.after && { after: option.after }) }
}

/** The edited stroke and what follows it. */
export function cut({ rally, edited }: DrillEditor): Change {
  if (edited === undefined) return undefined
  const steps = rally.steps.slice(0, edited)
  return { ...atTheEnd, rally: { ...unlooped(rally), steps, end: rally.end === 'libre' ? 'libre' : 'stop' } }
}

const atTheEnd = { edited: undefined, option: undefined, isChoosing: false, isSameAnswer: false } as const

export function editing({ rally, edited }: DrillEditor, step: number | undefined): Change {
  if (step === undefined || step === edited) return edited === undefined ? undefined : atTheEnd
  const options = rally.steps[step]?.options
  if (!options) return undefined
  const isBranched = options.some(({ after }) => after)
  return {
    ...atTheEnd,
    edited: step,
    option: isBranched ? 0 : undefined,
    isChoosing: !isBranched && options.length > 1,
  }
}

export function optionPicked(editor: DrillEditor, option: number | undefined): Change {
  const count = editor.rally.steps[currentStep(editor)]?.options.length ?? 0
  if (count < 2 || option === editor.option || (option !== undefined && !(option < count))) return undefined
  return { option }
}
