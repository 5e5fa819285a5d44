import { useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { GroupChips } from '../groups/group-chips.tsx'
import { withoutGroup } from '../groups/in-group.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { SessionCalendar, type ShownDays, useSessionCalendar } from './session-calendar.tsx'

const CoachLoads = lazyPart(async () => (await import('./coach-loads.tsx')).CoachLoads)

interface ClubCalendarProps extends ShownDays {
  now: Date
  onDay: (day: string) => void
}

/** The club's sessions, by group. */
export function ClubCalendar({ now, onDay, ...days }: ClubCalendarProps) {
  const calendar = useSessionCalendar(days)
  const [group, setGroup] = useState<string | undefined>()
  const sessions = calendar.all?.filter((session) => isOfGroup(session, group))
  return (
    <SessionCalendar
      calendar={calendar}
      sessions={sessions}
      filter={<GroupChips chosen={group} onChoose={setGroup} />}
      renderCard={(session, ofDay) => (
        <CalendarCard key={session.id} session={session} among={ofDay} now={now} />
      )}
      emptyWords={'«\u00A0Nouvelle séance\u00A0» en prépare une.'}
      belowWeek={<CoachLoads sessions={sessions ?? []} />}
      onDay={onDay}
    />
  )
}

function isOfGroup({ group }: TrainingSession, chosen: string | undefined): boolean {
  return !chosen || chosen === (group?.id ?? withoutGroup)
}
