import { expect, test } from 'vitest'
import type { Presence, Reply } from '../../domain/attendance.ts'
import { sessionPhase } from '../../domain/training-session.ts'
import {
  attendanceWords,
  leftWords,
  noParticipantsWords,
  noProgrammeWords,
  offersRoll,
  replyWords,
  sessionName,
} from './session-words.ts'

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

test('The roll is offered from an hour before its session on, also in a list that knows the session as one to come.', () => {
  const startsAt = '2026-11-22T17:00:00.000Z'
  const at = (minutes: number) => new Date(Date.parse(startsAt) + minutes * 60_000)
  const session = { startsAt, players: players(null) }
  const offered = (minutes: number) => offersRoll(session, { now: at(minutes) })
  expect([-24 * 60, -61, -60, 0, 60, 60 * 24 * 90].map(offered)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
  ])
  // The clock of a device may be slow.
  expect(offersRoll(session, { past: true, now: at(-70) })).toBe(true)
})

test('A session that is over does not say « pas encore ».', () => {
  const session = { startsAt: '2026-11-22T17:00:00.000Z', duration: '1h' } as const
  const said = (minutes: number) => {
    const phase = sessionPhase(session, new Date(Date.parse(session.startsAt) + minutes * 60_000))
    return [noProgrammeWords(phase), noParticipantsWords(phase)]
  }
  for (const minutes of [-60, 0, 89]) for (const words of said(minutes)) expect(words).toContain('pas encore')
  expect(said(91)).toEqual([
    'Cette séance n’avait pas de programme.',
    'Cette séance n’a eu aucun participant.',
  ])
})

test('Without participants the roll is offered as long as somebody may be added.', () => {
  const startsAt = '2026-11-22T17:00:00.000Z'
  const offered = (days: number) =>
    offersRoll({ startsAt, players: [] }, { now: new Date(Date.parse(startsAt) + days * 24 * 3600_000) })
  expect([-1, 0, 7, 7.1].map(offered)).toEqual([false, true, true, false])
})

test('Whoever has left the club is named.', () => {
  const left = (...names: string[]) => leftWords(names.map((name) => ({ id: name, name })))
  expect(left('Tom Girard')).toBe('Tom Girard a quitté le club')
  expect(left('Inès Morel', 'Tom Girard', 'Zoé Perrin')).toBe(
    'Inès Morel, Tom Girard et Zoé Perrin ont quitté le club',
  )
  expect([left(), leftWords(undefined)]).toEqual([null, null])
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
