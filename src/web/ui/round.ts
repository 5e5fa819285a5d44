/** Each digit stands in the pages that are sent as they are. */
export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
