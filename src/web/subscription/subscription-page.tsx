import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMe } from '../accounts/queries.ts'
import { Reading } from '../app/reading.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { PageHeader } from '../ui/layout.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { useNow } from '../app/use-now.ts'
import { SubscriptionDetails } from './subscription-details.tsx'
import { SubscriptionNotices } from './subscription-notices.tsx'
import { paymentFailed } from './payment.ts'
import { useSubscription } from './use-subscription.ts'
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
  const { success = false, canceled = false, plan } = useSearch({ from: '/coach-area/coach/subscription' })
  const navigate = useNavigate({ from: '/coach/subscription' })
  const [cameBack] = useState(success)
  const [wantedPlan] = useState(plan)
  const { query, confirmation, changed } = useSubscription(cameBack)
  const settled = confirmation !== 'waiting' && confirmation !== 'late' && query.isFetchedAfterMount
  // Removes the parameters, so that opening the address again shows neither the success nor the dialog.
  useEffect(() => {
    if (plan || (success && settled)) void navigate({ search: {}, replace: true })
  }, [plan, success, settled, navigate])
  const { data } = query
  const now = useNow()
  return (
    <>
      <PageHeader title={title} subtitle={<bdi>{clubName}</bdi>} />
      <Reading query={query} otherwise={paymentFailed}>
        <Skeleton label="Chargement de l’abonnement" rows={4} />
      </Reading>
      {data && (
        <>
          <SubscriptionNotices
            page={data}
            now={now}
            canceled={canceled && !changed}
            confirmation={confirmation}
          />
          <SubscriptionDetails
            page={data}
            timeZone={timeZone}
            now={now}
            confirming={confirmation === 'waiting'}
            wantedPlan={wantedPlan}
          />
        </>
      )}
    </>
  )
}
