import type { Exercise } from '../../contract/exercises.ts'
import { Section } from '../ui/layout.tsx'
import { useRowFocus } from '../use-row-focus.ts'
import { ExerciseRow } from './exercise-row.tsx'

interface ExerciseShelvesProps {
  exercises: readonly Exercise[]
  onEdit: (exercise: Exercise) => void
  onDelete: (exercise: Exercise) => void
}

/** One section per technique, in the order of the library. */
export function ExerciseShelves({ exercises, onEdit, onDelete }: ExerciseShelvesProps) {
  const techniques = [...new Set(exercises.map(({ technique }) => technique))]
  const shelves = useRowFocus()
  return (
    <div ref={shelves} className="shelves">
      {techniques.map((technique) => (
        <Section key={technique} title={technique} className="shelf">
          <ul className="rows">
            {exercises
              .filter((exercise) => exercise.technique === technique)
              .map((exercise) => (
                <ExerciseRow
                  key={exercise.id}
                  exercise={exercise}
                  onEdit={() => onEdit(exercise)}
                  onDelete={() => onDelete(exercise)}
                />
              ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}
