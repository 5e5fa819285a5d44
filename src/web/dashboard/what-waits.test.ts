import { expect, test } from 'vitest'
import type { ClubPage } from '../../contract/clubs.ts'
import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { whatWaits } from './what-waits.ts'

const now = new Date('2026-11-24T17:00:00Z')
const hourMs = 3600_000

function session(hours: number, part: Partial<TrainingSession> = {}): TrainingSession {
  const startsAt = new Date(now.getTime() + hours * hourMs).toISOString()
  return {
    id: `in ${hours} hours`,
    clubId: 'vaise',
    title: 'Services',
    description: '',
    date: startsAt.slice(0, 10),
    time: startsAt.slice(11, 16),
    duration: '1h',
    startsAt,
    version: 1,
    players: [],
    exercises: [],
    feedback: {},
    ...part,
  }
}

const ines = { id: 'ines', name: 'Inès Morel' }
const tom = { id: 'tom', name: 'Tom Girard' }
const block = {
  id: 'block',
  type: 'service',
  technique: 'Marteau',
  effect: 'Coupé',
  duration: '15 min',
  description: '',
} as const

const coach = { rank: 'coach' } as const
const assistant = { rank: 'assistant' } as const
const nothing = { past: [], upcoming: [], requests: undefined, club: undefined }
const kinds = (known: Partial<Parameters<typeof whatWaits>[0]>) =>
  whatWaits({ ...nothing, ...known }, coach, now).map(({ kind }) => kind)

test('Nothing waits where nothing is known.', () => {
  expect(kinds({ past: undefined, upcoming: undefined })).toEqual([])
})

test('A roll waits once its session is over, for seven days, as long as nobody is marked.', () => {
  const players = [{ ...ines, presence: null }]
  expect(kinds({ past: [session(-1.2, { players })] })).toEqual([])
  expect(kinds({ past: [session(-1.6, { players })] })).toEqual(['roll'])
  expect(kinds({ past: [session(-7 * 24 - 1, { players })] })).toEqual([])
  expect(kinds({ past: [session(-5, { players: [{ ...ines, presence: 'present' }] })] })).toEqual([])
  expect(kinds({ past: [session(-5)] })).toEqual([])
  const two = [session(-5, { players }), session(-48, { players })]
  expect(whatWaits({ ...nothing, past: two }, coach, now)).toMatchObject([
    { count: 2, session: { id: 'in -5 hours' } },
  ])
})

test('What waits stands in the order in which it is to be done; for an assistant without what only coaches do.', () => {
  const waiting = [{ firstName: 'Nadia', lastName: 'Ferrand' }]
  const pending = { status: 'pending', createdAt: '2026-11-20T12:00:00Z' } as ExerciseRequest
  const known = {
    past: [session(-5, { players: [ines] })],
    upcoming: [session(3, { players: [ines, { ...tom, reply: 'coming' }] })],
    requests: { open: { pending: 1, in_progress: 2 }, requests: [pending] },
    club: { administration: { waiting } } as unknown as ClubPage,
  }
  expect(whatWaits(known, coach, now)).toMatchObject([
    { kind: 'roll', count: 1 },
    { kind: 'arrivals', names: ['Nadia Ferrand'] },
    { kind: 'requests', count: 1, oldest: '2026-11-20T12:00:00Z' },
    { kind: 'programme', count: 1 },
    { kind: 'replies', session: { id: 'in 3 hours' } },
  ])
  expect(whatWaits(known, assistant, now).map(({ kind }) => kind)).toEqual(['roll', 'replies'])
})

test('The oldest of more requests than a page holds is not known.', () => {
  const requests = { open: { pending: 30, in_progress: 0 }, requests: [] }
  expect(whatWaits({ ...nothing, requests }, coach, now)).toMatchObject([{ count: 30, oldest: null }])
})

test('A programme is missed for a week, and replies for two days, of the next session alone.', () => {
  const players = [ines]
  expect(kinds({ upcoming: [session(6 * 24)] })).toEqual(['programme'])
  expect(kinds({ upcoming: [session(8 * 24)] })).toEqual([])
  expect(kinds({ upcoming: [session(3 * 24, { players, exercises: [block] })] })).toEqual([])
  const deviceless = session(3, { players: [{ ...ines, cannotReply: true }], exercises: [block] })
  expect(kinds({ upcoming: [session(3, { players, exercises: [block] })] })).toEqual(['replies'])
  expect(kinds({ upcoming: [deviceless] })).toEqual([])
  const answered = session(3, { players: [{ ...ines, reply: 'coming' }], exercises: [block] })
  expect(kinds({ upcoming: [answered, session(5, { players, exercises: [block] })] })).toEqual([])
})
