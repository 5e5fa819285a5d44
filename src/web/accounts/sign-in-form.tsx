import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import * as accounts from '../../contract/accounts.ts'
import type { WhoAmI } from '../../contract/accounts.ts'
import type { Role } from '../../domain/actor.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useWrite } from '../use-write.ts'

interface SignInFormProps {
  space: Role
  onEntered: (me: WhoAmI) => Promise<void>
}

export function SignInForm({ space, onEntered }: SignInFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signIn = useWrite(accounts.signIn, { onSuccess: onEntered, otherwise: 'Échec de la connexion' })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void signIn.send({ door: space, email, password })
  }
  return (
    <form noValidate className="grid gap-4.5" onSubmit={handleSubmit}>
      <FormErrors errors={signIn.error ? [signIn.error] : []} />
      <Field label="Email" error={signIn.fields.email}>
        <TextInput
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label="Mot de passe" error={signIn.fields.password}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" block pending={signIn.pending}>
        Se connecter
      </Button>
      <Link
        to="/forgot-password"
        search={{ space }}
        className="text-link inline-flex min-h-12 items-center justify-self-center"
      >
        Mot de passe oublié&#8239;?
      </Link>
    </form>
  )
}
