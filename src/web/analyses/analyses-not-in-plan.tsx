import { NotInPlan } from '../subscription/not-in-plan.tsx'

export function AnalysesNotInPlan() {
  return (
    <NotInPlan right="detailedAnalyses" title="Les analyses détaillées sont comprises">
      La présence semaine par semaine, les minutes par catégorie, la carte de maîtrise, qui n’a pas été vu
      depuis longtemps. Vos présences restent à vous&nbsp;: chaque séance se lit, quelle que soit la formule.
    </NotInPlan>
  )
}
