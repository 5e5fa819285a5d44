import { X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { moveToNewVersion } from './move-to-new-version.ts'
import { hasUnsavedInput } from './unsaved-input.ts'
import './update-notice.css'

interface Announcement {
  /** The server no longer speaks with this version. */
  outdated: boolean
}

let announced: Announcement | null = null
let mounted = false
const listeners = new Set<() => void>()

/** A live region must be there before what it says; above everything, whichever screen or error is shown. */
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
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)

  async function handleUpdate() {
    if (!asking && hasUnsavedInput()) {
      setAsking(true)
      return
    }
    setPending(true)
    await moveToNewVersion({ outdated })
  }

  return (
    <div className="update-bar">
      <p>
        {asking
          ? 'Ce que vous avez écrit sur cette page n’est pas enregistré\u00A0: la mise à jour le perdrait.'
          : 'Une nouvelle version de Rebond est prête.'}
      </p>
      <Button pending={pending} onClick={() => void handleUpdate()}>
        {asking ? 'Mettre à jour quand même' : 'Mettre à jour'}
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
