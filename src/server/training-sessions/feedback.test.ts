import { beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { held, commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Db } from '../database/connection.ts'

const { giveFeedback, remove, show } = trainingSessions
const opinion = { rating: 'positive' as const, comment: 'Bien' }
const context = await createTestContext()
let club: Club
let ines: TestAccount
let tom: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  ines = await createMember(context, club, 'player')
  tom = await createMember(context, club, 'player')
})

function sessionOfInes(inDays: number): Promise<string> {
  return plannedSession(context, { clubId: club.id, inDays, players: { [ines.id]: null } })
}

test('A participant says it once, after the session, on several lines if need be.', async () => {
  const id = await sessionOfInes(-1)
  const { feedback } = await ines.call(giveFeedback, { id, rating: 'positive', comment: ' Super !\nMerci. ' })
  const mine = { playerId: ines.id, rating: 'positive', comment: 'Super !\nMerci.' }
  expect(feedback).toMatchObject({ [ines.id]: mine })
  expect(await refusal(ines.call(giveFeedback, { id, rating: 'negative', comment: 'En fait non.' }))).toBe(
    'feedback-already-given',
  )
  expect(await club.coach.call(show, { id })).toMatchObject({ feedback })
})

test('Said on several devices at the same instant, it is kept once.', async () => {
  const id = await sessionOfInes(-1)
  const say = () => ines.call(giveFeedback, { id, ...opinion })
  expect(await commitOnceBlocked(context, held(club.id), () => [say(), say(), say()])).toEqual([
    'feedback-already-given',
    'feedback-already-given',
    'ok',
  ])
  expect(Object.keys((await club.coach.call(show, { id })).feedback)).toEqual([ines.id])
})

test('A session that starts this very instant is not past yet; a moment later it is.', async () => {
  const id = await sessionOfInes(0)
  const start = context.clock.now
  expect(await refusal(ines.call(giveFeedback, { id, ...opinion }))).toBe('session-not-past')
  context.clock.now = new Date(start.getTime() + 1)
  expect(await refusal(ines.call(giveFeedback, { id, ...opinion }))).toBeNull()
  context.clock.now = start
})

test('Not from a coach, from outside, or on what was deleted.', async () => {
  const id = await sessionOfInes(-1)
  const neighbour = await createMember(context, await createClub(context, 'Voisins'), 'player')
  expect(await refusal(club.coach.call(giveFeedback, { id, ...opinion }))).toBe('player-only')
  expect(await refusal(tom.call(giveFeedback, { id, ...opinion }))).toBe('not-found')
  expect(await refusal(neighbour.call(giveFeedback, { id, ...opinion }))).toBe('not-found')
  await club.coach.call(remove, { id, version: 1 })
  expect(await refusal(ines.call(giveFeedback, { id, ...opinion }))).toBe('not-found')
})

test.each([
  ['no comment', { comment: ' \n ' }, { comment: 'Commentaire requis' }],
  ['a comment too long', { comment: 'x'.repeat(2001) }, { comment: '2000 caractères au maximum' }],
  ['a NUL', { comment: 'a\0b' }, { comment: 'Caractère interdit' }],
  ['neither up nor down', { rating: 'meh' as 'positive' }, { rating: 'Choisissez un avis' }],
])('%s: refused beside its field.', async (_, wrong, fields) => {
  const id = await sessionOfInes(-1)
  expect(await wrongFields(ines.call(giveFeedback, { id, ...opinion, ...wrong }))).toEqual(fields)
})

test('A coach who postpones the session at that moment is waited for.', async () => {
  const id = await sessionOfInes(-1)
  const tomorrow = new Date(context.clock.now.getTime() + 24 * 3600 * 1000)
  const postpone = (tx: Db) =>
    tx.updateTable('training_sessions').set({ starts_at: tomorrow }).where('id', '=', id).execute()
  expect(
    await commitOnceBlocked(context, postpone, () => [ines.call(giveFeedback, { id, ...opinion })]),
  ).toEqual(['session-not-past'])
})
