import { Check, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react'

interface SyncPillProps {
  /** Writes kept on this device that the server does not have yet. */
  waiting: number
  /** Writes that the server said no to. */
  refused?: number | undefined
  offline: boolean
  /** Whether this device keeps what is written without network. */
  keeps?: boolean | undefined
  /** The server sends away what this version of the application says. */
  outdated?: boolean | undefined
  /** Opens the list of them; without it nothing can be pressed. */
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
  // With the server or, where that cannot be reached, on this device.
  const saved = keeps && refused === 0 && !outdated && waiting > 0 === offline
  const lead = outdated ? 'Mise à jour nécessaire' : saved && 'Enregistré'
  const words = [
    refused > 0 && `${refused} à revoir`,
    // Both do not fit; what it opens says so, too.
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
