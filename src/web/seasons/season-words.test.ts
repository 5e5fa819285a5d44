import { expect, test } from 'vitest'
import { outcomeWords, playersWords } from './season-words.ts'

test('Who goes on, leaves and is archived is said, and nothing of what is nobody.', () => {
  expect(outcomeWords({ continuing: 21, leaving: 4, archived: 1 })).toBe(
    '21 continuent, 4 quittent le club, 1 archivé',
  )
  expect(outcomeWords({ continuing: 1, leaving: 1, archived: 2 })).toBe(
    '1 continue, 1 quitte le club, 2 archivés',
  )
  expect(outcomeWords({ continuing: 0, leaving: 0, archived: 0 })).toBe('0 continue')
})

test('Players are counted at the start and at the end, as far as anybody knows.', () => {
  const figures = {
    playersSeen: 0,
    erasedSeen: false,
    sessions: 0,
    minutes: 0,
    present: 0,
    absent: 0,
    techniques: 0,
  }
  const opened = { at: '2026-07-02T18:40:00.000Z', by: null, continuing: 21, leaving: 4, archived: 2 }
  const season = { ...figures, startsOn: '2026-07-01', opened, playersAtEnd: 27 }
  expect(playersWords(season, true)).toBe('21 joueurs au début, 27 aujourd’hui.')
  expect(playersWords(season, false)).toBe('21 joueurs au début, 27 à la fin.')
  expect(playersWords({ ...season, opened: null }, false)).toBe('27 joueurs à la fin.')
  expect(playersWords({ ...season, playersAtEnd: null }, false)).toBe('21 joueurs au début.')
  expect(playersWords({ ...season, opened: null, playersAtEnd: null }, false)).toBeNull()
})
