import { CloudUpload } from 'lucide-react'
import { Badge } from '../ui/status.tsx'
import { useOutbox } from './waiting-list.ts'

/** Beside what was written on this device and has not reached the server. */
export function WaitingMark({ id }: { id: string }) {
  const { writes } = useOutbox()
  if (!writes.some(({ input, refused }) => input['id'] === id && !refused)) return null
  return (
    <Badge tone="waiting" icon={<CloudUpload aria-hidden="true" />}>
      En attente d’envoi
    </Badge>
  )
}
