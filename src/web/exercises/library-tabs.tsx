import type { ExerciseMark } from '../../contract/exercise-marks.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { categories, type Category } from '../../domain/category.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { counted } from '../ui/counted.ts'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { Section } from '../ui/layout.tsx'
import { Paged } from '../ui/paged.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { type ExerciseActions, ExerciseRow } from './exercise-row.tsx'
import { type FoundExercises, foundByCategory } from './exercise-words.ts'

const exercisesPerPage = 60
/** In each category, so that the next one is near. */
const foundPerPage = 20

interface LibraryTabsProps {
  /** In the order in which they are shown. */
  library: readonly Exercise[]
  /** Sorted by something else than their technique. */
  isSorted: boolean
  isFiltered: boolean
  search: string
  category: Category
  onCategory: (category: Category) => void
  marks: ReadonlyMap<string, ExerciseMark>
  actions: ExerciseActions
}

/** One tab per category, with the number of its exercises; a search looks in all of them. */
export function LibraryTabs(props: LibraryTabsProps) {
  const { library, isSorted, isFiltered, search, category, onCategory, marks, actions } = props
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
        <FoundExercisesList found={found} search={search} marks={marks} actions={actions} />
      ) : (
        <Tabs label="Catégories" tabs={tabs} value={category} onChange={onCategory}>
          {shelf.length > 0 ? (
            <Paged key={category} label="Pages des exercices" items={shelf} size={exercisesPerPage}>
              {(shown) =>
                isSorted ? (
                  <div className="library-found">
                    <ExerciseRows exercises={shown} marks={marks} actions={actions} />
                  </div>
                ) : (
                  <ExercisesByTechnique exercises={shown} marks={marks} actions={actions} />
                )
              }
            </Paged>
          ) : (
            <EmptyState title="Aucun exercice dans cette catégorie" compact>
              {isFiltered
                ? 'Aucun ne correspond aux filtres.'
                : 'Ajoutez-y le premier avec «\u00A0Nouvel exercice\u00A0».'}
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

interface FoundExercisesListProps extends Pick<LibraryTabsProps, 'search' | 'marks' | 'actions'> {
  found: readonly FoundExercises[]
}

/** One section per category in which something was found. */
function FoundExercisesList({ found, search, marks, actions }: FoundExercisesListProps) {
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
            size={foundPerPage}
          >
            {(shown) => <ExerciseRows exercises={shown} marks={marks} actions={actions} />}
          </Paged>
        </Section>
      ))}
    </div>
  )
}

interface ExerciseShelvesProps extends Pick<LibraryTabsProps, 'marks' | 'actions'> {
  exercises: readonly Exercise[]
}

/** One section per technique, in the order of the library. */
function ExercisesByTechnique({ exercises, marks, actions }: ExerciseShelvesProps) {
  const techniques = [...new Set(exercises.map(({ technique }) => technique))]
  const shelves = useRowFocus()
  return (
    <div ref={shelves} className="shelves">
      {techniques.map((technique) => (
        <Section key={technique} title={<bdi>{technique}</bdi>} className="shelf">
          <ExerciseRows
            exercises={exercises.filter((exercise) => exercise.technique === technique)}
            marks={marks}
            actions={actions}
          />
        </Section>
      ))}
    </div>
  )
}

function ExerciseRows({ exercises, marks, actions }: ExerciseShelvesProps) {
  return (
    <ul className="rows">
      {exercises.map((exercise) => (
        <ExerciseRow key={exercise.id} exercise={exercise} mark={marks.get(exercise.id)} {...actions} />
      ))}
    </ul>
  )
}
