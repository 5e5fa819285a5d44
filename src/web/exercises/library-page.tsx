import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { useMe } from '../accounts/queries.ts'
import { queryClient } from '../app/query-client.ts'
import { Reading } from '../app/reading.tsx'
import { Banner } from '../ui/banner.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { focusPageTitle, PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { SearchInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { useWrite } from '../app/use-write.ts'
import type { WrittenExercise } from './exercise-draft.ts'
import { exerciseName, matchesExercise } from './exercise-words.ts'
import type { LibrarySearch } from './library-search.ts'
import { editButtonId, LibraryTabs } from './library-tabs.tsx'
import { libraryQuery, cacheExercise } from './queries.ts'
import { useLibrary } from './use-library.ts'
import './library.css'

const ExerciseFormDialog = lazyPart(
  async () => (await import('./exercise-form-dialog.tsx')).ExerciseFormDialog,
)

const title = 'Bibliothèque d’exercices'
const newButtonId = 'new-exercise'

export function LibraryPage() {
  const { club } = useMe()
  if (club) return <ClubLibrary />
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Vous n’avez pas encore de club"
        action={
          <Link to="/coach/club" className={buttonClass({ variant: 'primary' })}>
            Rejoindre un club
          </Link>
        }
      >
        La bibliothèque d’exercices est celle d’un club.
      </EmptyState>
    </>
  )
}

function ClubLibrary() {
  const { category = 'service', form } = useSearch({ from: '/coach-area/coach/exercises' })
  const navigate = useNavigate({ from: '/coach/exercises' })
  const query = useLibrary()
  const library = query.data
  const [search, setSearch] = useState('')
  const [deleting, setDeleting] = useState<Exercise | null>(null)
  useRestoredFocus(form)

  function show(part: Partial<LibrarySearch>, ignoreBlocker = false) {
    void navigate({ search: (before) => ({ ...before, ...part }), resetScroll: false, ignoreBlocker })
  }
  /** Makes the saved exercise visible: opens its tab and clears a search that hides it. */
  function handleSaved(saved: WrittenExercise) {
    if (!matchesExercise(saved, search)) setSearch('')
    show({ form: undefined, category: saved.type }, true)
  }
  const whyNotWrite = useWhyCannot('writeExercises')
  const newButton = (
    <Button
      id={newButtonId}
      variant={form ? 'plain' : 'primary'}
      icon={<Plus aria-hidden="true" />}
      disabledReason={whyNotWrite}
      onClick={() => show({ form: 'new' })}
    >
      Nouvel exercice
    </Button>
  )
  return (
    <>
      <PageHeader title={title} actions={library?.length !== 0 && newButton} />
      <Reading query={query} otherwise="Erreur lors du chargement des exercices">
        <Skeleton label="Chargement des exercices" rows={5} />
      </Reading>
      {library?.length === 0 && (
        <EmptyState title="La bibliothèque du club est vide" action={newButton}>
          Notez-y les exercices du club&nbsp;: vous les choisirez ensuite en préparant une séance.
        </EmptyState>
      )}
      {library && library.length > 0 && (
        <>
          <div className="library-search">
            <Field label="Rechercher un exercice" hideLabel>
              <SearchInput value={search} onChange={setSearch} placeholder="Rechercher un exercice" />
            </Field>
          </div>
          <LibraryTabs
            library={library}
            search={search}
            category={category}
            onCategory={(next) => show({ category: next })}
            onEdit={({ id }) => show({ form: id })}
            onDelete={setDeleting}
          />
        </>
      )}
      {library && form && (
        <ExerciseFormDialog
          key={form}
          form={form}
          category={category}
          library={library}
          onSaved={handleSaved}
          onClose={() => show({ form: undefined }, true)}
        />
      )}
      {deleting && <DeleteExerciseDialog exercise={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

interface DeleteExerciseDialogProps {
  exercise: Exercise
  onClose: () => void
}

function DeleteExerciseDialog({ exercise: initial, onClose }: DeleteExerciseDialogProps) {
  const [exercise, setExercise] = useState(initial)
  const [changed, setChanged] = useState(false)
  const removal = useWrite(exercises.remove, {
    onSuccess: () => {
      showToast('Exercice supprimé')
      onClose()
    },
    otherwise: "Erreur lors de la suppression de l'exercice",
    onChangedMeanwhile: (current) => {
      const now = current as Exercise
      cacheExercise(now)
      setExercise(now)
      setChanged(true)
    },
  })

  async function handleConfirm() {
    setChanged(false)
    const { id, version, technique, effect } = exercise
    const named = [{ technique, effect }]
    // Another coach may have deleted it: refetch the list.
    if (!(await removal.send({ id, version }, { named }))) void queryClient.invalidateQueries(libraryQuery)
  }
  return (
    <ConfirmDialog
      title="Êtes-vous sûr de vouloir supprimer cet exercice ?"
      confirm="Supprimer"
      pending={removal.pending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {removal.error && (
        <Banner tone="error" className="dialog-notice">
          {removal.error}
        </Banner>
      )}
      {changed && (
        <Banner tone="waiting" className="dialog-notice">
          Cet exercice vient d’être modifié. Le voici à jour&nbsp;: supprimez-le à nouveau si vous le
          souhaitez.
        </Banner>
      )}
      <p className="strong typed">
        <bdi>{exerciseName(exercise)}</bdi> · {exercise.duration}
      </p>
      <p className="exercise-removal">Les séances qui l’ont à leur programme le gardent.</p>
    </ConfirmDialog>
  )
}

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
