import { expect, test } from 'vitest'
import type { HallEvent } from './hall-event.ts'
import { asPlayers, guestsOf, linksOf } from './hall-guests.ts'
import { metIn, seatingOf } from './hall-seating.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 24, 17, 0, seconds)).toISOString()
const head = (id: string, seconds: number) => ({ id, at: at(seconds), by: 'lea' })
const kenza = (present: boolean, seconds: number): HallEvent => ({
  ...head(`kenza ${String(seconds)}`, seconds),
  type: 'guest',
  guestId: 'guest',
  firstName: 'Kenza',
  present,
})
const link = (playerId: string | null, seconds: number): HallEvent => ({
  ...head(`link ${String(seconds)}`, seconds),
  type: 'link',
  guestId: 'guest',
  playerId,
})
const round = (players: string[], rest: string[]): HallEvent => ({
  ...head('round', 3),
  type: 'round',
  mode: 'pairs',
  after: null,
  tables: [{ number: 1, players, basket: null }],
  rest,
})
const linked = (events: readonly HallEvent[]) => asPlayers(events, linksOf(events))

test('A guest is as noted last, and none any more once it is known which player they are.', () => {
  const events = [kenza(false, 2), kenza(true, 1)]
  expect(guestsOf(events)).toEqual([{ id: 'guest', firstName: 'Kenza', present: false }])
  expect(guestsOf(linked([...events, link('zoe', 4)]))).toEqual([])
  // What a device noted without network, and sends afterwards.
  expect(guestsOf(linked([link('zoe', 4), kenza(true, 9)]))).toEqual([])
})

test('Of two coaches who say who it is, the first is believed, on every device.', () => {
  const both = [link('zoe', 5), link('ines', 4)]
  expect(linksOf(both).get('guest')).toBe('ines')
  expect(linksOf(both.toReversed())).toEqual(linksOf(both))
  expect(linksOf([link(null, 4)]).get('guest')).toBeNull()
})

test('At the tables the player stands where the guest stood: who met, changed places and won is theirs.', () => {
  const events: HallEvent[] = [
    round(['guest', 'tom'], ['zoe2']),
    { ...head('win', 4), type: 'winner', round: 'round', playerId: 'guest', won: true },
    link('zoe', 6),
  ]
  const [seated] = seatingOf(linked(events)).rounds
  expect(seated?.tables[0]?.players).toEqual(['zoe', 'tom'])
  expect(seated?.winners.get(1)).toBe('zoe')
  expect(metIn([seated!])).toEqual(new Set(['tom zoe']))
  const exchange: HallEvent = {
    ...head('x', 5),
    type: 'exchange',
    round: 'round',
    players: ['guest', 'zoe2'],
  }
  expect(seatingOf(linked([...events, exchange])).rounds[0]?.rest).toEqual(['zoe'])
})

test('Nobody stands twice: where the player was there too, the guest keeps the seat of nobody.', () => {
  const [seated] = seatingOf(linked([round(['guest', 'zoe'], []), link('zoe', 6)])).rounds
  expect(seated?.tables[0]?.players).toEqual(['guest', 'zoe'])
  const [erased] = seatingOf(linked([round(['guest', 'tom'], []), link(null, 6)])).rounds
  expect(erased?.tables[0]?.players).toEqual(['guest', 'tom'])
})

test('Moves and winners concern whom the seats name: a guest who keeps the seat moves alone.', () => {
  const exchange: HallEvent = { ...head('x', 4), type: 'exchange', round: 'round', players: ['guest', 'ana'] }
  const winner: HallEvent = { ...head('w', 5), type: 'winner', round: 'round', playerId: 'guest', won: true }
  const there = [round(['guest', 'tom', 'zoe'], ['ana']), link('zoe', 6)]
  expect(seatingOf(linked([...there, exchange])).rounds[0]).toMatchObject({
    tables: [{ players: ['ana', 'tom', 'zoe'] }],
    rest: ['guest'],
  })
  expect(seatingOf(linked([...there, winner])).rounds[0]?.winners.get(1)).toBe('guest')
})

test('Of two guests who are the same player, the first of a round stands there as the player.', () => {
  const links = new Map([
    ['guest', 'zoe'],
    ['guest2', 'zoe'],
  ])
  const exchange: HallEvent = {
    ...head('x', 4),
    type: 'exchange',
    round: 'round',
    players: ['guest2', 'ana'],
  }
  const events = [round(['guest', 'tom', 'guest2'], ['ana']), exchange]
  expect(seatingOf(asPlayers(events, links)).rounds[0]).toMatchObject({
    tables: [{ players: ['zoe', 'tom', 'ana'] }],
    rest: ['guest2'],
  })
})
