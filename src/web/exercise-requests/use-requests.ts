import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import type { RequestView } from '../../domain/exercise-request.ts'
import { useMyself } from '../accounts/use-myself.ts'
import { useOverlaid } from '../outbox/use-overlaid.ts'
import { listed, requestsQuery } from './queries.ts'
import type { Viewer } from './queued-writes.ts'
import { overlayRequests } from './requests-overlay.ts'

/** Requests of that view, with the queued writes laid over them. */
export function useRequests(view: RequestView, viewer: Viewer): UseQueryResult<readonly ExerciseRequest[]> {
  const context = useMemo(() => ({ view, viewer, serverRequest: listed }), [view, viewer])
  return useOverlaid(requestsQuery(view), overlayRequests, context)
}

/** Whoever is signed in, as a member of that club. */
export function useViewer(clubId: string): Viewer {
  const { id, role, firstName, lastName } = useMyself().account
  const name = `${firstName} ${lastName}`
  return useMemo(() => ({ id, role, clubId, name }), [id, role, clubId, name])
}
