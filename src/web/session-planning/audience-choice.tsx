import { type Audience, audiences } from '../../domain/audience.ts'
import { subjectName } from '../groups/theme-words.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { PlanningInput, Proposal } from './proposal-choices.ts'

interface AudienceChoiceProps {
  value: Audience
  onChange: (audience: Audience) => void
  occasion: PlanningInput
  proposal: Proposal
}

const audienceNames: Readonly<Record<Audience, string>> = {
  'ping-sante': 'Ping Santé',
  school: 'École de ping (moins de 11 ans)',
  youth: 'Jeunes (11 à 14 ans)',
  leisure: 'Loisir',
  competition: 'Compétition',
}

/** For whom the session is: its phases and their minutes follow from it. Below it the theme of the group’s month. */
export function AudienceChoice({ value, onChange, occasion, proposal }: AudienceChoiceProps) {
  return (
    <>
      <Field label="Séance pour" className="proposal-audience">
        <Select value={value} onChange={({ target }) => onChange(target.value as Audience)}>
          {audiences.map((audience) => (
            <option key={audience} value={audience}>
              {audienceNames[audience]}
            </option>
          ))}
        </Select>
      </Field>
      <ThemeNote {...{ occasion, proposal }} />
    </>
  )
}

function ThemeNote({
  occasion: { theme, ofTheme },
  proposal,
}: Pick<AudienceChoiceProps, 'occasion' | 'proposal'>) {
  if (!theme) return null
  const isThere = proposal.exercises.some(({ exercise }) => ofTheme?.has(exercise.id))
  return (
    <p className="strong">
      Thème du mois&nbsp;: {subjectName(theme)}.{!isThere && ' Aucun exercice de ce thème ne convient ici.'}
    </p>
  )
}
