export type GlyphCategory = 'service' | 'initiative' | 'counter' | 'defense'

const corners: Record<GlyphCategory, readonly [number, number]> = {
  service: [1, 2],
  initiative: [22, 2],
  counter: [1, 13],
  defense: [22, 13],
}

/** Each category has its quarter of the table. Decorative: the category's name is next to it. */
export function CategoryGlyph({ category, className = '' }: { category: GlyphCategory; className?: string }) {
  const [x, y] = corners[category]
  return (
    <svg viewBox="0 0 44 26" className={`glyph ${className}`} aria-hidden="true">
      <rect className="glyph-table" x="0.75" y="1.75" width="42.5" height="22.5" strokeWidth="1.5" />
      <rect className="glyph-quarter" x={x} y={y} width="21" height="11" />
      <path className="glyph-line" d="M1 13H43" strokeWidth="0.8" />
      <path className="glyph-gap" d="M22 0V26" strokeWidth="4.2" />
      <path className="glyph-net" d="M22 0V26" strokeWidth="2" />
    </svg>
  )
}
