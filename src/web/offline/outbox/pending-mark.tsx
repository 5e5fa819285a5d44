import { CloudUpload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/status.tsx'
import { useOutbox } from './outbox-state.ts'
import type { QueuedWrite } from './queued-write.ts'

interface PendingMarkProps {
  id: string
  /** What is true only once it has reached the server. */
  otherwise?: ReactNode
}

/** Beside what was written on this device and has not reached the server. */
export function PendingMark({ id, otherwise = null }: PendingMarkProps) {
  const { writes } = useOutbox()
  if (!writes.some(({ input, refused }) => names(input, id) && !refused)) return otherwise
  return (
    <Badge tone="waiting" icon={<CloudUpload aria-hidden="true" />}>
      En attente d’envoi
    </Badge>
  )
}

/** Several players' settings are one write; an evaluation has an id besides its technique's. */
function names({ evaluationId, settings, ...input }: QueuedWrite['input'], id: string): boolean {
  const made = evaluationId ?? input['id']
  return (
    made === id || (Array.isArray(settings) && settings.some((setting: { id: string }) => setting.id === id))
  )
}
