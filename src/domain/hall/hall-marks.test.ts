import { expect, test } from 'vitest'
import type { TechniqueStatus } from '../technique-catalogue.ts'
import { hallBlocks } from './hall-blocks.ts'
import type { HallEvent, HallMark } from './hall-event.ts'
import { marksOf, proposalsOf, techniquesOf } from './hall-marks.ts'

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

test('« réussi » proposes « Maîtrisé », « en cours » « En progression »; what is so already is not proposed.', () => {
  const was: Record<string, TechniqueStatus> = {
    ines: 'in_progress',
    tom: 'not_evaluated',
    lina: 'mastered',
    hugo: 'mastered',
  }
  const marks = marksOf([
    noted(1, 'ines', 'done'),
    noted(2, 'tom', 'working'),
    noted(3, 'lina', 'working'),
    noted(4, 'hugo', 'done'),
  ])
  const proposals = proposalsOf(marks, ({ playerId }) => was[playerId]!)
  expect(proposals.map(({ playerId, status, lowers }) => [playerId, status, lowers])).toEqual([
    ['ines', 'mastered', false],
    ['tom', 'in_progress', false],
    ['lina', 'in_progress', true],
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
