import { beforeAll, expect, test } from 'vitest'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import * as hall from '../../contract/hall.ts'
import * as pairsApart from '../../contract/pairs-apart.ts'
import { ownDataPaths } from '../../contract/own-data.ts'
import { pairKey } from '../../domain/hall/table-round.ts'

const { keepApart } = pairsApart
const { show } = hall
const context = await createTestContext()
let club: Club
let lea: TestAccount
let ines: TestAccount
let tom: TestAccount
let session: string

beforeAll(async () => {
  club = await createClub(context)
  lea = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Petit' })
  tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
  session = await plannedSession(context, { clubId: club.id, inDays: 0, players: {} })
})

const say = (apart: boolean, players = [ines, tom] as [TestAccount, TestAccount]) =>
  lea.call(keepApart, { playerIds: [players[0].id, players[1].id], apart })
const pairs = async () => (await lea.call(show, { id: session })).apart

test('Two players are kept apart, in whichever order and however often a coach says so, until one says no longer', async () => {
  await say(true)
  await say(true, [tom, ines])
  expect(await pairs()).toEqual([pairKey(ines.id, tom.id)])
  await say(false, [tom, ines])
  await say(false)
  expect(await pairs()).toEqual([])
})

test('They are two, and players of the club', async () => {
  expect(await wrongFields(say(true, [ines, ines]))).toEqual({ playerIds: 'Choisissez deux joueurs' })
  expect(await refusal(say(true, [ines, lea]))).toBe('not-a-club-player')
})

test('A player’s own data say that it is so, and since when, and neither with whom nor by whom', async () => {
  await say(true)
  const answer = await context.app.request(ownDataPaths.json, { headers: { Cookie: ines.cookie } })
  const text = await answer.text()
  const { data } = JSON.parse(text) as { data: Record<string, unknown> }
  expect(data['tables-separees']).toEqual([
    { club: 'Ping Club de Vaise', setAt: context.now().toISOString() },
  ])
  expect([text.includes('Tom'), text.includes(tom.id)]).toEqual([false, false])
})

test('It goes with whoever leaves the club', async () => {
  await say(true)
  await tom.call(clubs.leave, {})
  expect(await pairs()).toEqual([])
})
