import { addDays, instantOn } from './club-days.ts'
import { people, type Person } from './club-people.ts'

export interface ClubInvited {
  readonly person: Person
  /** Null of whom the club knows no address of. */
  readonly invitedAt: Date | null
}

/** Whom Léa has added from a list, and who have not entered yet. */
export function invitedAround(today: string): readonly ClubInvited[] {
  return [
    { person: people.adam, invitedAt: instantOn(addDays(today, -12), '18:20:00') },
    { person: people.jeanne, invitedAt: null },
  ]
}
