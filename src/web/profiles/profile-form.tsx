import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as profiles from '../../contract/profiles.ts'
import type { EditedProfile, Profile } from '../../contract/profiles.ts'
import { playerTypes, playingStyles, preferredHands, rubbers } from '../../domain/player.ts'
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx'
import { NameFields } from '../accounts/name-fields.tsx'
import { queryClient } from '../app/query-client.ts'
import { UnsavedGuard } from '../app/unsaved-guard.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { sameDraft } from '../ui/draft-merge.ts'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea, TextInput } from '../ui/text-input.tsx'
import { useDraft } from '../ui/use-draft.ts'
import { useWrite } from '../app/use-write.ts'
import { playerTypeNames, playingStyleNames, preferredHandNames, rubberNames } from './player-words.ts'
import { differences, draftOf, inputOf, type ProfileDraft } from './profile-draft.ts'
import { profileQuery } from './queries.ts'

const SUCCESS_MS = 3000

/** Where it is saved: without network it waits on the device. */
const savedSentences = {
  server: 'Profil mis à jour avec succès',
  device: 'Profil enregistré sur cet appareil',
} as const

export function ProfileForm({ profile }: { profile: Profile }) {
  const [asking, setAsking] = useState(false)
  const [saved, setSaved] = useState<keyof typeof savedSentences | null>(null)
  useEffect(() => {
    if (!saved) return undefined
    const timer = setTimeout(() => setSaved(null), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [saved])

  const update = useWrite(profiles.update, {
    onSuccess: (now) => {
      form.markSaved()
      remember(now)
      setSaved(now ? 'server' : 'device')
    },
    otherwise: 'Erreur lors de la mise à jour du profil',
    onChangedMeanwhile: async (current): Promise<boolean> => {
      const now = current as Profile
      remember(now)
      const again = form.sendAgain(draftOf(now))
      if (again) return save(again, now.version)
      setAsking(true)
      return false
    },
  })
  const form = useDraft(draftOf(profile), update.pending)
  const { draft, setDraft } = form

  const lastWrite = useRef<Promise<boolean>>(null)

  function save(input: ProfileDraft, version: number, submitted?: HTMLFormElement): Promise<boolean> {
    setSaved(null)
    setAsking(false)
    return update.send(inputOf(input, version), { form: submitted })
  }
  function handleTakeOver() {
    setAsking(false)
    form.takeOver()
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (form.overtaken) setAsking(true)
    else lastWrite.current = save(form.send(), profile.version, event.currentTarget)
  }
  function handleSaveOver() {
    lastWrite.current = save(form.sendOver(draftOf(profile)), profile.version)
  }
  const set = (name: keyof ProfileDraft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [name]: event.target.value })
  const { error, fields, failures } = update.messages(inputOf(draft, profile.version))
  return (
    <>
      <form noValidate className="profile-form" onSubmit={handleSubmit}>
        {asking && form.overtaken ? (
          <ChangedMeanwhile
            title="Votre profil a été modifié entre-temps"
            parts={differences(form.before, draftOf(profile))}
            pending={update.pending}
            onTakeOver={handleTakeOver}
            onSaveOver={handleSaveOver}
          />
        ) : (
          <FormErrors error={error} failures={failures} />
        )}
        <NameFields value={draft} errors={fields} onChange={(part) => setDraft({ ...draft, ...part })} />
        <Field
          label="Email"
          hint={profile.email && 'Vous pouvez le changer plus bas, sous «\u00A0Connexion\u00A0».'}
        >
          <TextInput type="email" readOnly value={profile.email || 'Sans adresse email'} />
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
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={draft.ranking}
              onChange={set('ranking')}
            />
          </Field>
          <Field label="Revêtement coup droit" error={fields.forehandRubber}>
            <Choice
              value={draft.forehandRubber ?? ''}
              values={rubbers}
              names={rubberNames}
              onChange={set('forehandRubber')}
            />
          </Field>
          <Field label="Revêtement revers" error={fields.backhandRubber}>
            <Choice
              value={draft.backhandRubber ?? ''}
              values={rubbers}
              names={rubberNames}
              onChange={set('backhandRubber')}
            />
          </Field>
        </div>
        <Field label="Objectifs" error={fields.goals} hint="Vos entraineurs les lisent.">
          <TextArea rows={4} value={draft.goals} onChange={set('goals')} />
        </Field>
        <div className="profile-saved">{saved && <Banner tone="ok">{savedSentences[saved]}</Banner>}</div>
        <Button type="submit" variant="primary" size="large" block pending={update.pending}>
          Enregistrer
        </Button>
      </form>
      <UnsavedGuard unsaved={!sameDraft(draft, form.before)} saving={lastWrite} />
    </>
  )
}

/** Caches `now` unless a newer version is cached. Null if the write was queued: the overlay then shows it. */
function remember(now: EditedProfile | null) {
  if (!now) return
  queryClient.setQueryData(profileQuery.queryKey, (cached) =>
    cached && cached.version < now.version ? { ...cached, ...now } : cached,
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
