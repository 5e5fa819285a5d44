import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { clashesWith } from '../../domain/session-calendar.ts'
import { sessionPhase } from '../../domain/training-session.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { sessionTime } from '../clubs/club-time.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { PhaseBadge } from './phase-badge.tsx'
import { SessionWhere } from './session-where.tsx'
import { attendanceWords, expectedWords, sessionLinkId } from './coach-session-words.ts'

interface CalendarCardProps {
  session: TrainingSession
  /** Those of the same days. */
  among: readonly TrainingSession[]
  now: Date
}

/** A session in the calendar, which leads to its details. */
export function CalendarCard({ session, among, now }: CalendarCardProps) {
  const { id, title, players } = session
  const time = sessionTime(session, useTimeZone())
  const phase = sessionPhase(session, now)
  const [clash] = clashesWith(session, among)
  return (
    <li className={phase === 'over' ? 'agenda-card agenda-card-over' : 'agenda-card'}>
      <p className="numeral agenda-time">{time}</p>
      <div className="row-body">
        <h4 className={phase === 'cancelled' ? 'session-off' : undefined}>
          <Link
            id={sessionLinkId(id)}
            to="/coach/sessions"
            search={(search) => ({
              ...search,
              form: undefined,
              roll: undefined,
              repeat: undefined,
              session: id,
            })}
            resetScroll={false}
            className="session-link"
          >
            <bdi>{title}</bdi>
          </Link>
        </h4>
        <SessionWhere session={session} phase={phase} className="note" />
        {phase !== 'cancelled' && (
          <p className="note">
            {(phase === 'upcoming' ? null : attendanceWords(players)) ?? expectedWords(players)}
          </p>
        )}
        {clash && (
          <p className="note session-without-coach">
            <TriangleAlert aria-hidden="true" /> en même temps que <bdi>{clash.session.title}</bdi>
          </p>
        )}
        <PhaseBadge phase={phase} />
        <PendingMark id={id} />
      </div>
    </li>
  )
}
