import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useUpdate } from './use-update.ts'
import './update-notice.css'

interface Announcement {
  /** The server refuses this version. */
  outdated: boolean
}

let announced: Announcement | null = null
let mounted = false
const listeners = new Set<() => void>()

/** Outside the application's root, to be above every screen and error. A live region must exist before its text. */
export function mountUpdateNotice(): void {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.prepend(place)
  place.className = 'update-place'
  createRoot(place).render(<UpdateNotice />)
}

export function showUpdateNotice({ outdated = false }: Partial<Announcement> = {}): void {
  mountUpdateNotice()
  if (!announced || outdated) announce({ outdated })
}

function UpdateNotice() {
  const shown = useSyncExternalStore(subscribe, () => announced)
  return (
    <div role="status" aria-label="Nouvelle version">
      {shown && <UpdateBar outdated={shown.outdated} />}
    </div>
  )
}

function UpdateBar({ outdated }: Announcement) {
  const { sentence, label, pending, update } = useUpdate('Une nouvelle version de Rebond est prête.', {
    outdated,
  })
  return (
    <div className="update-bar">
      <p>{sentence}</p>
      <Button pending={pending} onClick={update}>
        {label}
      </Button>
      <IconButton label="Plus tard" icon={<X />} onClick={() => announce(null)} />
    </div>
  )
}

function announce(next: Announcement | null) {
  announced = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
