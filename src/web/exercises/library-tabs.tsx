import { Pencil, Trash2 } from 'lucide-react'
import type { Exercise } from '../../contract/exercises.ts'
import { categories, type Category } from '../../domain/exercise.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { Button } from '../ui/button.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Section } from '../ui/layout.tsx'
import { Paged } from '../ui/paged.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { exerciseName, matchesExercise } from './exercise-words.ts'

const exercisesPerPage = 30

interface LibraryTabsProps {
  library: readonly Exercise[]
  search: string
  category: Category
  onCategory: (category: Category) => void
  onEdit: (exercise: Exercise) => void
  onDelete: (exercise: Exercise) => void
}

/** One tab per category, with the number of its exercises that match the search. */
export function LibraryTabs({ library, search, category, onCategory, onEdit, onDelete }: LibraryTabsProps) {
  const found = library.filter((exercise) => matchesExercise(exercise, search))
  const of = (each: Category) => found.filter(({ type }) => type === each)
  const shelf = of(category)
  const tabs = categories.map((each) => ({
    key: each,
    label: (
      <span className="library-tab">
        <CategoryGlyph category={each} className="h-5 w-[34px] sm:h-[26px] sm:w-11" />
        <span>
          {categoryTabs[each]}{' '}
          <span aria-hidden="true" className="library-count">
            {of(each).length}
          </span>
        </span>
      </span>
    ),
  }))
  return (
    <div className="library">
      <Tabs label="Catégories" tabs={tabs} value={category} onChange={onCategory}>
        <p role="status" className="sr-only">
          {search.trim() && `${categoryTabs[category]}\u00a0: ${shelf.length} sur ${found.length} trouvés`}
        </p>
        {shelf.length > 0 ? (
          <Paged key={category} label="Pages des exercices" items={shelf} size={exercisesPerPage}>
            {(shown) => <ExercisesByTechnique exercises={shown} onEdit={onEdit} onDelete={onDelete} />}
          </Paged>
        ) : search.trim() ? (
          <NothingFound search={search} category={category} found={found} onCategory={onCategory} />
        ) : (
          <EmptyState title="Aucun exercice dans cette catégorie" compact>
            Ajoutez-y le premier avec «&nbsp;Nouvel exercice&nbsp;».
          </EmptyState>
        )}
      </Tabs>
    </div>
  )
}

interface NothingFoundProps {
  search: string
  category: Category
  found: readonly Exercise[]
  onCategory: (category: Category) => void
}

/** No match in this tab; lists the tabs with matches. */
function NothingFound({ search, category, found, onCategory }: NothingFoundProps) {
  const elsewhere = categories.filter((each) => found.some(({ type }) => type === each))
  return (
    <div className="py-4">
      <p>
        Aucun exercice de «&nbsp;{categoryTabs[category]}&nbsp;» ne correspond à «&nbsp;{search.trim()}
        &nbsp;».
      </p>
      {elsewhere.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-2.5">
          Trouvé dans
          {elsewhere.map((each) => (
            <Button key={each} onClick={() => onCategory(each)}>
              {categoryTabs[each]}
            </Button>
          ))}
        </p>
      )}
    </div>
  )
}

interface ExerciseShelvesProps {
  exercises: readonly Exercise[]
  onEdit: (exercise: Exercise) => void
  onDelete: (exercise: Exercise) => void
}

/** One section per technique, in the order of the library. */
function ExercisesByTechnique({ exercises, onEdit, onDelete }: ExerciseShelvesProps) {
  const techniques = [...new Set(exercises.map(({ technique }) => technique))]
  const shelves = useRowFocus()
  return (
    <div ref={shelves} className="shelves">
      {techniques.map((technique) => (
        <Section key={technique} title={<bdi>{technique}</bdi>} className="shelf">
          <ul className="rows">
            {exercises
              .filter((exercise) => exercise.technique === technique)
              .map((exercise) => (
                <ExerciseRow
                  key={exercise.id}
                  exercise={exercise}
                  onEdit={() => onEdit(exercise)}
                  onDelete={() => onDelete(exercise)}
                />
              ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}

interface ExerciseRowProps {
  exercise: Exercise
  onEdit: () => void
  onDelete: () => void
}

function ExerciseRow({ exercise, onEdit, onDelete }: ExerciseRowProps) {
  const { id, difficulty, duration, description } = exercise
  const whyNotWrite = useWhyCannot('writeExercises')
  const whyNotRemove = useWhyCannot('removeExercises')
  return (
    <li className="exercise-row">
      <h3 className="text-[1.375rem]">
        <bdi>{exerciseName(exercise)}</bdi>
      </h3>
      <div className="exercise-row-actions">
        <IconButton
          id={editButtonId(id)}
          label="Modifier l'exercice"
          icon={<Pencil />}
          disabledReason={whyNotWrite}
          onClick={onEdit}
        />
        <IconButton
          label="Supprimer l’exercice"
          icon={<Trash2 />}
          disabledReason={whyNotRemove}
          onClick={onDelete}
        />
      </div>
      <div className="exercise-text">
        {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
        <dl className="exercise-facts">
          <div>
            <dt>Difficulté</dt>
            <dd>{difficulty}</dd>
          </div>
          <div>
            <dt>Durée</dt>
            <dd>{duration}</dd>
          </div>
        </dl>
        <PendingMark id={id} />
      </div>
    </li>
  )
}

/** The button that gets the focus back when the form is closed. */
export function editButtonId(id: string): string {
  return `edit-exercise-${id}`
}
