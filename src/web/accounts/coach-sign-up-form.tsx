import { type FormEvent, useState } from 'react'
import * as accounts from '../../contract/accounts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useWrite } from '../use-write.ts'
import { type DoorFormProps, isBlank, requiredMissing } from './door-draft.ts'
import { PersonFields } from './person-fields.tsx'
import { PrivacyNote } from './privacy-note.tsx'

/** A coach founds a club or asks to join an existing one. */
export function CoachSignUpForm({ draft, onChange, onEntered }: DoorFormProps) {
  const { joins, clubName, clubCode } = draft
  const [incomplete, setIncomplete] = useState(false)
  const signUp = useWrite(accounts.signUp, {
    onSuccess: onEntered,
    otherwise: 'Échec de la création du compte',
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { accountId: id, clubId, firstName, lastName, email, password } = draft
    const typed = [firstName, lastName, email, password, joins ? clubCode : clubName]
    setIncomplete(typed.some(isBlank))
    const club = joins ? ({ way: 'join', clubCode } as const) : ({ way: 'found', clubId, clubName } as const)
    void signUp.send({ role: 'coach', id, firstName, lastName, email, password, club })
  }
  function handleOtherWay() {
    onChange({ joins: !joins })
    setIncomplete(false)
    signUp.clear()
  }
  return (
    <form noValidate className="grid gap-4.5" onSubmit={handleSubmit}>
      <FormErrors error={incomplete ? requiredMissing : signUp.error} />
      <PersonFields value={draft} errors={signUp.fields} onChange={onChange} />
      {joins ? (
        <Field
          label="Code club"
          required
          error={signUp.fields['club.clubCode']}
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
        <Field label="Nom du club" required error={signUp.fields['club.clubName']}>
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
