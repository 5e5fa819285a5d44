import { useState } from 'react'
import * as exerciseMarks from '../../contract/exercise-marks.ts'
import * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { queryClient } from '../app/query-client.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { exerciseName, isRebonds } from './exercise-words.ts'
import { cacheExercise, libraryQuery } from './queries.ts'

interface DeleteExerciseDialogProps {
  exercise: Exercise
  onClose: () => void
}

const question = 'Êtes-vous sûr de vouloir supprimer cet exercice ?'
const otherwise = "Erreur lors de la suppression de l'exercice"

/** The specification’s question; of Rebond’s drills it puts one away. */
export function DeleteExerciseDialog({ exercise, onClose }: DeleteExerciseDialogProps) {
  return isRebonds(exercise) ? (
    <ArchiveQuestion exercise={exercise} onClose={onClose} />
  ) : (
    <DeletionQuestion exercise={exercise} onClose={onClose} />
  )
}

function ArchiveQuestion({ exercise, onClose }: DeleteExerciseDialogProps) {
  const { id, title, technique, effect } = exercise
  const archiving = useWrite(exerciseMarks.mark, {
    onSuccess: () => {
      showToast('Exercice archivé')
      onClose()
    },
    otherwise,
  })
  const named = [{ technique, effect, ...(title && { title }) }]
  return (
    <ConfirmDialog
      title={question}
      confirm="Supprimer"
      pending={archiving.pending}
      onConfirm={() => void archiving.send({ exerciseId: id, archived: true }, { named })}
      onCancel={onClose}
    >
      <Notice error={archiving.error} />
      <Name exercise={exercise} />
      <p className="exercise-removal">
        C’est un exercice de Rebond&nbsp;: il va dans les archives du club, d’où vous pourrez le ressortir.
      </p>
    </ConfirmDialog>
  )
}

function DeletionQuestion({ exercise: initial, onClose }: DeleteExerciseDialogProps) {
  const [exercise, setExercise] = useState(initial)
  const [changed, setChanged] = useState(false)
  const removal = useWrite(exercises.remove, {
    onSuccess: () => {
      showToast('Exercice supprimé')
      onClose()
    },
    otherwise,
    onChangedMeanwhile: (current) => {
      const now = current as Exercise
      cacheExercise(now)
      setExercise(now)
      setChanged(true)
    },
  })

  async function handleConfirm() {
    setChanged(false)
    const { id, version, technique, effect, origin } = exercise
    const named = [{ technique, effect, origin }]
    // Another coach may have deleted it: refetch the list.
    if (!(await removal.send({ id, version }, { named }))) void queryClient.invalidateQueries(libraryQuery)
  }
  return (
    <ConfirmDialog
      title={question}
      confirm="Supprimer"
      pending={removal.pending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <Notice error={removal.error} />
      {changed && (
        <Banner tone="waiting" className="dialog-notice">
          Cet exercice vient d’être modifié. Le voici à jour&nbsp;: supprimez-le à nouveau si vous le
          souhaitez.
        </Banner>
      )}
      <Name exercise={exercise} />
      <p className="exercise-removal">
        {exercise.origin
          ? 'L’exercice de Rebond dont il est la copie reprend sa place. Les séances qui l’ont à leur programme le gardent.'
          : 'Les séances qui l’ont à leur programme le gardent.'}
      </p>
    </ConfirmDialog>
  )
}

function Notice({ error }: { error: string | null }) {
  return error ? (
    <Banner tone="error" className="dialog-notice">
      {error}
    </Banner>
  ) : null
}

function Name({ exercise }: { exercise: Exercise }) {
  const { title, duration } = exercise
  return (
    <p className="strong typed">
      <bdi>{title ? `${title}, ${exerciseName(exercise)}` : exerciseName(exercise)}</bdi> · {duration}
    </p>
  )
}
