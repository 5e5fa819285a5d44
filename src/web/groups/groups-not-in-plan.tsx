import { inPlans, NotInPlan } from '../subscription/not-in-plan.tsx'
import { Banner } from '../ui/banner.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { PlansLink } from '../subscription/plans-link.tsx'

/** Where the buttons would be: what groups are good for, or, once the plan has them no more, that they can be read. */
export function GroupsNotInPlan({ isEmpty, isWhatFor }: { isEmpty: boolean; isWhatFor: string }) {
  if (isEmpty) {
    return (
      <NotInPlan right="clubManagement" title="Les groupes sont compris">
        {isWhatFor}
      </NotInPlan>
    )
  }
  return (
    <Banner tone="info" className="groups-read-only" action={<PlansLink className={buttonClass()} />}>
      Vos groupes restent lisibles. Les modifier est compris dans {inPlans('clubManagement')}.
    </Banner>
  )
}
