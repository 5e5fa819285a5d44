import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { asksForFeedback } from '../../domain/training-session.ts'
import { useMe } from '../accounts/queries.ts'
import { clubDay } from '../clubs/club-time.ts'
import { useIsNeverRead } from '../app/reading.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { focusPageTitle, PageHeader } from '../ui/layout.tsx'
import { lazyPart, optionalPart } from '../ui/lazy-part.tsx'
import { EmptyState } from '../ui/states.tsx'
import { useNow } from '../app/use-now.ts'
import { PlayerSessionCard, sessionTitleId } from './player-session-card.tsx'
import type { Period } from './queries.ts'
import { NoSessionRead, SessionsSection } from './sessions-section.tsx'
import { useSessions } from './use-sessions.ts'
import './sessions.css'

const FeedbackDialog = lazyPart(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog)

const EmailReminder = optionalPart(
  async () => (await import('../accounts/confirm-email-reminder.tsx')).EmailReminder,
)

export function PlayerSessionsPage() {
  const { club } = useMe()
  return (
    <>
      <PageHeader title="Mes Entrainements" />
      {club ? (
        <MySessions timeZone={club.timeZone} />
      ) : (
        <EmptyState
          title="Aucune séance prévue"
          action={
            <Link to="/player/join-club" className={buttonClass({ variant: 'primary' })}>
              Rejoindre un club
            </Link>
          }
        >
          Vos séances apparaitront ici quand vous ferez partie d’un club.
        </EmptyState>
      )}
    </>
  )
}

function MySessions({ timeZone }: { timeZone: string }) {
  const now = useNow()
  // Not in its card: the lists are read again while one writes, and may no longer hold the session.
  const [judged, setJudged] = useState<TrainingSession | null>(null)

  function handleSent(id: string) {
    setJudged(null)
    // The button that opened the dialog is gone.
    requestAnimationFrame(() => {
      const title = document.getElementById(sessionTitleId(id))
      if (title) title.focus()
      else focusPageTitle()
    })
  }
  return (
    <>
      <SessionLists now={now} timeZone={timeZone} onGiveFeedback={setJudged} />
      {judged && (
        <FeedbackDialog
          session={judged}
          today={clubDay(now, timeZone)}
          onSent={() => handleSent(judged.id)}
          onClose={() => setJudged(null)}
        />
      )}
    </>
  )
}

interface SessionListsProps {
  now: Date
  timeZone: string
  onGiveFeedback: (session: TrainingSession) => void
}

function SessionLists({ now, timeZone, onGiveFeedback }: SessionListsProps) {
  const { account } = useMe()
  const search = useSearch({ from: '/player-area/player/training' })
  const navigate = useNavigate({ from: '/player/training' })
  const pages = { upcoming: search.upcoming ?? 1, past: search.past ?? 1 }
  const upcoming = useSessions('upcoming', pages.upcoming)
  const past = useSessions('past', pages.past)
  const neverRead = [useIsNeverRead(upcoming), useIsNeverRead(past)]

  if (neverRead.every(Boolean)) return <NoSessionRead query={upcoming} />
  const reminder = !account.emailConfirmed && <EmailReminder />
  if (upcoming.data?.total === 0 && past.data?.total === 0) {
    return (
      <>
        {reminder}
        <EmptyState title="Aucune séance prévue">
          Dès qu’un entraineur vous inscrit à une séance, elle apparait ici avec son programme.
        </EmptyState>
      </>
    )
  }
  const awaited = past.data?.sessions.find((session) => asksForFeedback(session, account.id, now))
  function section(period: Period, empty: string) {
    return (
      <SessionsSection
        period={period}
        page={pages[period]}
        onPage={(page) =>
          void navigate({ search: (before) => ({ ...before, [period]: page }), resetScroll: false })
        }
        empty={<p className="section-empty">{empty}</p>}
        afterFirst={period === 'upcoming' && reminder}
      >
        {(session: TrainingSession) => (
          <PlayerSessionCard
            key={session.id}
            session={session}
            playerId={account.id}
            past={period === 'past'}
            now={now}
            timeZone={timeZone}
            next={session.id === awaited?.id}
            onGiveFeedback={() => onGiveFeedback(session)}
          />
        )}
      </SessionsSection>
    )
  }
  return (
    <div className="player-sessions">
      {section('upcoming', 'Aucune séance prévue')}
      {section('past', 'Aucune séance passée pour le moment')}
    </div>
  )
}
