import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { WhoAmI } from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import { can } from '../../domain/ability.ts'
import { useMe } from '../accounts/queries.ts'
import { newId } from '../app/new-id.ts'
import { isBillingOff } from '../app/billing-off.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { focusPageTitle, PageHeader, Panel } from '../ui/layout.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useWrite } from '../app/use-write.ts'
import type { InvitationSearch } from '../invitations/invitation-search.ts'
import { ClosedClubNotice } from './closed-club-notice.tsx'
import { handleClubChange } from './queries.ts'
import { WaitingNotice } from './waiting-notice.tsx'
import './club.css'

export function JoinClubPage() {
  const { club, waitingFor } = useMe()
  // Also applies when a coach accepts the request while the page is open.
  if (club) return <Navigate to="/player/club" replace />
  return (
    <>
      <PageHeader key={waitingFor?.clubName} title="Rejoindre un club" />
      <WithoutClub />
    </>
  )
}

/** Joining with a code or waiting to be accepted; a coach can also found a club. */
export function WithoutClub() {
  const { waitingFor, closedClub } = useMe()
  const waits = waitingFor !== null
  const waited = useRef(waits)
  useEffect(() => {
    // A coach has refused the request (the shell says so): what had the focus may be gone.
    if (waited.current && !waits && document.activeElement === document.body) focusPageTitle()
    waited.current = waits
  }, [waits])
  if (waitingFor) return <WaitingNotice waitingFor={waitingFor} />
  if (closedClub) return <ClosedClubNotice club={closedClub} />
  return <ClubEntries />
}

function ClubEntries() {
  const { account } = useMe()
  const navigate = useNavigate()
  if (!can(account, 'foundClub')) {
    return (
      <Panel className="club-entry">
        <JoinForm
          hint="Votre entraineur vous l’a donné."
          onJoined={() => void navigate({ to: '/player/club' })}
        />
      </Panel>
    )
  }
  return (
    <div className="club-entries">
      <Panel className="club-entry">
        <h2>Rejoindre un club</h2>
        <JoinForm hint="Un entraineur du club devra accepter votre demande." />
      </Panel>
      <Panel className="club-entry">
        <h2>Créer un club</h2>
        <CreateClubForm />
      </Panel>
    </div>
  )
}

interface JoinFormProps {
  hint: string
  onJoined?: ((me: WhoAmI) => void) | undefined
}

function JoinForm({ hint, onJoined }: JoinFormProps) {
  const { code: invited = '', groupe: groupId }: InvitationSearch = useSearch({ strict: false })
  const [code, setCode] = useState(invited)
  const join = useWrite(clubs.join, {
    onSuccess: (me) => {
      handleClubChange(me)
      onJoined?.(me)
    },
    otherwise: 'Erreur lors de la connexion au club',
  })
  const { error, fields, failures } = join.messages({ code })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The group is the invitation's, and of that club alone.
    void join.send(code === invited ? { code, groupId } : { code }, { form: event.currentTarget })
  }
  return (
    <form noValidate className="form" onSubmit={handleSubmit}>
      <FormErrors error={error} failures={failures} />
      <Field label="Code club" required error={fields.code} hint={hint}>
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

function CreateClubForm() {
  const [id] = useState(newId)
  const [name, setName] = useState('')
  const foundation = useWrite(clubs.create, {
    onSuccess: handleClubChange,
    otherwise: 'Erreur lors de la création du club',
  })
  const { error, fields, failures } = foundation.messages({ id, name })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void foundation.send({ id, name }, { form: event.currentTarget })
  }
  return (
    <form noValidate className="form" onSubmit={handleSubmit}>
      <FormErrors error={error} failures={failures} />
      <Field
        label="Nom du club"
        required
        error={fields.name}
        hint={`${isBillingOff() ? 'Gratuit' : '14 jours d’essai gratuit'}, sans engagement. Le code à partager est créé avec le club.`}
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
