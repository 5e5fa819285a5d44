import { expect, test } from 'vitest'
import type { HallEvent } from './hall-event.ts'
import { metIn, seatingOf } from './hall-seating.ts'
import { firstLadder, newPairs, nextTables, tableNumbers, type TablesEvening } from './next-tables.ts'
import { apartAt } from './pairs-apart.ts'
import { pairKey, type TableDraft } from './table-round.ts'

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index + 10}`, level: 5 }))

/** A device that presses, and notes what comes of it. */
function device(count: number, more: Partial<TablesEvening> = {}) {
  const events: HallEvent[] = []
  let players = people(count)
  const evening = (): TablesEvening => {
    const seating = seatingOf(events)
    const told = { tables: 7, helper: null, recent: new Map(), apart: new Set<string>(), ...more }
    return { sessionId: 'tuesday', players, ...told, seating }
  }
  const note = (event: object) => {
    const at = new Date(Date.UTC(2026, 10, 24, 17, events.length)).toISOString()
    events.push({ id: `e${events.length}`, at, by: 'lea', ...event } as HallEvent)
  }
  return {
    events,
    evening,
    note,
    arrive: () => (players = people(players.length + 1)),
    press(way: (evening: TablesEvening) => TableDraft) {
      note({ type: 'round', after: seatingOf(events).rounds.at(-1)?.id ?? null, ...way(evening()) })
      return seatingOf(events).rounds.at(-1)!
    },
  }
}
const seats = ({ tables, rest }: TableDraft) =>
  [...tables.flatMap(({ players }) => players), ...rest].toSorted()

test('Two devices without network come to the same evening from the same events and the same presses.', () => {
  const [one, other] = [device(13), device(13)]
  for (const way of [newPairs, nextTables, nextTables, newPairs, firstLadder, nextTables]) {
    expect(one.press(way)).toEqual(other.press(way))
  }
})

test('An evening of pairs and rotations has no pair twice; whoever comes late joins at the next round.', () => {
  const evening = device(13)
  let pairs = 0
  for (const way of [newPairs, nextTables, nextTables, newPairs, nextTables]) {
    evening.press(way)
    const met = metIn(seatingOf(evening.events).rounds)
    expect(met.size).toBe(pairs + 8)
    pairs = met.size
  }
  evening.arrive()
  expect(seats(evening.press(nextTables))).toHaveLength(14)
  expect(metIn(seatingOf(evening.events).rounds).size).toBe(pairs + 7)
})

test('« Autres paires » after « Annuler la ronde » are other ones: the seed counts what was begun.', () => {
  const evening = device(14)
  const first = evening.press(newPairs)
  evening.note({ type: 'revert', round: first.id })
  expect(evening.press(newPairs).tables).not.toEqual(first.tables)
})

test('A table that cannot be used is left at the next round; without a number there are enough for everybody.', () => {
  const evening = device(6, { tables: 3 })
  evening.press(newPairs)
  evening.note({ type: 'table', number: 2, usable: false })
  expect(evening.press(nextTables).tables.map(({ number }) => number)).toEqual([1, 3])
  expect(tableNumbers(device(7, { tables: null }).evening())).toEqual([1, 2, 3, 4])
})

test('« Montante » begins where everybody stands, and by level where nobody stands yet.', () => {
  const evening = device(6)
  const pairs = evening.press(newPairs)
  expect(evening.press(firstLadder).tables).toEqual(pairs.tables)
  const levels = [3, 9, 5, 7].map((level, index) => ({ id: `p${index}`, level }))
  expect(firstLadder(device(0, { players: levels }).evening()).tables[0]!.players).toEqual(['p1', 'p3'])
})

test('Two « à séparer » share no table in whatever follows, at the basket neither, and the coach who says it later is heard.', () => {
  const apart = new Set<string>()
  const basket = device(9, { tables: 4, helper: 'marc', apart })
  const first = basket.press(newPairs)
  const atBasket = first.tables.at(-1)!.players
  apart.add(pairKey(atBasket[0]!, atBasket[1]!))
  for (let turn = 0; turn < 4; turn++) {
    const { tables } = basket.press(nextTables)
    expect(tables.flatMap((table) => apartAt(table, apart))).toEqual([])
  }
  const ladder = device(7, { tables: 3, apart: new Set(['p10 p11', 'p14 p15', 'p15 p16']) })
  for (const way of [firstLadder, nextTables, nextTables, nextTables]) {
    const { id, tables, rest } = ladder.press(way)
    expect(tables.flatMap((table) => apartAt(table, ladder.evening().apart))).toEqual([])
    expect(rest).toEqual([])
    for (const { players } of tables) {
      ladder.note({ type: 'winner', round: id, playerId: players[1]!, won: true })
    }
  }
})
