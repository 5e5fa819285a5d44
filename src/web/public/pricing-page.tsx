import { Info, TriangleAlert } from 'lucide-react'
import { type PlanId, type PlanOffer, planOffers } from '../../domain/plan.ts'
import { formatPlanPrice } from '../subscription/plan-price.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Benefit, Benefits } from './benefits.tsx'
import { FeatureList } from './feature-list.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { PublicLayout } from './public-layout.tsx'

const recommendedPlan: PlanId = 'club'

/** `canceled`: the visitor returns from a cancelled payment. */
export function PricingPage({ canceled = false }: { canceled?: boolean }) {
  return (
    <PublicLayout path="/pricing">
      <div className="column pricing">
        {canceled && <CanceledPayment />}
        <h1>Un tarif par taille de club.</h1>
        <p className="lead">14 jours, sans engagement. Aucune carte demandée pour essayer.</p>
        <div className="plans">
          {Object.values(planOffers).map((offer) => (
            <Plan key={offer.id} offer={offer} />
          ))}
        </div>
        <PlanComparison />
        <Benefits title="Dans toutes les formules">
          <Benefit title="Changement immédiat">
            Une mise à niveau prend effet tout de suite, la différence est calculée au prorata.
          </Benefit>
        </Benefits>
      </div>
    </PublicLayout>
  )
}

function CanceledPayment() {
  return (
    <div className="banner">
      <Info className="icon" aria-hidden />
      <div>
        <strong>Le paiement a été annulé.</strong> Rien n’a été débité, et rien ne change pour votre club.
        Vous pouvez choisir une formule quand vous le voulez.
      </div>
    </div>
  )
}

function Plan({ offer }: { offer: PlanOffer }) {
  const { id, name, monthlyPriceInCents, features } = offer
  const recommended = id === recommendedPlan
  return (
    <section className={recommended ? 'plan recommended' : 'plan'} aria-labelledby={`plan-${id}`}>
      <div className="plan-title">
        <h2 id={`plan-${id}`}>{name}</h2>
        {recommended && <span className="recommendation">RECOMMANDÉ</span>}
      </div>
      <p className="price">
        {formatPlanPrice(monthlyPriceInCents)} <small>par mois</small>
      </p>
      <FeatureList features={features} />
      <PlanChoice planId={id} name={name} recommended={recommended} />
    </section>
  )
}

interface PlanChoiceProps {
  planId: PlanId
  name: string
  recommended: boolean
}

/** A form, so that it leads to the sign-up page even without the script, which first asks who is signed in. */
function PlanChoice({ planId, name, recommended }: PlanChoiceProps) {
  const look = recommended ? ({ variant: 'primary', size: 'large', block: true } as const) : { block: true }
  return (
    <form className="plan-choice" action="/coach" data-plan={planId}>
      <input type="hidden" name="mode" value="signup" />
      <input type="hidden" name="plan" value={planId} />
      <div role="alert" className="plan-notice">
        <TriangleAlert className="icon" aria-hidden />
        <p />
      </div>
      <button type="submit" className={buttonClass(look)}>
        <span className="button-label">Choisir {name}</span>
        <span className="bounce" aria-hidden>
          <i />
          <i />
          <i />
        </span>
      </button>
    </form>
  )
}
