import { useRef, useState } from 'react'
import type { SubscriptionPage } from '../../contract/subscription.ts'
import { firstPlan, type PlanId, planIds, type PlanOffer, planOffers } from '../../domain/plan.ts'
import { firstChargeAt } from '../../domain/subscription.ts'
import { dateOf } from '../clubs/club-time.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choices.tsx'
import { Banner } from '../ui/banner.tsx'
import { Section } from '../ui/layout.tsx'
import { formatPlanPrice } from './plan-price.ts'
import { capacitySentence } from './plan-capacity.ts'

interface OfferedPlansProps {
  page: SubscriptionPage
  timeZone: string
  now: Date
  /** The plan whose payment page is being opened. */
  choosing: PlanId | null
  error: string | null
  disabledReason: string | null
  /** No button is primary, because something else is the next action. */
  quiet: boolean
  onChoose: (planId: PlanId) => void
}

/**
 * The plans that the club does not have: the larger ones first, then the smaller ones. Without a subscription they are
 * compared with the plan that every club begins with.
 */
export function OfferedPlans(props: OfferedPlansProps) {
  const { page, timeZone, now, choosing, error, disabledReason, quiet, onChoose } = props
  const current = page.running ? page.planId : null
  const offers = planIds.filter((id) => id !== current).map((id) => planOffers[id])
  const price = planOffers[current ?? firstPlan].monthlyPriceInCents
  const isLarger = (offer: PlanOffer) => offer.monthlyPriceInCents > price
  const larger = offers.filter(isLarger)
  const others = offers.filter((offer) => !isLarger(offer))
  const next = current ? larger[0]?.id : recommended
  const free = current ? null : freeUntil(page, now)
  const tick = useRef<HTMLInputElement>(null)
  const [accepted, setAccepted] = useState(false)
  const [isMissing, setIsMissing] = useState(false)

  function handleChoose(planId: PlanId) {
    const refused = current === null && !accepted
    setIsMissing(refused)
    if (refused) tick.current?.focus()
    else onChoose(planId)
  }
  return (
    <Section title={current ? 'Autres plans' : 'Nos plans'}>
      {free && (
        <p className="offered-free secondary">
          Rien n’est prélevé aujourd’hui&#160;: le premier paiement aura lieu le{' '}
          {dateOf(free.toISOString(), timeZone, now)}.
        </p>
      )}
      {current === null && (
        <div className="offered-terms">
          <Checkbox
            ref={tick}
            checked={accepted}
            onChange={({ target }) => {
              setAccepted(target.checked)
              setIsMissing(false)
            }}
            aria-invalid={isMissing}
            aria-describedby="terms-missing"
            label={
              <>
                J’accepte les{' '}
                <a href="/cgv" target="_blank" rel="noreferrer" className="link">
                  conditions générales de vente
                </a>
                .
              </>
            }
          />
          <p id="terms-missing" role="alert" className="error-text">
            {isMissing && 'Cochez cette case pour choisir une formule.'}
          </p>
        </div>
      )}
      {error && (
        <Banner tone="error" className="section-notice">
          {error}
        </Banner>
      )}
      <ul className="rows">
        {[...larger, ...others.toReversed()].map((offer) => (
          <OfferedPlan
            key={offer.id}
            offer={offer}
            verb={isLarger(offer) ? 'Mettre à niveau' : `Passer à ${offer.name}`}
            note={capacitySentence(offer.id, page.members)}
            primary={!quiet && offer.id === next}
            pending={choosing === offer.id}
            disabledReason={choosing && choosing !== offer.id ? pageOpeningReason : disabledReason}
            onChoose={() => handleChoose(offer.id)}
          />
        ))}
      </ul>
    </Section>
  )
}

const recommended: PlanId = 'club'
export const pageOpeningReason = 'Un instant\u00A0: une autre page s’ouvre.'

/** When the first payment is due if the trial continues with a subscription; null if it is due now. */
function freeUntil({ trialEndsAt, planId }: SubscriptionPage, now: Date): Date | null {
  return trialEndsAt ? firstChargeAt(new Date(trialEndsAt), planId !== null, now) : null
}

interface OfferedPlanProps {
  offer: PlanOffer
  verb: string
  note: string | null
  primary: boolean
  pending: boolean
  disabledReason: string | null
  onChoose: () => void
}

function OfferedPlan({ offer, verb, note, primary, pending, disabledReason, onChoose }: OfferedPlanProps) {
  const { id, name, monthlyPriceInCents, features } = offer
  return (
    <li className="offered-plan">
      <div>
        <h3 id={`plan-${id}`}>{name}</h3>
        <p>
          <span className="numeral">{formatPlanPrice(monthlyPriceInCents)}</span> par mois
        </p>
        <p className="note">Prix TTC</p>
      </div>
      <Button
        variant={primary ? 'primary' : 'plain'}
        aria-describedby={`plan-${id}`}
        pending={pending}
        disabledReason={disabledReason}
        onClick={onChoose}
      >
        {verb}
      </Button>
      <ul className="offered-features">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {note && <p className="offered-note">{note}</p>}
    </li>
  )
}
