import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { useMe } from '../accounts/queries.ts'
import { buttonClass } from '../ui/button-class.ts'
import { PageHeader } from '../ui/layout.tsx'
import { EmptyState } from '../ui/states.tsx'
import { isNeverRead } from '../unreachable.ts'
import { useNow } from '../use-now.ts'
import { PlayerSessionCard } from './player-session-card.tsx'
import type { Period } from './queries.ts'
import { NoSessionRead, SessionsSection } from './sessions-section.tsx'
import { useSessions } from './use-sessions.ts'
import './sessions.css'

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
          Vos séances apparaîtront ici quand vous ferez partie d’un club.
        </EmptyState>
      )}
    </>
  )
}

function MySessions({ timeZone }: { timeZone: string }) {
  const { account } = useMe()
  const search = useSearch({ from: '/player-area/player/training' })
  const navigate = useNavigate({ from: '/player/training' })
  const now = useNow()
  const pages = { upcoming: search.upcoming ?? 1, past: search.past ?? 1 }
  const upcoming = useSessions('upcoming', pages.upcoming)
  const past = useSessions('past', pages.past)

  if (isNeverRead(upcoming) && isNeverRead(past)) return <NoSessionRead query={upcoming} />
  if (upcoming.data?.total === 0 && past.data?.total === 0) {
    return (
      <EmptyState title="Aucune séance prévue">
        Dès qu’un entraineur vous inscrit à une séance, elle apparaît ici avec son programme.
      </EmptyState>
    )
  }
  const awaited = past.data?.sessions.find(({ feedback }) =>
    feedback.every((each) => each.playerId !== account.id),
  )
  function section(period: Period, empty: string) {
    return (
      <SessionsSection
        period={period}
        page={pages[period]}
        onPage={(page) =>
          void navigate({ search: (before) => ({ ...before, [period]: page }), resetScroll: false })
        }
        empty={<p className="pt-3 text-ink-2">{empty}</p>}
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
