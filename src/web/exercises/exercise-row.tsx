import { Link } from '@tanstack/react-router'
import { ArchiveRestore, Pencil, Star, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { ExerciseMark } from '../../contract/exercise-marks.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { ExerciseThumbnail } from '../drills/exercise-thumbnail.tsx'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { editButtonId, exerciseName } from './exercise-words.ts'

/** The same from one rendering to the next, as long as nothing changes for the reader. */
export interface ExerciseActions {
  whyNotWrite: string | null
  whyNotRemove: string | null
  onEdit: (exercise: Exercise) => void
  /** Also puts away one of Rebond’s. */
  onDelete: (exercise: Exercise) => void
  onRestore: (exercise: Exercise) => void
}

interface ExerciseRowProps extends ExerciseActions {
  exercise: Exercise
  mark: ExerciseMark | undefined
}

/** Rendered again only if it changes: sixty stand on the screen while the library’s parts arrive. */
export const ExerciseRow = memo(function ExerciseRow({
  exercise,
  mark,
  whyNotWrite,
  whyNotRemove,
  onEdit,
  onDelete,
  onRestore,
}: ExerciseRowProps) {
  const { id, type, title, difficulty, duration, description, drill } = exercise
  const name = exerciseName(exercise)
  return (
    <li className="exercise-row">
      <ExerciseThumbnail category={type} drill={drill} />
      <h3 className="exercise-name">
        <Link to="/coach/exercises/$id" params={{ id }} className="exercise-link">
          <bdi>{title || name}</bdi>
        </Link>
        {mark?.favourite && (
          <>
            <Star aria-hidden="true" className="exercise-star" />
            <span className="sr-only"> (favori)</span>
          </>
        )}
      </h3>
      <div className="exercise-row-actions">
        <IconButton
          id={editButtonId(id)}
          label="Modifier l'exercice"
          icon={<Pencil />}
          disabledReason={whyNotWrite}
          onClick={() => onEdit(exercise)}
        />
        {mark?.archived ? (
          <IconButton
            label="Sortir l’exercice des archives"
            icon={<ArchiveRestore />}
            disabledReason={whyNotWrite}
            onClick={() => onRestore(exercise)}
          />
        ) : (
          <IconButton
            label="Supprimer l’exercice"
            icon={<Trash2 />}
            disabledReason={whyNotRemove}
            onClick={() => onDelete(exercise)}
          />
        )}
      </div>
      <div className="exercise-text">
        {title && (
          <p className="exercise-pair-name">
            <bdi>{name}</bdi>
          </p>
        )}
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
})
