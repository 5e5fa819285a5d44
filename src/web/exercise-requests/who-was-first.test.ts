import { expect, test } from 'vitest'
import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import { whoWasFirst } from './who-was-first.ts'

const noFollowUp = { exerciseId: null, session: null, nextSession: null }
const seen: ExerciseRequest = {
  id: 'pioche',
  clubId: 'vaise',
  playerId: 'ines',
  playerName: 'Inès Morel',
  type: 'service',
  technique: 'Pioche',
  effect: 'Dévié',
  message: '',
  status: 'pending',
  statusBefore: null,
  createdAt: '2026-11-19T09:00:00.000Z',
  updatedAt: '2026-11-19T09:00:00.000Z',
  updatedBy: null,
  updatedByName: null,
  assignedTo: null,
  assignedToName: null,
  assignedAt: null,
  version: 1,
  followUp: noFollowUp,
}
const byMarc = (part: Partial<ExerciseRequest>): ExerciseRequest => ({
  ...seen,
  version: 2,
  updatedBy: 'marc',
  updatedByName: 'Marc Delorme',
  ...part,
})

test('The second of two coaches reads who was first, and what they did.', () => {
  const sentences = [
    byMarc({ status: 'in_progress', assignedTo: 'marc' }),
    byMarc({ status: 'approved' }),
    byMarc({ status: 'rejected' }),
    byMarc({ status: 'archived' }),
  ].map((current) => whoWasFirst(current, 'lea', seen))
  expect(sentences).toEqual([
    'Marc Delorme a déjà pris cette demande en charge.',
    'Marc Delorme a déjà approuvé cette demande.',
    'Marc Delorme a déjà refusé cette demande.',
    'Marc Delorme a déjà archivé cette demande.',
  ])
})

test('What was taken back reads as that.', () => {
  const refused = { ...seen, status: 'rejected' } as const
  expect(whoWasFirst(byMarc({ status: 'in_progress', assignedTo: 'lea' }), 'lea', refused)).toBe(
    'Marc Delorme a remis cette demande en cours.',
  )
  expect(whoWasFirst(byMarc({}), 'lea', refused)).toBe('Marc Delorme a remis cette demande en attente.')
})

test('Where the status is the same, it is told where the exercise was added.', () => {
  const approved = { ...seen, status: 'approved' } as const
  const session = { id: 'tuesday', title: 'Services courts', date: '2026-11-24', time: '18:00' }
  const added = (followUp: Partial<NonNullable<ExerciseRequest['followUp']>>) =>
    whoWasFirst(byMarc({ status: 'approved', followUp: { ...noFollowUp, ...followUp } }), 'lea', approved)
  expect(added({ exerciseId: 'new' })).toBe('Marc Delorme a déjà ajouté cet exercice à la bibliothèque.')
  expect(added({ session })).toBe('Marc Delorme a déjà ajouté cet exercice à la prochaine séance.')
  expect(added({})).toBe('Marc Delorme a modifié cette demande entre-temps.')
})

test('Who only added the exercise has not approved it, however little is known of what was before.', () => {
  const added = byMarc({ status: 'approved', version: 3, followUp: { ...noFollowUp, exerciseId: 'new' } })
  for (const before of [undefined, seen, { ...seen, status: 'rejected' } as const])
    expect(whoWasFirst(added, 'lea', before)).toBe(
      'Marc Delorme a déjà ajouté cet exercice à la bibliothèque.',
    )
  const session = { id: 'tuesday', title: 'Services courts', date: '2026-11-24', time: '18:00' }
  const twice = { ...added, version: 4, followUp: { ...noFollowUp, exerciseId: 'new', session } }
  expect(whoWasFirst(twice, 'lea', seen)).toBe('Marc Delorme a déjà ajouté cet exercice.')
})

test('What comes back from the archive was not approved or taken charge of again.', () => {
  const archived = { ...seen, status: 'archived' } as const
  for (const current of [
    byMarc({ status: 'approved' }),
    byMarc({ status: 'in_progress', assignedTo: 'marc' }),
  ])
    expect(whoWasFirst(current, 'lea', archived)).toBe('Marc Delorme a rétabli cette demande.')
})

test('One’s other device, and a coach whose account is gone, are told as such.', () => {
  const refused = byMarc({ status: 'rejected' })
  expect(whoWasFirst(refused, 'marc', seen)).toBe(
    'Vous avez déjà refusé cette demande sur un autre appareil.',
  )
  expect(whoWasFirst({ ...refused, updatedBy: null, updatedByName: null }, 'lea')).toBe(
    'Un entraineur a déjà refusé cette demande.',
  )
})
