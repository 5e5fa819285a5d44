import { CloudUpload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/status.tsx'
import { useOutbox } from './outbox-state.ts'
import type { QueuedWrite } from './queued-write.ts'

interface PendingMarkProps {
  id: string
  /** The badge in whose place it stands: what is true only once it has reached the server. */
  otherwise?: ReactNode
}

/**
 * What was written on this device and has not reached the server. It moves nothing: it stands in the place of another
 * badge, or on the line that ends its row or panel.
 */
export function PendingMark({ id, otherwise }: PendingMarkProps) {
  const { writes } = useOutbox()
  const pending = writes.some(({ input, refused }) => names(input, id) && !refused)
  const mark = pending && (
    <Badge tone="waiting" icon={<CloudUpload aria-hidden="true" />}>
      En attente d’envoi
    </Badge>
  )
  if (otherwise) return <span className="badge-place">{mark || otherwise}</span>
  return mark && <span className="badge-on-line">{mark}</span>
}

/** Several players' settings are one write; an evaluation has an id besides its technique's. */
function names({ evaluationId, settings, ...input }: QueuedWrite['input'], id: string): boolean {
  const made = evaluationId ?? input['id']
  return (
    made === id || (Array.isArray(settings) && settings.some((setting: { id: string }) => setting.id === id))
  )
}
