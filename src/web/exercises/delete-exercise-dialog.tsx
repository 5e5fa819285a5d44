import { useState } from 'react'
import * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { queryClient } from '../query-client.ts'
import { Banner } from '../ui/banner.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.tsx'
import { useWrite } from '../use-write.ts'
import { exerciseName } from './exercise-words.ts'
import { libraryQuery, rememberExercise } from './queries.ts'

interface DeleteExerciseDialogProps {
  exercise: Exercise
  onClose: () => void
}

export function DeleteExerciseDialog({ exercise: initial, onClose }: DeleteExerciseDialogProps) {
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
      rememberExercise(now)
      setExercise(now)
      setChanged(true)
    },
  })

  async function handleConfirm() {
    setChanged(false)
    const { id, version } = exercise
    // Another coach may have deleted it: refetch the list.
    if (!(await removal.send({ id, version }))) void queryClient.invalidateQueries(libraryQuery)
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
        <Banner tone="error" className="mb-4">
          {removal.error}
        </Banner>
      )}
      {changed && (
        <Banner tone="waiting" className="mb-4">
          Cet exercice vient d’être modifié. Le voici à jour&nbsp;: supprimez-le à nouveau si vous le
          souhaitez.
        </Banner>
      )}
      <p className="font-[650] wrap-anywhere">
        {exerciseName(exercise)} · {exercise.duration}
      </p>
      <p className="mt-1">Les séances qui l’ont à leur programme le gardent.</p>
    </ConfirmDialog>
  )
}
