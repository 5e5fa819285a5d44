import type { Hand, Spin, Stroke, StrokeOption } from '../rally.ts'

interface VariantTraits extends Partial<Pick<StrokeOption, 'high' | 'fast'>> {
  /** As the specification calls the technique, where it does. */
  readonly name: string
  readonly stroke: Stroke
  readonly axis: Spin['axis']
}

/** What a coach picks under the table: a stroke with its usual spin. */
export const variants = {
  top: { name: 'Top Spin', stroke: 'top', axis: 'lifté' },
  poussette: { name: 'Poussette', stroke: 'poussette', axis: 'coupé' },
  flip: { name: 'Flip', stroke: 'flip', axis: 'lifté' },
  bloc: { name: 'Block', stroke: 'bloc', axis: 'lifté' },
  'contre-top': { name: 'Contre Top', stroke: 'contre-top', axis: 'lifté' },
  défense: { name: 'Défense Coupée', stroke: 'défense', axis: 'coupé' },
  contre: { name: 'À plat', stroke: 'contre', axis: 'plat' },
  frappe: { name: 'Frappe', stroke: 'frappe', axis: 'plat' },
  smash: { name: 'Smash', stroke: 'smash', axis: 'plat' },
  lob: { name: 'Balle haute', stroke: 'lob', axis: 'lifté' },
  amorti: { name: 'Amortie', stroke: 'amorti', axis: 'flottant' },
  'bloc-coupé': { name: 'Block coupé', stroke: 'bloc', axis: 'coupé' },
  'défense-flottante': { name: 'Défense flottante', stroke: 'défense', axis: 'flottant' },
  'balle-liftée': { name: 'Liftée rapide', stroke: 'distribution', axis: 'lifté', fast: true },
  'balle-coupée': { name: 'Coupée', stroke: 'distribution', axis: 'coupé' },
  'balle-plate': { name: 'Sans effet', stroke: 'distribution', axis: 'plat' },
  'balle-haute': { name: 'Haute', stroke: 'distribution', axis: 'lifté', high: true },
} as const satisfies Readonly<Record<string, VariantTraits>>
export type Variant = keyof typeof variants

const all = Object.keys(variants) as Variant[]
export const fedVariants = all.filter((variant) => variants[variant].stroke === 'distribution')
export const playedVariants = all.filter((variant) => variants[variant].stroke !== 'distribution')
/** With what an exchange may begin. */
export const openingVariants: readonly Variant[] = ['top', 'contre', 'poussette', 'contre-top']

/** Of a service, nothing. */
export function variantOf({ stroke, spin, high, fast }: StrokeOption): Variant | undefined {
  return all.find((variant) => {
    const traits: VariantTraits = variants[variant]
    return (
      traits.stroke === stroke &&
      traits.axis === spin.axis &&
      (stroke !== 'distribution' || (traits.high === high && traits.fast === fast))
    )
  })
}

/** In the middle these are mostly played with the backhand. */
const backhandInTheMiddle = new Set<Variant>(['bloc', 'bloc-coupé', 'poussette', 'flip'])

interface WithHand {
  readonly hand: Hand
  readonly pivot?: true
}
const forehand: WithHand = { hand: 'CD' }
const backhand: WithHand = { hand: 'RV' }
const pivot: WithHand = { hand: 'CD', pivot: true }

/** The hands that reach a ball there, likeliest first. What the rules refuse is left to them. */
export function handsAt(col: StrokeOption['to']['col'], variant: Variant): readonly WithHand[] {
  if (col === 'CD') return [forehand, backhand]
  if (col === 'RV') return [backhand, pivot, forehand]
  return backhandInTheMiddle.has(variant) ? [backhand, forehand] : [forehand, backhand]
}
