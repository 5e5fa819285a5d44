import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMe } from '../accounts/queries.ts'
import { Reading } from '../reading.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { PageHeader } from '../ui/layout.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { useNow } from '../use-now.ts'
import { PlanCard } from './plan-card.tsx'
import { subscriptionQuery } from './queries.ts'
import { paymentFailed } from './to-payment.ts'
import './subscription.css'

const title = 'Abonnement'

export function SubscriptionPage() {
  const { club } = useMe()
  if (club) return <ClubSubscription clubName={club.name} timeZone={club.timeZone} />
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
        L’abonnement est celui d’un club&#160;: il apparaitra ici dès que vous en ferez partie.
      </EmptyState>
    </>
  )
}

function ClubSubscription({ clubName, timeZone }: { clubName: string; timeZone: string }) {
  const query = useQuery(subscriptionQuery)
  const { data } = query
  const now = useNow()
  return (
    <>
      <PageHeader title={title} subtitle={clubName} />
      <Reading query={query} otherwise={paymentFailed}>
        <Skeleton label="Chargement de l’abonnement" rows={4} />
      </Reading>
      {data && (
        <div className="subscription">
          <PlanCard page={data} timeZone={timeZone} now={now} />
        </div>
      )}
    </>
  )
}
