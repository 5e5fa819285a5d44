import { Link } from '@tanstack/react-router'
import type { Dashboard } from '../../contract/dashboard.ts'
import { attendanceGoal, attendanceWindowDays } from '../../domain/attendance.ts'
import { isSeasonTurn } from '../../domain/season-turn.ts'
import { addMinutes, sessionMinutes, sessionPhase } from '../../domain/training-session.ts'
import { EmailReminder } from '../accounts/confirm-email-reminder.tsx'
import { useMe } from '../accounts/queries.ts'
import { clubDay, clubTime, fromNow, longDay, longInstant, sessionTime } from '../clubs/club-time.ts'
import { counted } from '../ui/counted.ts'
import { Reading } from '../app/reading.tsx'
import { hallWords, replyWords } from '../training-sessions/coach-session-words.ts'
import { FeedbackItem } from '../training-sessions/feedback-item.tsx'
import { PhaseBadge } from '../training-sessions/phase-badge.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { PageHeader, Section } from '../ui/layout.tsx'
import { lazyPart, optionalPart } from '../ui/lazy-part.tsx'
import { Loading } from '../ui/loading.tsx'
import { Skeleton } from '../ui/states.tsx'
import { Quarter, TableQuarters } from '../ui/table-quarters.tsx'
import { useNow } from '../app/use-now.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { useSessions } from '../training-sessions/use-sessions.ts'
import { Camps } from './camps.tsx'
import { useDashboard } from './use-dashboard.ts'
import '../training-sessions/sessions.css'
import './dashboard.css'

const SeasonReminder = optionalPart(
  async () => (await import('../seasons/season-reminder.tsx')).SeasonReminder,
)

const ReadyOffline = optionalPart(async () => (await import('./ready-offline.tsx')).ReadyOffline)

const RepliesRead = optionalPart(async () => (await import('./replies-read.tsx')).RepliesRead)

const Tonight = lazyPart(
  async () => (await import('./tonight.tsx')).Tonight,
  <Skeleton label="Chargement de ce qui attend" rows={3} />,
)

const EndedSession = lazyPart(
  async () => (await import('./ended-session.tsx')).EndedSession,
  <Skeleton label="Chargement de la séance" rows={3} />,
)

const NoClub = lazyPart(async () => (await import('./empty-states.tsx')).NoClub)

const NoNextSession = lazyPart(
  async () => (await import('./empty-states.tsx')).NoNextSession,
  <Skeleton label="Chargement de la séance" rows={3} />,
)

const NoFeedback = lazyPart(async () => (await import('./empty-states.tsx')).NoFeedback)

const title = 'Tableau de bord'

export function DashboardPage() {
  const { club } = useMe()
  return (
    <>
      {/* Part of the screen's own file: one that comes later would push what a finger is about to press. */}
      <EmailReminder />
      {club ? <ClubDashboard clubId={club.id} timeZone={club.timeZone} /> : <WithoutClub />}
    </>
  )
}

function WithoutClub() {
  return (
    <>
      <PageHeader title={title} />
      <NoClub />
    </>
  )
}

function ClubDashboard({ clubId, timeZone }: { clubId: string; timeZone: string }) {
  const query = useDashboard()
  const { data } = query
  const now = useNow()
  const today = clubDay(now, timeZone)
  return (
    <>
      <PageHeader title={title} subtitle={longDay(today, today)} />
      {isSeasonTurn(today) && <SeasonReminder />}
      <Reading query={query} otherwise="Erreur lors du chargement des données">
        <Loading label="Chargement du tableau de bord" />
      </Reading>
      {data && (
        <div className="dashboard">
          <ClubFigures dashboard={data} />
          <SessionsOfTonight dashboard={data} now={now} timeZone={timeZone} />
          <Tonight dashboard={data} clubId={clubId} now={now} timeZone={timeZone} />
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

/** What is in progress comes first, then what ended today, then what comes next: the first of them has the next action. */
function SessionsOfTonight({ dashboard, ...when }: WhenProps & { dashboard: Dashboard }) {
  const { nextSession, currentSessions = [] } = dashboard
  const ended = useEndedToday(when)
  const isNextToday = nextSession?.date === clubDay(when.now, when.timeZone)
  if (currentSessions.length === 0 && (!ended || isNextToday)) {
    return nextSession ? <NextSession session={nextSession} {...when} /> : <NoNextSession />
  }
  return (
    <div className="sessions-of-tonight">
      {currentSessions.map((session, index) => (
        <CurrentSession key={session.id} session={session} first={index === 0} {...when} />
      ))}
      {ended && currentSessions.length === 0 && <EndedSession session={ended} timeZone={when.timeZone} />}
      <ShortNextSession session={nextSession} prepares={currentSessions.length === 0} {...when} />
    </div>
  )
}

/** The last one of today that is over, for a coach who has not gone home. */
function useEndedToday({ now, timeZone }: WhenProps) {
  const today = clubDay(now, timeZone)
  return useSessions('past', 1).data?.sessions.find(
    (session) => session.date === today && sessionPhase(session, now) === 'over',
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
        <PhaseBadge phase="in-progress" />
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
      <Link to="/coach/sessions" search={{ roll: id }} className={buttonClass({ block: true })}>
        {presentCount === null ? 'Faire l’appel' : 'Corriger l’appel'}
      </Link>
      <HallLink id={id} variant={first ? 'primary' : 'plain'}>
        Revenir en salle
      </HallLink>
    </section>
  )
}

function HallLink({ id, variant, children }: { id: string; variant: 'primary' | 'plain'; children: string }) {
  return (
    <Link
      to="/coach/sessions/$id/salle"
      params={{ id }}
      className={buttonClass({ variant, size: 'large', block: true }, 'next-session-action')}
    >
      {children}
    </Link>
  )
}

/** Below the one in progress, or over. */
function ShortNextSession({ session, prepares, now, timeZone }: NextSessionProps & { prepares: boolean }) {
  const whyNotPlan = useWhyCannot('planSessions')
  return (
    <section className="panel next-session">
      <h2>Prochaine séance</h2>
      {session ? (
        <>
          <h3 className="next-session-short">
            <Link
              to="/coach/sessions"
              search={whyNotPlan ? { session: session.id } : { form: session.id }}
              className="session-link-plain"
            >
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
      {prepares && whyNotPlan === null && (
        <Link
          to="/coach/sessions"
          search={{ form: session?.id ?? 'new' }}
          className={buttonClass({ block: true })}
        >
          {session ? 'Préparer la séance' : 'Nouvelle séance'}
        </Link>
      )}
    </section>
  )
}

type NextSessionOfClub = NonNullable<Dashboard['nextSession']>

interface NextSessionProps extends WhenProps {
  session: NextSessionOfClub | null
}

/** Shows the next action: open the hall, or prepare the session. */
function NextSession({ session, now, timeZone }: WhenProps & { session: NextSessionOfClub }) {
  const button = buttonClass({ variant: 'primary', size: 'large', block: true }, 'next-session-action')
  const whyNotPlan = useWhyCannot('planSessions')
  const { id, title, date, duration, startsAt, participantCount } = session
  const hall = hallWords(session, now)
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
        <p className="strong">
          {counted(participantCount, 'participant')}
          <ReadyOffline session={session} now={now} />
        </p>
        <RepliesByName session={session} now={now} timeZone={timeZone} />
      </div>
      {hall ? (
        <HallLink id={id} variant="primary">
          {hall}
        </HallLink>
      ) : (
        <Link to="/coach/sessions" search={whyNotPlan ? { session: id } : { form: id }} className={button}>
          {whyNotPlan ? 'Voir la séance' : 'Préparer la séance'}
        </Link>
      )}
    </section>
  )
}

/** Until the list with the names has come, their counts. */
function RepliesByName({ session, now, timeZone }: NextSessionProps & { session: NextSessionOfClub }) {
  const { data, dataUpdatedAt } = useSessions('upcoming', 1)
  const known = data?.sessions.find(({ id }) => id === session.id)
  if (!known) return <Replies session={session} />
  return (
    <>
      {known.players.length > 0 && <Camps players={known.players} />}
      <RepliesRead at={dataUpdatedAt} now={now} timeZone={timeZone} />
    </>
  )
}

/** Nothing is said of what was read from an earlier release. */
function Replies({ session: { replies, participantCount } }: { session: NextSessionOfClub }) {
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
        <NoFeedback />
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
