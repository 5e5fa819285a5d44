import { type FormEvent, useId, useState } from 'react'
import * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { categories, type Category } from '../../domain/category.ts'
import { difficulties, effectsOf, exerciseDurations, techniquesOf } from '../../domain/exercise.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx'
import { sameDraft } from '../ui/draft-merge.ts'
import { newId } from '../app/new-id.ts'
import { queryClient } from '../app/query-client.ts'
import { EditDrawingLink } from '../drill-editor/draw-link.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { SegmentedChoice } from '../ui/choices.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea, TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { UnsavedGuard } from '../app/unsaved-guard.tsx'
import { useDraft } from '../ui/use-draft.ts'
import { useWrite } from '../app/use-write.ts'
import {
  differences,
  draftOf,
  type ExerciseDraft,
  inCategory,
  newDraft,
  type WrittenExercise,
} from './exercise-draft.ts'
import { editButtonId, isRebonds } from './exercise-words.ts'
import { libraryQuery, cacheExercise } from './queries.ts'
import { SuggestedInput } from './suggested-input.tsx'

interface ExerciseFormProps {
  /** The exercise to edit in its current state; undefined for a new one. */
  exercise: Exercise | undefined
  /** It was deleted while it was being edited here: saving creates a new one. */
  deleted: boolean
  category: Category
  onSaved: (exercise: WrittenExercise) => void
  onClose: () => void
}

const otherwise = 'Une erreur est survenue lors de la sauvegarde'

export function ExerciseForm({ exercise, deleted, category, onSaved, onClose }: ExerciseFormProps) {
  const formId = useId()
  const [ownId] = useState(newId)
  const [asking, setAsking] = useState(false)
  const [empty] = useState(() => newDraft(category))
  /** One of Rebond’s becomes the club’s own, in its place. */
  const edited = deleted || (exercise && isRebonds(exercise)) ? undefined : exercise
  const latest = exercise ? draftOf(exercise) : empty

  const creation = useWrite(exercises.create, {
    onSuccess: (saved): void =>
      handleSaved(
        saved ?? { ...form.lastSent(), ...drillOf(exercise), id: ownId },
        exercise && !deleted ? 'Exercice mis à jour' : 'Exercice créé',
      ),
    otherwise,
  })
  const change = useWrite(exercises.update, {
    onSuccess: (saved): void => {
      if (edited) handleSaved(saved ?? { ...edited, ...form.lastSent() }, 'Exercice mis à jour')
    },
    otherwise,
    onChangedMeanwhile: async (current) => {
      const now = current as Exercise
      cacheExercise(now)
      const again = form.sendAgain(draftOf(now))
      if (again) await saveOver(now, again)
      else setAsking(true)
    },
  })
  const saving = edited ? change : creation
  const form = useDraft(latest, saving.pending)
  const { draft, setDraft } = form

  function handleSaved(saved: WrittenExercise, message: string) {
    showToast(message, { about: editButtonId(saved.id) })
    onSaved(saved)
  }
  async function saveOver(
    { id, version }: Exercise,
    draft: ExerciseDraft,
    submitted?: HTMLFormElement,
  ): Promise<void> {
    setAsking(false)
    const saved = await change.send({ ...draft, id, version }, { form: submitted })
    // Another coach may have deleted it: refetch the library.
    if (!saved) void queryClient.invalidateQueries(libraryQuery)
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const submitted = event.currentTarget
    if (!edited) void creation.send({ ...form.send(), ...drillOf(exercise), id: ownId }, { form: submitted })
    else if (form.overtaken) setAsking(true)
    else void saveOver(edited, form.send(), submitted)
  }
  function handleTakeOver() {
    setAsking(false)
    form.takeOver()
  }
  function set(part: Partial<ExerciseDraft>) {
    setDraft({ ...draft, ...part })
  }
  const { error, fields, failures } = saving.messages(draft)
  // Both fields can have the same error, which is shown once.
  const effectError = fields.effect === fields.technique ? undefined : fields.effect
  const footer = (
    <>
      <CancelButton variant="bare" busy={saving.pending} onCancel={onClose} />
      <Button type="submit" form={formId} variant="primary" pending={saving.pending}>
        {exercise && !deleted ? 'Mettre à jour' : "Créer l'exercice"}
      </Button>
    </>
  )
  const unsaved = !sameDraft(draft, form.before)
  return (
    <Dialog
      title={exercise ? "Modifier l'exercice" : 'Nouvel exercice'}
      guard={unsaved}
      busy={saving.pending}
      onClose={onClose}
      footer={footer}
    >
      <form id={formId} noValidate className="exercise-form" onSubmit={handleSubmit}>
        {deleted && (
          <Banner tone="waiting">
            Cet exercice a été supprimé entre-temps. Ce que vous avez saisi peut devenir un nouvel exercice.
          </Banner>
        )}
        {asking && edited && form.overtaken ? (
          <ChangedMeanwhile
            title="Cet exercice a été modifié entre-temps"
            parts={differences(form.before, latest)}
            pending={saving.pending}
            onTakeOver={handleTakeOver}
            onSaveOver={() => void saveOver(edited, form.sendOver(latest))}
          />
        ) : (
          <FormErrors error={error} failures={failures} />
        )}
        {(exercise?.title || exercise?.drill) && (
          <Field label="Titre" error={fields.title}>
            <TextInput
              autoComplete="off"
              maxLength={60}
              value={draft.title}
              onChange={(event) => set({ title: event.target.value })}
            />
          </Field>
        )}
        {exercise && isRebonds(exercise) && (
          <p className="note">
            C’est un exercice de Rebond&nbsp;: la copie modifiée devient celle de votre club et en prend la
            place.
          </p>
        )}
        <SegmentedChoice
          label="Catégorie"
          className="category-choice"
          value={draft.type}
          options={categoryOptions}
          onChange={(type) => setDraft(inCategory(draft, type))}
        />
        <SuggestedInput
          label="Technique"
          value={draft.technique}
          suggestions={techniquesOf[draft.type]}
          error={fields.technique}
          onChange={(technique) => set({ technique })}
        />
        <SuggestedInput
          label="Effet"
          value={draft.effect}
          suggestions={effectsOf[draft.type]}
          error={effectError}
          invalid={Boolean(fields.effect)}
          onChange={(effect) => set({ effect })}
        />
        <div className="exercise-pair">
          <Field label="Difficulté" error={fields.difficulty}>
            <Choice
              value={draft.difficulty}
              values={difficulties}
              onChange={(difficulty) => set({ difficulty })}
            />
          </Field>
          <Field label="Durée" error={fields.duration}>
            <Choice
              value={draft.duration}
              values={exerciseDurations}
              onChange={(duration) => set({ duration })}
            />
          </Field>
        </div>
        <Field label="Description" error={fields.description}>
          <TextArea
            maxLength={2000}
            rows={2}
            value={draft.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        </Field>
        {edited && <EditDrawingLink exercise={edited} />}
      </form>
      <UnsavedGuard unsaved={unsaved} />
    </Dialog>
  )
}

/** The form does not change its drawing. */
function drillOf(exercise: Exercise | undefined) {
  return {
    ...(exercise?.drill && { drill: exercise.drill }),
    ...(exercise?.origin && { origin: exercise.origin }),
  }
}

const categoryOptions = categories.map((category) => ({
  value: category,
  label: (
    <>
      <CategoryGlyph category={category} />
      {categoryTabs[category]}
    </>
  ),
}))

interface ChoiceProps<Value extends string> {
  value: Value
  values: readonly Value[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ value, values, onChange }: ChoiceProps<Value>) {
  return (
    <Select value={value} onChange={(event) => onChange(event.target.value as Value)}>
      {values.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </Select>
  )
}
