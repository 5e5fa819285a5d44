import { Link } from '@tanstack/react-router'
import { CalendarDays, ClipboardCheck, Inbox, UserPlus } from 'lucide-react'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { useClubQuery } from '../clubs/club-overlay.ts'
import { useRequests, useRequestViewer } from '../exercise-requests/use-requests.ts'
import { useSessions } from '../training-sessions/use-sessions.ts'
import { buttonClass } from '../ui/button-class.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { counted } from '../ui/counted.ts'
import { Section } from '../ui/layout.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { TaskRow } from './task-row.tsx'
import { type Task, whatWaits } from './what-waits.ts'

const ReplyReminder = lazyPart(async () => (await import('./reply-reminder.tsx')).ReplyReminder)

interface WaitingTasksProps {
  clubId: string
  now: Date
  timeZone: string
}

/** « Ce qui attend », from the lists that other screens show: so also without network, as far as they were read. */
export function WaitingTasks({ clubId, now, timeZone }: WaitingTasksProps) {
  const past = useSessions('past', 1)
  const upcoming = useSessions('upcoming', 1)
  const viewer = useRequestViewer(clubId)
  const requests = useRequests('active', 1, viewer)
  const club = useClubQuery()
  const reads = [past, upcoming, requests, club]
  const known = {
    past: past.data?.sessions,
    upcoming: upcoming.data?.sessions,
    requests: requests.data,
    club: club.data,
  }
  const today = clubDay(now, timeZone)
  const tasks = whatWaits(known, viewer, now)
  const isReading = reads.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching')
  return (
    <Section title="Ce qui attend" className="waiting-tasks">
      {isReading ? (
        <Skeleton label="Chargement de ce qui attend" rows={3} />
      ) : tasks.length > 0 ? (
        <ul className="rows">
          {tasks.map((task) => (
            <WaitingTask key={task.kind} task={task} today={today} timeZone={timeZone} />
          ))}
        </ul>
      ) : (
        <Nothing isKnown={reads.every(({ data }) => data !== undefined)} />
      )}
    </Section>
  )
}

function Nothing({ isKnown }: { isKnown: boolean }) {
  if (!isKnown) return <EmptyState title="Pas encore lu sur cet appareil" compact />
  return (
    <EmptyState title="Rien n’attend" compact>
      Demandes, arrivées et appels sont à jour.
    </EmptyState>
  )
}

interface WaitingTaskProps {
  task: Task
  today: string
  timeZone: string
}

function WaitingTask({ task, today, timeZone }: WaitingTaskProps) {
  const style = buttonClass({})
  switch (task.kind) {
    case 'roll':
      return (
        <TaskRow
          icon={<ClipboardCheck aria-hidden="true" />}
          title={task.count > 1 ? `${task.count} appels non faits` : 'Appel non fait'}
          about={`${task.session.title}, ${longDay(task.session.date, today)}`}
        >
          <Link to="/coach/sessions" search={{ roll: task.session.id }} className={style}>
            Faire l’appel
          </Link>
        </TaskRow>
      )
    case 'arrivals':
      return (
        <TaskRow
          icon={<UserPlus aria-hidden="true" />}
          title={`${counted(task.count, 'arrivée')} à accepter`}
          about={task.names.join(', ')}
        >
          <Link to="/coach/club" className={style} aria-label="Voir les arrivées">
            Voir
          </Link>
        </TaskRow>
      )
    case 'requests':
      return (
        <TaskRow
          icon={<Inbox aria-hidden="true" />}
          title={`${counted(task.count, 'demande')} en attente`}
          about={
            task.oldest &&
            `${task.count > 1 ? 'la plus ancienne\u00A0: ' : ''}${longDay(clubDay(new Date(task.oldest), timeZone), today)}`
          }
        >
          <Link to="/coach/requests" className={style} aria-label="Voir les demandes">
            Voir
          </Link>
        </TaskRow>
      )
    case 'programme':
      return (
        <TaskRow
          icon={<CalendarDays aria-hidden="true" />}
          title={`${counted(task.count, 'séance')} sans programme`}
          about={`${task.session.title}, ${longDay(task.session.date, today)}`}
        >
          <Link
            to="/coach/sessions"
            search={{ form: task.session.id }}
            className={style}
            aria-label="Préparer le programme"
          >
            Préparer
          </Link>
        </TaskRow>
      )
  }
  return <ReplyReminder session={task.session} today={today} />
}
