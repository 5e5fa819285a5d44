import { type FormEvent, useState } from 'react'
import { newId } from '../new-id.ts'
import * as accounts from '../../contract/accounts.ts'
import type { WhoAmI } from '../../contract/accounts.ts'
import { Button } from '../ui/button.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { useWrite } from '../use-write.ts'
import { emptyPerson, PersonFields } from './person-fields.tsx'
import { PrivacyNote } from './privacy-note.tsx'

export function PlayerSignUpForm({ onEntered }: { onEntered: (me: WhoAmI) => Promise<void> }) {
  const [id] = useState(newId)
  const [person, setPerson] = useState(emptyPerson)
  const signUp = useWrite(accounts.signUp, {
    onSuccess: onEntered,
    otherwise: 'Échec de la création du compte',
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void signUp.send({ role: 'player', id, ...person })
  }
  return (
    <form noValidate className="grid gap-4.5" onSubmit={handleSubmit}>
      <FormErrors errors={signUp.error ? [signUp.error] : []} />
      <PersonFields value={person} errors={signUp.fields} onChange={setPerson} />
      <Button type="submit" variant="primary" size="large" block pending={signUp.pending}>
        Créer mon compte
      </Button>
      <PrivacyNote />
    </form>
  )
}
