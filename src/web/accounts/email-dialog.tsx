import { type FormEvent, useId, useState } from 'react'
import * as accounts from '../../contract/accounts.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useWrite } from '../app/use-write.ts'

/** The old address stays valid until the link sent to the new one is opened. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const request = useWrite(accounts.requestEmailChange, { onSuccess: () => setSentTo(email.trim()) })

  const { error, fields, failures } = request.messages({ email, password })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void request.send({ email, password }, { form: event.currentTarget })
  }
  if (sentTo) {
    return (
      // The key mounts a new dialog, which takes the focus.
      <Dialog
        key="sent"
        title="Changer d’email"
        size="small"
        onClose={onClose}
        footer={
          <Button data-first-focus onClick={onClose}>
            Fermer
          </Button>
        }
      >
        <Banner tone="ok">
          Un lien est envoyé à {sentTo}, sauf si cette adresse a déjà un compte. Ouvrez-le dans les
          24&#160;heures&#160;: c’est alors que votre email changera.
        </Banner>
      </Dialog>
    )
  }
  return (
    <Dialog
      title="Changer d’email"
      subtitle="Un lien de confirmation est envoyé à la nouvelle adresse."
      size="small"
      guard={email !== ''}
      busy={request.pending}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={request.pending} onCancel={onClose} />
          <Button type="submit" form={formId} variant="primary" pending={request.pending}>
            Envoyer le lien
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="form" onSubmit={handleSubmit}>
        <FormErrors error={error} failures={failures} />
        <Field label="Nouvelle adresse email" required error={fields.email}>
          <TextInput
            data-first-focus
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Mot de passe actuel" required error={fields.password}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
