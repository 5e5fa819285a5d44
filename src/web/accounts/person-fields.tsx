import { Field } from '../ui/field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { DoorDraft } from './door-draft.ts'
import { NameFields } from './name-fields.tsx'

interface PersonFieldsProps {
  value: DoorDraft
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<DoorDraft>) => void
}

/** The fields that both sign-up forms have. */
export function PersonFields({ value, errors, onChange }: PersonFieldsProps) {
  const set = (name: keyof DoorDraft) => (event: { target: { value: string } }) =>
    onChange({ [name]: event.target.value })
  return (
    <>
      <NameFields value={value} errors={errors} onChange={onChange} />
      <Field label="Email" required error={errors.email}>
        <TextInput type="email" autoComplete="username" value={value.email} onChange={set('email')} />
      </Field>
      <Field label="Mot de passe" required error={errors.password} hint="8 caractères au minimum">
        <PasswordInput autoComplete="new-password" value={value.password} onChange={set('password')} />
      </Field>
    </>
  )
}
