import { useQuery } from '@tanstack/react-query'
import { isNear } from '../../domain/hall/hall-ahead.ts'
import { hallQuery } from '../hall/queries.ts'
import { sessionQuery } from '../training-sessions/queries.ts'

interface ReadyOfflineProps {
  session: { readonly id: string; readonly startsAt: string }
  now: Date
}

/** Whether its evening can be held without network: both are read ahead (decision 148). */
export function ReadyOffline({ session, now }: ReadyOfflineProps) {
  const isRead = [
    useQuery({ ...hallQuery(session.id), enabled: false }),
    useQuery({ ...sessionQuery(session.id), enabled: false }),
  ]
  return isNear(session, now) && isRead.every(({ data }) => data) && ' · Prête sans réseau'
}
