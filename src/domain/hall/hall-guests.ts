import { type HallEvent, inOrder } from './hall-event.ts'
import type { TableDraft } from './table-round.ts'

export interface Guest {
  readonly id: string
  readonly firstName: string
  readonly present: boolean
}

export const maxGuestName = 40

/** How long the first name of somebody without an account is kept. */
export const guestKeptDays = 90

/** By guest, which player of the club they turned out to be; null once that account was erased. */
export type GuestLinks = ReadonlyMap<string, string | null>

/** Of two coaches who say so, the first is believed. */
export function linksOf(events: readonly HallEvent[]): GuestLinks {
  const links = new Map<string, string | null>()
  for (const event of inOrder(events)) {
    if (event.type === 'link' && !links.has(event.guestId)) links.set(event.guestId, event.playerId)
  }
  return links
}

/** The same evening without these guests: where they stood at the tables stands the player. */
export function asPlayers(events: readonly HallEvent[], links: GuestLinks): readonly HallEvent[] {
  if (links.size === 0) return events
  const rounds = new Map(
    events.flatMap((event) => (event.type === 'round' ? [[event.id, playersIn(event, links)] as const] : [])),
  )
  const named = (round: string) => (id: string) => rounds.get(round)?.get(id) ?? id
  return events.flatMap((event): HallEvent[] => {
    switch (event.type) {
      case 'guest':
        return links.has(event.guestId) ? [] : [event]
      case 'round': {
        const seat = named(event.id)
        const tables = event.tables.map((table) => ({ ...table, players: table.players.map(seat) }))
        return [{ ...event, tables, rest: event.rest.map(seat) }]
      }
      case 'exchange': {
        const [a, b] = event.players
        const player = named(event.round)
        return [{ ...event, players: [player(a), player(b)] }]
      }
      case 'winner':
        return [{ ...event, playerId: named(event.round)(event.playerId) }]
      default:
        return [event]
    }
  })
}

/** By guest of a round, the player who stands there instead. Nobody stands there twice: another guest of theirs stays one. */
function playersIn({ tables, rest }: TableDraft, links: GuestLinks): ReadonlyMap<string, string> {
  const everybody = [...tables.flatMap(({ players }) => players), ...rest]
  const standing = new Set(everybody)
  const players = new Map<string, string>()
  for (const id of everybody) {
    const playerId = links.get(id)
    if (!playerId || standing.has(playerId)) continue
    standing.add(playerId)
    players.set(id, playerId)
  }
  return players
}

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
