import { type FormEvent, useState } from 'react'
import type { WhoAmI } from '../../contract/accounts.ts'
import * as guardians from '../../contract/guardians.ts'
import { type EntryDraft, emptyEntryDraft, type EntryFormProps } from '../accounts/entry-draft.ts'
import { EntryFrame } from '../accounts/entry-frame.tsx'
import { NameFields } from '../accounts/name-fields.tsx'
import { cacheMe } from '../accounts/queries.ts'
import { SignInForm } from '../accounts/sign-in-form.tsx'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { SegmentedChoice } from '../ui/choices.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { useInvitationToken } from './invitation-token.ts'

const modes = [
  { value: 'signup', label: 'Créer un compte' },
  { value: 'signin', label: 'Connexion' },
] as const

/** Only an invitation makes an account; whoever plays or coaches as well signs in by what they have. */
export function FamilyEntry() {
  const { token, forget } = useInvitationToken()
  const [mode, setMode] = useState<'signup' | 'signin'>('signup')
  const [draft, setDraft] = useState(() => emptyEntryDraft())
  const props = {
    draft,
    onChange: (part: Partial<EntryDraft>) => setDraft((before) => ({ ...before, ...part })),
    // The page shows what is theirs once it knows who they are.
    onSignedIn: async (me: WhoAmI) => cacheMe(me),
  }
  return (
    <EntryFrame title="Ma famille" space="player">
      {token ? (
        <>
          <Banner tone="info">
            Un entraineur vous invite à suivre un enfant. Créez votre compte&#160;: il aura l’adresse email
            qui a reçu ce lien. Vous en avez déjà un&#8239;? Choisissez «&#160;Connexion&#160;».
          </Banner>
          <SegmentedChoice
            label="Connexion ou nouveau compte"
            hideLabel
            value={mode}
            options={modes}
            onChange={setMode}
          />
        </>
      ) : (
        <p>
          Pour suivre votre enfant, il faut une invitation&#160;: demandez-la à son entraineur. Vous êtes déjà
          inscrit&#8239;? Connectez-vous.
        </p>
      )}
      {token && mode === 'signup' ? (
        <SignUpForm
          {...props}
          token={token}
          onSignedIn={async (me) => {
            forget()
            cacheMe(me)
          }}
        />
      ) : (
        <SignInForm space="guardian" {...props} />
      )}
    </EntryFrame>
  )
}

function SignUpForm({ token, draft, onChange, onSignedIn }: EntryFormProps & { token: string }) {
  const signUp = useWrite(guardians.signUp, {
    onSuccess: onSignedIn,
    otherwise: 'Échec de la création du compte',
  })
  const { accountId: id, firstName, lastName, password } = draft
  const typed = { token, id, firstName, lastName, password }
  const { error, fields, failures } = signUp.messages(typed)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void signUp.send(typed, { form: event.currentTarget })
  }
  return (
    <form noValidate className="form" onSubmit={handleSubmit}>
      <FormErrors error={error} failures={failures} />
      <NameFields value={draft} errors={fields} onChange={onChange} />
      <Field label="Mot de passe" required error={fields.password} hint="8 caractères au minimum">
        <PasswordInput
          autoComplete="new-password"
          value={draft.password}
          onChange={(event) => onChange({ password: event.target.value })}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" block pending={signUp.pending}>
        Créer mon compte
      </Button>
      <p className="note">
        Vos données servent à suivre votre enfant dans son club, et à rien d’autre&#160;:{' '}
        <a href="/confidentialite" className="text-link">
          confidentialité
        </a>
        .
      </p>
    </form>
  )
}
