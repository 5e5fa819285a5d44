/** Shown while a whole page is loading: a bouncing ball. */
export function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="loading">
      <svg viewBox="0 0 220 66" width="220" aria-hidden="true">
        <path className="loading-path" d="M14 52Q50-8 82 52Q118-24 158 52Q182 12 206 52" />
        <path className="loading-table" d="M6 59H214" strokeWidth="4" />
        <path className="loading-net" d="M110 36V66" strokeWidth="4" />
        <circle className="loading-ball" r="9" />
      </svg>
      <span>{label}</span>
    </div>
  )
}
