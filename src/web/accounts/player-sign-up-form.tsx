import type { FormEvent } from 'react'
import * as accounts from '../../contract/accounts.ts'
import { Button } from '../ui/button.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { useWrite } from '../use-write.ts'
import type { DoorFormProps } from './door-draft.ts'
import { PersonFields } from './person-fields.tsx'
import { PrivacyNote } from './privacy-note.tsx'

export function PlayerSignUpForm({ draft, onChange, onEntered }: DoorFormProps) {
  const signUp = useWrite(accounts.signUp, {
    onSuccess: onEntered,
    otherwise: 'Échec de la création du compte',
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { accountId: id, firstName, lastName, email, password } = draft
    void signUp.send({ role: 'player', id, firstName, lastName, email, password })
  }
  return (
    <form noValidate className="grid gap-4.5" onSubmit={handleSubmit}>
      <FormErrors error={signUp.error} />
      <PersonFields value={draft} errors={signUp.fields} onChange={onChange} />
      <Button type="submit" variant="primary" size="large" block pending={signUp.pending}>
        Créer mon compte
      </Button>
      <PrivacyNote />
    </form>
  )
}
