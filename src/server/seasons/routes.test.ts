import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { evaluate } from '../../../test/club/evaluations.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { queuedMailsTo } from '../../../test/support/mails.ts'
import { outcomes, problemOf, refusal } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import * as seasons from '../../contract/seasons.ts'

const context = await createTestContext()
const start = context.clock.now
const startsOn = '2026-07-01'
let club: Club
let lea: TestAccount
let ines: TestAccount
let tom: TestAccount

beforeEach(async () => {
  // A Tuesday.
  context.clock.now = new Date('2026-11-24T17:00:00Z')
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context, 'TT Saison')
  lea = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
  return () => {
    context.clock.now = start
  }
})

const open = (part: { leaving?: string[]; archived?: string[]; startsOn?: string } = {}) =>
  lea.call(seasons.open, { startsOn, leaving: [], archived: [], ...part })

test('A season is opened: most go on, some leave, some are archived, and each is told.', async () => {
  const alma = await createMember(context, club, 'player', { firstName: 'Alma', lastName: 'Petit' })
  const session = await plannedSession(context, {
    clubId: club.id,
    inDays: 3,
    players: { [ines.id]: null, [tom.id]: null, [alma.id]: null },
  })
  const { seasons: listed, openable, archived } = await open({ leaving: [tom.id], archived: [alma.id] })
  expect(openable).toBeNull()
  expect(listed).toMatchObject([
    {
      startsOn,
      opened: { by: 'Camille Roux', continuing: 1, leaving: 1, archived: 1 },
      playersAtEnd: 1,
      sessions: 0,
    },
  ])
  expect(archived).toMatchObject([{ id: alma.id, firstName: 'Alma' }])
  const page = await lea.call(clubs.show, {})
  expect(page.players.map(({ id }) => id)).toEqual([ines.id])
  expect(page.administration?.removed.map(({ id }) => id)).toEqual([tom.id])
  const participants = await context.db
    .selectFrom('session_participants')
    .select('player_id')
    .where('session_id', '=', session)
    .execute()
  expect(participants).toEqual([{ player_id: ines.id }])
  const [toTom, toAlma] = [await queuedMailsTo(context, tom.email), await queuedMailsTo(context, alma.email)]
  expect(toTom.map(({ subject }) => subject)).toEqual(['Vous ne faites plus partie de TT Saison'])
  expect(toAlma.map(({ subject }) => subject)).toEqual(['Vous êtes en pause dans TT Saison'])
  expect(toAlma[0]?.text).toContain('Vous pouvez revenir quand vous voulez')
  expect(await queuedMailsTo(context, ines.email)).toEqual([])
  expect((await alma.call(accounts.me, {}))?.endedMembership?.reason).toBe('readmitted')
})

test('Who was archived comes back with the code and takes part again; who left asks a coach first.', async () => {
  const session = await plannedSession(context, {
    clubId: club.id,
    inDays: 3,
    players: { [ines.id]: null, [tom.id]: null },
  })
  await open({ leaving: [tom.id], archived: [ines.id] })
  const code = await club.code()
  expect(await refusal(tom.call(clubs.join, { code }))).toBe('removed-from-club')
  expect(await refusal(ines.call(clubs.join, { code }))).toBeNull()
  expect((await lea.call(seasons.list, {})).archived).toEqual([])
  const back = await context.db
    .selectFrom('session_participants')
    .select('player_id')
    .where('session_id', '=', session)
    .execute()
  expect(back).toEqual([{ player_id: ines.id }])
  await lea.call(clubs.readmitMember, { id: tom.id })
  // Readmitted later, and not archived.
  context.clock.now = new Date(context.clock.now.getTime() + 1000)
  expect((await lea.call(seasons.list, {})).archived.map(({ id }) => id)).not.toContain(ines.id)
  expect(await refusal(tom.call(clubs.join, { code }))).toBeNull()
})

test('Whom a coach has imported, and who has never signed in, is not written to.', async () => {
  await context.db.updateTable('accounts').set({ password_hash: null }).where('id', '=', tom.id).execute()
  await open({ leaving: [tom.id], archived: [ines.id] })
  expect(await queuedMailsTo(context, tom.email)).toEqual([])
  expect(await queuedMailsTo(context, ines.email)).toHaveLength(1)
})

test('Whom nobody can enter goes with the season, unless something is noted of them.', async () => {
  const alma = await createMember(context, club, 'player', { firstName: 'Alma', lastName: 'Petit' })
  await context.db
    .updateTable('accounts')
    .set({ password_hash: null, email: null })
    .where('id', 'in', [ines.id, tom.id, alma.id])
    .execute()
  const invited = { [ines.id]: null, [tom.id]: null, [alma.id]: null }
  await plannedSession(context, { clubId: club.id, inDays: 3, players: invited })
  await plannedSession(context, { clubId: club.id, inDays: -3, players: { [alma.id]: 'present' } })
  const { players } = await lea.call(seasons.prepare, {})
  expect(players.map(({ hasAddress }) => hasAddress)).toEqual([false, false, false])
  const { archived } = await open({ leaving: [tom.id], archived: [ines.id, alma.id] })
  expect(archived).toMatchObject([{ id: alma.id, hasAddress: false }])
  // Whom the code does not serve, a coach brings back.
  const { administration } = await lea.call(clubs.show, {})
  expect(administration?.removed).toMatchObject([{ id: alma.id, hasAddress: false }])
  const left = await context.db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [ines.id, tom.id, alma.id])
    .execute()
  expect(left).toEqual([{ id: alma.id }])
})

test('Sent twice with one id it is done once; of two coaches at once, one opens it.', async () => {
  const writeId = uuidv7()
  const input = { startsOn, leaving: [tom.id], archived: [] }
  const first = await lea.call(seasons.open, input, { writeId })
  expect(await lea.call(seasons.open, input, { writeId })).toEqual(first)
  expect(await queuedMailsTo(context, tom.email)).toHaveLength(1)

  const other = await createClub(context)
  const second = await createMember(context, other, 'coach')
  const both = [other.coach, second].map(({ call }) =>
    call(seasons.open, { startsOn, leaving: [], archived: [] }),
  )
  expect(await outcomes(both)).toEqual(['ok', 'season-already-opened'])
})

test('Where somebody has left meanwhile nothing is done, and who is there now is answered.', async () => {
  await tom.call(clubs.leave, {})
  const problem = await problemOf(open({ leaving: [tom.id], archived: [ines.id] }))
  expect(problem).toMatchObject({
    refusal: 'changed-meanwhile',
    current: { startsOn, isOpened: false, players: [{ id: ines.id }] },
  })
  expect((await lea.call(seasons.openable, {})).startsOn).toBe(startsOn)
  expect((await lea.call(clubs.show, {})).players).toHaveLength(1)
  expect(await refusal(open({ archived: [ines.id] }))).toBeNull()
})

test('From 1 June the coming season is opened, at the club’s midnight.', async () => {
  context.clock.now = new Date('2027-05-31T21:59:00Z')
  club = await createClub(context)
  lea = club.coach
  await createMember(context, club, 'player')
  expect((await lea.call(seasons.openable, {})).startsOn).toBe(startsOn)
  context.clock.now = new Date('2027-05-31T22:01:00Z')
  expect((await lea.call(seasons.openable, {})).startsOn).toBe('2027-07-01')
  expect(await refusal(open())).toBe('changed-meanwhile')
  const { seasons: listed } = await open({ startsOn: '2027-07-01' })
  // It stands there before it begins.
  expect(listed.map((each) => each.startsOn)).toEqual(['2027-07-01', startsOn])
  expect(listed[1]?.playersAtEnd).toBe(1)
})

test('Before it, a coach sees when each player came for the last time.', async () => {
  await plannedSession(context, {
    clubId: club.id,
    inDays: -10,
    players: { [ines.id]: 'present', [tom.id]: 'absent' },
  })
  await plannedSession(context, { clubId: club.id, inDays: -40, players: { [tom.id]: null } })
  await plannedSession(context, { clubId: club.id, inDays: -400, players: { [ines.id]: 'present' } })
  await plannedSession(context, {
    clubId: club.id,
    inDays: -2,
    players: { [ines.id]: 'present' },
    deleted: true,
  })
  const { players, isOpened } = await lea.call(seasons.prepare, {})
  expect(isOpened).toBe(false)
  expect(players.map(({ firstName, lastCame }) => [firstName, lastCame])).toEqual([
    ['Inès', '2026-11-14'],
    // Nobody called the roll that day.
    ['Tom', '2026-10-15'],
  ])
})

test('Each season has its figures, also those that were never opened.', async () => {
  const thisSeason = { clubId: club.id, players: { [ines.id]: 'present', [tom.id]: 'absent' } } as const
  await plannedSession(context, { ...thisSeason, inDays: -1, duration: '1h30' })
  await plannedSession(context, { ...thisSeason, inDays: -8, players: { [ines.id]: 'present' } })
  await plannedSession(context, { ...thisSeason, inDays: -9, players: { [tom.id]: null } })
  await plannedSession(context, { ...thisSeason, inDays: -2, deleted: true })
  await plannedSession(context, { ...thisSeason, inDays: 2 })
  // 12 June 2026.
  await plannedSession(context, { ...thisSeason, inDays: -165, players: { [tom.id]: 'present' } })
  context.clock.now = new Date('2026-06-30T21:59:00Z')
  await evaluate(lea, ines, { status: 'mastered' })
  context.clock.now = new Date('2026-07-01T08:00:00Z')
  await evaluate(lea, tom, { status: 'mastered' })
  await evaluate(lea, tom, { id: 'service-2' })
  context.clock.now = new Date('2026-11-24T17:00:00Z')
  const { seasons: listed } = await lea.call(seasons.list, {})
  expect(listed).toEqual([
    {
      startsOn,
      opened: null,
      playersAtEnd: 2,
      playersSeen: 1,
      erasedSeen: false,
      sessions: 3,
      minutes: 210,
      present: 2,
      absent: 1,
      techniques: 1,
    },
    {
      startsOn: '2025-07-01',
      opened: null,
      playersAtEnd: null,
      playersSeen: 1,
      erasedSeen: false,
      sessions: 1,
      minutes: 60,
      present: 1,
      absent: 0,
      techniques: 1,
    },
  ])
  await open({ leaving: [tom.id] })
  const [now, last] = (await lea.call(seasons.list, {})).seasons
  expect([now?.playersAtEnd, last?.playersAtEnd]).toEqual([1, 2])
})

test('Seasons are read on every plan; opening one asks for the plan.', async () => {
  await context.db
    .updateTable('clubs')
    .set({ subscription_plan: 'essential', trial_ends_at: context.now() })
    .where('id', '=', club.id)
    .execute()
  expect((await lea.call(seasons.list, {})).openable).toBe(startsOn)
  expect(await refusal(open())).toBe('not-in-plan')
})
