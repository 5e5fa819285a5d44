import * as v from 'valibot'
import { expect, test } from 'vitest'
import { create, type TrainingSession } from '../../contract/training-sessions.ts'
import { differences, draftInput, draftOf, liesInThePast, newDraft } from './session-draft.ts'

const session: TrainingSession = {
  id: '01990000-0000-7000-8000-000000000001',
  title: 'Contre-top et relance',
  description: 'Finir dans le coup.',
  date: '2026-12-03',
  time: '18:00',
  duration: '1h30',
  startsAt: '2026-12-03T17:00:00.000Z',
  version: 4,
  players: [
    { id: '01990000-0000-7000-8000-00000000000a', name: 'Inès Morel', presence: null },
    { id: '01990000-0000-7000-8000-00000000000b', name: 'Tom Girard', presence: null },
  ],
  exercises: [
    {
      id: '01990000-0000-7000-8000-0000000000e1',
      type: 'counter',
      technique: 'Contre Top CD',
      effect: 'Actif',
      duration: '15 min',
      description: 'Régularité en diagonale',
    },
  ],
  feedback: {},
  clubId: '01990000-0000-7000-8000-0000000000c1',
}

const leaId = '01990000-0000-7000-8000-0000000000a1'

test('A new session is today, at 18:00, for an hour, and empty.', () => {
  expect(newDraft('2026-11-24', 'lea')).toEqual({
    title: '',
    date: '2026-11-24',
    time: '18:00',
    duration: '1h',
    description: '',
    playerIds: [],
    programme: [],
    placeId: '',
    groupId: '',
    coachIds: ['lea'],
  })
})

test('A session read into the form and sent back is the same session.', () => {
  const input = draftInput(draftOf(session), session.id)
  expect(v.parse(create.input, input)).toEqual(input)
  expect(input).toMatchObject({ id: session.id, playerIds: session.players.map(({ id }) => id) })
  expect(input.exercises).toEqual(session.exercises)
})

test('A draft without a title is refused beside its field.', () => {
  const checked = v.safeParse(create.input, draftInput(newDraft('2026-11-24', leaId), session.id))
  expect(checked.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['title', 'Titre requis'],
  ])
})

test('Differences are said in the words of the form, in its order.', () => {
  const draft = draftOf(session)
  const other = { ...draft, time: '19:00', title: 'Relance', programme: [], playerIds: [] }
  expect(differences(draft, other)).toEqual(['titre', 'heure', 'participants', 'programme'])
})

test('The order in which players are told is no difference.', () => {
  const draft = draftOf(session)
  expect(differences(draft, draftOf({ ...session, players: session.players.toReversed() }))).toEqual([])
  expect(differences(draft, { ...draft, description: '' })).toEqual(['description'])
})

test('A draft lies in the past when its start is before the club’s current minute.', () => {
  const draft = draftOf(session)
  expect(liesInThePast(draft, '2026-12-03', '17:59')).toBe(false)
  expect(liesInThePast(draft, '2026-12-03', '18:00')).toBe(false)
  expect(liesInThePast(draft, '2026-12-03', '18:01')).toBe(true)
  expect(liesInThePast(draft, '2026-12-04', '08:00')).toBe(true)
  expect(liesInThePast({ ...draft, time: '' }, '2026-12-04', '08:00')).toBe(false)
})
