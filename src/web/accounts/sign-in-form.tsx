import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import * as accounts from '../../contract/accounts.ts'
import type { Input } from '../../contract/endpoint.ts'
import * as ownData from '../../contract/own-data.ts'
import type { MemberRole, Role } from '../../domain/actor.ts'
import { spaceName } from '../app/navigation.ts'
import { reason } from '../app/refusals.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useWrite } from '../app/use-write.ts'
import { type EntryFormProps, exceptMissing, isBlank, missingOf, requiredMissing } from './entry-draft.ts'
import { noLongerLeaving } from './leaving-account.ts'

const CodeDialog = lazyPart(async () => (await import('../children/code-dialog.tsx')).CodeDialog)

const wrongDoor = { player: 'not-a-player-account', coach: 'not-a-coach-account' } as const

export function SignInForm({ space, draft, onChange, onSignedIn }: EntryFormProps & { space: Role }) {
  const { email, password } = draft
  const [incomplete, setIncomplete] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [typesCode, setTypesCode] = useState(false)
  const signIn = useWrite(accounts.signIn, {
    onSuccess: onSignedIn,
    otherwise: 'Échec de la connexion',
    onRefused: (refusal) => setLeaving(refusal === 'account-leaving'),
  })

  const typed = { door: space, email, password }
  const { error, fields, failures } = signIn.messages(typed)
  const missing = incomplete ? missingOf(fields, draft) : []
  const beside = exceptMissing(fields, missing)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIncomplete(space === 'coach' && [email, password].some(isBlank))
    void signIn.send(typed, { form: event.currentTarget })
  }
  return (
    <>
      <form noValidate className="form" onSubmit={handleSubmit}>
        <FormErrors error={missing.length > 0 ? requiredMissing : error} failures={failures} />
        {leaving && error && <KeepAccount typed={typed} onKept={onSignedIn} />}
        {space !== 'guardian' && error === reason(wrongDoor[space]) && (
          <OtherDoor space={space === 'coach' ? 'player' : 'coach'} />
        )}
        <Field label="Email" required error={beside.email}>
          <TextInput
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        </Field>
        <Field label="Mot de passe" required error={beside.password}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => onChange({ password: event.target.value })}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" block pending={signIn.pending}>
          Se connecter
        </Button>
        <Link
          to="/forgot-password"
          search={{ space: space === 'coach' ? space : 'player' }}
          className="text-link entry-link"
        >
          Mot de passe oublié&#8239;?
        </Link>
        {space === 'player' && <Button onClick={() => setTypesCode(true)}>J’ai un code</Button>}
      </form>
      {typesCode && <CodeDialog onSignedIn={onSignedIn} onClose={() => setTypesCode(false)} />}
    </>
  )
}

/** Whoever has deleted their account, and comes back in time. */
function KeepAccount({
  typed,
  onKept,
}: {
  typed: Input<typeof ownData.keepAccount>
  onKept: EntryFormProps['onSignedIn']
}) {
  const keeping = useWrite(ownData.keepAccount, {
    onSuccess: (me) => {
      noLongerLeaving()
      return onKept(me)
    },
    otherwise: 'Échec de la connexion',
  })
  return (
    <>
      {keeping.error && <Banner tone="error">{keeping.error}</Banner>}
      <Button size="large" block pending={keeping.pending} onClick={() => void keeping.send(typed)}>
        Garder mon compte
      </Button>
    </>
  )
}

/** The address and the password were right, only the door was not. */
function OtherDoor({ space }: { space: MemberRole }) {
  return (
    <p>
      Essayez l’autre porte&#160;:{' '}
      <Link to={`/${space}`} className="text-link">
        {spaceName[space]}
      </Link>
      , ou{' '}
      <Link to="/family/$" params={{ _splat: '' }} className="text-link">
        {spaceName.guardian}
      </Link>
    </p>
  )
}
