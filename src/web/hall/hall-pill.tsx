import { Check, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useOutbox } from '../offline/outbox/outbox-state.ts'
import { useReachability } from '../offline/reachability.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const OutboxDialog = lazyPart(async () => (await import('../offline/outbox/outbox-dialog.tsx')).OutboxDialog)

/** « En direct », « Hors ligne », « 14 en attente »; a press shows what waits. */
export function HallPill() {
  const { writes, canStore } = useOutbox()
  const offline = useReachability() === 'no-network'
  const [open, setOpen] = useState(false)
  const refused = writes.filter((write) => write.refused).length
  const waiting = writes.length - refused
  const words =
    refused > 0
      ? `${refused} à revoir`
      : waiting > 0
        ? `${waiting} en attente`
        : offline
          ? 'Hors ligne'
          : 'En direct'
  const Icon = refused > 0 ? TriangleAlert : offline ? WifiOff : waiting > 0 ? RefreshCw : Check
  const content = (
    <>
      <Icon aria-hidden="true" />
      {words}
    </>
  )
  return (
    <>
      <div role="status" aria-label="Enregistrement" className="hall-pill">
        {writes.length > 0 || !canStore ? (
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {content}
          </button>
        ) : (
          <span>{content}</span>
        )}
      </div>
      {open && createPortal(<OutboxDialog onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}
