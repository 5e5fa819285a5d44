import { Check, Hourglass } from 'lucide-react'
import { isToCome, promised } from '../../domain/plan.ts'

export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul>
      {features.map((feature) => (
        <li key={feature} className={isToCome(feature) ? 'to-come' : undefined}>
          {isToCome(feature) ? (
            <Hourglass className="icon" aria-hidden />
          ) : (
            <Check className="icon" aria-hidden />
          )}
          {promised(feature)}
        </li>
      ))}
    </ul>
  )
}
