import { type ReactNode, useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { counted } from '../ui/counted.ts'
import { exerciseName, type FoundExercises, foundByCategory } from '../exercises/exercise-words.ts'
import { useWholeLibrary } from '../exercises/use-whole-library.ts'
import { ExerciseThumbnail } from '../drills/exercise-thumbnail.tsx'
import { Reading } from '../app/reading.tsx'
import { Button } from '../ui/button.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { Checkbox } from '../ui/choices.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Paged } from '../ui/paged.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { SearchInput } from '../ui/text-input.tsx'

interface ExercisePickerProps {
  /** What the programme would come to with these. */
  totalWith: (exercises: readonly Exercise[]) => ReactNode
  onAdd: (exercises: Exercise[]) => void
  onClose: () => void
}

/** Chooses several of the club's exercises at once; they are added in the order in which they were ticked. */
export function ExercisePicker({ totalWith, onAdd, onClose }: ExercisePickerProps) {
  const { query, exercises, isComplete } = useWholeLibrary()
  const library = exercises?.shown
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly Exercise[]>([])

  function handleToggle(exercise: Exercise) {
    const without = chosen.filter(({ id }) => id !== exercise.id)
    setChosen(without.length < chosen.length ? without : [...chosen, exercise])
  }
  const footer = (
    <>
      <p aria-live="polite" className="picker-total strong">
        {totalWith(chosen)}
      </p>
      <Button variant="bare" onClick={onClose}>
        Annuler
      </Button>
      <Button
        variant="solid"
        disabledReason={chosen.length === 0 ? 'Cochez au moins un exercice.' : null}
        onClick={() => onAdd([...chosen])}
      >
        {chosen.length === 0 ? 'Ajouter' : `Ajouter ${counted(chosen.length, 'exercice')}`}
      </Button>
    </>
  )
  return (
    <Dialog
      title="Ajouter des exercices"
      subtitle="La bibliothèque du club"
      onClose={onClose}
      footer={footer}
    >
      {/* There from the beginning: the focus waits in it for the exercises. */}
      <div className="picker-search">
        <Field label="Rechercher un exercice" hideLabel>
          <SearchInput
            value={search}
            onChange={setSearch}
            placeholder="Rechercher un exercice"
            data-first-focus
          />
        </Field>
      </div>
      <Reading query={query} part otherwise="Erreur lors du chargement des exercices">
        <Skeleton label="Chargement des exercices" />
      </Reading>
      {isComplete && library?.length === 0 && (
        <EmptyState title="La bibliothèque du club est vide" compact>
          Notez vos exercices dans «&nbsp;Exercices&nbsp;»&nbsp;: vous les choisirez ensuite ici.
        </EmptyState>
      )}
      {library && library.length > 0 && (
        <Shelves
          found={foundByCategory(library, search)}
          search={search}
          chosen={chosen}
          onToggle={handleToggle}
        />
      )}
    </Dialog>
  )
}

const exercisesPerPage = 30

interface ShelvesProps {
  found: readonly FoundExercises[]
  search: string
  chosen: readonly Exercise[]
  onToggle: (exercise: Exercise) => void
}

function Shelves({ found, search, chosen, onToggle }: ShelvesProps) {
  if (found.length === 0)
    return <p className="picker-none">Aucun exercice ne correspond à «&nbsp;{search.trim()}&nbsp;».</p>
  return found.map(({ category, exercises }) => (
    <fieldset key={category} className="picker-shelf">
      <legend>
        <CategoryGlyph category={category} />
        {categoryTabs[category]}
      </legend>
      <Paged
        label={`Pages des exercices, ${categoryTabs[category]}`}
        items={exercises}
        size={exercisesPerPage}
      >
        {(shown) =>
          shown.map((exercise) => (
            <Checkbox
              key={exercise.id}
              className="picker-row"
              checked={chosen.some(({ id }) => id === exercise.id)}
              onChange={() => onToggle(exercise)}
              label={<ExerciseText exercise={exercise} />}
            />
          ))
        }
      </Paged>
    </fieldset>
  ))
}

function ExerciseText({ exercise }: { exercise: Exercise }) {
  const { type, drill, title, duration, difficulty, description } = exercise
  const name = exerciseName(exercise)
  return (
    <span className="picker-exercise">
      <span>
        <span className="picker-name strong">
          <bdi>{title || name}</bdi>
        </span>
        <span className="picker-facts note">
          <b className="programme-duration strong">{duration}</b> · {difficulty}
          {title && `\u00A0· ${name}`}
          {description && `\u00A0· ${description}`}
        </span>
      </span>
      <ExerciseThumbnail category={type} drill={drill} />
    </span>
  )
}
