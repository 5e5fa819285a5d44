import { Minus } from 'lucide-react'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { ProgrammeEntry, TrainingSession } from '../../contract/training-sessions.ts'
import { CallFailed } from '../app/call.ts'
import { newId } from '../app/new-id.ts'
import { sentenceFor } from '../app/refusals.ts'
import { useAction } from '../app/use-action.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { longDay } from '../clubs/club-time.ts'
import { shownName } from '../exercises/exercise-words.ts'
import { cacheSession, invalidateSessions } from '../training-sessions/queries.ts'
import { draftInput, draftOf } from '../training-sessions/session-draft.ts'
import { sessionName } from '../training-sessions/session-words.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { TaskRow } from './task-row.tsx'

interface UnplayedExerciseProps {
  exercise: ProgrammeEntry
  /** The group’s next session; undefined where none is planned. */
  next: TrainingSession | undefined
  today: string
}

/** What there was no time for, and « Reporter », which makes it the first exercise of the next session. */
export function UnplayedExercise({ exercise, next, today }: UnplayedExerciseProps) {
  const { act, troubles, isPending } = useAction()
  const whyNotPlan = useWhyCannot('planSessions')
  const name = shownName(exercise)
  const isThere = next?.exercises.some((each) => shownName(each) === name)

  function handleMove(next: TrainingSession) {
    const draft = draftOf(next)
    // Blocks, such as moving, begin a session.
    const start = draft.programme.findIndex((part) => 'technique' in part)
    const programme = draft.programme.toSpliced(Math.max(start, 0), 0, { ...exercise, id: newId() })
    void act(
      next.id,
      trainingSessions.update,
      { ...draftInput({ ...draft, programme }, next.id), version: next.version },
      {
        named: [sessionName(next)],
        onSuccess: cacheSession,
        explain: (failure) => {
          const isOld = failure instanceof CallFailed && failure.refusal === 'changed-meanwhile'
          if (isOld) invalidateSessions()
          return isOld
            ? 'Cette séance vient d’être modifiée. Réessayez.'
            : sentenceFor(failure, 'L’exercice n’a pas pu être reporté.')
        },
      },
    )
  }
  const on = next && longDay(next.date, today)
  return (
    <>
      <TaskRow
        icon={<Minus aria-hidden="true" />}
        title={`${name}, non joué`}
        about={
          on ? `${isThere ? 'au programme du' : 'à reporter au'} ${on}` : 'aucune prochaine séance prévue'
        }
      >
        {next && !isThere && whyNotPlan === null && (
          <Button
            aria-label={`Reporter ${name}`}
            pending={isPending(next.id)}
            onClick={() => handleMove(next)}
          >
            Reporter
          </Button>
        )}
      </TaskRow>
      {troubles.map(({ about, sentence }) => (
        <li key={about}>
          <Banner tone="error">{sentence}</Banner>
        </li>
      ))}
    </>
  )
}
