import type { ReactNode } from 'react'
import { later } from './lazy-part.tsx'

const EmptyTable = later(async () => (await import('./empty-table.tsx')).EmptyTable)

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
        <div className="aspect-30/19 w-75 max-w-full">
          <EmptyTable />
        </div>
      )}
      <p className={compact ? 'font-[650]' : 'font-title text-4xl leading-none font-extrabold'}>{title}</p>
      {children && <div className="max-w-[26em] text-pretty">{children}</div>}
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
