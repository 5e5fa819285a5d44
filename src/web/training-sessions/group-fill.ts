import type { Group } from '../../contract/groups.ts'
import { nextWeekday } from '../../domain/usual-session.ts'
import type { SessionDraft } from './session-draft.ts'

interface Filling {
  readonly today: string
  /** A session that stands already keeps its date, time and duration. */
  readonly isNew: boolean
  /** The players of the club: whoever left it is in no session to come. Null as long as the club was not read. */
  readonly memberIds: ReadonlySet<string> | null
}

/** What choosing a group fills in: its players, and what is usual for it. All of it stays editable. */
export function filledFrom(group: Group, { today, isNew, memberIds }: Filling): Partial<SessionDraft> {
  const { id, weekday, time, duration, placeId, coachIds, playerIds } = group
  return {
    groupId: id,
    playerIds: playerIds.filter((player) => !memberIds || memberIds.has(player)).toSorted(),
    ...(placeId && { placeId }),
    ...(coachIds.length > 0 && { coachIds: coachIds.toSorted() }),
    ...(isNew && weekday && { date: nextWeekday(today, weekday) }),
    ...(isNew && time && { time }),
    ...(isNew && duration && { duration }),
  }
}
