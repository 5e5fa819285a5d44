import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { asksForFeedback, type Rating } from '../../domain/training-session.ts'
import { useMe } from '../accounts/queries.ts'
import { clubDay } from '../clubs/club-time.ts'
import { useIsNeverRead } from '../app/reading.tsx'
import { focusPageTitle, PageHeader } from '../ui/layout.tsx'
import { lazyPart, optionalPart } from '../ui/lazy-part.tsx'
import { useNow } from '../app/use-now.ts'
import { PlayerSessionCard, sessionTitleId } from './player-session-card.tsx'
import type { Period } from './queries.ts'
import { NoSessionRead, SessionsSection } from './sessions-section.tsx'
import { useSessions } from './use-sessions.ts'
import './sessions.css'

const NoSession = lazyPart(async () => (await import('./player-empty-states.tsx')).NoSession)

const FeedbackDialog = lazyPart(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog)

const FeedbackPrompt = lazyPart(async () => (await import('./feedback-prompt.tsx')).FeedbackPrompt)

/** Its place is kept. */
const PlayerViews = optionalPart(
  async () => (await import('./player-views.tsx')).PlayerViews,
  <p className="player-views" />,
)

/** Its place is kept. */
const BelowNextSession = optionalPart(
  async () => (await import('./below-next-session.tsx')).BelowNextSession,
  <p className="calendar-offer" />,
)

const from = '/player-area/player/training'

export function PlayerSessionsPage() {
  const { club } = useMe()
  return (
    <>
      <PageHeader title="Mes Entrainements" />
      {club ? <MySessions timeZone={club.timeZone} /> : <NoSession hasClub={false} />}
    </>
  )
}

function MySessions({ timeZone }: { timeZone: string }) {
  const { account } = useMe()
  const { calendar } = useSearch({ from })
  const now = useNow()
  // Not in its card: the lists are read again while one writes, and may no longer hold the session.
  const [judged, setJudged] = useState<{ session: TrainingSession; rating: Rating | null } | null>(null)

  function handleRate(session: TrainingSession, rating: Rating | null = null) {
    setJudged({ session, rating })
  }
  function handleSent(id: string) {
    setJudged(null)
    // The button that opened the dialog is gone.
    requestAnimationFrame(() => {
      const title = document.getElementById(sessionTitleId(id))
      if (title) title.focus()
      else focusPageTitle()
    })
  }
  const renderSession = (session: TrainingSession, marks?: Marks) => (
    <PlayerSessionCard
      key={session.id}
      session={session}
      playerId={account.id}
      now={now}
      timeZone={timeZone}
      onGiveFeedback={() => handleRate(session)}
      {...marks}
    />
  )
  return (
    <>
      <PlayerViews renderSession={renderSession} />
      {!calendar && <SessionLists now={now} renderSession={renderSession} onRate={handleRate} />}
      {judged && (
        <FeedbackDialog
          {...judged}
          today={clubDay(now, timeZone)}
          onSent={() => handleSent(judged.session.id)}
          onClose={() => setJudged(null)}
        />
      )}
    </>
  )
}

type Marks = Pick<ComponentProps<typeof PlayerSessionCard>, 'first' | 'next' | 'past'>

interface SessionListsProps {
  now: Date
  renderSession: (session: TrainingSession, marks: Marks) => ReactNode
  onRate: (session: TrainingSession, rating?: Rating) => void
}

function SessionLists({ now, renderSession, onRate }: SessionListsProps) {
  const { account } = useMe()
  const search = useSearch({ from })
  const navigate = useNavigate({ from: '/player/training' })
  const pages = { upcoming: search.upcoming ?? 1, past: search.past ?? 1 }
  const upcoming = useSessions('upcoming', pages.upcoming)
  const past = useSessions('past', pages.past)
  const neverRead = [useIsNeverRead(upcoming), useIsNeverRead(past)]

  if (neverRead.every(Boolean)) return <NoSessionRead query={upcoming} />
  if (upcoming.data?.total === 0 && past.data?.total === 0) {
    return (
      <>
        <BelowNextSession />
        <NoSession hasClub />
      </>
    )
  }
  const awaited = past.data?.sessions.find((session) => asksForFeedback(session, account.id, now))
  const nextId =
    pages.upcoming === 1 ? upcoming.data?.sessions.find(({ cancelledAt }) => !cancelledAt)?.id : undefined
  function section(period: Period, empty: string) {
    return (
      <SessionsSection
        period={period}
        query={period === 'upcoming' ? upcoming : past}
        onPage={(page) =>
          void navigate({ search: (before) => ({ ...before, [period]: page }), resetScroll: false })
        }
        empty={<p className="section-empty">{empty}</p>}
        afterFirst={period === 'upcoming' && <BelowNextSession />}
      >
        {(session: TrainingSession) =>
          renderSession(session, {
            past: period === 'past',
            first: period === 'upcoming' && session.id === nextId,
            next: session.id === awaited?.id,
          })
        }
      </SessionsSection>
    )
  }
  return (
    <div className="player-sessions">
      {(awaited || location.hash) && (
        <FeedbackPrompt
          session={awaited}
          sessions={past.data?.sessions}
          playerId={account.id}
          now={now}
          onRate={onRate}
        />
      )}
      {section('upcoming', 'Aucune séance prévue')}
      {section('past', 'Aucune séance passée pour le moment')}
    </div>
  )
}
