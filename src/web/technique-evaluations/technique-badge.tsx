import { Check, CircleDashed, RotateCcw, TrendingUp } from 'lucide-react'
import type { TechniqueStatus } from '../../domain/technique-catalogue.ts'
import { Badge } from '../ui/status.tsx'
import { statusNames } from './evaluation-words.ts'

const looks = {
  not_evaluated: { tone: 'neutral', Icon: CircleDashed },
  in_progress: { tone: 'waiting', Icon: TrendingUp },
  mastered: { tone: 'ok', Icon: Check },
} as const satisfies Record<TechniqueStatus, unknown>

export function TechniqueBadge({ status }: { status: TechniqueStatus }) {
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {statusNames[status]}
    </Badge>
  )
}

/** Beside « Maîtrisé », which it stays: it was not practised for 45 days. */
export function RefreshBadge() {
  return (
    <Badge tone="waiting" icon={<RotateCcw aria-hidden="true" />}>
      À rafraîchir
    </Badge>
  )
}
