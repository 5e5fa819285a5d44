import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { sessionPhase } from '../../domain/training-session.ts'
import { useMe } from '../accounts/queries.ts'
import { clubQuery } from '../clubs/queries.ts'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { useIsNeverRead } from '../app/reading.tsx'
import { Banner } from '../ui/banner.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { focusPageTitle, PageHeader } from '../ui/layout.tsx'
import { EmptyState } from '../ui/states.tsx'
import { queryClient } from '../app/query-client.ts'
import { useNow } from '../app/use-now.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { CoachSessionCard } from './coach-session-card.tsx'
import { sessionLinkId } from './session-words.ts'
import type { Period } from './queries.ts'
import {
  EditSessionPanel,
  loadArrivalDialog,
  loadRollCall,
  loadSessionForm,
  NewSessionPanel,
  RollCallPanel,
  SessionDetailsPanel,
} from './session-panels.tsx'
import type { CoachSessionsSearch } from './sessions-search.ts'
import { NoSessionRead, SessionsSection } from './sessions-section.tsx'
import { useSessionDeletion } from './use-session-deletion.ts'
import { useSessions } from './use-sessions.ts'
import './sessions.css'

const title = "Séances d'entraînement"
const newButtonId = 'new-session'

export function CoachSessionsPage() {
  const { club } = useMe()
  if (club) return <ClubSessions timeZone={club.timeZone} />
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Vous n’avez pas encore de club"
        action={
          <Link to="/coach/club" className={buttonClass({ variant: 'primary' })}>
            Rejoindre un club
          </Link>
        }
      >
        Les séances se préparent avec les joueurs d’un club.
      </EmptyState>
    </>
  )
}

function ClubSessions({ timeZone }: { timeZone: string }) {
  const search = useSearch({ from: '/coach-area/coach/sessions' })
  const navigate = useNavigate({ from: '/coach/sessions' })
  const router = useRouter()
  const now = useNow()
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
    loadSessionForm().catch(() => {})
    loadRollCall().catch(() => {})
    loadArrivalDialog().catch(() => {})
    // Whoever turns up is found without network, too.
    void queryClient.prefetchQuery(clubQuery)
  }, [])

  function show(part: Partial<CoachSessionsSearch>) {
    void navigate({ search: (before) => ({ ...before, ...part }), resetScroll: false })
  }
  /** Another form, or another page, may have been opened while the answer was on its way. */
  function closeSaved(form: string) {
    const { search: opened }: { search: CoachSessionsSearch } = router.state.location
    // Where somebody goes back the browser is there already, and the router waits for what becomes of the form.
    const standsAt = new URLSearchParams(location.search).get('form')
    if (opened.form !== form || standsAt !== form) return
    void navigate({
      search: (before) => ({ ...before, form: undefined }),
      resetScroll: false,
      ignoreBlocker: true,
    })
  }
  const handleClose = () => show({ form: undefined, roll: undefined, session: undefined })
  const handleEdit = (id: string) => show({ form: id, roll: undefined, session: undefined })
  const handleRollCall = (id: string) => show({ form: undefined, roll: id, session: undefined })
  /** With one that has begun go its roll and what players said: that is asked first. */
  function handleDelete(session: TrainingSession) {
    if (sessionPhase(session, now) === 'upcoming') void remove(session)
    else setAsked(session)
  }
  async function remove(session: TrainingSession) {
    setAsked(null)
    if (!(await deletion.remove(session))) return
    // Another one may have been opened meanwhile.
    void navigate({
      search: (before) => (before.session === session.id ? { ...before, session: undefined } : before),
      resetScroll: false,
    })
    focusPageTitle()
  }
  function card(period: Period) {
    return (session: TrainingSession) => (
      <CoachSessionCard
        key={session.id}
        session={session}
        now={now}
        today={clubDay(now, timeZone)}
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
          {neverRead.every(Boolean) ? (
            <NoSessionRead query={upcoming} />
          ) : (
            <>
              <SessionsSection
                period="upcoming"
                counted
                page={pages.upcoming}
                onPage={(upcoming) => show({ upcoming })}
                empty={
                  <EmptyState title="Aucune séance prévue" compact>
                    Préparez la prochaine&nbsp;: ses participants la verront aussitôt.
                  </EmptyState>
                }
              >
                {card('upcoming')}
              </SessionsSection>
              <SessionsSection
                period="past"
                counted
                page={pages.past}
                onPage={(past) => show({ past })}
                empty={
                  <EmptyState title="Aucune séance passée" compact>
                    Les séances terminées et les retours des joueurs se retrouveront ici.
                  </EmptyState>
                }
              >
                {card('past')}
              </SessionsSection>
            </>
          )}
        </div>
        {search.form === 'new' && <NewSessionPanel onSaved={() => closeSaved('new')} onClose={handleClose} />}
        {search.form && search.form !== 'new' && (
          <EditSessionPanel
            key={search.form}
            id={search.form}
            onSaved={() => closeSaved(search.form ?? '')}
            onClose={handleClose}
          />
        )}
        {!search.form && search.roll && (
          <RollCallPanel
            key={search.roll}
            id={search.roll}
            now={now}
            timeZone={timeZone}
            onClose={handleClose}
          />
        )}
        {!search.form && !search.roll && search.session && (
          <SessionDetailsPanel
            id={search.session}
            now={now}
            timeZone={timeZone}
            onEdit={() => handleEdit(search.session ?? '')}
            onRollCall={() => handleRollCall(search.session ?? '')}
            onDelete={handleDelete}
            onClose={handleClose}
          />
        )}
      </div>
      {asked && (
        <ConfirmDialog
          title="Supprimer cette séance&#8239;?"
          confirm="Supprimer"
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        >
          <bdi>{asked.title}</bdi>, {longDay(asked.date, clubDay(now, timeZone))} à {asked.time}&nbsp;: son
          appel et les retours des joueurs disparaissent avec elle.
        </ConfirmDialog>
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
