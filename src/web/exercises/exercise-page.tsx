import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Archive, ArchiveRestore, ChevronLeft, Copy, Pencil, Plus, Printer, Star } from 'lucide-react'
import { useState } from 'react'
import * as exerciseMarks from '../../contract/exercise-marks.ts'
import * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { newId } from '../app/new-id.ts'
import { Reading } from '../app/reading.tsx'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { useWrite } from '../app/use-write.ts'
import { EditDrawingLink } from '../drill-editor/draw-link.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { showToast } from '../ui/toast.ts'
import { exerciseName, isRebonds } from './exercise-words.ts'
import { ExerciseSheet } from './exercise-sheet.tsx'
import { PlayerLink } from './player-link.tsx'
import { useWholeLibrary } from './use-whole-library.ts'

const AddToSessionDialog = lazyPart(
  async () => (await import('./add-to-session-dialog.tsx')).AddToSessionDialog,
)

/** One exercise of the library, for a coach. */
export function ExercisePage() {
  const { id } = useParams({ from: '/coach-area/coach/exercises/$id' })
  const { query, exercises: library, isComplete, isRebondMissing } = useWholeLibrary()
  const exercise = library && [...library.shown, ...library.archived].find((each) => each.id === id)
  const isMissing = library && !exercise && (isComplete || isRebondMissing)
  return (
    <div>
      <Link
        to="/coach/exercises"
        className="exercise-back"
        search={exercise ? { category: exercise.type } : {}}
      >
        <ChevronLeft aria-hidden="true" />
        Bibliothèque d’exercices
      </Link>
      {exercise ? (
        <ShownExercise key={exercise.id} exercise={exercise} />
      ) : (
        <>
          <PageHeader title="Exercice" />
          <Reading query={query} otherwise="Erreur lors du chargement des exercices">
            <Skeleton label="Chargement de l’exercice" rows={5} />
          </Reading>
          {isMissing && (
            <EmptyState title="Cet exercice n’existe plus">
              Il a été supprimé, ou votre copie modifiée en a pris la place.
            </EmptyState>
          )}
        </>
      )}
    </div>
  )
}

function ShownExercise({ exercise }: { exercise: Exercise }) {
  const [adding, setAdding] = useState(false)
  const whyNotPlan = useWhyCannot('planSessions')
  return (
    <>
      <PageHeader
        title={exercise.title || exerciseName(exercise)}
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" />}
            disabledReason={whyNotPlan}
            onClick={() => setAdding(true)}
          >
            Ajouter à une séance
          </Button>
        }
      />
      <ExerciseSheet exercise={exercise} />
      <Actions exercise={exercise} />
      <PlayerLink id={exercise.id} />
      {adding && <AddToSessionDialog exercise={exercise} onClose={() => setAdding(false)} />}
    </>
  )
}

function Actions({ exercise }: { exercise: Exercise }) {
  const { id, type, technique, effect, difficulty, duration, description, title, drill } = exercise
  const navigate = useNavigate()
  const { marks } = useWholeLibrary()
  const { archived = false, favourite = false } = marks.get(id) ?? {}
  const whyNotWrite = useWhyCannot('writeExercises')
  const otherwise = 'Une erreur est survenue. Veuillez réessayer.'
  const marking = useWrite(exerciseMarks.mark, { otherwise })
  const [copyId] = useState(newId)
  const copying = useWrite(exercises.create, {
    onSuccess: () => {
      showToast('Exercice dupliqué')
      void navigate({ to: '/coach/exercises/$id', params: { id: copyId } })
    },
    otherwise,
  })
  const mark = (part: { archived?: boolean; favourite?: boolean }) =>
    void marking.send(
      { exerciseId: id, ...part },
      { named: [{ technique, effect, ...(title && { title }) }] },
    )
  function handleDuplicate() {
    const copy = { type, technique, effect, difficulty, duration, description }
    const named = title && { title: `${title.slice(0, 52)} (copie)` }
    void copying.send({ ...copy, ...named, ...(drill && { drill }), id: copyId })
  }
  return (
    <div className="page-actions exercise-page-actions">
      {(marking.error ?? copying.error) && <Banner tone="error">{marking.error ?? copying.error}</Banner>}
      <button
        type="button"
        className="button toggle"
        aria-pressed={favourite}
        aria-disabled={whyNotWrite ? true : undefined}
        onClick={() => !whyNotWrite && mark({ favourite: !favourite })}
      >
        <Star aria-hidden="true" />
        Favori
      </button>
      <Button
        icon={<Pencil aria-hidden="true" />}
        disabledReason={whyNotWrite}
        onClick={() => void navigate({ to: '/coach/exercises', search: { category: type, form: id } })}
      >
        Modifier
      </Button>
      {!isRebonds(exercise) && <EditDrawingLink exercise={exercise} />}
      <Button
        icon={<Copy aria-hidden="true" />}
        pending={copying.pending}
        disabledReason={whyNotWrite}
        onClick={handleDuplicate}
      >
        Dupliquer
      </Button>
      {isRebonds(exercise) && (
        <Button
          icon={archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          pending={marking.pending}
          disabledReason={whyNotWrite}
          onClick={() => mark({ archived: !archived })}
        >
          {archived ? 'Sortir des archives' : 'Archiver'}
        </Button>
      )}
      <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        Imprimer
      </Button>
    </div>
  )
}
