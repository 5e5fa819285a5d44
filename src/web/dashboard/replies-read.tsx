import { clubDay, clubTime, longDay } from '../clubs/club-time.ts'
import { useReachability } from '../offline/reachability.ts'

interface RepliesReadProps {
  /** In epoch milliseconds. */
  at: number
  now: Date
  timeZone: string
}

/** Without network: how old the replies are that one sees. */
export function RepliesRead({ at, now, timeZone }: RepliesReadProps) {
  const isOffline = useReachability() === 'no-network'
  const readAt = new Date(at)
  const [day, today] = [clubDay(readAt, timeZone), clubDay(now, timeZone)]
  if (!isOffline) return null
  return (
    <p className="note">
      Réponses lues {day !== today && `${longDay(day, today)} `}à {clubTime(readAt, timeZone)}. La salle
      fonctionne sans réseau&nbsp;: rien ne sera perdu.
    </p>
  )
}
