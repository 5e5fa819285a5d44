import { drawPairs, type PairingPlayer } from './draw-pairs.ts'
import { basketsIn, type HallSeating, metIn, restsIn } from './hall-seating.ts'
import { climbed, rotated, seatedInOrder } from './next-round.ts'
import { apartAt, keptApart, type PairsApart } from './pairs-apart.ts'
import type { TableDraft } from './table-round.ts'

/** What the next round follows from: the events, who is there, and what was read of the club. */
export interface TablesEvening {
  readonly sessionId: string
  readonly seating: HallSeating
  /** Who is there now, in any order. */
  readonly players: readonly PairingPlayer[]
  /** How many tables there are; null where nobody has said. */
  readonly tables: number | null
  /** Another coach, who can feed balls. */
  readonly helper: string | null
  readonly recent: ReadonlyMap<string, number>
  /** « À séparer ». */
  readonly apart: PairsApart
}

/** Where nobody has said how many there are: as many as everybody needs. */
export function tableNumbers({ tables, players, seating }: TablesEvening): readonly number[] {
  const count = tables ?? Math.ceil(players.length / 2)
  return Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => !seating.unusable.has(number),
  )
}

/** « Former les paires », « Autres paires ». */
export function newPairs(evening: TablesEvening): TableDraft {
  const { seating, sessionId, players, helper, recent, apart } = evening
  const { rounds, begun } = seating
  return drawPairs({
    seed: `${sessionId} ${begun + 1}`,
    tableNumbers: tableNumbers(evening),
    players,
    helper,
    recent,
    apart,
    met: metIn(rounds),
    rests: restsIn(rounds),
    baskets: basketsIn(rounds),
  })
}

/** « Montante » begins where everybody stands; without a round the strongest stand at the first table. */
export function firstLadder(evening: TablesEvening): TableDraft {
  const byLevel = evening.players.toSorted((a, b) => b.level - a.level || (a.id < b.id ? -1 : 1))
  const stood = standing(evening.seating.rounds.at(-1))
  const rank = ({ id }: PairingPlayer) => (stood.includes(id) ? stood.indexOf(id) : stood.length)
  const players = byLevel.toSorted((a, b) => rank(a) - rank(b)).map(({ id }) => id)
  return keptApart(seatedInOrder(players, tableNumbers(evening)), evening.apart)
}

/** « Rotation ». Who came late joins, and a table that cannot be used is left. */
export function nextTables(evening: TablesEvening): TableDraft {
  const { rounds } = evening.seating
  const round = rounds.at(-1)
  if (!round) return newPairs(evening)
  const numbers = tableNumbers(evening)
  const players = evening.players.map(({ id }) => id).toSorted()
  if (round.mode === 'ladder') {
    const rests = restsIn(rounds)
    const next = climbed({ round, winners: round.winners, players, tableNumbers: numbers, rests })
    return keptApart(next, evening.apart)
  }
  const stays =
    standing(round).toSorted().join() === players.join() &&
    round.rest.length === 0 &&
    round.tables.every(({ number }) => numbers.includes(number))
  const { apart } = evening
  const next = stays && rotated(round, new Set([...metIn(rounds), ...apart]))
  // Whoever stands at the basket stays there.
  return next && next.tables.every((table) => apartAt(table, apart).length === 0) ? next : newPairs(evening)
}

function standing(round: TableDraft | undefined): readonly string[] {
  return round ? [...round.tables.flatMap(({ players }) => players), ...round.rest] : []
}
