import { Archive, Check, Clock, UserCheck, X } from 'lucide-react'
import type { RequestStatus } from '../../domain/exercise-request.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { Badge } from '../ui/status.tsx'

const looks = {
  pending: { tone: 'waiting', Icon: Clock, label: 'En attente' },
  in_progress: { tone: 'table', Icon: UserCheck, label: 'En cours' },
  approved: { tone: 'ok', Icon: Check, label: 'Approuvé' },
  rejected: { tone: 'refused', Icon: X, label: 'Refusé' },
  archived: { tone: 'neutral', Icon: Archive, label: 'Archivé' },
} as const satisfies Record<RequestStatus, unknown>

interface RequestMarksProps {
  id: string
  status: RequestStatus
}

/** Its status, and whether that has reached the server: « En attente » of a coach, or of being sent, never both. */
export function RequestMarks({ id, status }: RequestMarksProps) {
  const badge = <RequestBadge status={status} />
  if (status === 'pending') return <PendingMark id={id} otherwise={badge} />
  return (
    <>
      {badge}
      <PendingMark id={id} />
    </>
  )
}

export function requestStatusName(status: RequestStatus): string {
  return looks[status].label
}

export function RequestBadge({ status }: { status: RequestStatus }) {
  const { tone, Icon, label } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {label}
    </Badge>
  )
}
