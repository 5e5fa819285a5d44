import { expect, test } from 'vitest'
import * as v from 'valibot'
import { type Profile, update } from '../../contract/profiles.ts'
import { differences, draftOf, inputOf } from './profile-draft.ts'

const profile: Profile = {
  id: '019ab0f4-0000-7000-8000-000000000001',
  role: 'player',
  clubId: null,
  active: true,
  createdAt: '2026-05-20T10:00:00.000Z',
  updatedAt: '2026-05-20T10:00:00.000Z',
  firstName: 'Inès',
  lastName: 'Morel',
  email: 'ines.morel@pingvaise.example',
  playingStyle: 'initiative',
  preferredHand: null,
  forehandRubber: null,
  backhandRubber: 'long-pips',
  playerType: 'competitif',
  goals: 'Placer mon service marteau court.',
  ranking: 612,
  version: 4,
  statistics: {
    totalSessions: 12,
    totalHours: 18.5,
    level: 'Intermédiaire',
    joinDate: '2026-05-20T10:00:00.000Z',
    lastActive: '2026-11-24T10:00:00.000Z',
  },
  club: null,
}

test('Unchanged fields are sent unchanged.', () => {
  expect(inputOf(draftOf(profile), profile.version)).toEqual({
    firstName: 'Inès',
    lastName: 'Morel',
    playingStyle: 'initiative',
    preferredHand: null,
    forehandRubber: null,
    backhandRubber: 'long-pips',
    playerType: 'competitif',
    goals: 'Placer mon service marteau court.',
    ranking: 612,
    version: 4,
  })
})

test.each([
  ['', null],
  [' ', null],
  ['1345', 1345],
  ['1 345', 1345],
  ['1\u202F345', 1345],
])('A ranking typed « %s » is %s.', (typed, ranking) => {
  expect(inputOf({ ...draftOf(profile), ranking: typed }, 4).ranking).toBe(ranking)
})

test.each(['douze cents', '12,5', '-600', '1e3'])(
  '« %s » is no ranking, and the contract says so.',
  (typed) => {
    const checked = v.safeParse(update.input, inputOf({ ...draftOf(profile), ranking: typed }, 4))
    expect(checked.issues?.map(({ message }) => message)).toEqual(['Classement invalide'])
  },
)

test('What another device changed is named by the form’s labels.', () => {
  const mine = draftOf(profile)
  expect(differences(mine, { ...mine, preferredHand: 'left', goals: '' })).toEqual([
    'main préférée',
    'objectifs',
  ])
})
