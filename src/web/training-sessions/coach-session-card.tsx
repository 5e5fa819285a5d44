import { Link } from '@tanstack/react-router'
import { ClipboardCheck, Pencil, Trash2 } from 'lucide-react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { sessionPhase } from '../../domain/training-session.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { longDay, sessionTime } from '../clubs/club-time.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { DateTile } from '../ui/status.tsx'
import { counted } from '../ui/counted.ts'
import { PhaseBadge } from './phase-badge.tsx'
import { SessionWhere } from './session-where.tsx'
import {
  attendanceWords,
  expectedWords,
  hallWords,
  leftWords,
  offersRoll,
  sessionLinkId,
} from './coach-session-words.ts'

interface CoachSessionCardProps {
  session: TrainingSession
  now: Date
  today: string
  past: boolean
  /** Its form or its details stand beside the list. */
  opened: boolean
  /** Why it cannot be changed or deleted just now. */
  whyNotChange: string | null
  deleting: boolean
  onEdit: () => void
  onRollCall: () => void
  onDelete: () => void
}

export function CoachSessionCard(props: CoachSessionCardProps) {
  const { session, now, today, past, opened, whyNotChange, deleting, onEdit, onRollCall, onDelete } = props
  const time = sessionTime(session, useTimeZone())
  /** « mardi 24 novembre » */
  const day = longDay(session.date, today)
  const phase = sessionPhase(session, now)
  const cancelled = phase === 'cancelled'
  const hall = hallWords(session, now)
  const left = phase === 'over' ? null : leftWords(session.left)
  return (
    <li className={opened ? 'session-row session-row-opened' : 'session-row'}>
      <DateTile date={session.date} past={past} />
      <div className="session-text">
        <h3 className={cancelled ? 'session-title session-off' : 'session-title'}>
          <Link
            id={sessionLinkId(session.id)}
            to="/coach/sessions"
            search={(search) => ({ ...search, form: undefined, roll: undefined, session: session.id })}
            resetScroll={false}
            className="session-link"
          >
            <bdi>{session.title}</bdi>
          </Link>
        </h3>
        <p className={`session-facts session-row-facts note ${past ? 'session-facts-past' : ''}`}>
          <span>
            <span className="sr-only">{day} </span>
            <span aria-hidden="true">{day.split(' ')[0]} </span>
            {past ? time : `${time} · ${session.duration}`}
          </span>{' '}
          {!cancelled && <span>{past ? outcome(session) : expectedWords(session.players)}</span>}
        </p>
        <SessionWhere session={session} phase={phase} className="note" />
        {left && <p className="note typed">{left}</p>}
        <PhaseBadge phase={phase} />
        <PendingMark id={session.id} />
      </div>
      {offersRoll(session, { past, now }) && (
        <div className="session-row-actions">
          <IconButton label="Faire l’appel" icon={<ClipboardCheck />} onClick={onRollCall} />
        </div>
      )}
      {phase !== 'over' && (
        <div className="session-row-actions">
          {!cancelled && (
            <IconButton
              label="Modifier la séance"
              icon={<Pencil />}
              disabledReason={whyNotChange}
              onClick={onEdit}
            />
          )}
          <IconButton
            label="Supprimer la séance"
            icon={<Trash2 />}
            pending={deleting}
            disabledReason={whyNotChange}
            onClick={onDelete}
          />
        </div>
      )}
      {hall && (
        <Link
          to="/coach/sessions/$id/salle"
          params={{ id: session.id }}
          className={buttonClass({}, 'session-hall')}
          aria-describedby={sessionLinkId(session.id)}
        >
          {hall}
        </Link>
      )}
    </li>
  )
}

/** « 12 présents sur 14 · 5 retours »; who was invited where no roll was called. */
function outcome({ players, feedback }: TrainingSession): string {
  const who = attendanceWords(players) ?? counted(players.length, 'joueur')
  const count = Object.keys(feedback).length
  return count > 0 ? `${who} · ${counted(count, 'retour')}` : who
}
