import { type ReactNode, useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { useMe } from '../accounts/queries.ts'
import { longDay } from '../clubs/club-time.ts'
import { Dialog } from '../ui/dialog.tsx'
import { PlayerCalendarCard } from './player-calendar-card.tsx'
import { SessionCalendar, type ShownDays, useSessionCalendar } from './session-calendar.tsx'

interface PlayerCalendarProps extends ShownDays {
  now: Date
  timeZone: string
  onDay: (day: string) => void
  /** As it stands in the lists. */
  renderSession: (session: TrainingSession) => ReactNode
}

/** One’s own sessions; each opens as it stands in the list. */
export function PlayerCalendar({ now, timeZone, onDay, renderSession, ...days }: PlayerCalendarProps) {
  const { account } = useMe()
  const calendar = useSessionCalendar(days)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const opened = calendar.all?.find(({ id }) => id === openedId)
  return (
    <>
      <SessionCalendar
        calendar={calendar}
        sessions={calendar.all}
        renderCard={(session) => (
          <PlayerCalendarCard
            key={session.id}
            session={session}
            onOpen={() => setOpenedId(session.id)}
            playerId={account.id}
            now={now}
            timeZone={timeZone}
          />
        )}
        emptyWords="Vos autres séances sont dans la liste."
        onDay={onDay}
      />
      {opened && (
        <Dialog title={longDay(opened.date, days.today)} onClose={() => setOpenedId(null)}>
          <ul className="player-session-alone">{renderSession(opened)}</ul>
        </Dialog>
      )}
    </>
  )
}
