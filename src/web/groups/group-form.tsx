import { type FormEvent, useId, useState } from 'react'
import type { ClubPage } from '../../contract/clubs.ts'
import * as groups from '../../contract/groups.ts'
import type { Group } from '../../contract/groups.ts'
import type { Place } from '../../contract/places.ts'
import { maxGroupName } from '../../domain/group.ts'
import { newId } from '../app/new-id.ts'
import { queryClient } from '../app/query-client.ts'
import { UnsavedGuard } from '../app/unsaved-guard.tsx'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { sameDraft } from '../ui/draft-merge.ts'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { useDraft } from '../ui/use-draft.ts'
import { cacheGroup } from './cache-group.ts'
import { editButtonId } from './edit-button-id.ts'
import { differences, draftOf, type GroupDraft, newDraft, writtenOf } from './group-draft.ts'
import { PeoplePicker } from './people-picker.tsx'
import { groupsQuery } from './queries.ts'
import { SlotFields } from './slot-fields.tsx'
import { ThemeFields } from './theme-fields.tsx'

const ChangedMeanwhile = lazyPart(async () => (await import('../ui/changed-meanwhile.tsx')).ChangedMeanwhile)

interface GroupFormProps {
  /** The group to edit in its current state; undefined for a new one. */
  group: Group | undefined
  /** It was deleted while it was being edited here: saving creates a new one. */
  deleted: boolean
  club: ClubPage
  places: readonly Place[]
  today: string
  onClose: () => void
}

const otherwise = 'Une erreur est survenue lors de la sauvegarde'

export function GroupForm({ group, deleted, club, places, today, onClose }: GroupFormProps) {
  const formId = useId()
  const [ownId] = useState(newId)
  const [asking, setAsking] = useState(false)
  const whyNot = useWhyNotNow('manageGroups')
  const edited = deleted ? undefined : group
  const latest = group ? draftOf(group) : newDraft

  const creation = useWrite(groups.create, {
    onSuccess: (saved) => handleSaved(saved, 'Groupe créé'),
    otherwise,
  })
  const change = useWrite(groups.update, {
    onSuccess: (saved) => handleSaved(saved, 'Groupe mis à jour'),
    otherwise,
    onChangedMeanwhile: async (current) => {
      const now = current as Group
      cacheGroup(now)
      const again = form.sendAgain(draftOf(now))
      if (again) await saveOver(now, again)
      else setAsking(true)
    },
  })
  const saving = edited ? change : creation
  const form = useDraft<GroupDraft>(latest, saving.pending)
  const { draft, setDraft } = form

  function handleSaved(saved: Group, message: string) {
    cacheGroup(saved)
    showToast(message, { about: editButtonId(saved.id) })
    onClose()
  }
  async function saveOver(
    { id, version }: Group,
    typed: GroupDraft,
    submitted?: HTMLFormElement,
  ): Promise<void> {
    setAsking(false)
    const saved = await change.send({ ...writtenOf(typed, club), id, version }, { form: submitted })
    // Another coach may have deleted it, or somebody may have left the club.
    if (!saved) void queryClient.invalidateQueries(groupsQuery)
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const submitted = event.currentTarget
    if (whyNot) return
    if (!edited) void creation.send({ ...writtenOf(form.send(), club), id: ownId }, { form: submitted })
    else if (form.overtaken) setAsking(true)
    else void saveOver(edited, form.send(), submitted)
  }
  function handleTakeOver() {
    setAsking(false)
    form.takeOver()
  }
  function set(part: Partial<GroupDraft>) {
    setDraft({ ...draft, ...part })
  }
  const { error, fields, failures } = saving.messages(writtenOf(draft, club))
  const unsaved = !sameDraft(draft, form.before)
  const footer = (
    <>
      <CancelButton variant="bare" busy={saving.pending} onCancel={onClose} />
      <Button type="submit" form={formId} variant="primary" pending={saving.pending} disabledReason={whyNot}>
        {edited ? 'Mettre à jour' : 'Créer le groupe'}
      </Button>
    </>
  )
  return (
    <Dialog
      title={group ? 'Modifier le groupe' : 'Nouveau groupe'}
      size="large"
      guard={unsaved}
      busy={saving.pending}
      onClose={onClose}
      footer={footer}
    >
      <form id={formId} noValidate className="group-form" onSubmit={handleSubmit}>
        {deleted && (
          <Banner tone="waiting">
            Ce groupe a été supprimé entre-temps. Ce que vous avez saisi peut devenir un nouveau groupe.
          </Banner>
        )}
        {asking && edited && form.overtaken ? (
          <ChangedMeanwhile
            title="Ce groupe a été modifié entre-temps"
            parts={differences(form.before, latest)}
            pending={saving.pending}
            onTakeOver={handleTakeOver}
            onSaveOver={() => void saveOver(edited, form.sendOver(latest))}
          />
        ) : (
          <FormErrors error={error} failures={failures} />
        )}
        <Field label="Nom" error={fields.name} required>
          <TextInput
            maxLength={maxGroupName}
            value={draft.name}
            data-first-focus={group ? undefined : true}
            onChange={(event) => set({ name: event.target.value })}
          />
        </Field>
        <SlotFields draft={draft} fields={fields} places={places} today={today} onChange={set} />
        <ThemeFields draft={draft} error={fields['theme']} today={today} onChange={set} />
        <PeoplePicker
          legend="Entraineurs"
          noun="entraineur"
          people={club.coaches}
          selected={draft.coachIds}
          error={fields.coachIds}
          onChange={(coachIds) => set({ coachIds })}
        />
        <PeoplePicker
          legend="Joueurs"
          noun="joueur"
          searched
          people={club.players}
          selected={draft.playerIds}
          error={fields.playerIds}
          onChange={(playerIds) => set({ playerIds })}
        />
      </form>
      <UnsavedGuard unsaved={unsaved} />
    </Dialog>
  )
}
