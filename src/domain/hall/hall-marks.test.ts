import { expect, test } from 'vitest'
import type { TechniqueStatus } from '../technique-catalogue.ts'
import { hallBlocks } from './hall-blocks.ts'
import type { HallEvent, HallMark } from './hall-event.ts'
import { marksOf, proposalsOf, seenIn, techniquesOf } from './hall-marks.ts'

function noted(minute: number, playerId: string, mark: HallMark | null, by = 'lea'): HallEvent {
  const at = new Date(Date.UTC(2026, 10, 24, 17, minute)).toISOString()
  return { id: `${minute} ${playerId}`, at, by, type: 'mark', playerId, techniqueId: 'initiative-1', mark }
}

test('A mark is as it was noted last, in whatever order it comes; a second press takes it back.', () => {
  const events = [
    noted(1, 'ines', 'working'),
    noted(2, 'ines', 'done', 'marc'),
    noted(3, 'tom', 'working'),
    noted(4, 'tom', null),
  ]
  const marks = [{ playerId: 'ines', techniqueId: 'initiative-1', mark: 'done' }]
  expect(marksOf(events)).toEqual(marks)
  expect(marksOf([...events.toReversed(), ...events])).toEqual(marks)
})

test('What is declined is proposed no more, and was seen all the same; what is taken back was not.', () => {
  const done = noted(1, 'ines', 'done')
  const declined = { ...noted(2, 'ines', null), declined: true } as HallEvent
  expect(marksOf([done, declined])).toEqual([])
  expect(seenIn([declined, done])).toMatchObject({ mark: 'done', at: done.at, by: 'lea' })
  expect(seenIn([done, noted(2, 'ines', null)])).toBeNull()
  expect(seenIn([done, noted(2, 'ines', 'working', 'marc')])).toMatchObject({ mark: 'working', by: 'marc' })
})

test('« en cours », and a first « réussi », propose « En progression »; « Maîtrisé » is proposed once it is proven.', () => {
  const was: Record<string, TechniqueStatus> = {
    ines: 'in_progress',
    tom: 'not_evaluated',
    lina: 'mastered',
    hugo: 'mastered',
    zoe: 'not_evaluated',
    jade: 'in_progress',
  }
  const marks = marksOf([
    noted(1, 'ines', 'done'),
    noted(2, 'tom', 'working'),
    noted(3, 'lina', 'working'),
    noted(4, 'hugo', 'done'),
    noted(5, 'zoe', 'done'),
    noted(6, 'jade', 'done'),
  ])
  const standingOf = ({ playerId }: { playerId: string }) => ({
    status: was[playerId]!,
    isProven: playerId === 'ines',
  })
  expect(
    proposalsOf(marks, standingOf).map(({ playerId, status, lowers }) => [playerId, status, lowers]),
  ).toEqual([
    ['ines', 'mastered', false],
    ['tom', 'in_progress', false],
    ['lina', 'in_progress', true],
    ['zoe', 'in_progress', false],
  ])
})

test('What can be marked is what the blocks practise, each technique once.', () => {
  const entry = (id: string, technique: string, effect: string, type: 'service' | 'initiative') => {
    return { id, type, technique, effect, duration: '15 min' as const, description: '' }
  }
  const exercises = [
    entry('a', 'Marteau', 'Coupé', 'service'),
    entry('b', 'Top Spin CD', 'Rapide', 'initiative'),
    entry('c', 'Top Spin CD', 'Lent', 'initiative'),
  ]
  const names = techniquesOf(hallBlocks({ id: 's', exercises })).map(({ name }) => name)
  expect(names).toEqual(['Marteau', 'Coupé', 'Top Spin CD'])
  expect(techniquesOf(hallBlocks({ id: 's', exercises: [] }))).toEqual([])
})
