import { buttonClass } from '../ui/button-class.ts'
import { Benefit, Benefits } from './benefits.tsx'
import { FeatureList } from './feature-list.tsx'
import { PublicLayout } from './public-layout.tsx'

/** With `BILLING=off` every club has the plan Pro. Features of that plan that are not built yet are left out. */
const features = [
  'Entraineurs et joueurs illimités',
  'Séances, exercices, demandes',
  'Retours, évaluations, présences',
  'Coach IA avancé',
  'Programmes de séance proposés',
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
          <FeatureList features={features} />
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
