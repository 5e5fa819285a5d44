import { type FormEvent, useState } from 'react'
import type { WhoAmI } from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useWrite } from '../use-write.ts'
import { changeClub } from './queries.ts'

interface JoinFormProps {
  hint: string
  onJoined?: ((me: WhoAmI) => void) | undefined
}

export function JoinForm({ hint, onJoined }: JoinFormProps) {
  const [code, setCode] = useState('')
  const join = useWrite(clubs.join, {
    onSuccess: (me) => {
      changeClub(me)
      onJoined?.(me)
    },
    otherwise: 'Erreur lors de la connexion au club',
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void join.send({ code })
  }
  return (
    <form noValidate className="grid gap-4.5" onSubmit={handleSubmit}>
      <FormErrors error={join.error} />
      <Field label="Code club" required error={join.fields.code} hint={hint}>
        <TextInput
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" block pending={join.pending}>
        Rejoindre le club
      </Button>
    </form>
  )
}
