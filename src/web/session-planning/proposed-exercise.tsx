import { ChevronDown, Pin, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import type { ExerciseReasons } from '../../domain/planner-reasons.ts'
import { exerciseSentence, factsInWords } from '../../domain/planner-sentences.ts'
import type { PlannedExercise } from '../../domain/programme-draft.ts'
import { exerciseName } from '../exercises/exercise-words.ts'
import { Button } from '../ui/button.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { Badge } from '../ui/status.tsx'

interface ProposedExerciseProps {
  entry: PlannedExercise<Exercise>
  /** Position in the whole programme, from 1. */
  position: number
  /** Added by the last change. */
  fresh: boolean
  onKeep: () => void
  onReplace: () => void
  onRemove: () => void
}

/** A proposed exercise with its reasons and the coach's buttons. */
export function ProposedExercise(props: ProposedExerciseProps) {
  const { entry, position, fresh, onKeep, onReplace, onRemove } = props
  const { exercise, pinned, reasons } = entry
  const name = exerciseName(exercise)
  const of = <span className="sr-only"> {name}</span>
  return (
    <li className={pinned ? 'proposed proposed-kept' : 'proposed'} data-exercise={exercise.id}>
      <span className="numeral programme-number" aria-hidden="true">
        {position}
      </span>
      <CategoryGlyph category={exercise.type} />
      <div className="proposed-what">
        <h4 tabIndex={-1}>
          <bdi>{name}</bdi>
        </h4>
        {fresh && (
          <Badge tone="table" icon={<Plus aria-hidden="true" />}>
            Nouveau
          </Badge>
        )}
        <p className="proposed-facts">
          <b>{exercise.duration}</b> · {exercise.difficulty}
          {exercise.description && ` · ${exercise.description}`}
        </p>
      </div>
      <Why reasons={reasons} />
      <div className="proposed-actions">
        <button type="button" className="button toggle" aria-pressed={pinned} onClick={onKeep}>
          <Pin aria-hidden="true" />
          Garder{of}
        </button>
        <Button variant="bare" className="proposed-replace" onClick={onReplace}>
          Remplacer{of}
        </Button>
        <Button variant="bare" onClick={onRemove}>
          Retirer{of}
        </Button>
      </div>
    </li>
  )
}

/** The reasons in one sentence; expanded, for each player. */
function Why({ reasons }: { reasons: ExerciseReasons }) {
  const sentence = `${exerciseSentence(reasons)}.`
  // Rendered only when expanded: seven exercises for fifty players make a slow phone lag.
  const [opened, setOpened] = useState(false)
  if (reasons.players.length === 0) return <p className="proposed-why">{sentence}</p>
  return (
    <details className="proposed-why" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        <span>
          {sentence}
          <span className="sr-only"> Joueur par joueur</span>
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      {opened && (
        <ul>
          {reasons.players.map(({ playerId, firstName, facts }) => (
            <li key={playerId}>
              <b>
                <bdi>{firstName}</bdi>
              </b>
              &nbsp;: {factsInWords({ facts })}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
