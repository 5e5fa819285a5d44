import { type HallEvent, inOrder } from './hall-event.ts'
import { type HallTable, pairsAt, type TableDraft } from './table-round.ts'

export interface HallRound extends TableDraft {
  readonly id: string
  /** By table number. */
  readonly winners: ReadonlyMap<number, string>
}

export interface HallSeating {
  /** Of this evening, without those that were taken back. */
  readonly rounds: readonly HallRound[]
  /** How many were ever begun: the next one has a seed of its own. */
  readonly begun: number
  /** Numbers of the tables that cannot be used. */
  readonly unusable: ReadonlySet<number>
}

/** The same for any order and repetition of the events, on every device. */
export function seatingOf(events: readonly HallEvent[]): HallSeating {
  return inOrder(events).reduce(apply, { rounds: [], begun: 0, unusable: new Set<number>() })
}

function apply(seating: HallSeating, event: HallEvent): HallSeating {
  const { rounds } = seating
  const current = rounds.at(-1)
  switch (event.type) {
    case 'round': {
      // Two coaches who press begin one round.
      if ((current?.id ?? null) !== event.after) return seating
      const { id, mode, tables, rest } = event
      return {
        ...seating,
        begun: seating.begun + 1,
        rounds: [...rounds, { id, mode, tables, rest, winners: new Map() }],
      }
    }
    case 'exchange':
      return changed(seating, event.round, (round) => exchanged(round, event.players))
    case 'winner':
      return changed(seating, event.round, (round) => won(round, event.playerId, event.won))
    case 'revert':
      return current?.id === event.round ? { ...seating, rounds: rounds.slice(0, -1) } : seating
    case 'table': {
      const unusable = new Set(seating.unusable)
      if (event.usable) unusable.delete(event.number)
      else unusable.add(event.number)
      return { ...seating, unusable }
    }
    default:
      return seating
  }
}

/** What concerns a round that is over changes nothing. */
function changed(seating: HallSeating, id: string, change: (round: HallRound) => HallRound): HallSeating {
  const current = seating.rounds.at(-1)
  if (current?.id !== id) return seating
  return { ...seating, rounds: [...seating.rounds.slice(0, -1), change(current)] }
}

function exchanged(round: HallRound, [a, b]: readonly [string, string]): HallRound {
  const everybody = [...round.tables.flatMap(({ players }) => players), ...round.rest]
  if (!everybody.includes(a) || !everybody.includes(b)) return round
  const other = (id: string) => (id === a ? b : id === b ? a : id)
  return {
    ...round,
    tables: round.tables.map((table) => ({ ...table, players: table.players.map(other) })),
    rest: round.rest.map(other),
    winners: new Map(),
  }
}

function won(round: HallRound, playerId: string, isWinner: boolean): HallRound {
  // Of three the last one waits.
  const table = round.tables.find(({ players }) => players.slice(0, 2).includes(playerId))
  if (!table || table.basket !== null) return round
  const winners = new Map(round.winners)
  if (isWinner) winners.set(table.number, playerId)
  else if (winners.get(table.number) === playerId) winners.delete(table.number)
  return { ...round, winners }
}

/** Which pairs have met. */
export function metIn(rounds: readonly Pick<TableDraft, 'tables'>[]): ReadonlySet<string> {
  return new Set(rounds.flatMap(({ tables }) => tables.flatMap(pairsAt)))
}

/** By player. */
export function restsIn(rounds: readonly TableDraft[]): ReadonlyMap<string, number> {
  return counts(rounds.flatMap(({ rest }) => rest))
}

export function basketsIn(rounds: readonly TableDraft[]): ReadonlyMap<string, number> {
  const isBasket = ({ basket }: HallTable) => basket !== null
  return counts(rounds.flatMap(({ tables }) => tables.filter(isBasket).flatMap(({ players }) => players)))
}

function counts(ids: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1)
  return found
}
