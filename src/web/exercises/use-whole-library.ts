import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ExerciseMark } from '../../contract/exercise-marks.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { useOverlaid } from '../offline/outbox/outbox-state.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { overlayWrite } from '../offline/outbox/write-description.ts'
import { marksQuery, rebondQuery } from './library-queries.ts'
import { exerciseMarkWrites } from './queued-writes.ts'
import { byPlace, useLibrary } from './use-library.ts'

/** What the library shows: the club’s exercises beside Rebond’s drills, and what the club marked. */
export function useWholeLibrary() {
  const query = useLibrary()
  const own = query.data
  const { data: rebonds, isError: isRebondMissing, isLoading } = useQuery(rebondQuery)
  const { marks, areLoading } = useMarks()
  const exercises = useMemo(() => own && wholeLibrary(own, rebonds ?? [], marks), [own, rebonds, marks])
  return {
    query,
    own,
    exercises,
    marks,
    isRebondMissing,
    /** Whether more of it is on its way. */
    isArriving: isLoading || areLoading,
    isComplete: own !== undefined && rebonds !== undefined,
  }
}

const noMarks: ReadonlyMap<string, ExerciseMark> = new Map()

/** By the exercise’s id. */
export function useExerciseMarks(): ReadonlyMap<string, ExerciseMark> {
  return useMarks().marks
}

function useMarks() {
  const { data, isLoading: areLoading } = useOverlaid(marksQuery, overlayMarks, null)
  const marks = useMemo(() => (data ? new Map(data.map((mark) => [mark.exerciseId, mark])) : noMarks), [data])
  return { marks, areLoading }
}

function overlayMarks(
  server: readonly ExerciseMark[],
  writes: readonly QueuedWrite[],
): readonly ExerciseMark[] {
  return writes.reduce((marks, write) => overlayWrite(exerciseMarkWrites, marks, write, null), server)
}

/**
 * What the club wrote comes first: Rebond’s are too many to look among them for what was just written. A changed copy stands in its
 * original’s place; what was put away comes last, for whoever looks for it.
 */
export function wholeLibrary(
  own: readonly Exercise[],
  rebonds: readonly Exercise[],
  marks: ReadonlyMap<string, ExerciseMark>,
): { shown: readonly Exercise[]; archived: readonly Exercise[] } {
  const changed = new Set(own.map(({ origin }) => origin))
  const unchanged = rebonds.filter(({ id }) => !changed.has(id))
  const [written, copies] = [own.filter(({ origin }) => !origin), own.filter(({ origin }) => origin)]
  const isArchived = ({ id }: Exercise) => marks.get(id)?.archived ?? false
  return {
    shown: [...written, ...[...copies, ...unchanged.filter((each) => !isArchived(each))].toSorted(byPlace)],
    archived: unchanged.filter(isArchived).toSorted(byPlace),
  }
}
