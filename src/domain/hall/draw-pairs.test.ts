import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPairs, type Pairing } from './draw-pairs.ts'
import { climbed, rotated, seatedInOrder } from './next-round.ts'
import { apartAt, keptApart } from './pairs-apart.ts'
import { pairKey, pairsAt, type TableDraft } from './table-round.ts'

const people = (count: number) => Array.from({ length: count }, (_, index) => `p${String(index + 10)}`)
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const none = {
  apart: new Set<string>(),
  met: new Set<string>(),
  recent: new Map(),
  rests: new Map(),
  baskets: new Map(),
}
function pairing(ids: readonly string[], tables: number, more: Partial<Pairing> = {}): Pairing {
  const players = ids.map((id, index) => ({ id, level: 1 + (index % 10) }))
  return { seed: 'evening 1', players, tableNumbers: numbers(tables), helper: null, ...none, ...more }
}
const everybody = ({ tables, rest }: TableDraft) =>
  [...tables.flatMap(({ players }) => players), ...rest].toSorted()
const pairsOf = ({ tables }: TableDraft) => tables.flatMap(pairsAt)

const anyPairing: fc.Arbitrary<Pairing> = fc
  .record({
    count: fc.integer({ min: 0, max: 17 }),
    tables: fc.integer({ min: 0, max: 9 }),
    levels: fc.array(fc.integer({ min: 4, max: 40 }), { minLength: 17, maxLength: 17 }),
    seed: fc.string(),
    helper: fc.constantFrom(null, 'marc'),
    met: fc.array(fc.tuple(fc.nat(16), fc.nat(16)), { maxLength: 30 }),
    recent: fc.array(fc.tuple(fc.nat(16), fc.nat(16)), { maxLength: 30 }),
  })
  .map(({ count, tables, levels, seed, helper, met, recent }) => {
    const ids = people(17)
    const keys = (pairs: readonly (readonly [number, number])[]) =>
      pairs.filter(([a, b]) => a !== b).map(([a, b]) => pairKey(ids[a]!, ids[b]!))
    return {
      ...none,
      seed,
      helper,
      players: ids.slice(0, count).map((id, index) => ({ id, level: levels[index]! / 4 })),
      tableNumbers: numbers(tables),
      met: new Set(keys(met)),
      recent: new Map(keys(recent).map((key) => [key, 1])),
    }
  })

test('Everybody who is there stands once, at no more tables than there are, and none is too full.', () => {
  fc.assert(
    fc.property(anyPairing, (given) => {
      const draft = drawPairs(given)
      expect(everybody(draft)).toEqual(given.players.map(({ id }) => id).toSorted())
      expect(draft.tables.map(({ number }) => number)).toEqual(
        given.tableNumbers.slice(0, draft.tables.length),
      )
      for (const { players, basket } of draft.tables.slice(0, -1)) {
        expect([players.length, basket]).toEqual([2, null])
      }
      expect(draft.tables.at(-1)?.players.length ?? 2).toBeLessThanOrEqual(given.helper === null ? 3 : 4)
      // Nobody rests while there is room.
      const { length } = given.players
      const isRoom = length > 1 && length <= 2 * given.tableNumbers.length
      expect(isRoom && draft.rest.length > 0).toBe(false)
    }),
  )
})

test('Two devices come to the same tables, in whatever order they know the players.', () => {
  fc.assert(
    fc.property(anyPairing, (given) => {
      expect(drawPairs({ ...given, players: given.players.toReversed() })).toEqual(drawPairs(given))
    }),
  )
})

/** Whether they can be paired so that nobody meets again: every way is tried. */
function canBeApart(ids: readonly string[], met: ReadonlySet<string>): boolean {
  const [first, ...others] = ids
  if (first === undefined) return true
  return others.some(
    (other) =>
      !met.has(pairKey(first, other)) &&
      canBeApart(
        others.filter((id) => id !== other),
        met,
      ),
  )
}

test('Nobody meets twice in an evening as long as any pairs are left.', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }).map((half) => people(2 * half)),
      fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 24 }),
      (ids, meetings) => {
        const known = meetings.filter(([a, b]) => a !== b && a < ids.length && b < ids.length)
        const met = new Set(known.map(([a, b]) => pairKey(ids[a]!, ids[b]!)))
        const again = pairsOf(drawPairs(pairing(ids, 4, { met }))).filter((pair) => met.has(pair))
        expect(again.length > 0 && canBeApart(ids, met)).toBe(false)
      },
    ),
  )
})

const somePairs = (count: number) =>
  fc
    .array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 12 })
    .map((pairs) => pairs.filter(([a, b]) => a !== b))
    .map((pairs) => new Set(pairs.map(([a, b]) => pairKey(people(count)[a]!, people(count)[b]!))))

test('Whoever is « à séparer » shares no table, whatever else there is: everybody stands once, or rests.', () => {
  fc.assert(
    fc.property(anyPairing, somePairs(17), (given, apart) => {
      const draft = drawPairs({ ...given, apart })
      expect(everybody(draft)).toEqual(given.players.map(({ id }) => id).toSorted())
      expect(draft.tables.flatMap((table) => apartAt(table, apart))).toEqual([])
      expect(draft.tables.length).toBeLessThanOrEqual(given.tableNumbers.length)
      expect(draft.tables.every(({ players, basket }) => players.length > 1 || basket !== null)).toBe(true)
      const turned = { ...given, apart, players: given.players.toReversed() }
      expect(drawPairs(turned)).toEqual(draft)
      // « Montante », and what an exchange by hand left.
      const ladder = seatedInOrder(people(given.players.length), given.tableNumbers)
      const parted = keptApart(ladder, apart)
      expect(everybody(parted)).toEqual(everybody(ladder))
      expect(parted.tables.flatMap((table) => apartAt(table, apart))).toEqual([])
      expect(keptApart(parted, apart)).toEqual(parted)
    }),
  )
})

test('Nobody rests for being kept apart where everybody can play, though then pairs may come again.', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }).map((half) => people(2 * half)),
      somePairs(8),
      somePairs(8),
      (ids, apart, met) => {
        const draft = drawPairs(pairing(ids, 4, { apart, met }))
        const fits = canBeApart(ids, apart)
        expect(fits ? draft.rest : []).toEqual([])
        const again = pairsOf(draft).filter((pair) => met.has(pair))
        expect(again.length > 0 && canBeApart(ids, new Set([...apart, ...met]))).toBe(false)
      },
    ),
  )
})

test('An evening of fourteen: eight rounds without a pair twice; of thirteen, nobody rests twice before all have.', () => {
  const met = new Set<string>()
  for (let round = 1; round <= 8; round++) {
    const draft = drawPairs(pairing(people(14), 7, { seed: `evening ${round}`, met: new Set(met) }))
    for (const pair of pairsOf(draft)) {
      expect(met).not.toContain(pair)
      met.add(pair)
    }
  }
  const rests = new Map<string, number>()
  for (let round = 1; round <= 4; round++) {
    const draft = drawPairs(pairing(people(13), 5, { seed: `evening ${round}`, rests: new Map(rests) }))
    expect(draft.rest).toHaveLength(2)
    for (const id of draft.rest) rests.set(id, (rests.get(id) ?? 0) + 1)
  }
  expect([...rests.values()]).toEqual(Array.from({ length: 8 }, () => 1))
})

test('Whose levels are near play each other, and those who met lately are told apart where that costs less.', () => {
  const level = (id: string, value: number) => ({ id, level: value })
  const players = [level('a', 8), level('b', 8), level('c', 3), level('d', 3)]
  expect(drawPairs({ ...pairing([], 2), players }).tables.map(({ players: at }) => at)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  const near = [level('a', 5), level('b', 5), level('c', 4.5), level('d', 4.5)]
  const recent = new Map([['a b', 1]])
  expect(pairsOf(drawPairs({ ...pairing([], 2), players: near, recent }))).not.toContain('a b')
})

test('An odd number is a trio at the last table, or the basket where another coach is there.', () => {
  const trio = drawPairs(pairing(people(7), 6))
  expect(trio.tables.map(({ players, basket }) => [players.length, basket])).toEqual([
    [2, null],
    [2, null],
    [3, null],
  ])
  const basket = drawPairs(pairing(people(13), 6, { helper: 'marc' }))
  expect(basket.tables.at(-1)).toMatchObject({ number: 6, basket: 'marc' })
  expect(basket.tables.at(-1)!.players).toHaveLength(3)
  expect(drawPairs(pairing(people(8), 3, { helper: 'marc' })).tables.at(-1)!.players).toHaveLength(4)
  expect(drawPairs(pairing(people(1), 3))).toEqual({ mode: 'pairs', tables: [], rest: ['p10'] })
})

test('« Rotation » moves those right of the net one table on, without a pair twice.', () => {
  const first = drawPairs(pairing(people(6), 3))
  const second = rotated(first, new Set(pairsOf(first)))!
  expect(second.tables.map(({ players }) => players[0])).toEqual(
    first.tables.map(({ players }) => players[0]),
  )
  expect(second.tables.map(({ players }) => players[1])).toEqual(
    [2, 0, 1].map((from) => first.tables[from]!.players[1]),
  )
  fc.assert(
    fc.property(anyPairing, (given) => {
      const draft = drawPairs(given)
      const met = new Set([...given.met, ...pairsOf(draft)])
      const next = rotated(draft, met)
      if (!next) return
      expect(everybody(next)).toEqual(everybody(draft))
      expect(pairsOf(next).filter((pair) => met.has(pair))).toEqual([])
    }),
  )
})

test('« Montante »: the winner climbs, the loser descends, where both tables have a winner.', () => {
  const round = seatedInOrder(people(6), numbers(3))
  const players = people(6)
  const climb = (...winners: [number, string][]) =>
    climbed({
      round,
      winners: new Map(winners),
      players,
      tableNumbers: numbers(3),
      rests: new Map(),
    }).tables.map((table) => table.players.join(' '))
  expect(climb([1, 'p11'], [2, 'p12'], [3, 'p15'])).toEqual(['p12 p11', 'p10 p15', 'p14 p13'])
  // The second table plays on: nothing crosses its boundaries.
  expect(climb([1, 'p11'], [3, 'p15'])).toEqual(['p10 p11', 'p12 p13', 'p14 p15'])
  expect(climb()).toEqual(['p10 p11', 'p12 p13', 'p14 p15'])
})

test('In a trio the third replaces the loser; who rests comes in, and who comes late joins at the last table.', () => {
  const trio = seatedInOrder(people(5), numbers(2))
  const rests = new Map<string, number>()
  const climb = (round: TableDraft, winners: [number, string][], players: string[], tables = 2) =>
    climbed({ round, winners: new Map(winners), players, tableNumbers: numbers(tables), rests })
  expect(climb(trio, [[2, 'p12']], people(5)).tables[1]!.players).toEqual(['p12', 'p14', 'p13'])
  expect(
    climb(
      trio,
      [
        [1, 'p10'],
        [2, 'p12'],
      ],
      people(5),
    ).tables.map(({ players }) => players),
  ).toEqual([
    ['p10', 'p12'],
    ['p11', 'p14', 'p13'],
  ])
  expect(climb(trio, [], people(6), 3).tables.map(({ players }) => players)).toEqual([
    ['p10', 'p11'],
    ['p12', 'p13'],
    ['p14', 'p15'],
  ])
  const full = seatedInOrder(people(6), numbers(2))
  expect(full.rest).toEqual(['p15'])
  const next = climb(full, [], people(6))
  expect([next.tables.flatMap(({ players }) => players).includes('p15'), next.rest.length]).toEqual([true, 1])
})

test('Whatever is won, everybody stands once at the tables that there are.', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 15 }),
      fc.integer({ min: 0, max: 8 }),
      fc.array(fc.constantFrom(0, 1, null), { minLength: 8, maxLength: 8 }),
      fc.integer({ min: 0, max: 16 }),
      (count, tables, wins, now) => {
        const round = seatedInOrder(people(count), numbers(tables))
        const winners = new Map(
          round.tables.flatMap(({ number, players }, index) => {
            const win = wins[index] ?? null
            return win === null ? [] : [[number, players[win]!] as const]
          }),
        )
        const players = people(now)
        const next = climbed({ round, winners, players, tableNumbers: numbers(tables), rests: new Map() })
        expect(everybody(next)).toEqual(players)
        expect(next.tables.length).toBeLessThanOrEqual(tables)
      },
    ),
  )
})
