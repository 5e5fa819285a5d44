import { type FormEvent, useId, useState } from 'react'
import type { WhoAmI } from '../../contract/accounts.ts'
import * as children from '../../contract/children.ts'
import { deviceCodeLength } from '../../domain/device-code.ts'
import { useWrite } from '../app/use-write.ts'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'

interface CodeDialogProps {
  onSignedIn: (me: WhoAmI) => void | Promise<void>
  onClose: () => void
}

/** A child without an address signs in by what a coach has just said. */
export function CodeDialog({ onSignedIn, onClose }: CodeDialogProps) {
  const formId = useId()
  const [code, setCode] = useState('')
  const opening = useWrite(children.openDevice, {
    onSuccess: onSignedIn,
    otherwise: 'Échec de la connexion',
  })
  const { error, fields, failures } = opening.messages({ code })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void opening.send({ code }, { form: event.currentTarget })
  }
  return (
    <Dialog
      title="J’ai un code"
      size="small"
      busy={opening.pending}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={opening.pending} onCancel={onClose} />
          <Button type="submit" form={formId} variant="primary" pending={opening.pending}>
            Ouvrir
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="form" onSubmit={handleSubmit}>
        <FormErrors error={error} failures={failures} />
        <Field
          label="Code"
          error={fields.code}
          hint={`Les ${deviceCodeLength} lettres et chiffres que votre entraineur vient de vous donner. Ce n’est pas le code du club.`}
        >
          <TextInput
            data-first-focus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
