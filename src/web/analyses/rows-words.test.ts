import { describe, expect, test } from 'vitest'
import { daysInWords, presenceNote, rollInWords } from './rows-words.ts'

const paris = 'Europe/Paris'
const silent = { lateAt: null, reply: null, absenceReason: null }

describe('The days of a figure', () => {
  const today = '2026-11-24'
  test.each([
    ['2026-11-10', '2026-11-10', 'mardi 10 novembre'],
    ['2026-11-09', '2026-11-15', 'semaine du 9 novembre'],
    // The week is not over.
    ['2026-11-23', '2026-11-24', 'semaine du 23 novembre'],
    ['2026-09-01', '2026-11-24', 'du 1er septembre au 24 novembre'],
    ['2025-07-01', '2026-06-30', 'du 1er juillet 2025 au 30 juin'],
  ])('%s to %s are « %s »', (from, to, words) => {
    expect(daysInWords({ from, to }, today).replace(/\s/g, ' ')).toBe(words.replace(/\s/g, ' '))
  })
})

describe('Beside a mark', () => {
  test.each([
    [{ ...silent, presence: 'present' as const }, null],
    [{ ...silent, presence: 'present' as const, lateAt: '2026-11-10T17:15:00.000Z' }, 'en retard, 18:15'],
    [{ ...silent, presence: 'absent' as const }, 'sans prévenir'],
    [{ ...silent, presence: 'absent' as const, reply: 'coming' as const }, 'avait dit oui'],
    [{ ...silent, presence: 'excused' as const }, null],
    [{ ...silent, presence: 'excused' as const, reply: 'not_coming' as const }, 'avait prévenu'],
    [
      {
        ...silent,
        presence: 'excused' as const,
        reply: 'not_coming' as const,
        absenceReason: 'unavailable' as const,
      },
      'empêché',
    ],
    // An answer of the release before does not know.
    [{ presence: 'absent' as const }, null],
  ])('of %o stands %s', (row, note) => {
    expect(presenceNote(row, paris)).toBe(note)
  })
})

describe('A roll', () => {
  const row = {
    ...silent,
    sessionId: 's',
    title: 'U13',
    date: '2026-11-10',
    playerId: 'p',
    playerName: 'Adam Benali',
    presence: 'present' as const,
  }
  const marked = (markedBy: string | null, markedAt: string | null) => ({ ...row, markedBy, markedAt })

  test('was called by whoever made its marks, from the first one on', () => {
    expect(
      rollInWords(
        [
          marked('Léa Martin', '2026-11-10T17:05:00.000Z'),
          marked('Marc Petit', '2026-11-10T17:04:00.000Z'),
          marked(null, null),
        ],
        paris,
      ),
    ).toBe('appel fait par Léa Martin et Marc Petit, 18:04')
  })

  test('has its day where that was another one, and no name where nobody can say', () => {
    expect(rollInWords([marked('Léa Martin', '2026-11-12T08:10:00.000Z')], paris)).toBe(
      'appel fait par Léa Martin, 12 novembre, 09:10',
    )
    expect(rollInWords([marked(null, '2026-11-10T17:05:00.000Z')], paris)).toBe('appel fait à 18:05')
    expect(rollInWords([marked(null, null)], paris)).toBeNull()
  })
})
