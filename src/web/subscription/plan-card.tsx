import { CalendarDays, Check } from 'lucide-react'
import type { SubscriptionPage } from '../../contract/subscription.ts'
import { planOffers } from '../../domain/plan.ts'
import { standingOf } from './standing.ts'
import { StatusBadge } from './status-badge.tsx'

interface PlanCardProps {
  page: SubscriptionPage
  timeZone: string
  now: Date
}

/** What the club has, what it costs, until when. */
export function PlanCard({ page, timeZone, now }: PlanCardProps) {
  const { title, figure, figureUnit, dated, sentence, planId } = standingOf(page, timeZone, now)
  return (
    <section className="table-top plan-card" aria-labelledby="current-plan">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="current-plan">{title}</h2>
        <StatusBadge status={page.status} />
      </header>
      {figure && (
        <p className="plan-figure">
          {figure}
          {figureUnit && <small> {figureUnit}</small>}
        </p>
      )}
      {sentence && <p className="plan-sentence">{sentence}</p>}
      <ul className="plan-features">
        {planId &&
          planOffers[planId].features.map((feature) => (
            <li key={feature}>
              <Check aria-hidden="true" />
              {feature}
            </li>
          ))}
        {dated && (
          <li className="font-[650]">
            <CalendarDays aria-hidden="true" />
            {dated}
          </li>
        )}
      </ul>
    </section>
  )
}
