/**
 * The price on a plan's card, as the specification writes it: a point, and no space before the sign. Elsewhere prices are
 * `euros`.
 */
export function formatPlanPrice(monthlyPriceInCents: number): string {
  return `${(monthlyPriceInCents / 100).toFixed(2)}€`
}
