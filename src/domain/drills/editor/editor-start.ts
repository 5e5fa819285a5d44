import type { Column, StrokeOption } from '../rally.ts'
import { rallyFaults } from '../rally-rules.ts'
import { settled, unlooped } from './editor-loop.ts'
import { type Change, currentStep, type DrillEditor } from './editor-state.ts'
import { type ServiceChoice, serviceInto, strokesOf } from './likely-strokes.ts'
import { situationOf, withEndsExchanged, withOptions } from './rally-edits.ts'
import { variantOf } from './variants.ts'

export const serviceOf = ({ technique, spin, from }: StrokeOption, usual: ServiceChoice): ServiceChoice => ({
  technique: technique ?? usual.technique,
  spin,
  from: from ?? usual.from,
})

/** Before the first tap, how the service will be; afterwards, how it is. */
export function servedAs(editor: DrillEditor, service: ServiceChoice): Change {
  if (editor.opening !== 'service' || currentStep(editor) > 0) return undefined
  const [first] = editor.rally.steps
  if (!first) return canBeServed(editor, service) ? { service } : undefined
  const options = first.options.map(({ to, spin }) =>
    serviceInto(to, first.by, { ...service, spin: service.spin ?? spin }),
  )
  const rally = withOptions(editor.rally, 0, options)
  if (rallyFaults(rally).some(({ step, fault }) => step === 1 && fault !== 'loop-to-service'))
    return undefined
  return { ...settled(editor, rally), service }
}

/** Wherever it goes: of technique and spin together, some sidespins cannot be played. */
function canBeServed({ starter }: DrillEditor, service: ServiceChoice): boolean {
  const option = serviceInto({ col: 'M', depth: 'court' }, starter, service)
  return rallyFaults({ steps: [{ by: starter, options: [option] }], loop: false, end: 'stop' }).length === 0
}

export function startedFrom(editor: DrillEditor, col: Column): Change {
  const [first] = editor.rally.steps
  if (currentStep(editor) > 0) return undefined
  const service = { ...editor.service, from: col }
  if (!first) return editor.opening === 'service' && editor.service.from !== col ? { service } : undefined
  const options = first.options.map((option) => {
    if (option.from === col) return option
    if (option.stroke === 'service')
      return serviceInto(option.to, first.by, serviceOf({ ...option, from: col }, service))
    if (option.stroke === 'distribution') return { ...option, from: col }
    const variant = variantOf(option)
    const situation = { ...situationOf(unlooped(editor.rally), 0, option), from: col }
    return variant && strokesOf(variant, option.to, situation)[0]
  })
  const all = options.filter((option) => option !== undefined)
  if (all.length < options.length || all.every((option, at) => option === first.options[at])) return undefined
  return { ...settled(editor, withOptions(editor.rally, 0, all)), service }
}

export function startedBy(editor: DrillEditor, by: 'A' | 'B'): Change {
  if (!mayExchange(editor) || editor.starter === by) return undefined
  return { starter: by, rally: withEndsExchanged(editor.rally) }
}

/** Not against a basket, nor in doubles, whose order begins with A. */
export function mayExchange({ opening, rally }: DrillEditor): boolean {
  return (
    opening !== undefined && opening !== 'panier' && rally.steps.every(({ by }) => by === 'A' || by === 'B')
  )
}
