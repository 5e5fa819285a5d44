import { type HallTable, pairKey, type TableDraft } from './table-round.ts'

/** « À séparer »: pairs of players who never share a table, by `pairKey`. */
export type PairsApart = ReadonlySet<string>

/** Pairs « à séparer » that share a table; at the basket, too. */
export function apartAt({ players }: Pick<HallTable, 'players'>, apart: PairsApart): readonly string[] {
  return players
    .flatMap((a, index) => players.slice(index + 1).map((b) => pairKey(a, b)))
    .filter((key) => apart.has(key))
}

/**
 * The same tables, where nobody shares one with whom they are kept apart from: they change places with somebody at the nearest
 * table, or else rest.
 */
export function keptApart(draft: TableDraft, apart: PairsApart): TableDraft {
  const quarrels = (players: readonly string[]) => apartAt({ players }, apart)
  const seats = draft.tables.map(({ players }) => [...players])
  const rest = [...draft.rest]

  function exchange(from: string[]): boolean {
    const index = seats.indexOf(from)
    const nearest = seats
      .filter((each) => each !== from)
      .toSorted((a, b) => Math.abs(seats.indexOf(a) - index) - Math.abs(seats.indexOf(b) - index))
    for (const other of [...nearest, rest]) {
      const before = quarrels(other).length
      // Whoever stands first stays, where that is possible.
      for (let seat = from.length - 1; seat >= 0; seat--) {
        for (let place = 0; place < other.length; place++) {
          swap(from, seat, other, place)
          const isBetter = other === rest || quarrels(other).length <= before
          if (isBetter && quarrels(from).length === 0) return true
          swap(from, seat, other, place)
        }
      }
    }
    return false
  }

  for (const from of seats) {
    for (let pair = quarrels(from)[0]; pair; pair = quarrels(from)[0]) {
      if (exchange(from)) break
      const leaving = pair.split(' ')
      rest.push(
        ...from.splice(
          from.findLastIndex((id) => leaving.includes(id)),
          1,
        ),
      )
    }
  }
  const tables = draft.tables.map((table, index) => ({ ...table, players: seats[index]! }))
  // Nobody plays alone, but at the basket.
  const isPlaying = ({ players, basket }: HallTable) => players.length > (basket === null ? 1 : 0)
  const alone = tables.filter((table) => !isPlaying(table)).flatMap(({ players }) => players)
  return { ...draft, tables: tables.filter(isPlaying), rest: [...rest, ...alone] }
}

function swap(first: string[], a: number, second: string[], b: number): void {
  ;[first[a], second[b]] = [second[b]!, first[a]!]
}
