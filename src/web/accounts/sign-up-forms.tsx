import { type FormEvent, useState } from 'react'
import * as accounts from '../../contract/accounts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useWrite } from '../app/use-write.ts'
import {
  type EntryDraft,
  type EntryFormProps,
  exceptMissing,
  isBlank,
  missingOf,
  requiredMissing,
} from './entry-draft.ts'
import { NameFields } from './name-fields.tsx'

export function PlayerSignUpForm({ draft, onChange, onSignedIn }: EntryFormProps) {
  const signUp = useWrite(accounts.signUp, {
    onSuccess: onSignedIn,
    otherwise: 'Échec de la création du compte',
  })

  const { accountId: id, firstName, lastName, email, password } = draft
  const typed = { role: 'player', id, firstName, lastName, email, password } as const
  const { error, fields, failures } = signUp.messages(typed)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void signUp.send(typed, { form: event.currentTarget })
  }
  return (
    <form noValidate className="form" onSubmit={handleSubmit}>
      <FormErrors error={error} failures={failures} />
      <PersonFields value={draft} errors={fields} onChange={onChange} />
      <Button type="submit" variant="primary" size="large" block pending={signUp.pending}>
        Créer mon compte
      </Button>
      <PrivacyNote />
    </form>
  )
}

/** A coach founds a club or asks to join an existing one. */
export function CoachSignUpForm({ draft, onChange, onSignedIn }: EntryFormProps) {
  const { joins, clubName, clubCode } = draft
  const [incomplete, setIncomplete] = useState(false)
  const signUp = useWrite(accounts.signUp, {
    onSuccess: onSignedIn,
    otherwise: 'Échec de la création du compte',
  })

  const { accountId: id, clubId, firstName, lastName, email, password } = draft
  const club = joins ? ({ way: 'join', clubCode } as const) : ({ way: 'found', clubId, clubName } as const)
  const typed = { role: 'coach', id, firstName, lastName, email, password, club } as const
  const { error, fields, failures } = signUp.messages(typed)
  const missing = incomplete ? missingOf(fields, draft) : []
  const beside = exceptMissing(fields, missing)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIncomplete([firstName, lastName, email, password, joins ? clubCode : clubName].some(isBlank))
    void signUp.send(typed, { form: event.currentTarget })
  }
  function handleOtherWay() {
    onChange({ joins: !joins })
    signUp.clear()
  }
  return (
    <form noValidate className="form" onSubmit={handleSubmit}>
      <FormErrors error={missing.length > 0 ? requiredMissing : error} failures={failures} />
      <PersonFields value={draft} errors={beside} onChange={onChange} />
      {joins ? (
        <Field
          label="Code club"
          required
          error={beside['club.clubCode']}
          hint="Un entraineur du club devra accepter votre demande."
        >
          <TextInput
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={clubCode}
            onChange={(event) => onChange({ clubCode: event.target.value })}
          />
        </Field>
      ) : (
        <Field label="Nom du club" required error={beside['club.clubName']}>
          <TextInput
            autoComplete="organization"
            value={clubName}
            onChange={(event) => onChange({ clubName: event.target.value })}
          />
        </Field>
      )}
      <Button variant="bare" className="text-link" onClick={handleOtherWay}>
        {joins ? 'Créer un nouveau club' : 'Rejoindre un club existant'}
      </Button>
      <Button type="submit" variant="primary" size="large" block pending={signUp.pending}>
        Créer mon compte
      </Button>
      <PrivacyNote />
    </form>
  )
}

interface PersonFieldsProps {
  value: EntryDraft
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<EntryDraft>) => void
}

/** The fields that both forms have. */
function PersonFields({ value, errors, onChange }: PersonFieldsProps) {
  const set = (name: keyof EntryDraft) => (event: { target: { value: string } }) =>
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

function PrivacyNote() {
  return (
    <p className="note">
      Vos données servent à votre suivi dans le club, et à rien d’autre&#160;:{' '}
      <a href="/confidentialite" className="text-link">
        confidentialité
      </a>
      . Avant 15&nbsp;ans, demandez l’accord d’un parent.
    </p>
  )
}
