import { type FormEvent, useState } from 'react'
import { newId } from '../new-id.ts'
import { isNothingSold } from '../nothing-sold.ts'
import * as clubs from '../../contract/clubs.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useWrite } from '../use-write.ts'
import { changeClub } from './queries.ts'

export function FoundForm() {
  const [id] = useState(newId)
  const [name, setName] = useState('')
  const foundation = useWrite(clubs.found, {
    onSuccess: changeClub,
    otherwise: 'Erreur lors de la création du club',
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void foundation.send({ id, name })
  }
  return (
    <form noValidate className="grid gap-4.5" onSubmit={handleSubmit}>
      <FormErrors error={foundation.error} />
      <Field
        label="Nom du club"
        required
        error={foundation.fields.name}
        hint={`${isNothingSold() ? 'Gratuit' : '14 jours d’essai gratuit'}, sans engagement. Le code à partager est créé avec le club.`}
      >
        <TextInput
          autoComplete="organization"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" size="large" block pending={foundation.pending}>
        Créer le club
      </Button>
    </form>
  )
}
