import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'

interface Name {
  firstName: string
  lastName: string
}

interface NameFieldsProps {
  value: Name
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<Name>) => void
}

export function NameFields({ value: { firstName, lastName }, errors, onChange }: NameFieldsProps) {
  return (
    <div className="field-pair">
      <Field label="Prénom" required error={errors.firstName}>
        <TextInput
          autoComplete="given-name"
          value={firstName}
          onChange={(event) => onChange({ firstName: event.target.value })}
        />
      </Field>
      <Field label="Nom" required error={errors.lastName}>
        <TextInput
          autoComplete="family-name"
          value={lastName}
          onChange={(event) => onChange({ lastName: event.target.value })}
        />
      </Field>
    </div>
  )
}
