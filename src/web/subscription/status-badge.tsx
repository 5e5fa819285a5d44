import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  Clock,
  Gift,
  Lock,
  type LucideIcon,
} from 'lucide-react'
import type { BillingStatus } from '../../domain/subscription.ts'
import { Badge } from '../ui/status.tsx'

type Tone = 'ok' | 'waiting' | 'refused' | 'neutral'

const words: Readonly<Record<BillingStatus, readonly [word: string, tone: Tone, icon: LucideIcon]>> = {
  free: ['Gratuit', 'ok', Gift],
  trial: ['Essai', 'ok', Clock],
  active: ['Actif', 'ok', CircleCheck],
  'past-due': ['Paiement en retard', 'waiting', CircleAlert],
  suspended: ['Suspendu', 'refused', Lock],
  paused: ['En pause', 'waiting', CirclePause],
  ended: ['Résilié', 'neutral', Ban],
  none: ['Sans abonnement', 'neutral', CircleDashed],
}

export function StatusBadge({ status }: { status: BillingStatus }) {
  const [word, tone, Icon] = words[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {word}
    </Badge>
  )
}
