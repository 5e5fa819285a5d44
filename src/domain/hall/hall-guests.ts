import { type HallEvent, inOrder } from './hall-event.ts'

export interface Guest {
  readonly id: string
  readonly firstName: string
  readonly present: boolean
}

export const maxGuestName = 40

/** How long the first name of somebody without an account is kept. */
export const guestKeptDays = 90

/** As they were noted last, by first name. */
export function guestsOf(events: readonly HallEvent[]): readonly Guest[] {
  const guests = new Map<string, Guest>()
  for (const event of inOrder(events)) {
    if (event.type !== 'guest') continue
    const { guestId: id, firstName, present } = event
    guests.set(id, { id, firstName, present })
  }
  return [...guests.values()].toSorted((a, b) => a.firstName.localeCompare(b.firstName, 'fr'))
}
