import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { SeriesScope } from '../../domain/series-scope.ts'
import { sessionPhase } from '../../domain/training-session.ts'
import { useMe } from '../accounts/queries.ts'
import { clubDay } from '../clubs/club-time.ts'
import { useIsNeverRead } from '../app/reading.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { SegmentedChoice } from '../ui/choices.tsx'
import { focusPageTitle, PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import { useNow } from '../app/use-now.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { CoachSessionCard } from './coach-session-card.tsx'
import { sessionLinkId } from './coach-session-words.ts'
import type { Period } from './queries.ts'
import type { CoachSessionsSearch } from './sessions-search.ts'
import { NoSessionRead, SessionsSection } from './sessions-section.tsx'
import { useSessionDeletion } from './use-session-deletion.ts'
import { useSessions } from './use-sessions.ts'
import './sessions.css'

const NeedsClub = lazyPart(async () => (await import('../clubs/needs-club.tsx')).NeedsClub)
const DeletionQuestion = lazyPart(async () => (await import('./deletion-question.tsx')).DeletionQuestion)
/** As large as the rest of the page: it is fetched after it, so that the lists come sooner. */
const loadSessionPanels = () => import('./session-panels.tsx')
const SessionPanel = lazyPart(async () => (await loadSessionPanels()).SessionPanel)

const NoSession = lazyPart(async () => (await import('./coach-empty-states.tsx')).NoSession)

const ClubCalendar = lazyPart(
  async () => (await import('./club-calendar.tsx')).ClubCalendar,
  <Skeleton label="Chargement du calendrier" rows={7} />,
)

const views = [
  { value: 'list', label: 'Liste' },
  { value: 'week', label: 'Semaine' },
  { value: 'month', label: 'Mois' },
] as const

const title = "Séances d'entraînement"
const newButtonId = 'new-session'

export function CoachSessionsPage() {
  const { club } = useMe()
  if (club) return <ClubSessions timeZone={club.timeZone} />
  return (
    <>
      <PageHeader title={title} />
      <NeedsClub>Les séances se préparent avec les joueurs d’un club.</NeedsClub>
    </>
  )
}

function ClubSessions({ timeZone }: { timeZone: string }) {
  const search = useSearch({ from: '/coach-area/coach/sessions' })
  const navigate = useNavigate({ from: '/coach/sessions' })
  const now = useNow()
  const today = clubDay(now, timeZone)
  const pages = { upcoming: search.upcoming ?? 1, past: search.past ?? 1 }
  const upcoming = useSessions('upcoming', pages.upcoming)
  const past = useSessions('past', pages.past)
  const neverRead = [useIsNeverRead(upcoming), useIsNeverRead(past)]
  const deletion = useSessionDeletion()
  const [asked, setAsked] = useState<TrainingSession | null>(null)
  const whyNotPlan = useWhyCannot('planSessions')
  const opened = search.form ?? search.roll ?? search.session
  useFocusReturned(opened)
  useEffect(() => {
    // Ahead of time: one that does not arrive is missed when it is opened, and says so there.
    loadSessionPanels().then(
      ({ readAhead }) => readAhead(),
      () => {},
    )
  }, [])

  function show({ repeat, ...part }: Partial<CoachSessionsSearch>): void {
    void navigate({ search: (before) => ({ ...before, ...part, repeat }), resetScroll: false })
  }
  const handleClose = () => show({ form: undefined, roll: undefined, session: undefined })
  const handleEdit = (id: string) => show({ form: id, roll: undefined, session: undefined })
  const handleRollCall = (id: string) => show({ form: undefined, roll: id, session: undefined })
  /** Of one that has begun, or is one of a series, is asked first. */
  function handleDelete(session: TrainingSession) {
    const phase = sessionPhase(session, now)
    if (!session.seriesId && (phase === 'upcoming' || phase === 'cancelled')) void remove(session)
    else setAsked(session)
  }
  async function remove(session: TrainingSession, scope?: SeriesScope) {
    setAsked(null)
    if (!(await deletion.remove(session, scope))) return
    // Another one may have been opened meanwhile.
    void navigate({
      search: (before) => (before.session === session.id ? { ...before, session: undefined } : before),
      resetScroll: false,
    })
    focusPageTitle()
  }
  function list(period: Period, query: typeof past) {
    return (
      <SessionsSection
        period={period}
        counted
        query={query}
        onPage={(page) => show({ [period]: page })}
        empty={<NoSession period={period} />}
      >
        {(session) => (
          <CoachSessionCard
            key={session.id}
            session={session}
            now={now}
            today={today}
            past={period === 'past'}
            opened={session.id === opened}
            whyNotChange={
              whyNotPlan ?? (search.form === session.id ? 'Cette séance est en cours de modification.' : null)
            }
            deleting={deletion.isPending(session.id)}
            onEdit={() => handleEdit(session.id)}
            onRollCall={() => handleRollCall(session.id)}
            onDelete={() => handleDelete(session)}
          />
        )}
      </SessionsSection>
    )
  }

  return (
    <div className={opened ? 'sessions sessions-with-panel' : 'sessions'}>
      <div className="sessions-head">
        <PageHeader
          title={title}
          actions={
            search.form !== 'new' && (
              <Button
                id={newButtonId}
                variant={opened ? 'plain' : 'primary'}
                icon={<Plus aria-hidden="true" />}
                disabledReason={whyNotPlan}
                onClick={() => show({ form: 'new', roll: undefined, session: undefined })}
              >
                Nouvelle séance
              </Button>
            )
          }
        />
      </div>
      <div className="sessions-columns">
        <div className="sessions-lists">
          {deletion.error && (
            <Banner tone="error" className="sessions-trouble">
              {deletion.error}
            </Banner>
          )}
          <SegmentedChoice
            label="Affichage"
            hideLabel
            value={search.calendar ?? 'list'}
            options={views}
            className="sessions-view"
            onChange={(view) => show({ calendar: view === 'list' ? undefined : view, day: undefined })}
          />
          {search.calendar ? (
            <ClubCalendar
              view={search.calendar}
              day={search.day}
              today={today}
              now={now}
              onDay={(day) => show({ day })}
            />
          ) : neverRead.every(Boolean) ? (
            <NoSessionRead query={upcoming} />
          ) : (
            <>
              {list('upcoming', upcoming)}
              {list('past', past)}
            </>
          )}
        </div>
        {opened && (
          <SessionPanel
            search={search}
            now={now}
            timeZone={timeZone}
            onShow={show}
            onEdit={handleEdit}
            onRollCall={handleRollCall}
            onDelete={handleDelete}
            onClose={handleClose}
          />
        )}
      </div>
      {asked && (
        <DeletionQuestion
          session={asked}
          today={today}
          onConfirm={(scope) => void remove(asked, scope)}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  )
}

/** What was opened beside the lists gives the focus back, when it closes, to what had opened it. */
function useFocusReturned(opened: string | undefined) {
  const before = useRef(opened)
  useEffect(() => {
    const closed = opened ? undefined : before.current
    before.current = opened
    if (!closed) return
    const opener = document.getElementById(closed === 'new' ? newButtonId : sessionLinkId(closed))
    if (opener) opener.focus()
    else focusPageTitle()
  }, [opened])
}
