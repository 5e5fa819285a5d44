import { inPlans } from '../subscription/not-in-plan.tsx'
import { Banner } from '../ui/banner.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { PlansLink } from '../subscription/plans-link.tsx'

/** The figures stay; where the button would be, the way to the plans that have it. */
export function SeasonsNotInPlan() {
  return (
    <Banner tone="info" className="seasons-read-only" action={<PlansLink className={buttonClass()} />}>
      Ouvrir une saison, et dire d’un coup qui continue, est compris dans {inPlans('clubManagement')}.
    </Banner>
  )
}
