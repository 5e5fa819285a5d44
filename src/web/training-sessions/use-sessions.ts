import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { SessionPage, TrainingSession } from '../../contract/training-sessions.ts'
import { useMe } from '../accounts/queries.ts'
import { clubQuery } from '../clubs/queries.ts'
import { useWaitingOver } from '../outbox/waiting-list.ts'
import { useNow } from '../use-now.ts'
import { listed, type Period, sessionQuery, sessionsQuery } from './queries.ts'
import { type Onlooker, sessionWithWaiting } from './session-with-waiting.ts'
import { sessionsWithWaiting } from './sessions-with-waiting.ts'

/** A page of sessions, what was written here and not sent yet laid over it. */
export function useSessions(period: Period, page: number): UseQueryResult<SessionPage> {
  const waitingOver = useWaitingOver()
  const onlooker = useOnlooker()
  const minute = useNow().getTime()
  const select = useCallback(
    (told: SessionPage) =>
      sessionsWithWaiting(told, {
        period,
        writes: waitingOver(sessionsQuery(period, page).queryKey),
        onlooker,
        now: new Date(minute),
        toldOf: (id) => listed(id)?.session,
      }),
    [period, page, waitingOver, onlooker, minute],
  )
  return useQuery({ ...sessionsQuery(period, page), select })
}

interface SessionReading {
  /** Null once it was deleted here. */
  session: TrainingSession | null | undefined
  /** Told by the server; what was only planned here it does not know yet. */
  query: UseQueryResult<TrainingSession>
}

export function useSession(id: string, options: { refetchOnMount?: 'always' } = {}): SessionReading {
  const waitingOver = useWaitingOver()
  const onlooker = useOnlooker()
  const query = useQuery({ ...sessionQuery(id), ...options })
  const session = useMemo(
    () => sessionWithWaiting(query.data, id, waitingOver(sessionQuery(id).queryKey), onlooker),
    [query.data, id, waitingOver, onlooker],
  )
  return { session, query }
}

export function useOnlooker(): Onlooker {
  const { account, club } = useMe()
  const client = useQueryClient()
  return useMemo(
    () => ({
      id: account.id,
      name: `${account.firstName} ${account.lastName}`,
      timeZone: club?.timeZone ?? 'Europe/Paris',
      nameOf: (id) => {
        const player = client.getQueryData(clubQuery.queryKey)?.players.find((each) => each.id === id)
        return player && `${player.firstName} ${player.lastName}`
      },
    }),
    [account, club, client],
  )
}
