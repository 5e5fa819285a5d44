import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import type { Category } from '../../domain/category.ts'
import { ballRanks, type BallRank, drillFormats, type DrillFormat } from '../../domain/drills/drill.ts'
import type { Rally } from '../../domain/drills/rally.ts'
import { drillSentence } from '../../domain/drills/sequence-sentences.ts'
import {
  difficulties,
  type Difficulty,
  effectsOf,
  exerciseDurations,
  type ExerciseDuration,
  techniquesOf,
} from '../../domain/exercise.ts'
import { newId } from '../app/new-id.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { useWrite } from '../app/use-write.ts'
import { inCategory } from '../exercises/exercise-draft.ts'
import { cacheExercise } from '../exercises/queries.ts'
import { SuggestedInput } from '../exercises/suggested-input.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { successLabel } from '../drills/success-label.ts'
import { categoryNames, Choice, same, uncertainties } from './named-choice.tsx'
import { draftOfDrawing, type DrawingDraft, drawnExercise } from './drawing-draft.ts'

interface DrawingFormProps {
  phases: readonly Rally[]
  exercise: Exercise | undefined
  onBack: () => void
}

/** What the drawing proposes, to be changed or just saved. */
export function DrawingForm({ phases, exercise, onBack }: DrawingFormProps) {
  const formId = useId()
  const navigate = useNavigate()
  const [id] = useState(() => exercise?.id ?? newId())
  const [latest, setLatest] = useState(exercise)
  const [changed, setChanged] = useState(false)
  const [draft, setDraft] = useState(() => draftOfDrawing(phases[0]!, exercise))
  const set = (part: Partial<DrawingDraft>) => setDraft({ ...draft, ...part })
  const otherwise = 'Une erreur est survenue lors de la sauvegarde'
  const whyNotWrite = useWhyCannot('writeExercises')

  const creation = useWrite(exercises.create, { onSuccess: () => leave('Exercice créé'), otherwise })
  const change = useWrite(exercises.update, {
    onSuccess: () => leave('Exercice mis à jour'),
    otherwise,
    onChangedMeanwhile: (current) => {
      cacheExercise(current as Exercise)
      setLatest(current as Exercise)
      setChanged(true)
    },
  })
  const saving = exercise ? change : creation
  const sent = drawnExercise(id, draft, phases, latest)
  const { error, fields, failures } = saving.messages(sent)

  function leave(message: string) {
    showToast(message)
    void navigate({ to: '/coach/exercises', search: { category: draft.type }, ignoreBlocker: true })
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setChanged(false)
    if (latest) void change.send({ ...sent, version: latest.version }, { form })
    else void creation.send(sent, { form })
  }
  return (
    <form id={formId} noValidate className="drawing-form" onSubmit={handleSubmit}>
      <p className="drawing-sentence">
        {drillSentence({ keep: 'main', sequence: { kind: 'rally', phases } })}
      </p>
      {changed && (
        <Banner tone="waiting">
          Cet exercice vient d’être modifié. Enregistrez à nouveau pour y mettre votre dessin et ces textes.
        </Banner>
      )}
      <FormErrors error={error ?? fields.drill ?? null} failures={failures} />
      <Field label="Titre" error={fields.title}>
        <TextInput
          maxLength={60}
          autoComplete="off"
          value={draft.title}
          onChange={(event) => set({ title: event.target.value })}
        />
      </Field>
      <Field label="Catégorie" error={fields.type}>
        <Choice<Category>
          value={draft.type}
          names={categoryNames}
          onChange={(type) => set({ type, ...inOtherCategory(draft, type) })}
        />
      </Field>
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
        error={fields.effect === fields.technique ? undefined : fields.effect}
        invalid={Boolean(fields.effect)}
        onChange={(effect) => set({ effect })}
      />
      <div className="drawing-pair">
        <Field label="Difficulté" error={fields.difficulty}>
          <Choice<Difficulty>
            value={draft.difficulty}
            names={same(difficulties)}
            onChange={(difficulty) => set({ difficulty })}
          />
        </Field>
        <Field label="Durée" error={fields.duration}>
          <Choice<ExerciseDuration>
            value={draft.duration}
            names={same(exerciseDurations)}
            onChange={(duration) => set({ duration })}
          />
        </Field>
        <Field label="Format">
          <Choice<DrillFormat>
            value={draft.format}
            names={drillFormats}
            onChange={(format) => set({ format })}
          />
        </Field>
        <Field label="Balle travaillée">
          <Choice<BallRank> value={draft.rank} names={ballRanks} onChange={(rank) => set({ rank })} />
        </Field>
        <Field label="Incertitude">
          <Choice
            value={`${draft.uncertainty}`}
            names={uncertainties}
            onChange={(value) => set({ uncertainty: Number(value) as DrawingDraft['uncertainty'] })}
          />
        </Field>
      </div>
      <fieldset className="drawing-points">
        <legend className="field-label">Trois points à observer</legend>
        {draft.points.map((point, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the first, the second and the third
          <Field key={index} label={`Point ${index + 1}`} hideLabel>
            <TextInput
              maxLength={200}
              placeholder={`Point ${index + 1}`}
              value={point}
              onChange={(event) =>
                set({
                  points: draft.points.with(index, event.target.value) as unknown as DrawingDraft['points'],
                })
              }
            />
          </Field>
        ))}
      </fieldset>
      <Field label={successLabel} hint="Combien de réussites sur combien d’essais.">
        <TextInput
          maxLength={200}
          placeholder="8 balles sur 10"
          value={draft.success}
          onChange={(event) => set({ success: event.target.value })}
        />
      </Field>
      <Field label="Plus facile">
        <TextInput
          maxLength={300}
          value={draft.easier}
          onChange={(event) => set({ easier: event.target.value })}
        />
      </Field>
      <Field label="Plus difficile">
        <TextInput
          maxLength={300}
          value={draft.harder}
          onChange={(event) => set({ harder: event.target.value })}
        />
      </Field>
      <div className="drawing-actions">
        <Button onClick={onBack} disabledReason={saving.pending ? 'Un instant, c’est en cours.' : null}>
          Revenir au dessin
        </Button>
        <Button type="submit" variant="primary" pending={saving.pending} disabledReason={whyNotWrite}>
          {exercise ? 'Enregistrer' : "Créer l'exercice"}
        </Button>
      </div>
    </form>
  )
}

/** What only the former category suggests goes. */
function inOtherCategory(
  { title, type, technique, effect, difficulty, duration }: DrawingDraft,
  other: Category,
) {
  const before = { title, type, technique, effect, difficulty, duration, description: '' }
  const moved = inCategory(before, other)
  return { technique: moved.technique, effect: moved.effect }
}
