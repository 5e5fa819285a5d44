import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import * as accounts from '../../contract/accounts.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useWrite } from '../app/use-write.ts'
import { EntryFrame } from './entry-frame.tsx'

export function ForgotPasswordPage() {
  const { space } = useSearch({ from: '/forgot-password' })
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const request = useWrite(accounts.requestPasswordReset, { onSuccess: () => setSentTo(email.trim()) })

  const { error, fields, failures } = request.messages({ email })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void request.send({ email }, { form: event.currentTarget })
  }
  return (
    <EntryFrame
      title="Mot de passe oublié"
      subtitle="Nous vous envoyons un lien pour en choisir un nouveau."
      space={space}
      back={{ to: `/${space}`, label: 'Retour à la connexion' }}
    >
      {sentTo && (
        <Banner tone="ok">
          Si un compte existe pour {sentTo}, un lien vient d’y être envoyé. Il est valable une heure&#8239;;
          pensez à regarder dans les indésirables.
        </Banner>
      )}
      <form noValidate className="form" onSubmit={handleSubmit}>
        <FormErrors error={error} failures={failures} />
        <Field label="Email" required error={fields.email}>
          <TextInput
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant={sentTo ? 'plain' : 'primary'}
          size="large"
          block
          pending={request.pending}
        >
          {sentTo ? 'Envoyer un nouveau lien' : 'Envoyer le lien'}
        </Button>
      </form>
    </EntryFrame>
  )
}
