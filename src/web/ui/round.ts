/** Fewer digits make the SVG paths shorter, which the prerendered pages contain. */
export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
