import { Timer } from 'lucide-react'
import { Badge } from '../ui/status.tsx'

/** From a session's start to 30 minutes after its duration. */
export function InProgressBadge() {
  return (
    <Badge tone="table" icon={<Timer aria-hidden="true" />}>
      En cours
    </Badge>
  )
}
