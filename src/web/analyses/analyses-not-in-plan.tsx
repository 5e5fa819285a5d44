import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { enoughSessions } from '../../domain/analyses.ts'
import { sessionAttendance } from '../../domain/session-attendance.ts'
import { inPlans } from '../subscription/not-in-plan.tsx'
import { sessionsQuery } from '../training-sessions/queries.ts'
import { buttonClass } from '../ui/button-class.ts'
import { LastSessions } from './last-sessions.tsx'
import { PlansLink } from '../subscription/plans-link.tsx'

/** What every plan reads stays, in earnest; then one offer, and no chart that only looks like one. */
export function AnalysesNotInPlan() {
  const titleId = useId()
  const { data } = useQuery(sessionsQuery('past', 1))
  const rolled = data?.sessions.filter((session) => sessionAttendance(session).rolled) ?? []
  return (
    <div className="analyses-offered">
      <LastSessions />
      <section aria-labelledby={titleId} className="panel analyses-offer">
        <h2 id={titleId}>Les analyses détaillées sont comprises dans {inPlans('detailedAnalyses')}.</h2>
        <p>
          La présence semaine par semaine et par groupe, les minutes par catégorie, la carte de maîtrise, qui
          n’a pas été vu depuis longtemps.
        </p>
        {data && rolled.length >= enoughSessions && (
          <p>
            {data.total > data.sessions.length
              ? `Sur vos ${data.sessions.length} dernières séances, ${rolled.length} ont un appel\u00A0: cela suffit déjà pour tout dessiner.`
              : `Vos ${rolled.length} séances avec appel suffisent déjà pour tout dessiner.`}
          </p>
        )}
        <PlansLink className={buttonClass({ variant: 'primary' })} />
        <p className="analysis-method">Les statistiques sont dans {inPlans('advancedStatistics')}.</p>
      </section>
    </div>
  )
}
