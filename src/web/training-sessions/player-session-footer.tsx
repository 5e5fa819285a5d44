import { Check, MessageSquare } from 'lucide-react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { SessionPhase } from '../../domain/training-session.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { Button } from '../ui/button.tsx'
import { Badge } from '../ui/status.tsx'
import { PhaseBadge } from './phase-badge.tsx'
import { PresenceBadge } from './presence-badge.tsx'
import { ratingNames } from './session-words.ts'

interface PlayerSessionFooterProps {
  session: TrainingSession
  playerId: string
  phase: SessionPhase
  /** Whether feedback is asked for. */
  asks: boolean
  /** It is the next thing to do. */
  next: boolean
  onGiveFeedback: () => void
}

/** What became of a session that has begun, or was cancelled. */
export function PlayerSessionFooter(props: PlayerSessionFooterProps) {
  const { session, playerId, phase, asks, next, onGiveFeedback } = props
  const given = session.feedback[playerId]
  const presence = session.players.find(({ id }) => id === playerId)?.presence
  return (
    <footer className="player-session-footer">
      <PhaseBadge phase={phase} />
      {presence && <PresenceBadge presence={presence} />}
      {given && (
        <>
          <PendingMark
            id={session.id}
            otherwise={
              <Badge tone="ok" icon={<Check aria-hidden="true" />}>
                Feedback envoyé
              </Badge>
            }
          />
          <p className="note typed">
            {ratingNames[given.rating]} · «&nbsp;{given.comment}&nbsp;»
          </p>
        </>
      )}
      {asks && (
        <Button
          variant={next ? 'primary' : 'plain'}
          icon={<MessageSquare aria-hidden="true" />}
          onClick={onGiveFeedback}
        >
          Donner mon avis
        </Button>
      )}
    </footer>
  )
}
