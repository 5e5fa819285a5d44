import { type FormEvent, useState } from 'react'
import * as accounts from '../../contract/accounts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.tsx'
import { useWrite } from '../use-write.ts'
import { rememberMe, useMe } from './queries.ts'

/** A coach's name; a player's is part of the profile. */
export function NameForm() {
  const { account } = useMe()
  const [firstName, setFirstName] = useState(account.firstName)
  const [lastName, setLastName] = useState(account.lastName)
  const renaming = useWrite(accounts.renameMyself, {
    onSuccess: (me) => {
      showToast('Votre nom est enregistré.')
      if (!me) return
      rememberMe(me)
      // What was typed while it was being saved stays.
      setFirstName((typed) => (typed === firstName ? me.account.firstName : typed))
      setLastName((typed) => (typed === lastName ? me.account.lastName : typed))
    },
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void renaming.send({ firstName, lastName })
  }
  return (
    <form noValidate className="account-name" onSubmit={handleSubmit}>
      <FormErrors errors={renaming.error ? [renaming.error] : []} />
      <div className="account-name-fields">
        <Field label="Prénom" required error={renaming.fields.firstName}>
          <TextInput
            autoComplete="given-name"
            value={firstName}
            onChange={(event) => setFirstName(event.target.value)}
          />
        </Field>
        <Field label="Nom" required error={renaming.fields.lastName}>
          <TextInput
            autoComplete="family-name"
            value={lastName}
            onChange={(event) => setLastName(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" variant="primary" className="justify-self-start" pending={renaming.pending}>
        Enregistrer
      </Button>
    </form>
  )
}
