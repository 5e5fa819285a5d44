import { expect, test } from 'vitest'
import type { Presence, Reply } from '../../domain/attendance.ts'
import { attendanceWords, offersRoll, replyWords, sessionName } from './session-words.ts'

function players(...presences: (Presence | null)[]) {
  return presences.map((presence, index) => ({ id: String(index), name: 'Inès Morel', presence }))
}

test('The roll is said once it was called, and only then.', () => {
  expect(attendanceWords(players('present', 'absent', 'present', 'excused'))).toBe('2 présents sur 4')
  expect(attendanceWords(players('present', 'absent'))).toBe('1 présent sur 2')
  expect(attendanceWords(players('absent'))).toBe('0 présent sur 1')
  expect(attendanceWords(players(null, null))).toBeNull()
  expect(attendanceWords([])).toBeNull()
})

test('The roll is offered from the day of its session on, also in a list that knows the session as one to come.', () => {
  const session = { date: '2026-11-22', players: players(null) }
  const offered = (today: string) => offersRoll(session, { past: false, today })
  expect(['2026-11-21', '2026-11-22', '2026-11-23', '2027-01-01'].map(offered)).toEqual([
    false,
    true,
    true,
    true,
  ])
  // The clock of a device may be slow.
  expect(offersRoll(session, { past: true, today: '2026-11-21' })).toBe(true)
  expect(offersRoll({ ...session, players: [] }, { past: true, today: '2026-11-23' })).toBe(false)
})

test('What players announced is counted, whoever said nothing left out.', () => {
  const answered = (...replies: (Reply | null)[]) =>
    replyWords(replies.map((reply, index) => ({ id: String(index), name: 'Inès Morel', reply })))
  expect(answered('coming', 'coming', null, 'not_coming')).toBe('2 viennent · 1 ne vient pas')
  expect(answered('coming', 'not_coming', 'not_coming')).toBe('1 vient · 2 ne viennent pas')
  expect(answered('coming')).toBe('1 vient')
  expect(answered(null, null)).toBeNull()
})

test('What a write keeps of its session says nothing of who takes part, and of what they said.', () => {
  const tuesday = { title: 'Services courts', date: '2026-11-24', time: '18:00' }
  const feedback = { zoe: { playerId: 'zoe', comment: 'Trop long' } }
  expect(sessionName({ ...tuesday, players: players('present'), feedback } as typeof tuesday)).toEqual(
    tuesday,
  )
})
