import { expect, test } from 'vitest'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { latestOfEach, repeatedDraft } from './repeated-session.ts'

const u13 = { id: 'u13', name: 'U13' }
const leisure = { id: 'leisure', name: 'Loisir' }

const tuesday: TrainingSession = {
  id: 'tuesday',
  clubId: 'vaise',
  title: 'Services courts',
  description: 'À deux par table.',
  date: '2026-11-17',
  time: '18:00',
  duration: '1h30',
  startsAt: '2026-11-17T17:00:00.000Z',
  version: 3,
  players: [
    { id: 'ines', name: 'Inès Morel', presence: 'present', reply: 'coming' },
    { id: 'tom', name: 'Tom Petit', presence: 'absent', reply: null },
  ],
  exercises: [
    { id: 'x', type: 'service', technique: 'Marteau', effect: 'Coupé', duration: '15 min', description: '' },
  ],
  blocks: [{ id: 'b', title: 'Échauffement', duration: '10 min', position: 0 }],
  feedback: {
    ines: {
      playerId: 'ines',
      playerName: 'Inès',
      rating: 'positive',
      comment: 'Bien',
      createdAt: '2026-11-17T19:00:00Z',
    },
  },
  place: { id: 'salle', name: 'Salle Vaise', tables: 6 },
  group: u13,
  coaches: [{ id: 'lea', name: 'Léa Martin' }],
}
const today = '2026-11-24'
const everybody = new Set(['ines', 'tom', 'lea'])

test('All that was planned is there again, with exercises of its own, and nothing that happened.', () => {
  const draft = repeatedDraft(tuesday, { today, planned: [], memberIds: everybody })
  expect(draft).toMatchObject({
    title: 'Services courts',
    description: 'À deux par table.',
    time: '18:00',
    duration: '1h30',
    placeId: 'salle',
    groupId: 'u13',
    coachIds: ['lea'],
    playerIds: ['ines', 'tom'],
  })
  expect(draft.programme).toMatchObject([{ title: 'Échauffement' }, { technique: 'Marteau' }])
  expect(draft.programme.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['x']))
  expect(draft.programme.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['b']))
  expect(JSON.stringify(draft)).not.toMatch(/present|coming|Bien/)
})

test.each([
  ['today itself, if it is that weekday', [], '2026-11-24'],
  ['a week later where the group has something', [{ ...tuesday, id: 'a', date: '2026-11-24' }], '2026-12-01'],
  [
    'today where only another group has something',
    [{ ...tuesday, id: 'a', date: '2026-11-24', group: leisure }],
    '2026-11-24',
  ],
])('Its date is %s.', (_, planned, date) => {
  expect(repeatedDraft(tuesday, { today, planned, memberIds: everybody }).date).toBe(date)
})

test('Without groups, a session with one of the same players takes the day.', () => {
  const alone = { ...tuesday, group: null }
  const planned = [
    { ...alone, id: 'a', date: '2026-11-24', players: tuesday.players.slice(0, 1) },
    { ...alone, id: 'b', date: '2026-12-01', players: [{ id: 'zoe', name: 'Zoé' }] },
  ]
  expect(repeatedDraft(alone, { today, planned, memberIds: everybody }).date).toBe('2026-12-01')
})

test('Whoever has left the club is not invited again; where nobody knows who is in it, everybody is.', () => {
  const planned: TrainingSession[] = []
  const draft = repeatedDraft(tuesday, { today, planned, memberIds: new Set(['ines']) })
  expect(draft).toMatchObject({ playerIds: ['ines'], coachIds: [] })
  expect(repeatedDraft(tuesday, { today, planned, memberIds: null }).playerIds).toEqual(['ines', 'tom'])
})

test('Of each group the latest is offered.', () => {
  const ofGroup = (id: string, group: TrainingSession['group']) => ({ ...tuesday, id, group })
  const past = [
    ofGroup('1', u13),
    ofGroup('2', leisure),
    ofGroup('3', u13),
    ofGroup('4', null),
    ofGroup('5', null),
  ]
  expect(latestOfEach(past).map(({ id }) => id)).toEqual(['1', '2', '4'])
})
