import { techniquesOf } from '../../exercise.ts'
import type { Hand, StrokeOption } from '../rally.ts'
import { isOffered } from './editor-offers.ts'
import { currentStep, type DrillEditor, type EditorEvent } from './editor-state.ts'
import { strokesInto } from './likely-strokes.ts'
import { situationOf } from './rally-edits.ts'
import { type Variant, variantOf, variants } from './variants.ts'

/** The current stroke’s possibilities that chips and hands are about. */
function meantOptions({ rally, option, ...rest }: DrillEditor): readonly StrokeOption[] {
  const options = rally.steps[currentStep({ rally, option, ...rest })]?.options ?? []
  return option === undefined ? options : options.slice(option, option + 1)
}

export interface StrokeChip {
  readonly variant: Variant
  readonly name: string
  readonly isPressed: boolean
}

/** The strokes that the current one may be, likeliest first. */
export function strokeChips(editor: DrillEditor): readonly StrokeChip[] {
  const meant = meantOptions(editor)
  const [first] = meant
  if (!first || first.stroke === 'service') return []
  const index = currentStep(editor)
  const before = { ...editor.rally, steps: editor.rally.steps.slice(0, index) }
  const possible = strokesInto(first.to, situationOf(editor.rally, index, first), before).flatMap(
    (option) => variantOf(option) ?? [],
  )
  return [...new Set(possible)]
    .map((variant) => ({
      variant,
      name: variants[variant].name,
      isPressed: meant.every((option) => variantOf(option) === variant),
    }))
    .filter(({ variant, isPressed }) => isPressed || isOffered(editor, { type: 'stroke', variant }))
}

export interface HandChip {
  readonly hand: Hand
  readonly isPressed: boolean
  readonly isOffered: boolean
}

/** Nothing where the stroke has no hand. */
export function handChips(editor: DrillEditor): readonly HandChip[] {
  const meant = meantOptions(editor)
  if (meant.length === 0 || meant.some(({ hand }) => !hand)) return []
  return (['CD', 'RV'] as const).map((hand) => ({
    hand,
    isPressed: meant.every((option) => option.hand === hand),
    isOffered: isOffered(editor, { type: 'hand', hand }),
  }))
}

const effects = [
  ['Coupé', { axis: 'coupé' }],
  ['Lifté', { axis: 'lifté' }],
  ['Latéral Gauche', { side: 'gauche' }],
  ['Latéral Droit', { side: 'droit' }],
] as const

export interface ServiceChip {
  readonly name: string
  readonly isPressed: boolean
  readonly event: EditorEvent
}

/** Technique and effect of the service; sidespin goes with cut and lift, or stands alone. */
export function serviceChips(editor: DrillEditor): {
  techniques: readonly ServiceChip[]
  effects: readonly ServiceChip[]
} {
  const { opening, service, rally } = editor
  if (opening !== 'service' || currentStep(editor) > 0) return { techniques: [], effects: [] }
  const played = rally.steps[0]?.options[0]
  const technique = played?.technique ?? service.technique
  const spin = played?.spin ?? service.spin ?? { axis: 'coupé' }
  const offered = ({ isPressed, event }: ServiceChip) => isPressed || isOffered(editor, event)
  return {
    techniques: techniquesOf.service
      .map((name): ServiceChip => {
        const isPressed = name === technique
        const served = (kept: Spin | undefined): EditorEvent => ({
          type: 'service',
          service: { technique: name, ...(kept && { spin: kept }) },
        })
        const same = served(service.spin)
        const isPossible = isPressed || isOffered(editor, same)
        return {
          name,
          isPressed,
          event: isPossible ? same : served(withoutSide(played?.spin ?? service.spin)),
        }
      })
      .filter(offered),
    effects: effects
      .map(([name, effect]): ServiceChip => {
        const isPressed = 'axis' in effect ? spin.axis === effect.axis : spin.side === effect.side
        return {
          name,
          isPressed,
          event: { type: 'service', service: { spin: toggled(spin, effect, isPressed) } },
        }
      })
      .filter(offered),
  }
}

type Spin = StrokeOption['spin']

function withoutSide(spin: Spin | undefined): Spin | undefined {
  return spin && { axis: spin.axis === 'plat' ? 'coupé' : spin.axis }
}

function toggled(spin: Spin, effect: (typeof effects)[number][1], isPressed: boolean): Spin {
  const { side, axis } = spin
  if ('axis' in effect) return { axis: isPressed && side ? 'plat' : effect.axis, ...(side && { side }) }
  if (!isPressed) return { axis, side: effect.side }
  return { axis: axis === 'plat' ? 'coupé' : axis }
}
