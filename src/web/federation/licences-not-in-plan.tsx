import { inPlans } from '../subscription/not-in-plan.tsx'
import { PlansLink } from '../subscription/plans-link.tsx'

/** Stands for a button whose right the club's plan has not. What was noted before stays readable. */
export function LicencesNotInPlan({ subject }: { subject: string }) {
  return (
    <p className="federation-hint">
      {subject} est compris dans {inPlans('clubManagement')}. <PlansLink />
    </p>
  )
}
