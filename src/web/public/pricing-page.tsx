import { Check, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type PlanId, type PlanOffer, planOffers } from '../../domain/plan.ts'
import { formatPlanPrice } from '../subscription/plan-price.ts'
import { buttonClass } from '../ui/button-class.ts'
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
      <p className="taxes">Prix TTC</p>
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
      {/* Shown by the script to whoever can pay. */}
      <label className="plan-terms" hidden>
        <input type="checkbox" name="terms" />
        <span>
          J’accepte les{' '}
          <a href="/cgv" target="_blank" rel="noreferrer">
            conditions générales de vente
          </a>
          .
        </span>
      </label>
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

/** With `BILLING=off` every club has the plan Pro. */
const freeFeatures = [
  'Entraineurs et joueurs illimités',
  'Séances, exercices, demandes',
  'Retours, évaluations, présences',
  'Coach IA avancé',
  'Programmes de séance proposés',
  'Gestion de club avancée',
  'Analyses détaillées',
  'Statistiques avancées',
  'API personnalisée',
]

/** Replaces the pricing page with `BILLING=off`. */
export function FreePage() {
  return (
    <PublicLayout path="/pricing">
      <div className="column pricing">
        <h1>Ici, Rebond est gratuit.</h1>
        <p className="lead">
          Ni abonnement, ni carte à donner, ni essai qui se termine : chaque club a toutes les fonctions.
        </p>
        <section className="plan recommended free" aria-labelledby="all">
          <h2 id="all">Tout compris.</h2>
          <FeatureList features={freeFeatures} />
          <div className="plan-choice">
            <a
              className={buttonClass({ variant: 'primary', size: 'large', block: true })}
              href="/coach?mode=signup"
            >
              Créer mon club
            </a>
            <a className={buttonClass({ variant: 'on-table', block: true })} href="/player?mode=signup">
              Rejoindre un club
            </a>
          </div>
        </section>
        <Benefits title="Dans tous les clubs">
          <Benefit title="Sans limite de membres">
            Autant d’entraineurs et de joueurs que le club en compte.
          </Benefit>
        </Benefits>
      </div>
    </PublicLayout>
  )
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul>
      {features.map((feature) => (
        <li key={feature}>
          <Check className="icon" aria-hidden />
          {feature}
        </li>
      ))}
    </ul>
  )
}

/** The benefits of every plan, with those of the page as children. */
function Benefits({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="benefits-section">
      <h2>{title}</h2>
      <div className="benefits">
        <Benefit title="Sans réseau">
          L’appel se fait et les notes se prennent dans la salle ; tout part quand le réseau revient.
        </Benefit>
        <Benefit title="Sans limite de séances">
          Séances, exercices, demandes, retours et évaluations, autant qu’il en faut.
        </Benefit>
        <Benefit title="Conseils expliqués">
          Le Coach IA montre les faits et le seuil derrière chaque conseil.
        </Benefit>
        {children}
        <Benefit title="Données du club">
          Elles restent au club, rien ne s’efface tout seul, et son responsable les exporte quand il veut.
          Pour un effacement, écrivez-nous.
        </Benefit>
        <Benefit title="Une question ?">
          <a href="mailto:{{CONTACT_EMAIL}}">Écrire à {'{{CONTACT_EMAIL}}'}</a>
        </Benefit>
      </div>
    </section>
  )
}

function Benefit({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  )
}
