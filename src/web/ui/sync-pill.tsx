import { Check, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react'

interface SyncPillProps {
  /** Number of queued writes. */
  waiting: number
  /** Number of writes that the server refused. */
  refused?: number | undefined
  offline: boolean
  /** Whether the queue can be stored on this device. */
  keeps?: boolean | undefined
  /** The server refuses the requests of this version of the application. */
  outdated?: boolean | undefined
  /** Opens the list of these writes; without it the pill is no button. */
  onOpen?: (() => void) | undefined
}

export function SyncPill({
  waiting,
  refused = 0,
  offline,
  keeps = true,
  outdated = false,
  onOpen,
}: SyncPillProps) {
  // On the server or, while that is unreachable, on this device.
  const saved = keeps && refused === 0 && !outdated && waiting > 0 === offline
  const lead = outdated ? 'Mise à jour nécessaire' : saved && 'Enregistré'
  const words = [
    refused > 0 && `${refused} à revoir`,
    // There is no room for both; the list that it opens says this too.
    !keeps && refused === 0 && 'Rien n’est gardé ici',
    waiting > 0 && `${waiting} en attente`,
    offline && 'Hors ligne',
  ].filter((word) => word !== false)
  const state =
    refused > 0 || !keeps || outdated ? 'refused' : offline ? 'offline' : waiting > 0 ? 'waiting' : 'saved'
  const Icon = { refused: TriangleAlert, offline: WifiOff, waiting: RefreshCw, saved: Check }[state]
  const content = (
    <>
      <Icon aria-hidden="true" />
      <span className="sync-words">
        {lead && <span className="sync-lead">{words.length > 0 ? `${lead} ·` : lead}</span>}{' '}
        {words.join(' · ')}
      </span>
    </>
  )
  const className = `sync sync-${state}`
  return onOpen ? (
    <button type="button" className={className} aria-haspopup="dialog" onClick={onOpen}>
      {content}
    </button>
  ) : (
    <span className={className}>{content}</span>
  )
}
