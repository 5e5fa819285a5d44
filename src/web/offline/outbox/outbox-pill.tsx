import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SyncPill } from '../../ui/sync-pill.tsx'
import { useReachability } from '../reachability.ts'
import { useOutbox } from './outbox-state.ts'

const OutboxDialog = lazyPart(async () => (await import('./outbox-dialog.tsx')).OutboxDialog)

const savedMs = 4_000

/** What became of what was written here: nothing to say, nothing in the way. */
export function OutboxPill() {
  const { writes, sentAt, canStore, blockedBy } = useOutbox()
  const offline = useReachability() === 'no-network'
  const [open, setOpen] = useState(false)
  const justSent = useRecently(sentAt)
  const refused = writes.filter((write) => write.refused).length
  const waiting = writes.length - refused
  const hasSomething = writes.length > 0 || !canStore
  return (
    <>
      {/* Always there: a screen reader announces what changes in a region that it knows. */}
      <div role="status" aria-label="Enregistrement" className="outbox-pill">
        {(hasSomething || offline || justSent) && (
          <SyncPill
            waiting={waiting}
            refused={refused}
            offline={offline}
            keeps={canStore}
            outdated={waiting > 0 && blockedBy === 'outdated-client'}
            onOpen={hasSomething ? () => setOpen(true) : undefined}
          />
        )}
      </div>
      {/* Not inside the page's header, whose landmark it would become a part of. */}
      {open && createPortal(<OutboxDialog onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

/** Whether that instant, in epoch milliseconds, was a moment ago. */
function useRecently(at: number | null): boolean {
  const [over, setOver] = useState(at)
  useEffect(() => {
    if (at === null) return undefined
    const timer = setTimeout(() => setOver(at), savedMs)
    return () => clearTimeout(timer)
  }, [at])
  return at !== over
}
