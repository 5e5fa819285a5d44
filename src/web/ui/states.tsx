import type { ReactNode } from 'react'
import { EmptyTable } from './table-quarters.tsx'

interface EmptyStateProps {
  title: string
  /** One Button or link. */
  action?: ReactNode
  /** Without the drawing, where a section is empty and the page is not. */
  compact?: boolean | undefined
  children?: ReactNode
}

export function EmptyState({ title, action, compact = false, children }: EmptyStateProps) {
  return (
    <div className={compact ? 'empty empty-compact' : 'empty'}>
      {!compact && <EmptyTable className="w-75 max-w-full" />}
      <p className={compact ? 'font-[650]' : 'font-title text-4xl leading-none font-extrabold'}>{title}</p>
      {children && <div className="max-w-[26em] text-pretty">{children}</div>}
      {action}
    </div>
  )
}

/** Grey rows while something is fetched for the first time. They appear after 150 ms: what comes sooner never flickers. */
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

/** A whole page that is being fetched: the ball in play. */
export function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="loading">
      <svg viewBox="0 0 220 66" width="220" aria-hidden="true">
        <path className="loading-path" d="M14 52Q50-8 82 52Q118-24 158 52Q182 12 206 52" />
        <path className="stroke-table-text" d="M6 59H214" strokeWidth="4" />
        <path className="stroke-ink" d="M110 36V66" strokeWidth="4" />
        <circle className="loading-ball" r="9" />
      </svg>
      <span>{label}</span>
    </div>
  )
}
