import { type FormEvent, useEffect, useState } from 'react'
import * as v from 'valibot'
import * as profiles from '../../contract/profiles.ts'
import type { Profile } from '../../contract/profiles.ts'
import { playerTypes, playingStyles, preferredHands } from '../../domain/player.ts'
import { ChangedMeanwhile } from '../changed-meanwhile.tsx'
import { queryClient } from '../query-client.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea, TextInput } from '../ui/text-input.tsx'
import { useWrite } from '../use-write.ts'
import { playerTypeNames, playingStyleNames, preferredHandNames } from './player-words.ts'
import { differences, draftOf, inputOf, type ProfileDraft } from './profile-draft.ts'
import { profileAfter } from './profile-with-waiting.ts'
import { profileQuery } from './queries.ts'

const SUCCESS_MS = 3000

export function ProfileForm({ profile }: { profile: Profile }) {
  /** What is edited, as the server last told it. */
  const [original, setOriginal] = useState(profile)
  const [draft, setDraft] = useState(() => draftOf(profile))
  const [theirs, setTheirs] = useState<Profile | null>(null)
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    if (!saved) return undefined
    const timer = setTimeout(() => setSaved(false), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [saved])

  const update = useWrite(profiles.update, {
    onSuccess: (now) => {
      if (now) {
        remember(now)
        // What was typed while it was being saved stays.
        setDraft((typed) => (typed === draft ? draftOf(now) : typed))
      } else {
        setOriginal((told) => profileAfter(told, inputOf(draft, told.version)))
      }
      setSaved(true)
    },
    otherwise: 'Erreur lors de la mise à jour du profil',
    onChangedMeanwhile: (current) => setTheirs(v.parse(profiles.profile, current)),
  })

  function remember(now: Profile) {
    queryClient.setQueryData(profileQuery.queryKey, now)
    setOriginal(now)
  }
  function takeOver(now: Profile) {
    remember(now)
    setDraft(draftOf(now))
    setTheirs(null)
  }
  function saveOver(now: Profile) {
    setOriginal(now)
    save(now.version)
  }
  function save(version: number) {
    setSaved(false)
    setTheirs(null)
    void update.send(inputOf(draft, version))
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    save(original.version)
  }
  const set = (name: keyof ProfileDraft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [name]: event.target.value })
  const { fields } = update
  return (
    <form noValidate className="profile-form" onSubmit={handleSubmit}>
      {theirs ? (
        <ChangedMeanwhile
          title="Votre profil a été modifié entre-temps"
          parts={differences(draftOf(original), draftOf(theirs))}
          pending={update.pending}
          onTakeOver={() => takeOver(theirs)}
          onSaveOver={() => saveOver(theirs)}
        />
      ) : (
        <FormErrors errors={update.error ? [update.error] : []} />
      )}
      <div className="profile-pair">
        <Field label="Prénom" required error={fields.firstName}>
          <TextInput autoComplete="given-name" value={draft.firstName} onChange={set('firstName')} />
        </Field>
        <Field label="Nom" required error={fields.lastName}>
          <TextInput autoComplete="family-name" value={draft.lastName} onChange={set('lastName')} />
        </Field>
      </div>
      <Field label="Email" hint={'Il se change plus bas, sous «\u00A0Connexion\u00A0».'}>
        <TextInput type="email" readOnly value={profile.email} />
      </Field>
      <div className="profile-pair">
        <Field label="Style de jeu" error={fields.playingStyle}>
          <Choice
            value={draft.playingStyle ?? ''}
            values={playingStyles}
            names={playingStyleNames}
            onChange={set('playingStyle')}
          />
        </Field>
        <Field label="Main préférée" error={fields.preferredHand}>
          <Choice
            value={draft.preferredHand ?? ''}
            values={preferredHands}
            names={preferredHandNames}
            onChange={set('preferredHand')}
          />
        </Field>
        <Field label="Type de joueur" error={fields.playerType}>
          <Choice
            value={draft.playerType ?? ''}
            values={playerTypes}
            names={playerTypeNames}
            onChange={set('playerType')}
          />
        </Field>
        <Field label="Classement (points)" error={fields.ranking} hint="Facultatif, de 500 à 4500">
          <TextInput inputMode="numeric" autoComplete="off" value={draft.ranking} onChange={set('ranking')} />
        </Field>
      </div>
      <Field label="Objectifs" error={fields.goals} hint="Vos entraineurs les lisent.">
        <TextArea rows={4} value={draft.goals} onChange={set('goals')} />
      </Field>
      {saved && <Banner tone="ok">Profil mis à jour avec succès</Banner>}
      <Button type="submit" variant="primary" size="large" block pending={update.pending}>
        Enregistrer
      </Button>
    </form>
  )
}

interface ChoiceProps<Value extends string> {
  value: string
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  onChange: (event: { target: { value: string } }) => void
}

function Choice<Value extends string>({ value, values, names, onChange }: ChoiceProps<Value>) {
  return (
    <Select value={value} onChange={onChange}>
      <option value="">Non défini</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </Select>
  )
}
