import type { Exercise } from '../../contract/exercises.ts'
import { categories, type Category } from '../../domain/exercise.ts'
import { categoryTabs } from '../category-names.ts'
import { Button } from '../ui/button.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ExerciseShelves } from './exercise-shelves.tsx'
import { isFound } from './exercise-words.ts'

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
  const found = library.filter((exercise) => isFound(exercise, search))
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
          <ExerciseShelves exercises={shelf} onEdit={onEdit} onDelete={onDelete} />
        ) : search.trim() ? (
          <NothingFound search={search} category={category} found={found} onCategory={onCategory} />
        ) : (
          <EmptyState title="Aucun exercice dans cette catégorie" compact>
            «&nbsp;Nouvel exercice&nbsp;» y ajoute le premier.
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
