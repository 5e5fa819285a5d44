import { Section } from './layout.tsx'
import { ProgressMark } from './progress-mark.tsx'
import { Staircase } from './staircase.tsx'
import { TableRadar } from './table-radar.tsx'

const names = {
  service: 'Service',
  initiative: 'Initiative',
  counter: 'Contre-Initiative',
  defense: 'Défense',
}

const steps = ['09-10', '09-20', '10-04', '10-11', '10-25', '11-08', '11-17'].map((day, index) => ({
  day: `2026-${day}`,
  value: index + 1,
}))

export function ChartsPart() {
  return (
    <Section title="Progression">
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        <TableRadar
          names={names}
          scores={{ service: 8, initiative: 7, counter: 5, defense: 4 }}
          before={{ service: 6, initiative: 7, counter: 3, defense: 4 }}
        />
        <Staircase label="Techniques maîtrisées" steps={steps} until="2026-11-21" />
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
        <li className="flex items-center gap-2">
          <ProgressMark state="mastered" />
          Maîtrisé
        </li>
        <li className="flex items-center gap-2">
          <ProgressMark state="in_progress" />
          En progression
        </li>
        <li className="flex items-center gap-2">
          <ProgressMark state="not_evaluated" />
          Non évalué
        </li>
        <li className="flex items-center gap-2">
          <ProgressMark state="next" />
          Prochaine étape
        </li>
      </ul>
    </Section>
  )
}
