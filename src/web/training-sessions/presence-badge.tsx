import { Check, Minus, X } from 'lucide-react'
import type { Presence } from '../../domain/attendance.ts'
import { Badge } from '../ui/status.tsx'
import { presenceNames } from './session-words.ts'

export const presenceIcons = {
  present: <Check aria-hidden="true" />,
  absent: <X aria-hidden="true" />,
  excused: <Minus aria-hidden="true" />,
} as const satisfies Record<Presence, unknown>

export function PresenceBadge({ presence }: { presence: Presence }) {
  return (
    <Badge tone={presence === 'present' ? 'ok' : 'neutral'} icon={presenceIcons[presence]}>
      {presenceNames[presence]}
    </Badge>
  )
}
