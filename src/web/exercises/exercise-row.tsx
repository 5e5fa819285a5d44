import { Pencil, Trash2 } from 'lucide-react'
import type { Exercise } from '../../contract/exercises.ts'
import { WaitingMark } from '../outbox/waiting-mark.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useWhyCannot } from '../use-why-cannot.ts'
import { exerciseName } from './exercise-words.ts'

interface ExerciseRowProps {
  exercise: Exercise
  onEdit: () => void
  onDelete: () => void
}

export function ExerciseRow({ exercise, onEdit, onDelete }: ExerciseRowProps) {
  const { id, difficulty, duration, description } = exercise
  const whyNotWrite = useWhyCannot('writeExercises')
  const whyNotRemove = useWhyCannot('removeExercises')
  return (
    <li className="exercise-row">
      <h3 className="text-[1.375rem]">{exerciseName(exercise)}</h3>
      <div className="exercise-row-actions">
        <IconButton
          id={editButtonId(id)}
          label="Modifier l'exercice"
          icon={<Pencil />}
          disabledReason={whyNotWrite}
          onClick={onEdit}
        />
        <IconButton
          label="Supprimer l'exercice"
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
        <WaitingMark id={id} />
      </div>
    </li>
  )
}

/** The button that gets the focus back when the form is closed. */
export function editButtonId(id: string): string {
  return `edit-exercise-${id}`
}
