import { Ban, Timer } from 'lucide-react'
import type { SessionPhase } from '../../domain/training-session.ts'
import { Badge } from '../ui/status.tsx'

/** « En cours », from a session's start to 30 minutes after its duration, or « Annulée »; nothing before and after. */
export function PhaseBadge({ phase }: { phase: SessionPhase }) {
  if (phase === 'in-progress') {
    return (
      <Badge tone="table" icon={<Timer aria-hidden="true" />}>
        En cours
      </Badge>
    )
  }
  return phase === 'cancelled' ? <Badge icon={<Ban aria-hidden="true" />}>Annulée</Badge> : null
}
