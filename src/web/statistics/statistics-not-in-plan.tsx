import { NotInPlan } from '../subscription/not-in-plan.tsx'

export function StatisticsNotInPlan() {
  return (
    <NotInPlan right="advancedStatistics" title="Les statistiques avancées sont comprises">
      Combien de minutes avant de maîtriser une technique, ce qui reste après une pause, une saison à côté
      d’une autre. Vos présences et vos évaluations restent à vous&nbsp;: elles se lisent quelle que soit la
      formule.
    </NotInPlan>
  )
}
