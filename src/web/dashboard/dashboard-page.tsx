import { Link } from '@tanstack/react-router'
import type { Dashboard } from '../../contract/dashboard.ts'
import { attendanceGoal, attendanceWindowDays } from '../../domain/attendance.ts'
import { addMinutes, sessionMinutes } from '../../domain/training-session.ts'
import { useMe } from '../accounts/queries.ts'
import { clubDay, clubTime, fromNow, longDay, longInstant, sessionTime } from '../clubs/club-time.ts'
import { counted } from '../ui/counted.ts'
import { Reading } from '../app/reading.tsx'
import { replyWords } from '../training-sessions/session-words.ts'
import { FeedbackItem } from '../training-sessions/feedback-item.tsx'
import { InProgressBadge } from '../training-sessions/in-progress-badge.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { PageHeader, Section } from '../ui/layout.tsx'
import { Loading } from '../ui/loading.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Quarter, TableQuarters } from '../ui/table-quarters.tsx'
import { useNow } from '../app/use-now.ts'
import { useDashboard } from './use-dashboard.ts'
import '../training-sessions/sessions.css'
import './dashboard.css'

const title = 'Tableau de bord'

export function DashboardPage() {
  const { club } = useMe()
  if (club) return <ClubDashboard timeZone={club.timeZone} />
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Pas encore de club"
        action={
          <Link to="/coach/club" className={buttonClass({ variant: 'primary' })}>
            Rejoindre un club
          </Link>
        }
      >
        Vous devez d'abord rejoindre un club pour accéder au tableau de bord
      </EmptyState>
    </>
  )
}

function ClubDashboard({ timeZone }: { timeZone: string }) {
  const query = useDashboard()
  const { data } = query
  const now = useNow()
  const today = clubDay(now, timeZone)
  return (
    <>
      <PageHeader title={title} subtitle={longDay(today, today)} />
      <Reading query={query} otherwise="Erreur lors du chargement des données">
        <Loading label="Chargement du tableau de bord" />
      </Reading>
      {data && (
        <div className="dashboard">
          <ClubFigures dashboard={data} />
          <SessionsOfTonight dashboard={data} now={now} timeZone={timeZone} />
          <LatestFeedback feedback={data.latestFeedback} now={now} timeZone={timeZone} />
        </div>
      )}
    </>
  )
}

function ClubFigures({ dashboard }: { dashboard: Dashboard }) {
  const { playerCount, sessionCount, exerciseCount, attendanceRate } = dashboard
  return (
    <TableQuarters label="Le club en chiffres" className="dashboard-table">
      <Quarter label="Joueurs" value={playerCount} />
      <Quarter label="Séances" value={sessionCount} />
      <Quarter label="Exercices" value={exerciseCount} />
      <Quarter
        label="Taux de présence"
        value={attendanceRate ?? attendanceGoal}
        unit="%"
        note={attendanceRate === null ? 'objectif' : `${attendanceWindowDays} derniers jours`}
      />
    </TableQuarters>
  )
}

interface WhenProps {
  now: Date
  timeZone: string
}

/** What is in progress comes first, and has the next action: its roll. */
function SessionsOfTonight({ dashboard, ...when }: WhenProps & { dashboard: Dashboard }) {
  const { nextSession, currentSessions = [] } = dashboard
  if (currentSessions.length === 0) return <NextSession session={nextSession} {...when} />
  return (
    <div className="sessions-of-tonight">
      {currentSessions.map((session, index) => (
        <CurrentSession key={session.id} session={session} first={index === 0} {...when} />
      ))}
      <ShortNextSession session={nextSession} {...when} />
    </div>
  )
}

interface CurrentSessionProps extends WhenProps {
  session: NonNullable<Dashboard['currentSessions']>[number]
  first: boolean
}

function CurrentSession({ session, first, now, timeZone }: CurrentSessionProps) {
  const { id, title, duration, startsAt, participantCount, presentCount } = session
  const ends = clubTime(addMinutes(startsAt, sessionMinutes(duration)), timeZone)
  const minutes = Math.floor((now.getTime() - Date.parse(startsAt)) / 60_000)
  return (
    <section className="panel next-session">
      <div className="next-session-head next-session-now">
        <h2>Séance en cours</h2>
        <InProgressBadge />
      </div>
      <p className="next-session-time">{sessionTime(session, timeZone)}</p>
      <div>
        <h3 className="next-session-title">
          <Link to="/coach/sessions" search={{ session: id }} className="session-link-plain">
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className="next-session-when secondary">
          {minutes > 0 && `depuis ${counted(minutes, 'minute')} · `}jusqu’à {ends}
        </p>
      </div>
      <p className="strong">
        {presentCount === null
          ? counted(participantCount, 'participant')
          : `${counted(presentCount, 'présent')} sur ${participantCount}`}
      </p>
      <Link
        to="/coach/sessions"
        search={{ roll: id }}
        className={buttonClass(
          { variant: first ? 'primary' : 'plain', size: 'large', block: true },
          'next-session-action',
        )}
      >
        {presentCount === null ? 'Faire l’appel' : 'Corriger l’appel'}
      </Link>
    </section>
  )
}

/** Below the one in progress. */
function ShortNextSession({ session, now, timeZone }: NextSessionProps) {
  return (
    <section className="panel next-session">
      <h2>Prochaine séance</h2>
      {session ? (
        <>
          <h3 className="next-session-short">
            <Link to="/coach/sessions" search={{ form: session.id }} className="session-link-plain">
              <bdi>{session.title}</bdi>
            </Link>
          </h3>
          <p className="secondary">
            {longDay(session.date, clubDay(now, timeZone))} à {sessionTime(session, timeZone)} ·{' '}
            {counted(session.participantCount, 'participant')}
          </p>
          <Replies session={session} />
        </>
      ) : (
        <p>Aucune séance prévue</p>
      )}
    </section>
  )
}

interface NextSessionProps extends WhenProps {
  session: Dashboard['nextSession']
}

/** Shows the next action: prepare the next session, or plan one. */
function NextSession({ session, now, timeZone }: NextSessionProps) {
  const button = buttonClass({ variant: 'primary', size: 'large', block: true }, 'next-session-action')
  if (!session) {
    return (
      <section className="panel next-session">
        <h2>Prochaine séance</h2>
        <p className="empty-title">Aucune séance prévue</p>
        <p className="secondary">Choisissez une date et des joueurs&nbsp;: ils la verront aussitôt.</p>
        <Link to="/coach/sessions" search={{ form: 'new' }} className={button}>
          Nouvelle séance
        </Link>
      </section>
    )
  }
  const { id, title, date, duration, startsAt, participantCount } = session
  return (
    <section className="panel next-session">
      <div className="next-session-head">
        <h2>Prochaine séance</h2>
        <p className="next-session-soon strong">{fromNow(startsAt, now, timeZone)}</p>
      </div>
      <p className="next-session-time">{sessionTime(session, timeZone)}</p>
      <div>
        <h3 className="next-session-title">
          <bdi>{title}</bdi>
        </h3>
        <p className="next-session-when secondary">
          {longDay(date, clubDay(now, timeZone))} · {duration}
        </p>
      </div>
      <div>
        <p className="strong">{counted(participantCount, 'participant')}</p>
        <Replies session={session} />
      </div>
      <Link to="/coach/sessions" search={{ form: id }} className={button}>
        Préparer la séance
      </Link>
    </section>
  )
}

/** Nothing is said of what was read from an earlier release. */
function Replies({
  session: { replies, participantCount },
}: {
  session: NonNullable<NextSessionProps['session']>
}) {
  const words = replies && replyWords(replies, participantCount)
  return words && <p className="secondary">{words}</p>
}

interface LatestFeedbackProps {
  feedback: Dashboard['latestFeedback']
  now: Date
  timeZone: string
}

function LatestFeedback({ feedback, now, timeZone }: LatestFeedbackProps) {
  return (
    <Section
      title="Derniers retours"
      aside={feedback.length > 0 && <Link to="/coach/sessions">Toutes les séances</Link>}
      className="dashboard-feedback"
    >
      {feedback.length === 0 ? (
        <EmptyState title="Aucun retour pour le moment" compact>
          Les avis des joueurs arrivent ici après chaque séance.
        </EmptyState>
      ) : (
        <ul className="rows">
          {feedback.map((each) => (
            <FeedbackItem
              key={`${each.sessionId} ${each.playerId}`}
              rating={each.rating}
              playerName={each.playerName}
              about={
                <Link to="/coach/sessions" search={{ session: each.sessionId }} className="link">
                  <bdi>{each.sessionTitle}</bdi>
                </Link>
              }
              comment={each.comment}
              when={longInstant(each.createdAt, timeZone, now)}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}
