import { useState } from 'react'
import type { SubscriptionPage } from '../../contract/subscription.ts'
import type { PlanId } from '../../domain/plan.ts'
import { whyUnchangeable } from '../../domain/subscription.ts'
import { useReachability } from '../offline/reachability.ts'
import { reason } from '../app/refusals.ts'
import { Banner } from '../ui/banner.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { Members } from './members.tsx'
import { OfferedPlans, pageOpeningReason } from './offered-plans.tsx'
import { PlanCard } from './plan-card.tsx'
import { usePayment } from './use-payment.ts'

interface SubscriptionDetailsProps {
  page: SubscriptionPage
  timeZone: string
  now: Date
  /** A payment is waiting for its confirmation. */
  confirming: boolean
  /** Chosen on the pricing page: the dialog for it opens at once. */
  wantedPlan: PlanId | undefined
}

export function SubscriptionDetails(props: SubscriptionDetailsProps) {
  const { page, timeZone, now, confirming, wantedPlan } = props
  const { status, running, planId } = page
  const payment = usePayment()
  const [wanted, setWanted] = useState<PlanId | null>(wantedPlan ?? null)
  const reachability = useReachability()
  const offline = reachability === 'reachable' ? null : reason(reachability)
  const sold = status !== 'free'
  const unchangeable = whyUnchangeable(status)
  const clock = { timeZone, now }

  /** A running subscription is changed in a dialog, which shows the price first. */
  function handleChoose(choice: PlanId) {
    payment.clear()
    if (running) setWanted(choice)
    else void payment.choose(choice)
  }

  // If another coach changes or ends the subscription meanwhile, the dialog closes and must not reopen by itself.
  const changing = running && !unchangeable && wanted !== planId ? wanted : null
  const [opened, setOpened] = useState(changing)
  const [overtaken, setOvertaken] = useState(false)
  if (opened !== changing) {
    setOpened(changing)
    setOvertaken(wanted !== null && changing === null)
    if (!changing) setWanted(null)
  }
  return (
    <div className="subscription">
      <p role="status" className={overtaken ? 'subscription-overtaken' : 'sr-only'}>
        {overtaken && 'L’abonnement a changé entre-temps\u00A0: voici où il en est.'}
      </p>
      <div className="subscription-column">
        <PlanCard
          page={page}
          {...clock}
          urgent={unchangeable !== null}
          managing={payment.managing}
          error={payment.manageError}
          disabledReason={offline ?? (payment.choosing && pageOpeningReason)}
          onManage={() => void payment.manage()}
        />
        {sold && <Members page={page} />}
      </div>
      {!sold && <Members page={page} />}
      {sold && (
        <div className="subscription-column">
          <OfferedPlans
            page={page}
            {...clock}
            choosing={payment.choosing}
            error={changing ? null : payment.chooseError}
            disabledReason={
              offline ??
              (payment.managing
                ? pageOpeningReason
                : confirming
                  ? beingConfirmed
                  : unchangeable && reason(unchangeable))
            }
            quiet={unchangeable !== null}
            onChoose={handleChoose}
          />
          <Banner tone="info">
            <strong>Information importante</strong>
            <p>
              La mise à niveau prend effet immédiatement et la différence de prix est calculée au prorata.
            </p>
          </Banner>
        </div>
      )}
      {changing && (
        <ChangeDialog
          planId={changing}
          page={page}
          {...clock}
          pending={payment.choosing !== null}
          error={payment.chooseError}
          disabledReason={offline}
          onConfirm={(agreed) => void payment.choose(changing, agreed)}
          onClose={() => setWanted(null)}
        />
      )}
    </div>
  )
}

const beingConfirmed = 'Un instant\u00A0: votre paiement est en cours de confirmation.'
