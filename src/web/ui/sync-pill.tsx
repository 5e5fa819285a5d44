import { Check, RefreshCw, WifiOff } from 'lucide-react'

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
