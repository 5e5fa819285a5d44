import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Input } from '../../contract/endpoint.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Told } from '../../contract/training-sessions.ts'
import { call } from '../app/call.ts'
import { useReachability } from '../offline/reachability.ts'
import { patienceMs } from './session-panel-frame.tsx'

/** Of now alone: a count that is kept would be a promise. */
const toldQuery = (change: Input<typeof trainingSessions.told>) =>
  queryOptions({
    queryKey: ['training-sessions', 'told', change],
    queryFn: () => call(trainingSessions.told, change),
    gcTime: 0,
    meta: { cached: false },
  })

export interface Telling {
  /** Null while it is asked, and where nobody knows. */
  readonly told: Told | null
  readonly isAsking: boolean
}

/** Whom the server would tell of a change; it is not waited for long. */
export function useTold(change: Input<typeof trainingSessions.told>): Telling {
  const query = useQuery(toldQuery(change))
  const isReachable = useReachability() === 'reachable'
  const asked = JSON.stringify(change)
  const [waitedFor, setWaitedFor] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(asked), patienceMs)
    return () => clearTimeout(timer)
  }, [asked])
  return {
    told: (isReachable && query.data) || null,
    isAsking: isReachable && query.isPending && waitedFor !== asked,
  }
}
