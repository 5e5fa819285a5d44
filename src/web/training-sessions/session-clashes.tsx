import { addDays, mondayOf } from '../../domain/days.ts'
import { type Clash, clashesWith } from '../../domain/session-calendar.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { clubInstant } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import type { SessionDraft } from './session-draft.ts'
import { useCalendar } from './use-sessions.ts'

interface SessionClashesProps {
  draft: Pick<SessionDraft, 'date' | 'time' | 'duration'>
  /** The session that is changed. */
  id: string | undefined
  place: TrainingSession['place']
  coaches: NonNullable<TrainingSession['coaches']>
  timeZone: string
}

/** Which other sessions have the same place or coach at that time: said, and not forbidden. */
export function SessionClashes({ draft, id = '', place, coaches, timeZone }: SessionClashesProps) {
  const { date, time, duration } = draft
  const monday = mondayOf(date)
  const { data } = useCalendar({ from: monday, to: addDays(monday, 6) })
  const startsAt = clubInstant(date, time, timeZone).toISOString()
  const clashes = clashesWith({ id, startsAt, duration, place, coaches }, data?.sessions ?? [])
  return (
    <div role="status">
      {clashes.length > 0 && (
        <Banner tone="waiting">
          <ul>
            {clashes.map((clash) => (
              <li key={clash.session.id}>{clashWords(clash)}</li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}

/** « Déjà à 18:00 : « Top spin », même lieu, avec Léa Martin. » */
function clashWords({ session, place, coaches }: Clash<TrainingSession>) {
  return (
    <>
      Déjà à {session.time}&nbsp;: «&nbsp;<bdi>{session.title}</bdi>&nbsp;»{place && ', au même endroit'}
      {coaches.length > 0 && (
        <>
          , avec <bdi>{coaches.map(({ name }) => name).join(', ')}</bdi>
        </>
      )}
      .
    </>
  )
}
