import { ChevronDown, Pin, Plus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import { type ExerciseReasons, reasonsFor } from '../../domain/planner-reasons.ts'
import { exerciseSentence } from '../../domain/planner-sentences.ts'
import type { PlannedBlock, PlannedExercise } from '../../domain/programme-draft.ts'
import type { Phase } from '../../domain/session-frame.ts'
import { ExerciseThumbnail } from '../drills/exercise-thumbnail.tsx'
import { exerciseName, shownName } from '../exercises/exercise-words.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Badge } from '../ui/status.tsx'
import type { PlanningInput } from './proposal-choices.ts'

/** In a file of its own: the proposal stands at its 132 kB. */
const PlayerReasons = lazyPart(async () => (await import('./player-reasons.tsx')).PlayerReasons)

interface ProposedExerciseProps {
  entry: PlannedExercise<Exercise>
  occasion: PlanningInput
  /** Position in the whole programme, from 1. */
  position: number
  /** Added by the last change. */
  fresh: boolean
  onKeep: () => void
  isChanging: boolean
  onChange: () => void
  onRemove: () => void
  /** What is shown while it is being changed. */
  children: ReactNode
}

/** A proposed exercise with its reasons and the coach's buttons. */
export function ProposedExercise(props: ProposedExerciseProps) {
  const { entry, occasion, position, fresh, isChanging, onKeep, onChange, onRemove, children } = props
  const { exercise, pinned } = entry
  const reasons = useMemo(() => reasonsFor(occasion, exercise), [occasion, exercise])
  const name = shownName(exercise)
  const of = <span className="sr-only"> {name}</span>
  return (
    <li className={pinned ? 'proposed proposed-kept' : 'proposed'} data-exercise={exercise.id}>
      <span className="numeral programme-number" aria-hidden="true">
        {position}
      </span>
      <ExerciseThumbnail category={exercise.type} drill={exercise.drill} />
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
          {exercise.title && `\u00A0· ${exerciseName(exercise)}`}
          {exercise.description && `\u00A0· ${exercise.description}`}
        </p>
        {reasons.changes.map((change) => (
          <p key={change} className="note">
            {change}
          </p>
        ))}
      </div>
      <Why reasons={reasons} />
      <div className="proposed-actions">
        <button type="button" className="button toggle" aria-pressed={pinned} onClick={onKeep}>
          <Pin aria-hidden="true" />
          Garder{of}
        </button>
        <Button variant="bare" className="proposed-change" aria-expanded={isChanging} onClick={onChange}>
          Changer{of}
        </Button>
        <Button variant="bare" onClick={onRemove}>
          Retirer{of}
        </Button>
      </div>
      {isChanging && children}
    </li>
  )
}

/** Moving, matches, calm: what a coach leads without a drill. */
export function ProposedBlock({ block, position }: { block: PlannedBlock; position: number }) {
  return (
    <li className="proposed">
      <span className="numeral programme-number" aria-hidden="true">
        {position}
      </span>
      <div className="proposed-what proposed-block">
        <h4>{block.title}</h4>
        <p className="proposed-facts">
          <b>{block.minutes} min</b> · {blockWords[block.phase]}
        </p>
      </div>
    </li>
  )
}

const blockWords: Readonly<Partial<Record<Phase, string>>> = {
  welcome: 'marcher, trottiner, réveiller les articulations, sans balle',
  match: 'montante-descendante, ou chacun son match',
  'cool-down': 'respirer, étirer, dire ce qui a marché',
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
      {opened && <PlayerReasons players={reasons.players} />}
    </details>
  )
}
