export const roundModes = ['pairs', 'ladder'] as const
/** « Paires » or « Montante ». */
export type RoundMode = (typeof roundModes)[number]

/** Who plays where. */
export interface TableDraft {
  readonly mode: RoundMode
  readonly tables: readonly HallTable[]
  /** « Repos ». */
  readonly rest: readonly string[]
}

export interface HallTable {
  readonly number: number
  /** Two; three where they take turns, of whom the last one waits; up to four at the basket. */
  readonly players: readonly string[]
  /** « Panier »: which coach feeds the balls; null where players play each other. */
  readonly basket: string | null
}

export const maxAtTable = 4

/** The same for both orders. */
export function pairKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`
}

/** Who plays whom at a table: of three everybody with everybody, at the basket nobody. */
export function pairsAt({ players, basket }: Pick<HallTable, 'players' | 'basket'>): readonly string[] {
  if (basket !== null) return []
  return players.flatMap((a, index) => players.slice(index + 1).map((b) => pairKey(a, b)))
}

/** How many of an odd or too large number of players share one table. */
export function tableSizes(players: number, tables: number, withBasket: boolean) {
  if (tables === 0 || players < 2) return { pairs: 0, shared: 0, rest: players }
  if (players % 2 === 0 && players <= 2 * tables) return { pairs: players / 2, shared: 0, rest: 0 }
  const shared = withBasket && players > 2 * tables + 1 ? 4 : 3
  const pairs = Math.min(tables - 1, Math.floor((players - shared) / 2))
  return { pairs, shared, rest: players - shared - 2 * pairs }
}
