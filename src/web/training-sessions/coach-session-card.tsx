import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { longDay } from '../club-time.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { DateTile } from '../ui/status.tsx'
import { attendanceWords, counted } from './attendance.ts'

interface CoachSessionCardProps {
  session: TrainingSession
  today: string
  past: boolean
  /** Its form or its details stand beside the list. */
  opened: boolean
  /** Why it cannot be changed or deleted just now. */
  busy: string | null
  deleting: boolean
  onEdit: () => void
  onDelete: () => void
}

export function CoachSessionCard(props: CoachSessionCardProps) {
  const { session, today, past, opened, busy, deleting, onEdit, onDelete } = props
  return (
    <li className={opened ? 'session-row session-row-opened' : 'session-row'}>
      <DateTile date={session.date} past={past} />
      <div className="min-w-0 flex-1">
        <h3 className="text-[1.375rem]">
          <Link
            id={sessionLinkId(session.id)}
            to="/coach/sessions"
            search={(search) => ({ ...search, form: undefined, session: session.id })}
            resetScroll={false}
            className="session-link"
          >
            {session.title}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-ink-2">
          <span className="sr-only">{longDay(session.date, today)}, </span>
          <span aria-hidden="true">{weekday(session.date)} </span>
          {facts(session, past)}
        </p>
      </div>
      {!past && (
        <div className="session-row-actions">
          <IconButton label="Modifier la séance" icon={<Pencil />} disabledReason={busy} onClick={onEdit} />
          <IconButton
            label="Supprimer la séance"
            icon={<Trash2 />}
            pending={deleting}
            disabledReason={busy}
            onClick={onDelete}
          />
        </div>
      )}
    </li>
  )
}

/** Where the focus goes back to when what the card opened is closed. */
export function sessionLinkId(id: string): string {
  return `session-${id}`
}

function facts({ time, duration, players, feedback }: TrainingSession, past: boolean) {
  const present = attendanceWords(players)
  const who = past && present ? present : counted(players.length, 'joueur')
  const reactions = past && feedback.length > 0 ? counted(feedback.length, 'retour') : null
  const first = past ? time : `${time} · ${duration}`
  return [first, who, reactions].filter(Boolean).join(' · ')
}

function weekday(date: string): string {
  return weekdayName.format(new Date(`${date}T00:00:00Z`))
}

const weekdayName = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' })
