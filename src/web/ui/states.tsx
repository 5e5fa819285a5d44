import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** One Button or link. */
  action?: ReactNode
  /** Without the drawing: for an empty section of a page. */
  compact?: boolean | undefined
  children?: ReactNode
}

export function EmptyState({ title, action, compact = false, children }: EmptyStateProps) {
  return (
    <div className={compact ? 'empty empty-compact' : 'empty'}>
      {!compact && (
        <div className="empty-drawing">
          <EmptyTable />
        </div>
      )}
      <p className={compact ? 'strong' : 'empty-title'}>{title}</p>
      {children && <div className="empty-text">{children}</div>}
      {action}
    </div>
  )
}

/** Grey rows during the first load. They appear after 150 ms, so that a fast answer does not flicker. */
export function Skeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="skeleton">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}

/** Drawing for an empty screen: a ball on a table. */
function EmptyTable() {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true">
      <rect x="10" y="20" width="280" height="150" className="empty-table-edge" />
      <rect x="16" y="26" width="268" height="138" className="empty-table" stroke="#fff" strokeWidth="4" />
      <path d="M16 95H284" stroke="#fff" strokeWidth="1.5" opacity="0.8" />
      <rect x="147" y="5" width="6" height="180" rx="3" fill="#fff" className="empty-net" strokeWidth="1.5" />
      <circle cx="87" cy="133" r="12" fill="#001a2c" opacity="0.34" />
      <circle cx="79" cy="127" r="12.5" className="empty-ball" />
      <circle cx="75" cy="123" r="3.8" fill="#fff" opacity="0.55" />
    </svg>
  )
}
