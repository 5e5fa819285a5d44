import { useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import type { Category } from '../../domain/category.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { WrittenExercise } from './exercise-draft.ts'
import { isRebonds } from './exercise-words.ts'
import { ExerciseForm } from './exercise-form.tsx'

interface ExerciseFormDialogProps {
  /** `new`, or the id of the exercise that is changed. */
  form: string
  /** The initial category of a new exercise. */
  category: Category
  library: readonly Exercise[]
  onSaved: (exercise: WrittenExercise) => void
  onClose: () => void
}

/** Follows changes and the deletion of its exercise by others while it is open. */
export function ExerciseFormDialog({ form, category, library, onSaved, onClose }: ExerciseFormDialogProps) {
  const current = library.find(({ id }) => id === form)
  const [latest, setLatest] = useState(current)
  if (current && current !== latest) setLatest(current)
  if (form !== 'new' && !latest) return <NoExercise onClose={onClose} />
  return (
    <ExerciseForm
      exercise={latest}
      deleted={Boolean(latest && !current && !isRebonds(latest))}
      category={category}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}

function NoExercise({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Modifier l'exercice" onClose={onClose} footer={<Button onClick={onClose}>Fermer</Button>}>
      <Banner tone="info">Cet exercice n’existe plus.</Banner>
    </Dialog>
  )
}
