import { type Audience, audiences } from '../../domain/audience.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'

interface AudienceChoiceProps {
  value: Audience
  onChange: (audience: Audience) => void
}

const audienceNames: Readonly<Record<Audience, string>> = {
  'ping-sante': 'Ping Santé',
  school: 'École de ping (moins de 11 ans)',
  youth: 'Jeunes (11 à 14 ans)',
  leisure: 'Loisir',
  competition: 'Compétition',
}

/** For whom the session is: its phases and their minutes follow from it. */
export function AudienceChoice({ value, onChange }: AudienceChoiceProps) {
  return (
    <Field label="Séance pour" className="proposal-audience">
      <Select value={value} onChange={({ target }) => onChange(target.value as Audience)}>
        {audiences.map((audience) => (
          <option key={audience} value={audience}>
            {audienceNames[audience]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
