import { Check } from 'lucide-react'

export function FeatureList({ features }: { features: readonly string[] }) {
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
