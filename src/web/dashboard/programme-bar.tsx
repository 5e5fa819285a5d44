import { Link } from '@tanstack/react-router'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { exerciseMinutes, programmeMinutes } from '../../domain/exercise.ts'
import { sessionMinutes } from '../../domain/training-session.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { exerciseName } from '../exercises/exercise-words.ts'
import { Section } from '../ui/layout.tsx'

/** What is planned, each exercise as wide as it is long. */
export function ProgrammeBar({ session }: { session: TrainingSession }) {
  const { id, exercises, duration } = session
  const whyNotPlan = useWhyCannot('planSessions')
  const planned = programmeMinutes(exercises)
  const free = sessionMinutes(duration) - planned
  return (
    <Section
      title="Programme"
      aside={
        whyNotPlan === null && (
          <Link to="/coach/sessions" search={{ form: id }} aria-label="Modifier le programme">
            Modifier
          </Link>
        )
      }
      className="tonight-programme"
    >
      <p className="tonight-minutes secondary">
        {planned} min prévues sur {sessionMinutes(duration)}
      </p>
      <div aria-hidden="true" className="tonight-bar">
        {exercises.map((exercise) => (
          <b key={exercise.id} style={{ flexGrow: exerciseMinutes(exercise.duration) }}>
            {exerciseMinutes(exercise.duration)}
          </b>
        ))}
        {free > 0 && <i style={{ flexGrow: free }} />}
      </div>
      <ol className="rows">
        {exercises.map((exercise) => (
          <li key={exercise.id} className="tonight-exercise">
            <bdi>{exerciseName(exercise)}</bdi>
            <span className="strong">{exerciseMinutes(exercise.duration)} min</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
