import { type FormEvent, useId, useState } from 'react'
import * as places from '../../contract/places.ts'
import type { Place } from '../../contract/places.ts'
import { maxPlaceName, maxTables } from '../../domain/place.ts'
import { newId } from '../app/new-id.ts'
import { queryClient } from '../app/query-client.ts'
import { UnsavedGuard } from '../app/unsaved-guard.tsx'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { Button } from '../ui/button.tsx'
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { sameDraft } from '../ui/draft-merge.ts'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { useDraft } from '../ui/use-draft.ts'
import { draftOf, newDraft, type PlaceDraft, writtenOf } from './place-draft.ts'
import { placesQuery } from './queries.ts'

interface PlaceDialogProps {
  /** The place to edit in its current state; undefined for a new one. */
  place: Place | undefined
  onClose: () => void
}

const otherwise = 'Une erreur est survenue lors de la sauvegarde'

export function PlaceDialog({ place, onClose }: PlaceDialogProps) {
  const formId = useId()
  const [ownId] = useState(newId)
  /** What another coach saved meanwhile, while this one has to choose. */
  const [overtaking, setOvertaking] = useState<Place | null>(null)
  const whyNot = useWhyNotNow('runClub')
  const creation = useWrite(places.create, { onSuccess: () => handleSaved('Lieu ajouté'), otherwise })
  const change = useWrite(places.update, {
    onSuccess: () => handleSaved('Lieu mis à jour'),
    otherwise,
    onChangedMeanwhile: async (current) => {
      const now = current as Place
      const again = form.sendAgain(draftOf(now))
      if (again) await save(now, again)
      else setOvertaking(now)
    },
  })
  const saving = place ? change : creation
  const form = useDraft<PlaceDraft>(place ? draftOf(place) : newDraft, saving.pending)
  const { draft, setDraft } = form

  function handleSaved(message: string) {
    void queryClient.invalidateQueries(placesQuery)
    showToast(message, { about: editButtonId(place?.id ?? ownId) })
    onClose()
  }
  async function save({ id, version }: Place, typed: PlaceDraft, submitted?: HTMLFormElement): Promise<void> {
    setOvertaking(null)
    const saved = await change.send({ ...writtenOf(typed), id, version }, { form: submitted })
    // Another coach may have deleted it.
    if (!saved) void queryClient.invalidateQueries(placesQuery)
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (whyNot) return
    if (place && form.overtaken) setOvertaking(place)
    else if (place) void save(place, form.send(), event.currentTarget)
    else void creation.send({ ...writtenOf(form.send()), id: ownId }, { form: event.currentTarget })
  }
  function handleTakeOver() {
    setOvertaking(null)
    form.takeOver()
  }
  const { error, fields, failures } = saving.messages(writtenOf(draft))
  const unsaved = !sameDraft(draft, form.before)
  const footer = (
    <>
      <CancelButton variant="bare" busy={saving.pending} onCancel={onClose} />
      <Button type="submit" form={formId} variant="primary" pending={saving.pending} disabledReason={whyNot}>
        {place ? 'Mettre à jour' : 'Ajouter'}
      </Button>
    </>
  )
  return (
    <Dialog
      title={place ? 'Modifier le lieu' : 'Nouveau lieu'}
      size="small"
      guard={unsaved}
      busy={saving.pending}
      onClose={onClose}
      footer={footer}
    >
      <form id={formId} noValidate className="place-form" onSubmit={handleSubmit}>
        {overtaking ? (
          <ChangedMeanwhile
            title="Ce lieu a été modifié entre-temps"
            parts={[`${overtaking.name}, ${overtaking.tables}\u00A0tables`]}
            pending={saving.pending}
            onTakeOver={handleTakeOver}
            onSaveOver={() => void save(overtaking, form.sendOver(draftOf(overtaking)))}
          />
        ) : (
          <FormErrors error={error} failures={failures} />
        )}
        <Field label="Nom" error={fields.name} required>
          <TextInput
            maxLength={maxPlaceName}
            value={draft.name}
            data-first-focus={place ? undefined : true}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        </Field>
        <Field label="Nombre de tables" error={fields.tables} hint={`De 1 à ${maxTables}.`} required>
          <TextInput
            inputMode="numeric"
            maxLength={3}
            value={draft.tables}
            onChange={(event) => setDraft({ ...draft, tables: event.target.value })}
          />
        </Field>
      </form>
      <UnsavedGuard unsaved={unsaved} />
    </Dialog>
  )
}

/** The button that gets the focus back when the form is closed. */
export function editButtonId(id: string): string {
  return `edit-place-${id}`
}
