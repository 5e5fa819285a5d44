import { expect, test } from 'vitest'
import type { Group } from '../../contract/groups.ts'
import { differences, draftOf, newDraft, toggled, writtenOf } from './group-draft.ts'

const group: Group = {
  id: 'g',
  name: 'Cadets',
  weekday: 2,
  time: '18:30',
  duration: '1h30',
  placeId: null,
  nextCompetition: null,
  theme: { subject: 'defense', month: '2026-12' },
  coachIds: ['lea'],
  playerIds: ['tom', 'ines'],
  version: 3,
}
const roster = { coaches: [{ id: 'lea' }], players: [{ id: 'ines' }] }

test('A draft is sent as it was read; whoever left the club meanwhile is not sent', () => {
  const { id, version, ...content } = group
  expect(id && version).toBe(3)
  expect(writtenOf(draftOf(group), roster)).toEqual({ ...content, playerIds: ['ines'] })
  expect(writtenOf(newDraft, roster)).toMatchObject({
    time: null,
    placeId: null,
    nextCompetition: null,
    theme: null,
  })
})

test('Ticking somebody and back leaves no change', () => {
  const draft = draftOf(group)
  const back = toggled(toggled(draft.playerIds, 'ines'), 'ines')
  expect(back).toEqual(draft.playerIds)
  expect(toggled(draft.playerIds, 'adam')).toEqual(['adam', 'ines', 'tom'])
})

test('What differs is named in the words of the form', () => {
  const draft = draftOf(group)
  expect(differences(draft, draft)).toEqual([])
  expect(differences(draft, { ...draft, name: 'Juniors', placeId: 'p', playerIds: [] })).toEqual([
    'nom',
    'lieu',
    'joueurs',
  ])
})
