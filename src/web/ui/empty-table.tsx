/** Drawing for an empty screen: a ball on a table. */
export function EmptyTable() {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true">
      <rect x="10" y="20" width="280" height="150" className="fill-table-edge" />
      <rect x="16" y="26" width="268" height="138" className="fill-table" stroke="#fff" strokeWidth="4" />
      <path d="M16 95H284" stroke="#fff" strokeWidth="1.5" opacity="0.8" />
      <rect
        x="147"
        y="5"
        width="6"
        height="180"
        rx="3"
        fill="#fff"
        className="stroke-table-edge"
        strokeWidth="1.5"
      />
      <circle cx="87" cy="133" r="12" fill="#001a2c" opacity="0.34" />
      <circle cx="79" cy="127" r="12.5" className="fill-ball" />
      <circle cx="75" cy="123" r="3.8" fill="#fff" opacity="0.55" />
    </svg>
  )
}
