/** The price as the specification writes it: a point, and no space before the sign. */
export function formatPlanPrice(monthlyPriceInCents: number): string {
  return `${(monthlyPriceInCents / 100).toFixed(2)}€`
}
