import { Link, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import * as accounts from '../../contract/accounts.ts'
import { spacePath } from '../../contract/paths.ts'
import type { MemberRole, Role } from '../../domain/actor.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { useWrite } from '../app/use-write.ts'
import { EntryFrame } from './entry-frame.tsx'
import { useLinkToken } from './link-token.ts'

export function ResetPasswordPage() {
  const { space, invitation = false } = useSearch({ from: '/reset-password' })
  const token = useLinkToken()
  return (
    <EntryFrame title={invitation ? 'Bienvenue au club' : 'Nouveau mot de passe'} space={space}>
      {/* The key resets the form when another link is opened. */}
      <ResetPasswordForm key={token} token={token} space={space} invitation={invitation} />
    </EntryFrame>
  )
}

interface ResetPasswordFormProps {
  token: string
  space: MemberRole
  /** Whose coach has imported them chooses their first one. */
  invitation: boolean
}

function ResetPasswordForm({ token, space, invitation }: ResetPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [area, setArea] = useState<Role | null>(null)
  const reset = useWrite(accounts.resetPassword, { onSuccess: ({ role }) => setArea(role) })

  const { error, fields, failures } = reset.messages({ token, password })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void reset.send({ token, password }, { form: event.currentTarget })
  }
  if (area) {
    return (
      <>
        <Banner tone="ok">
          {invitation
            ? 'C’est fait\u00A0: connectez-vous avec votre email et ce mot de passe.'
            : 'Votre mot de passe est changé. Tous vos appareils ont été déconnectés.'}
        </Banner>
        <Link
          to={spacePath(area)}
          className={buttonClass({ variant: 'primary', size: 'large', block: true })}
        >
          Se connecter
        </Link>
      </>
    )
  }
  return (
    <form noValidate className="form" onSubmit={handleSubmit}>
      <FormErrors error={error} failures={failures} />
      <Field
        label={invitation ? 'Mot de passe' : 'Nouveau mot de passe'}
        required
        error={fields.password}
        hint="8 caractères au minimum"
      >
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" block pending={reset.pending}>
        {invitation ? 'Choisir ce mot de passe' : 'Changer mon mot de passe'}
      </Button>
      <Link to="/forgot-password" search={{ space }} className="text-link entry-link">
        Demander un nouveau lien
      </Link>
    </form>
  )
}
