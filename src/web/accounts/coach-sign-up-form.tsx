import { type FormEvent, useState } from 'react'
import { newId } from '../new-id.ts'
import * as accounts from '../../contract/accounts.ts'
import type { WhoAmI } from '../../contract/accounts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useWrite } from '../use-write.ts'
import { emptyPerson, PersonFields } from './person-fields.tsx'
import { PrivacyNote } from './privacy-note.tsx'

/** A coach founds a club, or asks to join one that exists. */
export function CoachSignUpForm({ onEntered }: { onEntered: (me: WhoAmI) => Promise<void> }) {
  const [ids] = useState(() => ({ account: newId(), club: newId() }))
  const [person, setPerson] = useState(emptyPerson)
  const [joins, setJoins] = useState(false)
  const [clubName, setClubName] = useState('')
  const [clubCode, setClubCode] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const signUp = useWrite(accounts.signUp, {
    onSuccess: onEntered,
    otherwise: 'Échec de la création du compte',
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const typed = [...Object.values(person), joins ? clubCode : clubName]
    setIncomplete(typed.some((text) => text.trim() === ''))
    const club = joins
      ? ({ way: 'join', clubCode } as const)
      : ({ way: 'found', clubId: ids.club, clubName } as const)
    void signUp.send({ role: 'coach', id: ids.account, ...person, club })
  }
  function handleOtherWay() {
    setJoins(!joins)
    setIncomplete(false)
    signUp.clear()
  }
  const errors = incomplete ? ['Veuillez remplir tous les champs requis'] : signUp.error ? [signUp.error] : []
  return (
    <form noValidate className="grid gap-4.5" onSubmit={handleSubmit}>
      <FormErrors errors={errors} />
      <PersonFields value={person} errors={signUp.fields} onChange={setPerson} />
      {joins ? (
        <Field
          label="Code club"
          required
          error={signUp.fields['club.clubCode']}
          hint="Un entraineur du club devra accepter votre demande."
        >
          <TextInput
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={clubCode}
            onChange={(event) => setClubCode(event.target.value)}
          />
        </Field>
      ) : (
        <Field label="Nom du club" required error={signUp.fields['club.clubName']}>
          <TextInput
            autoComplete="organization"
            value={clubName}
            onChange={(event) => setClubName(event.target.value)}
          />
        </Field>
      )}
      <Button variant="bare" className="text-link" onClick={handleOtherWay}>
        {joins ? 'Créer un nouveau club' : 'Rejoindre un club existant'}
      </Button>
      <Button type="submit" variant="primary" size="large" block pending={signUp.pending}>
        Créer mon compte
      </Button>
      <PrivacyNote />
    </form>
  )
}
