import { Check, RefreshCw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'

interface BadgeProps {
  tone?: 'neutral' | 'ok' | 'waiting' | 'refused' | 'table' | undefined
  /** Never a colour alone: a badge is an icon and a word. */
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

interface SyncPillProps {
  /** Writes kept on this device that the server does not have yet. */
  waiting: number
  offline: boolean
}

export function SyncPill({ waiting, offline }: SyncPillProps) {
  const words = [
    waiting === 0 && !offline && 'Enregistré',
    waiting > 0 && `${waiting} en attente`,
    offline && 'Hors ligne',
  ]
  const state = offline ? 'offline' : waiting > 0 ? 'waiting' : 'saved'
  const Icon = { offline: WifiOff, waiting: RefreshCw, saved: Check }[state]
  return (
    <span role="status" className={`sync sync-${state}`}>
      <Icon aria-hidden="true" />
      {words.filter(Boolean).join(' · ')}
    </span>
  )
}

/** 24 / nov. on a small table. Decorative: the full date stands beside it. */
export function DateTile({ date, past = false }: { date: string; past?: boolean | undefined }) {
  const month = tileMonth.format(new Date(`${date}T00:00:00Z`))
  return (
    <div aria-hidden="true" className={past ? 'date-tile date-tile-past' : 'date-tile'}>
      <b>{Number(date.slice(8))}</b>
      {month}
    </div>
  )
}

const tileMonth = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' })
