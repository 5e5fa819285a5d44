import type { ReactNode } from 'react'
import { once } from './once.ts'

interface BadgeProps {
  tone?: 'neutral' | 'ok' | 'waiting' | 'refused' | 'table' | undefined
  /** Required: the meaning must not depend on the colour alone. */
  icon: ReactNode
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon}
      {children}
    </span>
  )
}

/** « 24 nov. » on a small table. Decorative: the full date is next to it. */
export function DateTile({ date, past = false }: { date: string; past?: boolean | undefined }) {
  const month = tileMonth().format(new Date(`${date}T00:00:00Z`))
  return (
    <div aria-hidden="true" className={past ? 'date-tile date-tile-past' : 'date-tile'}>
      <b>{Number(date.slice(8))}</b>
      {month}
    </div>
  )
}

const tileMonth = once(() => new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' }))
