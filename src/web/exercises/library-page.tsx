import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import * as exerciseMarks from '../../contract/exercise-marks.ts'
import type { Exercise } from '../../contract/exercises.ts'
import type { Category } from '../../domain/category.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { useMe } from '../accounts/queries.ts'
import { Reading } from '../app/reading.tsx'
import { DrawLink } from '../drill-editor/draw-link.tsx'
import { DrillFilesButton } from '../drill-files/drill-files-button.tsx'
import { NeedsClub } from '../clubs/needs-club.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { focusPageTitle, PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { SearchInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { useStable } from '../ui/use-stable.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { useWrite } from '../app/use-write.ts'
import type { WrittenExercise } from './exercise-draft.ts'
import { editButtonId, matchesExercise } from './exercise-words.ts'
import {
  filterCount,
  filtered,
  type LibraryFilter,
  type LibrarySort,
  noFilter,
  sorted,
} from './library-filter.ts'
import type { LibrarySearch } from './library-search.ts'
import { PrintDrillsButton } from './print-drills-button.tsx'
import { LibraryTabs } from './library-tabs.tsx'
import { useWholeLibrary } from './use-whole-library.ts'
import './library.css'

const ExerciseFormDialog = lazyPart(
  async () => (await import('./exercise-form-dialog.tsx')).ExerciseFormDialog,
)

const LibraryFilters = lazyPart(async () => (await import('./library-filters.tsx')).LibraryFilters)
const DeleteExerciseDialog = lazyPart(
  async () => (await import('./delete-exercise-dialog.tsx')).DeleteExerciseDialog,
)

const title = 'Bibliothèque d’exercices'
const newButtonId = 'new-exercise'

export function LibraryPage() {
  const { club } = useMe()
  if (club) return <ClubLibrary />
  return (
    <>
      <PageHeader title={title} />
      <NeedsClub>La bibliothèque d’exercices est celle d’un club.</NeedsClub>
    </>
  )
}

function ClubLibrary() {
  const { category = 'service', form } = useSearch({ from: '/coach-area/coach/exercises' })
  const navigate = useNavigate({ from: '/coach/exercises' })
  const [typed, setTyped] = useState('')
  // What is found comes after the letter: the first one finds hundreds. A cleared search is cleared at once, for the focus.
  const deferred = useDeferredValue(typed)
  const search = typed && deferred
  const [{ sort, ...filter }, setNarrowed] = useState(lastNarrowed)
  const { query, exercises, marks, isComplete, isRebondMissing } = useWholeLibrary()
  const whole = exercises && [...exercises.shown, ...exercises.archived]
  const listed = filter.only === 'archived' ? exercises?.archived : exercises?.shown
  const library = listed && sorted(filtered(listed, filter, marks), sort, marks)
  const [deleting, setDeleting] = useState<Exercise | null>(null)
  useRestoredFocus(form)

  function show(part: Partial<LibrarySearch>, ignoreBlocker = false) {
    void navigate({ search: (before) => ({ ...before, ...part }), resetScroll: false, ignoreBlocker })
  }
  function handleNarrow(part: Narrowed) {
    lastNarrowed = { sort, ...filter, ...part }
    setNarrowed(lastNarrowed)
  }
  /** Makes the saved exercise visible: opens its tab and clears a search that hides it. */
  function handleSaved(saved: WrittenExercise) {
    if (!matchesExercise(saved, typed)) setTyped('')
    const hidden = filtered([saved], filter, marks).length === 0
    if (hidden) handleNarrow(noFilter)
    show({ form: undefined, category: saved.type }, true)
  }
  const restoring = useWrite(exerciseMarks.mark, {
    onSuccess: () => void showToast('Exercice sorti des archives'),
  })
  const whyNotWrite = useWhyCannot('writeExercises')
  const actions = {
    whyNotWrite,
    whyNotRemove: useWhyCannot('removeExercises'),
    onEdit: useStable(({ id }: Exercise) => show({ form: id })),
    onDelete: setDeleting,
    onRestore: useStable(
      ({ id, technique, effect }: Exercise) =>
        void restoring.send({ exerciseId: id, archived: false }, { named: [{ technique, effect }] }),
    ),
  }
  const newButton = (
    <>
      <DrawLink />
      <Button
        id={newButtonId}
        variant={form ? 'plain' : 'primary'}
        icon={<Plus aria-hidden="true" />}
        disabledReason={whyNotWrite}
        onClick={() => show({ form: 'new' })}
      >
        Nouvel exercice
      </Button>
    </>
  )
  const isEmpty = isComplete && whole?.length === 0
  return (
    <>
      <PageHeader title={title} actions={!isEmpty && newButton} />
      <Reading query={query} otherwise="Erreur lors du chargement des exercices">
        <Skeleton label="Chargement des exercices" rows={5} />
      </Reading>
      {isRebondMissing && <Banner tone="info">Les exercices de Rebond n’ont pas pu être chargés.</Banner>}
      {restoring.error && <Banner tone="error">{restoring.error}</Banner>}
      {isEmpty && (
        <EmptyState title="La bibliothèque du club est vide" action={newButton}>
          Notez-y les exercices du club&nbsp;: vous les choisirez ensuite en préparant une séance.
        </EmptyState>
      )}
      {library && whole && !isEmpty && (
        <>
          <div className="library-search">
            <Field label="Rechercher un exercice" hideLabel>
              <SearchInput value={typed} onChange={setTyped} placeholder="Rechercher un exercice" />
            </Field>
          </div>
          <LibraryFilters filter={filter} sort={sort} exercises={whole} onChange={handleNarrow} />
          <LibraryTabs
            library={library}
            isSorted={sort !== undefined}
            isFiltered={filterCount(filter) > 0}
            search={search}
            category={category}
            onCategory={(next) => show({ category: next })}
            marks={marks}
            actions={actions}
          />
        </>
      )}
      {whole && form && (isComplete || isClubs(form)) && (
        <ExerciseFormDialog
          key={form}
          form={form}
          category={category}
          library={whole}
          onSaved={handleSaved}
          onClose={() => show({ form: undefined }, true)}
        />
      )}
      {library && (
        <div className="library-paper">
          <DrillFilesButton />
          <PrintDrillsButton {...printed(library, search, category)} />
        </div>
      )}
      {deleting && <DeleteExerciseDialog exercise={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

/** What a search found in all tabs, or the tab that is open. */
function printed(library: readonly Exercise[], search: string, category: Category) {
  const words = search.trim()
  return words
    ? { title: `«\u00A0${words}\u00A0»`, exercises: library.filter((each) => matchesExercise(each, words)) }
    : { title: categoryTabs[category], exercises: library.filter(({ type }) => type === category) }
}

type Narrowed = LibraryFilter & { sort?: LibrarySort | undefined }
/** As long as the page lives: going back from an exercise finds the library as it was. */
let lastNarrowed: Narrowed = {}

/** Its form need not wait for Rebond’s. */
const isClubs = (form: string) => form === 'new' || form.length === 36

/** For when a closing dialog cannot return the focus, because its exercise has moved in the list. */
function useRestoredFocus(form: string | undefined) {
  const before = useRef(form)
  useEffect(() => {
    const closed = form ? undefined : before.current
    before.current = form
    if (!closed || document.activeElement !== document.body) return
    const opener = document.getElementById(closed === 'new' ? newButtonId : editButtonId(closed))
    if (opener) opener.focus()
    else focusPageTitle()
  }, [form])
}
