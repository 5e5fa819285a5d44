import { Check, X } from 'lucide-react'
import type { Participant, TrainingSession } from '../../contract/training-sessions.ts'
import { sessionPhase } from '../../domain/training-session.ts'
import { sessionTime } from '../clubs/club-time.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { Badge } from '../ui/status.tsx'
import { PhaseBadge } from './phase-badge.tsx'
import { PresenceBadge } from './presence-badge.tsx'
import { SessionWhere } from './session-where.tsx'
import { replyNames } from './session-words.ts'

interface PlayerCalendarCardProps {
  session: TrainingSession
  playerId: string
  now: Date
  timeZone: string
  onOpen: () => void
}

/** A player's session in their calendar, with what they said of it, or whether they were there. */
export function PlayerCalendarCard({ session, playerId, now, timeZone, onOpen }: PlayerCalendarCardProps) {
  const phase = sessionPhase(session, now)
  const me = session.players.find(({ id }) => id === playerId)
  return (
    <li className={phase === 'over' ? 'agenda-card agenda-card-over' : 'agenda-card'}>
      <p className="numeral agenda-time">{sessionTime(session, timeZone)}</p>
      <div className="row-body">
        <h4 className={phase === 'cancelled' ? 'session-off' : undefined}>
          <button type="button" className="session-link agenda-open" onClick={onOpen}>
            <bdi>{session.title}</bdi>
          </button>
        </h4>
        <SessionWhere session={session} phase={phase} className="note" />
        {phase === 'upcoming' && <OwnReply me={me} />}
        {phase !== 'upcoming' && phase !== 'cancelled' && me?.presence && (
          <PresenceBadge presence={me.presence} />
        )}
        <PhaseBadge phase={phase} />
        <PendingMark id={session.id} />
      </div>
    </li>
  )
}

function OwnReply({ me }: { me: Participant | undefined }) {
  if (!me?.reply) return <p className="note">Pas encore de réponse</p>
  const isComing = me.reply === 'coming'
  return (
    <Badge
      tone={isComing ? 'ok' : 'neutral'}
      icon={isComing ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
    >
      {replyNames[me.reply]}
    </Badge>
  )
}
