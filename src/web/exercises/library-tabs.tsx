import { Pencil, Trash2 } from 'lucide-react'
import type { Exercise } from '../../contract/exercises.ts'
import { categories, type Category } from '../../domain/category.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { counted } from '../ui/counted.ts'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Section } from '../ui/layout.tsx'
import { Paged } from '../ui/paged.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { exerciseName, type FoundExercises, foundByCategory } from './exercise-words.ts'

const exercisesPerPage = 30

interface LibraryTabsProps {
  library: readonly Exercise[]
  search: string
  category: Category
  onCategory: (category: Category) => void
  onEdit: (exercise: Exercise) => void
  onDelete: (exercise: Exercise) => void
}

/** One tab per category, with the number of its exercises; a search looks in all of them. */
export function LibraryTabs({ library, search, category, onCategory, onEdit, onDelete }: LibraryTabsProps) {
  const isSearched = search.trim() !== ''
  const of = (each: Category) => library.filter(({ type }) => type === each)
  const shelf = of(category)
  const tabs = categories.map((each) => ({
    key: each,
    label: (
      <span className="library-tab">
        <CategoryGlyph category={each} className="library-glyph" />
        <span>
          {categoryTabs[each]}{' '}
          <span aria-hidden="true" className="library-count">
            {of(each).length}
          </span>
        </span>
      </span>
    ),
  }))
  const found = isSearched ? foundByCategory(library, search) : []
  return (
    <div>
      <p role="status" className="sr-only">
        {isSearched && foundWords(found, search)}
      </p>
      {isSearched ? (
        <FoundExercisesList found={found} search={search} onEdit={onEdit} onDelete={onDelete} />
      ) : (
        <Tabs label="Catégories" tabs={tabs} value={category} onChange={onCategory}>
          {shelf.length > 0 ? (
            <Paged key={category} label="Pages des exercices" items={shelf} size={exercisesPerPage}>
              {(shown) => <ExercisesByTechnique exercises={shown} onEdit={onEdit} onDelete={onDelete} />}
            </Paged>
          ) : (
            <EmptyState title="Aucun exercice dans cette catégorie" compact>
              Ajoutez-y le premier avec «&nbsp;Nouvel exercice&nbsp;».
            </EmptyState>
          )}
        </Tabs>
      )}
    </div>
  )
}

function foundWords(found: readonly FoundExercises[], search: string): string {
  if (found.length === 0) return `Aucun exercice ne correspond à «\u00A0${search.trim()}\u00A0».`
  return found
    .map(
      ({ category, exercises }) =>
        `${categoryTabs[category]}\u00A0: ${counted(exercises.length, 'exercice')}`,
    )
    .join(', ')
}

interface FoundExercisesListProps extends Pick<LibraryTabsProps, 'search' | 'onEdit' | 'onDelete'> {
  found: readonly FoundExercises[]
}

/** One section per category in which something was found. */
function FoundExercisesList({ found, search, onEdit, onDelete }: FoundExercisesListProps) {
  const list = useRowFocus()
  if (found.length === 0) {
    return <p className="library-none">{foundWords(found, search)}</p>
  }
  return (
    <div ref={list}>
      {found.map(({ category, exercises }) => (
        <Section
          key={category}
          className="library-found"
          title={
            <span className="library-tab">
              <CategoryGlyph category={category} />
              {categoryTabs[category]}
            </span>
          }
          aside={counted(exercises.length, 'exercice')}
        >
          <Paged
            label={`Pages des exercices, ${categoryTabs[category]}`}
            items={exercises}
            size={exercisesPerPage}
          >
            {(shown) => <ExerciseRows exercises={shown} onEdit={onEdit} onDelete={onDelete} />}
          </Paged>
        </Section>
      ))}
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
          <ExerciseRows
            exercises={exercises.filter((exercise) => exercise.technique === technique)}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </Section>
      ))}
    </div>
  )
}

function ExerciseRows({ exercises, onEdit, onDelete }: ExerciseShelvesProps) {
  return (
    <ul className="rows">
      {exercises.map((exercise) => (
        <ExerciseRow
          key={exercise.id}
          exercise={exercise}
          onEdit={() => onEdit(exercise)}
          onDelete={() => onDelete(exercise)}
        />
      ))}
    </ul>
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
      <h3 className="exercise-name">
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
        {description && <p className="typed-lines">{description}</p>}
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
