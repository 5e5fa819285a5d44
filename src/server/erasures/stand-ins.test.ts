import { expect, test, vi } from 'vitest'
import { cookieOf, createTestContext } from '../../../test/support/context.ts'
import { eventStream, liveServer } from '../../../test/support/live.ts'
import { createClub, createMember } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import * as analysisRows from '../../contract/analysis-rows.ts'
import * as seasons from '../../contract/seasons.ts'
import * as statistics from '../../contract/statistics.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { announcing } from '../live/announce.ts'
import { eraseAccount } from './erase-account.ts'
import { deleteUnusedStandIns } from './stand-ins.ts'

const context = await createTestContext()
const live = await liveServer(context)
const erase = (id: string) => announcing(context.db, (tx) => eraseAccount(tx, id, context.now()))

function standInsOf(clubId: string) {
  return context.db
    .selectFrom('accounts')
    .select(['id', 'created_at as at'])
    .where('stand_in_of', '=', clubId)
    .execute()
}

test('Past sessions keep how many were there, without a name; what is still to come loses the person.', async () => {
  const club = await createClub(context)
  const [one, other, third] = [
    await createMember(context, club, 'player'),
    await createMember(context, club, 'player'),
    await createMember(context, club, 'player'),
  ]
  const together = await plannedSession(context, {
    clubId: club.id,
    inDays: -2,
    players: { [one.id]: 'present', [other.id]: 'absent', [third.id]: 'present' },
  })
  const alone = await plannedSession(context, { clubId: club.id, inDays: -1, players: { [other.id]: null } })
  const next = await plannedSession(context, {
    clubId: club.id,
    inDays: 1,
    players: { [one.id]: null, [third.id]: null },
  })
  await erase(one.id)
  await erase(other.id)
  await erase(one.id)

  const { sessions } = await club.coach.call(trainingSessions.list, { period: 'past', page: '1' })
  const named = (id: string) =>
    sessions
      .find((session) => session.id === id)!
      .players.map(({ name, presence }) => `${name}: ${presence ?? null}`)
      .toSorted()
  expect(named(together)).toEqual([
    'Camille Roux: present',
    'Compte supprimé: absent',
    'Compte supprimé: present',
  ])
  expect(named(alone)).toEqual(['Compte supprimé: null'])
  const left = await context.db
    .selectFrom('session_participants')
    .select('player_id')
    .where('session_id', '=', next)
    .execute()
  expect(left).toEqual([{ player_id: third.id }])
  // One a place, and of no date of the erasure: nobody reads from them which were one person.
  const standIns = await standInsOf(club.id)
  expect(standIns).toHaveLength(3)
  const starts = new Set(sessions.map(({ startsAt }) => startsAt))
  expect(standIns.map(({ at }) => at.toISOString()).every((at) => starts.has(at))).toBe(true)
  expect(context.errors).toEqual([])
})

test('The night deletes a stand-in whose place is gone.', async () => {
  const club = await createClub(context)
  const [erased, other] = [
    await createMember(context, club, 'player'),
    await createMember(context, club, 'player'),
  ]
  const players = { [erased.id]: null, [other.id]: null }
  await plannedSession(context, { clubId: club.id, inDays: -2, players })
  const deleted = await plannedSession(context, { clubId: club.id, inDays: -1, players })
  await erase(erased.id)
  await context.db.deleteFrom('training_sessions').where('id', '=', deleted).execute()
  expect(await standInsOf(club.id)).toHaveLength(2)
  await deleteUnusedStandIns(context.db)
  expect(await standInsOf(club.id)).toHaveLength(1)
})

test('A session that an erasure changes, past or to come, has a new version, and the coaches hear of it.', async () => {
  const club = await createClub(context)
  const [erased, other] = [
    await createMember(context, club, 'player'),
    await createMember(context, club, 'player'),
  ]
  const players = { [erased.id]: null, [other.id]: null }
  const past = await plannedSession(context, { clubId: club.id, inDays: -2, players })
  const next = await plannedSession(context, { clubId: club.id, inDays: 1, players })
  const without = await plannedSession(context, {
    clubId: club.id,
    inDays: -1,
    players: { [other.id]: null },
  })
  const versions = async () => {
    const rows = await context.db
      .selectFrom('training_sessions')
      .select(['id', 'version'])
      .where('club_id', '=', club.id)
      .execute()
    return new Map(rows.map(({ id, version }) => [id, version]))
  }
  const before = await versions()
  const stream = await eventStream(live, await cookieOf(context, club.coach.id))
  await erase(erased.id)
  await live.delivered()
  const after = await versions()
  const changed = [...after].filter(([id, version]) => version === before.get(id)! + 1).map(([id]) => id)
  expect(new Set(changed)).toEqual(new Set([past, next]))
  expect(after.get(without)).toBe(before.get(without))
  await vi.waitFor(() => {
    const heard = stream.heard.filter(({ data }) => data.topic === 'training-sessions')
    expect(new Set(heard.flatMap(({ data }) => data.ids))).toEqual(new Set([past, next]))
  })
  stream.close()
})

test('No list of figures by player has the account that stands for erased ones; the marks that make a figure have it.', async () => {
  const club = await createClub(context)
  const [erased, other] = [
    await createMember(context, club, 'player'),
    await createMember(context, club, 'player'),
  ]
  const players = { [erased.id]: 'present', [other.id]: 'present' } as const
  await plannedSession(context, { clubId: club.id, inDays: -2, players })
  await erase(erased.id)
  const { call } = club.coach
  const period = { period: 'weeks', page: '1' } as const
  const analysed = await call(analysisRows.listPlayers, period)
  expect(analysed.players.map(({ id, present }) => [id, present])).toEqual([[other.id, 1]])
  const { rows } = await call(statistics.listPlayers, period)
  expect(rows.map(({ playerId, present }) => [playerId, present])).toEqual([[other.id, 1]])
  const marks = await call(analysisRows.listPresences, period)
  expect(marks.present).toBe(2)
  expect(marks.rows.map(({ playerName }) => playerName).toSorted()).toEqual([
    'Camille Roux',
    'Compte supprimé',
  ])
  const { seasons: listed } = await call(seasons.list, {})
  expect(listed.map(({ present, playersSeen, erasedSeen }) => [present, playersSeen, erasedSeen])).toEqual([
    [2, 1, true],
  ])
})
