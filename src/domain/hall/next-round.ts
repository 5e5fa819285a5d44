import type { HallTable, TableDraft } from './table-round.ts'
import { pairsAt, tableSizes } from './table-round.ts'

/**
 * « Rotation »: those right of the net move one table on, and whoever waits in a trio with them; two where somebody would
 * meet again, or is kept apart. Null where that leaves nothing: then pairs are drawn.
 */
export function rotated({ tables, rest }: TableDraft, excluded: ReadonlySet<string>): TableDraft | null {
  const playing = tables.filter(({ basket }) => basket === null)
  const movers = [
    ...playing.map(({ players }) => players[1]!),
    ...playing.flatMap(({ players }) => players.slice(2)),
  ]
  for (let steps = 1; steps < movers.length; steps++) {
    const after = movers.map((_, index) => movers[(index - steps + movers.length) % movers.length]!)
    const seat = (table: HallTable): HallTable => {
      const index = playing.indexOf(table)
      if (index === -1) return table
      const third = table.players.length > 2 ? [after.at(-1)!] : []
      return { ...table, players: [table.players[0]!, after[index]!, ...third] }
    }
    const moved = tables.map(seat)
    if (moved.flatMap(pairsAt).every((pair) => !excluded.has(pair)))
      return { mode: 'pairs', tables: moved, rest }
  }
  return null
}

/** The same places for « Montante »; at the first table stand those who come first. */
export function seatedInOrder(players: readonly string[], tableNumbers: readonly number[]): TableDraft {
  const { pairs, shared, rest } = tableSizes(players.length, tableNumbers.length, false)
  const sizes = [...Array.from({ length: pairs }, () => 2), ...(shared > 0 ? [shared] : [])]
  let from = 0
  const tables = sizes.map((size, index): HallTable => {
    const at = players.slice(from, from + size)
    from += size
    return { number: tableNumbers[index]!, players: at, basket: null }
  })
  return { mode: 'ladder', tables, rest: players.slice(players.length - rest) }
}

interface Ladder {
  readonly round: TableDraft
  /** By table number, who won; only those who play, not whoever waits. */
  readonly winners: ReadonlyMap<number, string>
  /** Who is there now: who came late joins at the last table, who left is gone. */
  readonly players: readonly string[]
  readonly tableNumbers: readonly number[]
  readonly rests: ReadonlyMap<string, number>
}

/** « Montante »: where both have a winner, the winner of a table and the loser of the one above change places. */
export function climbed({ round, winners, players, tableNumbers, rests }: Ladder): TableDraft {
  const tables = round.tables.map(({ number, players: seats }) => ({ number, seats: [...seats] }))
  const winnerOf = (index: number) => winners.get(tables[index]?.number ?? 0)
  const exchanges = tables.flatMap((table, index) => {
    const [loser, winner] = [loserOf(table.seats, winnerOf(index)), winnerOf(index + 1)]
    return loser && winner ? [{ index, loser, winner }] : []
  })
  // In a trio whoever waits replaces the loser.
  for (const [index, { seats }] of tables.entries()) {
    const loser = loserOf(seats, winnerOf(index))
    if (loser && seats[2]) [seats[seats.indexOf(loser)], seats[2]] = [seats[2], loser]
  }
  for (const { index, loser, winner } of exchanges) {
    const [above, below] = [tables[index]!.seats, tables[index + 1]!.seats]
    above[above.indexOf(loser)] = winner
    below[below.indexOf(winner)] = loser
  }
  const seated = tables.flatMap(({ seats }) => seats).filter((id) => players.includes(id))
  const waiting = round.rest.filter((id) => players.includes(id))
  const late = players.filter((id) => !seated.includes(id) && !waiting.includes(id))
  const entering = [...waiting, ...late]
  const { rest } = tableSizes(players.length, tableNumbers.length, false)
  const leaving = seated
    .toReversed()
    .toSorted((a, b) => (rests.get(a) ?? 0) - (rests.get(b) ?? 0))
    .slice(0, rest)
  const staying = seated.filter((id) => !leaving.includes(id))
  return seatedInOrder([...staying, ...entering, ...leaving], tableNumbers)
}

function loserOf(seats: readonly string[], winner: string | undefined): string | undefined {
  const [first, second] = seats
  if (!winner) return undefined
  return winner === first ? second : first
}
