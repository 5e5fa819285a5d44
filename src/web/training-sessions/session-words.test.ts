import { expect, test } from 'vitest'
import type { Presence, Reply } from '../../domain/attendance.ts'
import { sessionPhase } from '../../domain/training-session.ts'
import {
  attendanceWords,
  expectedWords,
  hallWords,
  leftWords,
  offersRoll,
  replyWords,
} from './coach-session-words.ts'
import { noParticipantsWords, noProgrammeWords } from './empty-words.ts'
import { sessionName } from './session-words.ts'

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

test('The hall is offered from an hour before its session, and again where it was closed by mistake.', () => {
  const startsAt = '2026-11-22T17:00:00.000Z'
  const at = (minutes: number) => new Date(Date.parse(startsAt) + minutes * 60_000)
  const words = (more: object, ...minutes: number[]) =>
    minutes.map((minute) => hallWords({ startsAt, duration: '1h', ...more }, at(minute)))
  const [open, back] = ['Ouvrir la salle', 'Revenir en salle']
  expect(words({}, -61, -60, 0, 1, 149, 150)).toEqual([null, open, open, back, back, null])
  expect(words({ begunAt: at(-20).toISOString() }, -20)).toEqual([back])
  for (const end of [30, 100])
    expect(words({ endsAt: at(end).toISOString() }, end + 1, 149, 150)).toEqual([back, back, null])
  expect(words({ cancelledAt: startsAt }, 1)).toEqual([null])
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

test.each<[coming: number, notComing: number, invited: number, words: string | null]>([
  [5, 0, 6, '5 sur 6 viennent'],
  [6, 0, 6, '6 sur 6 viennent'],
  [5, 1, 6, '5 sur 6 viennent · 1 ne vient pas'],
  [1, 2, 6, '1 sur 6 vient · 2 ne viennent pas'],
  [1, 0, 1, '1 sur 1 vient'],
  [0, 1, 6, '1 ne vient pas'],
  [0, 2, 6, '2 ne viennent pas'],
  [0, 2, 2, 'Personne ne vient'],
  [0, 0, 6, 'Aucune réponse'],
  [0, 0, 0, null],
])('Of those who are invited: %i come, %i do not, of %i', (coming, notComing, invited, words) => {
  expect(replyWords({ coming, notComing }, invited)).toBe(words)
})

test('A card says how many are invited, once.', () => {
  const card = (...replies: (Reply | null)[]) =>
    expectedWords(replies.map((reply, index) => ({ id: String(index), name: 'Inès Morel', reply })))
  expect(card('coming', 'coming', null, 'not_coming')).toBe('2 sur 4 viennent · 1 ne vient pas')
  expect(card('not_coming', null)).toBe('2 joueurs · 1 ne vient pas')
  expect(card('not_coming', 'not_coming')).toBe('2 joueurs · personne ne vient')
  expect(card(null, null)).toBe('2 joueurs · aucune réponse')
  expect(card()).toBe('0 joueur')
})

test('What a write keeps of its session says nothing of who takes part, and of what they said.', () => {
  const tuesday = { title: 'Services courts', date: '2026-11-24', time: '18:00' }
  const feedback = { zoe: { playerId: 'zoe', comment: 'Trop long' } }
  expect(sessionName({ ...tuesday, players: players('present'), feedback } as typeof tuesday)).toEqual(
    tuesday,
  )
})
