import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import { can } from '../../domain/ability.ts'
import { byStatusThenNewest, newestFirst, type RequestView } from '../../domain/exercise-request.ts'
import type { WaitingWrite } from '../outbox/waiting-write.ts'
import { type Onlooker, requestWithWaiting } from './request-with-waiting.ts'

interface Surroundings {
  readonly view: RequestView
  readonly writes: readonly WaitingWrite[]
  readonly onlooker: Onlooker
  /** What the server said of a request that may stand in the other view. */
  readonly toldOf: (id: string) => ExerciseRequest | undefined
}

/** A list of requests as it will be once what waits on this device is done. */
export function requestsWithWaiting(
  told: readonly ExerciseRequest[],
  { view, writes, onlooker, toldOf }: Surroundings,
): readonly ExerciseRequest[] {
  const touched = touchedRequests(writes)
  if (touched.size === 0) return told
  const isHere = (request: ExerciseRequest | undefined): request is ExerciseRequest =>
    request !== undefined && (request.status === 'archived') === (view === 'archived')
  const becoming = [...touched].map((id) => {
    const known = told.find((request) => request.id === id) ?? toldOf(id)
    return requestWithWaiting(known, id, writes, onlooker)
  })
  return [...told.filter(({ id }) => !touched.has(id)), ...becoming.filter(isHere)].toSorted(
    can(onlooker, 'readAllRequests') ? byStatusThenNewest : newestFirst,
  )
}

function touchedRequests(writes: readonly WaitingWrite[]): ReadonlySet<string> {
  const requestWrites = writes.filter(({ path }) => path.startsWith('/api/exercise-requests'))
  return new Set(requestWrites.map(({ input }) => String(input['id'])))
}
