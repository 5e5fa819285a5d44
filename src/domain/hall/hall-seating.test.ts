import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HallAction, HallEvent } from './hall-event.ts'
import { basketsIn, metIn, restsIn, seatingOf } from './hall-seating.ts'
import type { HallTable } from './table-round.ts'

const begin = Date.parse('2026-11-24T17:00:00.000Z')
function event(minutes: number, action: HallAction, id = `${minutes} ${action.type}`): HallEvent {
  return { id, at: new Date(begin + minutes * 60_000).toISOString(), by: 'lea', ...action }
}
const table = (number: number, ...players: string[]): HallTable => ({ number, players, basket: null })
const tables = [table(1, 'a', 'b'), table(2, 'c', 'd', 'e')]
const round = (minutes: number, after: string | null, id: string) =>
  event(minutes, { type: 'round', mode: 'ladder', tables, rest: ['f'], after }, id)
const seats = (events: readonly HallEvent[]) =>
  seatingOf(events)
    .rounds.at(-1)
    ?.tables.map(({ players }) => players.join(' '))

test('Two coaches who press begin one round.', () => {
  const events = [round(0, null, 'one'), round(1, null, 'other'), round(10, 'one', 'two')]
  expect(seatingOf(events).rounds.map(({ id }) => id)).toEqual(['one', 'two'])
})

test('Two change places, also with whoever rests; a stranger does not come in, nor is a round changed that is over.', () => {
  const exchange = (players: [string, string], to = 'one', minutes = 1) =>
    event(minutes, { type: 'exchange', round: to, players })
  expect(seats([round(0, null, 'one'), exchange(['a', 'c'])])).toEqual(['c b', 'a d e'])
  const rested = seatingOf([round(0, null, 'one'), exchange(['a', 'f'])]).rounds[0]!
  expect([rested.tables[0]!.players, rested.rest]).toEqual([['f', 'b'], ['a']])
  expect(seats([round(0, null, 'one'), exchange(['a', 'zoe'])])).toEqual(['a b', 'c d e'])
  expect(seats([round(0, null, 'one'), round(1, 'one', 'two'), exchange(['a', 'c'], 'one', 2)])).toEqual([
    'a b',
    'c d e',
  ])
})

test('Who won is marked and taken back; whoever waits in a trio cannot win.', () => {
  const win = (minutes: number, playerId: string, won = true) =>
    event(minutes, { type: 'winner', round: 'one', playerId, won })
  const winners = (...events: HallEvent[]) => [
    ...seatingOf([round(0, null, 'one'), ...events]).rounds[0]!.winners,
  ]
  expect(winners(win(1, 'a'), win(2, 'b'), win(3, 'd'))).toEqual([
    [1, 'b'],
    [2, 'd'],
  ])
  expect(winners(win(1, 'a'), win(2, 'a', false), win(3, 'e'))).toEqual([])
})

test('« Annuler la ronde » restores the one before, with its winners; what was taken back has not met.', () => {
  const win = event(1, { type: 'winner', round: 'one', playerId: 'a', won: true })
  const back = event(3, { type: 'revert', round: 'two' })
  const seating = seatingOf([
    round(0, null, 'one'),
    win,
    round(2, 'one', 'two'),
    back,
    { ...back, id: 'again' },
  ])
  expect(seating.rounds.map(({ id, winners }) => [id, [...winners]])).toEqual([['one', [[1, 'a']]]])
  expect(seating.begun).toBe(2)
  expect(seatingOf([round(0, null, 'one'), event(1, { type: 'revert', round: 'one' })]).rounds).toEqual([])
})

test('A table that cannot be used is left out until it can.', () => {
  const table3 = (minutes: number, usable: boolean) => event(minutes, { type: 'table', number: 3, usable })
  expect([...seatingOf([table3(1, false)]).unusable]).toEqual([3])
  expect([...seatingOf([table3(1, false), table3(2, true)]).unusable]).toEqual([])
})

test('Who has met, rested and stood at the basket follows from the rounds.', () => {
  const basket: HallTable = { number: 2, players: ['c', 'd', 'e'], basket: 'marc' }
  const rounds = [
    { mode: 'pairs' as const, tables, rest: ['f'] },
    { mode: 'pairs' as const, tables: [tables[0]!, basket], rest: ['f'] },
  ]
  expect([...metIn(rounds)]).toEqual(['a b', 'c d', 'c e', 'd e'])
  expect(restsIn(rounds).get('f')).toBe(2)
  expect([...basketsIn(rounds).keys()]).toEqual(['c', 'd', 'e'])
})

const anyEvent: fc.Arbitrary<HallEvent> = fc
  .record({
    minutes: fc.integer({ min: 0, max: 20 }),
    id: fc.constantFrom('one', 'two', 'three'),
    after: fc.constantFrom(null, 'one', 'two'),
    players: fc.tuple(fc.constantFrom('a', 'b', 'f'), fc.constantFrom('c', 'd', 'e')),
    type: fc.constantFrom('round', 'exchange', 'winner', 'revert', 'table'),
    flag: fc.boolean(),
  })
  .map(({ minutes, id, after, players, type, flag }) => {
    if (type === 'round') return round(minutes, after, `${id} ${minutes}`)
    const to = `${id} ${minutes - (minutes % 5)}`
    const name = JSON.stringify([minutes, type, id, players, flag])
    if (type === 'exchange') return event(minutes, { type, round: to, players }, name)
    if (type === 'winner') return event(minutes, { type, round: to, playerId: players[0], won: flag }, name)
    if (type === 'revert') return event(minutes, { type, round: to }, name)
    return event(minutes, { type: 'table', number: 2, usable: flag }, name)
  })

test('Any order and repetition of the events of two devices is one seating, in which everybody stands once.', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (events, ranks) => {
      // One id is one event.
      const known = [...new Map(events.map((each) => [each.id, each])).values()]
      const again = [...known, ...known.slice(0, 5)]
        .map((each) => ({ each, rank: ranks.next().value as number }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ each }) => each)
      expect(seatingOf(again)).toEqual(seatingOf(known))
      for (const { tables: at, rest } of seatingOf(known).rounds) {
        const everybody = [...at.flatMap(({ players }) => players), ...rest]
        expect(everybody.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
      }
    }),
  )
})
