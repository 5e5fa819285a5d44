import { drawnLines, maxLines } from '../drawing/lines.ts'
import type { Rally, Striker, StrokeOption, Zone } from '../rally.ts'
import { canBePlayed, likeliestStroke, serviceInto } from './likely-strokes.ts'
import { replaced } from './editor-changes.ts'
import { settled, unlooped } from './editor-loop.ts'
import { serviceOf } from './editor-start.ts'
import { type Change, currentStep, type DrillEditor, strikerAt, tapTarget } from './editor-state.ts'
import {
  afterOf,
  type Branch,
  inOrder,
  sameZone,
  situationAt,
  situationOf,
  withOptions,
  withoutOption,
  withStep,
} from './rally-edits.ts'

/** No drill of the library has more than eight. */
export const maxSteps = 12

export function tapped(editor: DrillEditor, zone: Zone): Change {
  if (!editor.opening) return undefined
  const { step, branches } = tapTarget(editor)
  if (branches.length > 0) return answered(editor, step, branches, zone)
  return editor.isChoosing ? chosen(editor, step, zone) : moved(editor, step, zone)
}

/** The next stroke, or its answer to one possibility of the stroke before. */
function answered(editor: DrillEditor, index: number, branches: readonly Branch[], zone: Zone): Change {
  if (index >= maxSteps) return undefined
  const by = strikerAt(editor, index)
  const rally = unlooped(editor.rally)
  const before = rally.steps[index]?.options ?? []
  const asked = editor.isSameAnswer ? branches : branches.slice(0, 1)
  const found = asked.flatMap((branch) => {
    const option = strokeInto(editor, rally, index, by, zone, branch)
    return option ? [{ ...option, ...afterOf(branch) }] : []
  })
  if (found.length < asked.length) return undefined
  const options = inOrder([...before, ...found])
  const next = withStep(rally, index, { by, options: editor.isSameAnswer ? alikeOnce(options) : options })
  if (drawnLines(next).length > maxLines) return undefined
  const isBranched = next.steps[index]!.options.length > 1
  const option = isBranched ? options.indexOf(found.at(-1)!) : undefined
  return { rally: next, option, isChoosing: false, isSameAnswer: false }
}

/** The likeliest stroke there. */
function strokeInto(
  editor: DrillEditor,
  rally: Rally,
  index: number,
  by: Striker,
  zone: Zone,
  branch: Branch,
): StrokeOption | undefined {
  if (index === 0 && editor.opening === 'service') return serviceInto(zone, by, editor.service)
  const situation = situationAt(rally, index, by, branch)
  // Exchanges mostly begin on a diagonal.
  const from = situation.from ?? (index === 0 ? zone.col : undefined)
  return likeliestStroke(zone, { ...situation, from }, rally)
}

/** One answer to whatever comes, where hand and stroke are the same. */
function alikeOnce(options: readonly StrokeOption[]): readonly StrokeOption[] {
  const alike = new Set(options.map(({ after: _after, ...option }) => JSON.stringify(option)))
  if (alike.size > 1) return options
  return options.slice(0, 1).map(({ after: _after, ...option }) => option)
}

function chosen(editor: DrillEditor, index: number, zone: Zone): Change {
  const { rally } = editor
  const { options } = rally.steps[index]!
  const place = options.findIndex(({ to }) => sameZone(to, zone))
  if (place >= 0) return options.length > 1 ? settled(editor, withoutOption(rally, index, place)) : undefined
  if (options.length === 3) return undefined
  const added = sameStrokeInto(editor, options[0]!, index, zone)
  if (!added) return undefined
  const next = withOptions(rally, index, [...options, added])
  return drawnLines(next).length > maxLines ? undefined : settled(editor, next)
}

function moved(editor: DrillEditor, index: number, zone: Zone): Change {
  const meant = editor.option ?? 0
  return replaced(editor, (option, at) =>
    at === meant ? sameStrokeInto(editor, option, index, zone) : option,
  )
}

/** The same stroke with the same hand, or else what comes closest. */
function sameStrokeInto(
  { rally, service }: DrillEditor,
  option: StrokeOption,
  index: number,
  zone: Zone,
): StrokeOption | undefined {
  const { by } = rally.steps[index]!
  if (option.stroke === 'service') return serviceInto(zone, by, serviceOf(option, service))
  const situation = situationOf(rally, index, option)
  const same = { ...option, to: zone }
  if (canBePlayed(same, situation)) return same
  const likeliest = likeliestStroke(zone, situation, rally)
  return likeliest && { ...likeliest, ...(option.after && { after: option.after }) }
}

export function mayAnswerAlike(editor: DrillEditor): boolean {
  return tapTarget(editor).branches.length > 1
}

/** A stroke that answers one possibility after the other is no choice of its own. */
export function mayChoose(editor: DrillEditor): boolean {
  const step = editor.rally.steps[currentStep(editor)]
  return step !== undefined && step.options.every(({ after }) => !after)
}
