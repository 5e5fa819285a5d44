import type { Evaluation } from '../../contract/technique-evaluations.ts'
import { MasteryOverTime } from '../technique-evaluations/mastery-over-time.tsx'
import { Section } from '../ui/layout.tsx'

interface MasterySectionProps {
  evaluations: readonly Evaluation[]
  timeZone: string
  now: Date
}

export function MasterySection(props: MasterySectionProps) {
  return (
    <Section title="Maîtrise dans le temps">
      <MasteryOverTime {...props} />
    </Section>
  )
}
